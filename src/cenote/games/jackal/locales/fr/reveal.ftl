jackal-reveal-title = Les routes sont révélées
jackal-reveal-route = La route de { $seat }
jackal-reveal-sum = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $labyrinths ->
    [0] {""}
    [one] {" "}+ { $labyrinths } labyrinthe
   *[other] {" "}+ { $labyrinths } labyrinthes
}{ $marks ->
    [0] {""}
    [one] {" "}+ { $marks } marque
   *[other] {" "}+ { $marks } marques
} = { $total } pas
jackal-reveal-next = Le suivant aurait eu { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
jackal-reveal-choose = Choisissez où aller.
jackal-reveal-way = { $cell } : { $leads }
jackal-reveal-failed = { $seat } n’a atteint aucun coffre.
jackal-reveal-share = { $seat } { $coins }
jackal-reveal-shares = Coffre à { $coins } en { $cell } : { $shares }.
jackal-reveal-best = Vos cartes n’avaient pas de meilleur chemin.
jackal-reveal-show-better = Montrer ce chemin
jackal-reveal-better-way = Le chemin : { $cells }.
jackal-voice-row = Ma route : { $cards }.
jackal-final-total = Pièces
jackal-final-extra = Départage
jackal-final-extra-about = L’île de départage a tranché l’égalité ; ses pièces ne comptent pas autrement.
jackal-final-winner = victoire
jackal-text-caption = L’île en mots
jackal-text-cell = Case
jackal-text-pirates = Qui est là
jackal-text-steps = Mes pas
