tikal-table-mode = { $mode ->
    [auction] Enchères
   *[basic] Jeu de base
}
tikal-table-status = { tikal-table-mode } · hexagone { $number } sur 36 · { $letter ->
    [none] la pile est vide
   *[other] prochaine lettre : { $letter }
} · décomptes { $rounds } sur 4
tikal-table-tiles = Jetons temple
tikal-table-tiles-of = Jetons temple de valeur { $value } restants : { $left }
tikal-table-tiles-of-next = Jetons de valeur { $value } restants : { $left }

tikal-table-mine = { $phase ->
    [placing] À vous : posez votre hexagone
    [bidding] À vous : enchérissez ou passez
    [picking] À vous : choisissez un hexagone
    [scoring] À vous : votre décompte
   *[acting] À vous de jouer
}
tikal-table-theirs = { $phase ->
    [placing] { $turn } pose un hexagone…
    [bidding] { $turn } réfléchit à une offre…
    [picking] { $turn } choisit un hexagone…
    [scoring] { $turn } joue son décompte…
    [acting] { $turn } joue…
   *[other] Tirage en cours…
}
tikal-table-left-workers = Explorateurs en réserve : { $count }
tikal-table-left-leader = Chef d’expédition : { $where ->
    [supply] en réserve
    [gone] retiré du jeu
   *[other] en { $where }
}
tikal-table-left-camps = Camps restants : { $count }
tikal-table-left-guards = Gardiens restants : { $count }
tikal-table-treasures-why = Ce que valent ces trésors : 1 pour un trésor unique, 3 pour une paire, 6 pour un triplé
tikal-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tikal-table-worth = vaut { $points }
tikal-table-worth-why = Ce que cette position rapporterait si le décompte avait lieu maintenant

tikal-table-hex = { $space } : { $kind ->
    [temple] Temple de valeur { $value }
    [treasure] { $wafers ->
        [0] Hexagone trésor vidé
        [one] { $wafers } trésor
       *[other] { $wafers } trésors
    }
    [volcano] Volcan
    [base_camp] Camp de base
   *[jungle] Clairière
}
tikal-table-empty-space = { $space } : il n’y a encore rien ici.
tikal-table-hex-panel = L’hexagone choisi
tikal-table-held = { $seat } tient ce temple : force { $most } contre { $next }.
tikal-table-you-hold = Vous tenez ce temple : force { $most } contre { $next }.
tikal-table-you-guard = Vous tenez ce temple avec un gardien, jusqu’à la fin de la partie.
tikal-table-your-camp = Votre camp.
tikal-table-not-held = { $most ->
    [0] Il n’y a personne ici.
   *[other] Personne ne tient ce temple : forces égales ({ $most }).
}
tikal-table-guarded = { $owner } tient ce temple avec un gardien, jusqu’à la fin de la partie.
tikal-table-standing = { $workers ->
    [0] chef
    [one] { $leader ->
        [yes] { $workers } explorateur + chef
       *[no] { $workers } explorateur
    }
   *[other] { $leader ->
        [yes] { $workers } explorateurs + chef
       *[no] { $workers } explorateurs
    }
}
tikal-table-member = { $member ->
    [leader] Votre chef d’expédition en { $space }
   *[worker] Vos explorateurs en { $space }
}
tikal-table-walk-with = { $member ->
    [leader] Déplacer le chef
   *[worker] Déplacer un explorateur
}
tikal-table-lit-walk = Y aller coûte { $cost } { -ap }.
tikal-table-lit-place = L’hexagone peut se poser ici.
tikal-table-choose-target = Choisissez maintenant un hexagone en surbrillance.
tikal-table-tap-hex = Choisissez l’hexagone pour voir ce qu’on peut y faire.

tikal-table-cost = { $cost } { -ap }
tikal-table-step-walk = { $member ->
    [leader] Chef
   *[worker] Explorateur
} { $origin } → { $space }
tikal-table-step-travel = { $member ->
    [leader] Chef
   *[worker] Explorateur
} en voyage { $origin } → { $space }
tikal-table-step-enter = { $member ->
    [leader] Chef en { $space }
   *[worker] Explorateur en { $space }
}
tikal-table-step-place = Hexagone en { $space }
tikal-table-step-uncover = Dégager { $space }
tikal-table-step-recover = Déterrer en { $space }
tikal-table-step-camp = Camp en { $space }
tikal-table-step-guard = Gardien en { $space }
tikal-table-step-exchange = { $given } contre { $taken } ({ $other })
tikal-table-step-bid = Offre de { $points }
tikal-table-step-pass = Passer
tikal-table-step-pick = Prendre : { $hex }
tikal-table-step-end = Fin du tour
tikal-table-do-enter = { $member ->
    [leader] Mettre le chef en jeu
   *[worker] Mettre un explorateur en jeu
}
tikal-table-do-uncover = Dégager un niveau
tikal-table-do-recover = Déterrer un trésor
tikal-table-do-camp = Installer un camp
tikal-table-do-guard = Placer un gardien
tikal-table-leaves = { $count ->
    [one] Un autre membre de l’expédition quitte le jeu
   *[other] { $count } autres membres de l’expédition quittent le jeu
}
tikal-table-swap = { $given } contre { $taken }

tikal-table-placing-hint = Choisissez une case en surbrillance.
tikal-table-placing-fits = L’hexagone peut aller en { $spaces }.
tikal-table-placing-at = En { $space }. Appuyez encore pour tourner l’hexagone.
tikal-table-place-here = Poser ici
tikal-table-rotate = Tourner dans le sens horaire
tikal-table-rotate-back = Tourner dans le sens antihoraire

tikal-table-act-hint = Choisissez une de vos figurines pour la déplacer, ou un hexagone pour voir ce qu’on peut y faire.
tikal-table-bring-in = { $member ->
    [leader] Mettre le chef en jeu en { $space }
   *[worker] Mettre un explorateur en jeu en { $space }
}
tikal-table-nothing-left = Il n’y a plus rien à faire à ce tour.

tikal-table-auction = Enchères
tikal-table-on-offer = Hexagones proposés
tikal-table-pick-one = Choisissez un hexagone
tikal-table-can-spend = a { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tikal-table-had-turn = a déjà joué
tikal-table-waits = attend
tikal-table-passed = a passé
tikal-table-bids = { $bid ->
    [0] encore en lice
   *[other] offre { $bid }
}
tikal-table-bid = Offrir { $points }
tikal-table-bid-more = Un de plus
tikal-table-bid-less = Un de moins
tikal-table-pass = Passer

tikal-table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
tikal-table-commit-end = Valider et finir
tikal-table-end-confirm = Vraiment ? { $lost } { -ap } perdus
tikal-table-end-draws = À la fin du tour, l’hexagone suivant est pioché. Ensuite, plus rien ne peut être repris.
tikal-table-end-turn = { $lost ->
    [0] Finir le tour
   *[other] Finir le tour (−{ $lost } { -ap })
}

tikal-table-scoring = { $final ->
    [yes] Dernier tour de décompte
   *[no] Tour de décompte { $number }
}
tikal-table-scoring-hint = Chacun joue un tour de 10 { -ap } sans hexagone, puis marque ses points.

tikal-table-text-caption = Le plateau en mots
tikal-table-text-hex = Hexagone
tikal-table-text-holder = Tenu par
tikal-table-text-standing = Ce qui s’y trouve
tikal-table-key-rotate = tourner l’hexagone (avec Maj dans l’autre sens)
tikal-table-key-place = poser l’hexagone comme indiqué
tikal-table-key-end = finir le tour
tikal-table-sign-workers = explorateurs encore en réserve
tikal-table-sign-leader = où se trouve le chef d’expédition ; un tiret s’il n’est pas sur le plateau
tikal-table-sign-camps = camps encore à installer
tikal-table-sign-guards = gardiens encore à placer
tikal-table-sign-tiles = jetons temple restants, valeur par valeur
tikal-table-sign-flag = sur un temple : qui le tient en ce moment
tikal-table-count = Hex. { $number }/36
tikal-table-sign-worth = « vaut 5 » : ce que cette position rapporterait lors d’un décompte immédiat
tikal-table-sign-letter = « prochaine lettre : B » : la pile est triée par lettres, de A à G ; le prochain hexagone porte celle-ci
tikal-table-sign-spaces = a1 à h5 : les noms des cases, depuis la gauche et depuis le haut
tikal-table-sign-fair = « Équité prouvée » : personne ne pouvait choisir ce qui est pioché, et vous pouvez le vérifier après la partie
tikal-table-brief = Hexagone { $number } sur 36 · { $letter ->
    [none] la pile est vide
   *[other] prochaine lettre : { $letter }
}
tikal-table-hex-short = { $kind ->
    [temple] temple { $value }
    [treasure] { $value ->
        [one] { $value } trésor
       *[other] { $value } trésors
    }
    [volcano] volcan
   *[jungle] clairière
}
tikal-column-round = { $final ->
    [yes] Dernier décompte
   *[no] Décompte { $number }
}
