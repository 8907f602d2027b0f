look-title = Retour en arrière
look-whole = Revoir la partie
look-beginning = Le début
look-slider = Moment de la partie
look-place = Tour { $turn } sur { $turns } : { $told }
look-count = { $turn } sur { $turns }
look-moves = Parcourir la partie
look-play = Lecture
look-pause = Mettre en pause
look-back = Un pas en arrière
look-on = Un pas en avant
look-turn-back = À la fin du tour précédent
look-turn-on = À la fin de ce tour ou du suivant
look-speed = Vitesse : { $speed }×
look-share = Copier le lien
look-copied = Le lien vers ce moment est copié. Tout le monde peut l’ouvrir.
look-link = Le lien vers ce moment : { $url }
look-now = Revenir au présent
look-result = Revenir au résultat
look-your-turn = Revenir : c’est à vous
look-turn = Tour
look-gains = Points de ce tour
look-curve = Les scores tour par tour
look-numbers = En chiffres
look-play-on = Rejouer à partir d’ici
look-play-on-about = Tout reste comme c’était jusqu’à ce moment, et la suite est tirée de nouveau. Des bots prennent les autres places. Laquelle est la vôtre ?
look-take-over = { $yours ->
    [yes] { $seat } (votre place)
   *[no] { $seat }
}
look-away = { $count ->
    [one] En votre absence : une étape
   *[other] En votre absence : { $count } étapes
}
look-away-show = Montrer
web-problem-nothing-left = À ce moment, il n’y a plus rien à décider.
