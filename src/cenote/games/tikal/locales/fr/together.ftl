# Aller vers un hexagone touché, et faire une chose plusieurs fois d’un coup.
tikal-table-walk-here = Venir ici
tikal-table-comer = { $member ->
    [leader] Chef
   *[worker] Explorateur
} { $camp ->
    [yes] en voyage depuis { $origin }
   *[no] depuis { $origin }
}
tikal-table-more-comers = { $count ->
    [one] Un autre groupe pourrait venir
   *[other] { $count } autres groupes pourraient venir
}
tikal-table-times-of = { $times } × { $step }, { $cost } { -ap }
tikal-voice-comers = Pourraient venir : { $ways }.
tikal-table-sign-cost = sur un hexagone éclairé : ce que coûte le chemin ou l’action, en points d’action
tikal-table-scores = { $seat } marque ses points
tikal-table-scorings = Décomptes
tikal-table-strip = { $seat } : { $standing }, { $spend }
