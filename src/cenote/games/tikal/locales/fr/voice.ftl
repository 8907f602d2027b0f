# Pour qui joue à l’oreille : le plateau, l’hexagone en main et le plan, en mots.
tikal-voice-drawn = Nouvel hexagone proposé : { tikal-hex }.
tikal-voice-removed = Hexagone impossible à poser, retiré du jeu : { tikal-hex }.
tikal-voice-taken = { $seat } prend un hexagone : { tikal-hex }{ $last ->
    [yes] . C’est le dernier de la manche : il est gratuit.
   *[no] .
}
tikal-voice-stones = Dalles de pierre aux frontières : { $joined }.{ $open ->
    [none] {""}
   *[other] {" "}Vers des cases vides : { $open }.
}
tikal-voice-hand = Votre hexagone : { $hex }.{ $stones ->
    [none] {" "}Il n’a pas de dalle.
   *[other] {" "}Ses dalles de pierre, dans le sens horaire à partir du haut : { $stones }.
} Il peut aller en { $spaces }.
tikal-voice-spot = { $hex } en { $space }, { $turns ->
    [0] sans rotation.
    [one] un cran dans le sens horaire.
   *[other] { $turns } crans dans le sens horaire.
}
tikal-voice-offers = Vous pouvez faire ceci ici : { $deeds }.
tikal-voice-nothing = Rien n’est possible ici maintenant.
tikal-voice-mover = { $member ->
    [leader] Chef d’expédition en { $space } choisi.
   *[worker] Explorateur en { $space } choisi.
} À portée : { $ways }.
tikal-voice-plan = Étape { $count } : { $step }. Il reste { $left } { -ap }.
tikal-voice-workers = { $times } explorateurs en { $space }
tikal-voice-times = { $times } fois : { $step }
tikal-voice-turn = { $status }. Il reste { $left } { -ap }.
tikal-voice-costly = { $what }, { $cost } { -ap }
tikal-table-out-of-reach = { $space } est hors de portée : { $left } { -ap } ne suffisent pas pour y aller.
tikal-table-text-stones = Dalles de pierre
tikal-table-strengths = { $mine ->
    [0] tenu par un gardien
   *[other] force { $mine } contre { $theirs }
}
tikal-table-show-spaces = Montrer sur le plateau
tikal-table-round = Cette manche
tikal-column-start = Départ
tikal-column-bids = Offres
