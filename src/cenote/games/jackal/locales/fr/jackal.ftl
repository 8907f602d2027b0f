jackal-word-H = flèche horizontale
jackal-word-V = flèche verticale
jackal-word-X = flèche en croix
jackal-word-K = cavalier
jackal-word-F = pavillon noir
jackal-word-P = parchemin
jackal-word-M = marque noire

jackal-card-dealt = { $card ->
    [none] { $seat } reçoit une carte de la pioche.
   *[other] { $seat } reçoit une carte de la pioche : { $card-word }.
}
jackal-market-filled = Nouvelle carte au marché : { $card-word }.
jackal-island-shown = Terre en vue : { $name } ({ $island }).
jackal-announced = { $lands ->
    [yes] { $seat } débarque.
   *[no] { $seat } passe et prend deux cartes.
}
jackal-market-taken = { $seat } prend au marché : { $card-word }.
jackal-deck-taken = { $seat } prend une carte de la pioche.
jackal-card-laid = { $seat } ajoute à sa route : { $card-word }.
jackal-route-ready = { $seat } déclare sa route prête.
jackal-mark-aimed = { $seat } destine une marque noire à { $other }.
jackal-throws-ready = Marques noires : { $seat } a fait son choix.
jackal-mark-thrown = { $seat } lance une marque noire à { $other } : un pas de plus.
jackal-card-kept = { $card ->
    [none] { $seat } garde une carte.
   *[other] { $seat } garde : { $card-word }.
}
jackal-packs-passed = Les paquets tournent vers la gauche ; { $left ->
    [0] le draft est terminé
    [one] la dernière carte est gardée d’office
   *[other] chacun compte encore { $left } cartes
}.
jackal-route-opened = { $seat } révèle { $route ->
    [none] une route sans carte
   *[other] la route { $route }
}{ $reaches ->
    [yes] .
   *[no] {" "}: elle ne mène à aucun coffre.
}
jackal-went = { $seat } va en { $cell }.
jackal-chest-reached = { $seat } atteint en { $cell } un coffre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $steps } pas{ $marks ->
    [0] .
    [one] , plus { $marks } marque noire.
   *[other] , plus { $marks } marques noires.
}
jackal-better-route = { $seat } aurait pu atteindre le coffre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en { $cell }, en { $steps } pas : { $route }.
jackal-gold-taken = { $seat } empoche { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $extra ->
    [yes] {" "}sur l’île de départage.
   *[no] {" "}; total : { $total }.
}
jackal-island-left = Île { $number } terminée : { $name }.
jackal-extra-island = Égalité entre { $winners } : une île de départage va trancher.
jackal-game-over = La partie est terminée. Victoire : { $winners } ({ $scores }).

jackal-J8-4 = La partie est terminée.
jackal-J8-10 = La partie est terminée.
jackal-J2-2 = { $why ->
    [no-card] Il ne reste aucune carte de ce type dans la pioche.
    [chance] Les cartes viennent de la pioche ; personne ne les choisit.
   *[phase] { $phase ->
        [dealing] La distribution des cartes est en cours.
       *[other] Ce n’est pas le moment de distribuer une carte.
    }
}
jackal-J2-3 = { $why ->
    [chance] Les îles sont tirées au hasard ; personne ne les choisit.
   *[phase] { $phase ->
        [showing] Une île est sur le point d’apparaître.
       *[other] Ce n’est pas le moment de dévoiler une île.
    }
}
jackal-J8-3 = L’île { $island } ne fait pas partie de celles à venir.
jackal-J8-7 = { $why ->
    [already-kept] Vous avez gardé votre carte ; les autres choisissent encore.
    [no-card] Il n’y a pas de carte de ce type dans votre paquet ({ $card-word }).
   *[phase] C’est le moment de garder une carte du paquet.
}
jackal-J3-1 = { $why ->
    [turn] C’est à { $turn } de faire son annonce.
   *[phase] C’est le moment de passer ou de débarquer.
}
jackal-J3-2 = { $why ->
    [turn] C’est à { $turn } de prendre des cartes.
    [no-card] Il n’y a pas de carte de ce type au marché ({ $card-word }).
   *[phase] Prenez d’abord deux cartes, au marché ou dans la pioche.
}
jackal-J3-4 = Vous avez passé : vous ne préparez pas de route sur cette île.
jackal-J4-1 = { $why ->
    [no-card] Vous n’avez pas de carte de ce type en main ({ $card-word }).
   *[phase] C’est le moment de préparer les routes.
}
jackal-J4-2 = Vous avez déclaré votre route prête : elle ne peut plus changer.
jackal-J4-3 = { $why ->
    [mark-in-route] Une marque noire ne peut pas faire partie d’une route.
   *[flag-not-first] Un pavillon noir ne peut être que la première carte d’une route.
}
jackal-J5-1 = { $why ->
    [nobody] Vous n’avez personne à qui lancer une marque noire.
    [is-done] Vous avez déjà fait votre choix pour les marques noires.
    [target] Une marque noire ne se lance qu’à un autre joueur qui a débarqué.
    [no-marks] Vous n’avez pas de marque noire.
   *[phase] C’est le moment de lancer les marques noires.
}
jackal-J8-5 = Seuls les joueurs à égalité jouent l’île de départage.
jackal-J9-5 = À cette table, il faut avoir débarqué pour lancer des marques noires.
jackal-J6-1 = { $why ->
    [turn] C’est à { $turn } d’avancer.
   *[phase] C’est le moment de révéler et de parcourir les routes.
}
jackal-J6-3 = La prochaine carte ne mène pas par là ({ $card-word }).
jackal-J6-4 = La prochaine carte est un cavalier : il saute comme aux échecs.
jackal-J6-5 = Aucun déplacement ne finit dans la mer.
jackal-J6-7 = Pour entrer dans la jungle en { $cell }, il faut un parchemin juste avant la carte.
jackal-J6-8 = Pour atteindre le coffre enfoui en { $cell }, il faut un parchemin juste avant la carte.
jackal-J6-10 = { $why ->
    [exit-first] Choisissez d’abord par quelle grotte ressortir.
    [outside] Vous n’êtes pas dans une grotte.
   *[no-cave] Il n’y a pas d’autre grotte en { $cell }.
}
jackal-J6-12 = Par { $cell }, vos cartes ne mènent à aucun coffre ; par un autre chemin, si.

jackal-status = { $phase ->
    [over] La partie est terminée.
    [drafting] Draft : chacun garde une carte et donne les autres à son voisin de gauche.
    [announcing] À { $turn } de choisir : passer ou débarquer.
    [taking] { $turn } prend des cartes.
    [laying] Les routes se préparent.
    [throwing] C’est le moment de lancer des marques noires.
    [opening] { $turn } parcourt sa route.
   *[other] Distribution des cartes.
}
jackal-island-title = Île { $number } : { $name }.
jackal-ahead = À venir : { $names }.
jackal-cards = Marché : { $market } · pioche { $deck } · défausse { $discard }
jackal-hand = Votre main : { $cards }
jackal-pack = Votre paquet : { $cards }
jackal-route = Votre route : { $cards }
jackal-player = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}{ $announced ->
    [passed] , passe
    [landed] , débarque
   *[silent] {""}
}{ $first ->
    [yes] , joue en premier
   *[no] {""}
}

jackal-tally = Pièces par joueur : { $coins } · passes : { $passes } des annonces · coffres disputés : { $contested } des coffres atteints · égalités : { $ties } des parties

jackal-reaches = Votre route mène en { $steps } pas au coffre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
jackal-reaches-nothing = Votre route ne mène à aucun coffre.

jackal-group-pass = Passer et prendre deux cartes
jackal-group-land = Débarquer
jackal-group-take = Prendre une carte
jackal-group-lay = Ajouter une carte à la route
jackal-group-ready = Déclarer la route prête
jackal-group-throw = Lancer une marque noire
jackal-group-done = Ne plus lancer de marque noire
jackal-group-go = Avancer
jackal-group-jump = Sauter
jackal-group-exit = Sortir de la grotte
jackal-group-keep = Garder une carte

jackal-do-pass = Passer et prendre deux cartes
jackal-do-land = Débarquer
jackal-do-take = Prendre au marché : { $card-word } ({ $card })
jackal-do-take-deck = Prendre à la pioche
jackal-do-lay = Ajouter : { $card-word } ({ $card })
jackal-do-ready = Déclarer la route prête
jackal-do-throw = Lancer une marque noire à { $target }
jackal-do-done = Ne plus lancer de marque noire
jackal-do-go = Aller en { $cell }{ $leads ->
    [none] {""}
   *[other] {" "}: { $leads }
}
jackal-do-exit = Ressortir en { $cell }{ $leads ->
    [none] {""}
   *[other] {" "}: { $leads }
}
jackal-lead = vers le coffre à { $coins } en { $cell }, { $steps } pas, { $pays ->
    [one] { $pays } pièce
   *[other] { $pays } pièces
} pour l’instant
jackal-do-keep = Garder : { $card-word } ({ $card })

jackal-column-chest = Coffre
jackal-column-player = Joueur
jackal-column-steps = Pas
jackal-column-coins = Pièces

jackal-told = { $kind ->
    [cW] Pavillon blanc : { $cells }.
    [cB] Pavillon noir : { $cells }.
    [c1] Coffre à 1 pièce : { $cells }.
    [c2] Coffre à 2 pièces : { $cells }.
    [c3] Coffre à 3 pièces : { $cells }.
    [c4] Coffre à 4 pièces : { $cells }.
    [ca] Coffre enfoui à 1 pièce : { $cells }.
    [cb] Coffre enfoui à 2 pièces : { $cells }.
    [cc] Coffre enfoui à 3 pièces : { $cells }.
    [cd] Coffre enfoui à 4 pièces : { $cells }.
    [cL] Labyrinthe : { $cells }.
    [cJ] Jungle : { $cells }.
    [cC] Grotte : { $cells }.
   *[sea] Mer : { $cells }.
}

jackal-legend = W pavillon blanc, B pavillon noir, 3 coffre, (3) ou ³ coffre enfoui, @ labyrinthe, ♣ jungle, O grotte, ≈ mer.
jackal-legend-actions = Cartes : H horizontale, V verticale, X en croix, K cavalier, F pavillon noir, P parchemin, M marque noire.

jackal-unfit-json = ce n’est pas du JSON : { $reason }
jackal-unfit-shape = un fichier de matériel est un objet contenant « deck » et « islands ».
jackal-unfit-islands = il faut de { $least } à { $most } îles, pas { $count }.
jackal-unfit-twice = deux îles s’appellent { $island }.
jackal-unfit-card = la carte { $card } n’existe pas ; les cartes possibles : { $cards }.
jackal-unfit-count = cartes { $card } : leur nombre doit aller de 0 à { $most } ; { $count } ne convient pas.
jackal-unfit-object = l’île numéro { $number } n’est pas un objet.
jackal-unfit-fields = île numéro { $number } : id et name sont des textes, rows est une liste de textes.
jackal-unfit-name = île numéro { $number } : « { $name } » n’est pas un nom de 1 à { $most } caractères visibles.
jackal-unfit-rows = île { $island } : il faut de 1 à { $most } rangées de texte.
jackal-unfit-width = île { $island }, rangée 1 : une rangée compte de 1 à { $most } cases, pas { $cells }.
jackal-unfit-unequal = île { $island }, rangée { $row } : on y compte { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, contre { $width } dans la rangée 1.
jackal-unfit-letter = île { $island }, rangée { $row }, colonne { $column } : lettre inconnue { $letter }.
jackal-unfit-chest = île { $island } : il n’y a aucun coffre.
jackal-unfit-no-flag = île { $island } : il n’y a nulle part de pavillon { $colour ->
    [white] blanc
   *[black] noir
} ({ $flag }).
jackal-unfit-two-flags = île { $island }, rangée { $row }, colonne { $column } : il y a un deuxième pavillon { $colour ->
    [white] blanc
   *[black] noir
}.
jackal-unfit-unreachable = île { $island }, rangée { $row }, colonne { $column } : ce coffre est inaccessible depuis le pavillon blanc.
jackal-unfit-deck-size = à { $seats } joueurs, il faut au moins { $least } cartes, et la pioche en compte { $cards }.
