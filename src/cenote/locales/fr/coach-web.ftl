hint-ask = Conseil
hint-ask-why = Demander au coach : qui est en tête et quels tours sont bons
hint-title = Le coach
hint-thinking = Le coach réfléchit…
hint-cancel = Laisser tomber
hint-chances = Chances de gagner
hint-chance-of = { $seat } { $chance }
hint-turns = Bons tours
hint-then = vos chances ensuite
hint-told = { $count ->
    [0] Vos chances de gagner : { $chance }.
    [one] Vos chances de gagner : { $chance }. Le coach propose un tour.
   *[other] Vos chances de gagner : { $chance }. Le coach propose { $count } tours.
}
hint-none = Le coach n’a pas de tour à proposer ici.
hint-play = Jouer ce tour
hint-others = Autres tours
hint-own = Revenir à mon plan
review-open = Analyser la partie
review-pages = À côté du plateau
review-page = Analyse
review-working = Le coach parcourt la partie…
review-costly = Les tours les plus coûteux
review-costly-none = Aucun tour n’a coûté cher à { $seat }.
review-whose = Tours de
review-turn = Tour { $turn }
review-moment = Étape { $at }
review-played = Joué : { $steps }
review-better = Mieux : { $steps }
review-show = Montrer le meilleur tour sur le plateau
review-instead = { $seat } aurait pu jouer : { $steps }
review-balance = Chance et talent
review-luck = Chance
review-skill = Talent
review-gifts = Cadeaux
review-balance-about = La chance, c’est ce que les tirages ont apporté ; le talent, ce que les choix ont apporté à côté des meilleurs ; les cadeaux, ce que ceux des autres ont apporté. Le tout en chances de gagner, additionnées sur la partie.
