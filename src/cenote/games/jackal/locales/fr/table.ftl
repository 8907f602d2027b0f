jackal-table-island = { $extra ->
    [yes] Île supplémentaire · { $name }
   *[no] Île { $number } sur { $count } · { $name }
}
jackal-table-island-short = { $extra ->
    [yes] Île en plus
   *[no] Île { $number }/{ $count }
}
jackal-table-mine = { $phase ->
    [drafting] Gardez une carte du paquet
    [announcing] À vous : débarquer ou passer
    [taking] { $left ->
        [1] Prenez encore une carte
       *[other] Prenez une carte
    }
    [laying] Posez votre route
    [throwing] Lancez des marques noires, ou aucune
    [opening] Votre route est ouverte : choisissez votre chemin
   *[other] À vous
}
jackal-table-theirs = { $phase ->
    [drafting] Choisissent encore : { $names }
    [announcing] { $names } hésite : débarquer ou passer…
    [taking] { $names } prend des cartes…
    [laying] Posent encore leur route : { $names }
    [throwing] Décident encore des marques noires : { $names }
    [opening] { $names } est en chemin…
    [over] La partie est terminée.
   *[other] On distribue les cartes…
}
jackal-table-cell = { $cell } : { $kind ->
    [chest] coffre à { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
    [buried] coffre enterré à { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, exige un parchemin
    [white] pavillon blanc
    [black] pavillon noir
    [labyrinth] labyrinthe, un pas de plus
    [jungle] jungle, exige un parchemin
    [cave] grotte
   *[empty] vide
}
jackal-table-first = commence
jackal-table-holds = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
jackal-table-announced = { $announced ->
    [passed] passe
   *[landed] débarque
}
jackal-table-laid = { $cards ->
    [0] rien de posé
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
}
jackal-table-marks = { $count ->
    [one] Une marque noire : un pas de plus
   *[other] { $count } marques noires : { $count } pas de plus
}
jackal-table-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
jackal-table-market = Marché
jackal-table-deck = Pioche : { $deck }
jackal-table-piles = Pioche { $deck } · défausse { $discard }
jackal-table-face-down = Une carte face cachée
jackal-table-horizon = À l’horizon
jackal-table-ahead-island = À venir : { $name }
jackal-table-reach-title = Ce que vos cartes atteignent
jackal-table-reach-here = Sur cette île
jackal-table-reach-ahead = Avec les cartes que vous avez en main
jackal-table-reach-none = Aucun coffre à portée
jackal-table-reach = Coffre à { $coins } en { $cell } : { $steps } pas
jackal-table-with = Avec : { $cards }
jackal-table-reaches = Atteint le coffre à { $coins } en { $cell } en { $steps } pas.
jackal-table-shares = { $others ->
    [0] Personne d’autre n’a débarqué : { $coins } pour vous.
   *[other] Seul : { $coins }. Si tous viennent, le moins de pas d’abord : { $shares }
}
jackal-table-reaches-nothing = N’atteint encore aucun coffre.
jackal-table-stuck = Touchez des cartes de votre main pour poser votre route.
jackal-table-row = Ma route
jackal-table-hand = Main
jackal-table-hand-empty = Aucune carte
jackal-table-lay = Poser : { $card }
jackal-table-in-row = { $place } : { $card }. Appuyez pour la reprendre ; les flèches du clavier la déplacent.
jackal-table-pack = Draft : votre paquet
jackal-table-pack-about = Gardez une carte ; le reste va à { $to }. Le prochain paquet vient de { $from }.
jackal-table-keep = Garder : { $card }
jackal-table-throw-title = Marques noires
jackal-table-throw-about = Chaque marque allonge d’un pas la route de ce pirate. Les lancers sont montrés tous ensemble.
jackal-table-throw-none = Vous n’avez aucune marque noire à lancer.
jackal-table-throw-at = Lancer une marque à { $target }
jackal-table-throw = { $count ->
    [0] Ne rien lancer
    [one] Lancer { $count } marque
   *[other] Lancer { $count } marques
}
jackal-table-ready = Prêt
jackal-table-land = Débarquer
jackal-table-pass = Passer : deux cartes
jackal-table-do = { $phase ->
    [drafting] Garder cette carte
    [taking] Prendre cette carte
   *[opening] Suivre ce chemin
}
jackal-table-no-chest = Cette route n’atteint aucun coffre
jackal-table-no-chest-about = Elle ne rapporte rien et ses cartes sont défaussées.
jackal-table-go-on-laying = Continuer à poser
jackal-table-ready-anyway = Prêt quand même
jackal-table-chest = Coffre à { $coins } en { $cell }
jackal-table-misses = n’atteint aucun coffre
jackal-table-no-card = sans carte
jackal-table-last = Île précédente : { $name }
jackal-table-last-none = Personne n’y a pris d’or.
jackal-table-better = Vos cartes pouvaient atteindre le coffre à { $coins } en { $cell } en { $steps } pas :
jackal-table-first-about = Premier dans l’ordre sur cette île : annonce en premier et passe devant à pas égaux
jackal-table-again = { $card } : choisie. Appuyez encore pour confirmer.
jackal-table-piles-about = Cartes restant dans la pioche ; cartes jouées. Une pioche vide est refaite avec la défausse.
jackal-table-fewer = { $steps } pas suffiraient.
jackal-table-badge = { $steps } pas pour vous
jackal-log-dealt = { $seat } reçoit de la pioche : { $cards }.
jackal-log-filled = Nouveau sur le marché : { $cards }.
