table-status = { $mode ->
    [auction] Enchères
   *[basic] Jeu de base
} · hexagone { $number } sur 36 · { $letter ->
    [none] la pile est vide
   *[other] prochaine lettre : { $letter }
} · décomptes { $rounds }/4
table-tiles = Tuiles temple
table-tiles-of = Tuiles temple de valeur { $value } restantes : { $left }
table-tiles-of-next = Tuiles de valeur { $value } restantes : { $left }

table-mine = { $phase ->
    [placing] À vous : posez votre hexagone
    [bidding] À vous : enchérissez ou passez
    [picking] À vous : choisissez un hexagone
    [scoring] À vous : tour de décompte
   *[acting] À vous de jouer
}
table-theirs = { $phase ->
    [placing] { $turn } pose un hexagone…
    [bidding] { $turn } réfléchit à une offre…
    [picking] { $turn } choisit un hexagone…
    [scoring] { $turn } joue son tour de décompte…
    [acting] { $turn } joue…
   *[other] Tirage en cours…
}
table-ahead = Vous préparez votre tour
table-to-move = joue
table-standby = un bot joue à sa place
table-away = pas là
table-left-workers = Explorateurs en réserve : { $count }
table-left-leader = Chef d'expédition : { $where ->
    [supply] en réserve
    [gone] retiré du jeu
   *[other] en { $where }
}
table-left-camps = Camps restants : { $count }
table-left-guards = Gardiens restants : { $count }
table-treasures-why = Ce que valent ces trésors : 1 pour un trésor isolé, 3 pour une paire, 6 pour un triplé
table-worth = vaut { $points }
table-worth-why = Ce que cette position rapporterait si le décompte avait lieu maintenant

table-hex = { $space } · { $kind ->
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
table-empty-space = { $space } : il n'y a encore rien ici.
table-hex-panel = L'hexagone choisi
table-held = { $seat } tient ce temple : force { $most } contre { $next }.
table-not-held = { $most ->
    [0] Il n'y a personne ici.
   *[other] Personne ne tient ce temple : forces égales ({ $most }).
}
table-guarded = { $owner } tient ce temple avec un gardien, jusqu'à la fin de la partie.
table-standing = { $workers ->
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
table-member = { $member ->
    [leader] Votre chef d'expédition en { $space }
   *[worker] Vos explorateurs en { $space }
}
table-walk-with = { $member ->
    [leader] Déplacer le chef
   *[worker] Déplacer un explorateur
}
table-lit-walk = Y aller coûte { $cost } { -ap }.
table-lit-place = L'hexagone peut se poser ici.
table-choose-target = Choisissez maintenant un hexagone en surbrillance.
table-tap-hex = Choisissez l'hexagone pour voir ce qu'on peut y faire.

table-cost = { $cost } { -ap }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} { $points ->
    [one] point
   *[other] points
}
table-no-way-back = sans retour possible
table-step-walk = { $member ->
    [leader] Chef
   *[worker] Explorateur
} { $origin } → { $space }
table-step-travel = { $member ->
    [leader] Chef
   *[worker] Explorateur
} en voyage { $origin } → { $space }
table-step-enter = { $member ->
    [leader] Chef en { $space }
   *[worker] Explorateur en { $space }
}
table-step-place = Hexagone en { $space }
table-step-uncover = Dégager { $space }
table-step-recover = Déterrer en { $space }
table-step-camp = Camp en { $space }
table-step-guard = Gardien en { $space }
table-step-exchange = { $given } contre { $taken } ({ $other })
table-step-bid = Offre de { $points }
table-step-pass = Passer
table-step-pick = Prendre : { $hex }
table-step-end = Fin du tour
table-do-enter = { $member ->
    [leader] Faire entrer le chef
   *[worker] Faire entrer un explorateur
}
table-do-uncover = Dégager un niveau
table-do-recover = Déterrer un trésor
table-do-camp = Installer un camp
table-do-guard = Placer un gardien
table-swap = { $given } contre { $taken }

table-placing-hint = Choisissez une case en surbrillance.
table-placing-at = En { $space }. Appuyez encore pour tourner l'hexagone.
table-place-here = Poser ici
table-rotate = Tourner dans le sens horaire
table-rotate-back = Tourner dans le sens antihoraire

table-now = Ce que vous pouvez faire
table-act-hint = Choisissez une de vos figurines pour la déplacer, ou un hexagone pour voir ce qu'on peut y faire.
table-bring = { $member ->
    [leader] Faire entrer le chef
   *[worker] Faire entrer un explorateur
} (1 { -ap }) :
table-nothing-left = Il n'y a plus rien à faire à ce tour.

table-auction = Enchères
table-on-offer = Hexagones proposés
table-pick-one = Choisissez un hexagone
table-can-spend = a { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-had-turn = a déjà joué
table-waits = attend
table-passed = a passé
table-bids = { $bid ->
    [0] encore en lice
   *[other] offre { $bid }
}
table-bid = Offrir { $points }
table-bid-more = Un de plus
table-bid-less = Un de moins
table-pass = Passer

table-turn-bar = Votre tour
table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
table-plan = Votre plan
table-take-out = Retirer : { $step }
table-fallen = Impossible pour l'instant : { $steps }.
table-drop-fallen = Oublier ces étapes
table-undo = Annuler
table-take-back = Reprendre le coup
table-start-over = Recommencer
table-commit = Valider
table-commit-end = Valider et finir
table-commit-reveal = Valider sans retour
table-end-turn = { $lost ->
    [0] Finir le tour
   *[other] Finir le tour (−{ $lost } { -ap })
}
table-plan-ahead = Préparer mon tour
table-stop-ahead = Arrêter
table-skip = Accélérer
table-trouble = Cela n'a pas marché. Veuillez réessayer.
table-trouble-stale = Il s'est passé quelque chose entre-temps : le plan a été revérifié.
table-trouble-nothing-to-plan = Il n'y a rien à planifier pour l'instant.
table-trouble-open-choice = Ce choix n'est pas encore terminé.
table-trouble-unknown-action = Cette action n'existe pas.
table-trouble-unknown-message = Le serveur n'a pas compris cette page. Rechargez-la.
table-trouble-nothing-to-undo = Il n'y a rien à annuler.
table-trouble-not-running = Cette partie n'est plus en cours.
table-trouble-plan-ends = La suite dépend du hasard : cette étape doit être la dernière du plan.

table-scoring = { $final ->
    [yes] Dernier tour de décompte
   *[no] Tour de décompte { $number }
}
table-scoring-hint = Chacun joue un tour de 10 { -ap } sans hexagone, puis marque ses points.
table-over = La partie est terminée
table-won = { $count ->
    [1] { $winners } gagne !
   *[other] Victoire partagée : { $winners } !
}
table-rematch = Revanche
table-rematch-open = Vers la revanche
table-home = Accueil
table-record = Télécharger la partie
table-fair = L'enregistrement dévoile la graine de tous les tirages. Elle doit correspondre à cette empreinte, publiée avant la partie :

table-log = Ce qui s'est passé
table-log-empty = Il ne s'est encore rien passé.
table-undone = { $seat } annule ses dernières actions.
table-missed = Depuis mon dernier tour
table-missed-nothing = Il ne s'est rien passé depuis votre dernier tour.
table-earlier = Précédent
table-later = Suivant

table-offline = Connexion perdue. Nouvel essai…
table-frozen = Les règles ont changé depuis le début de cette partie. Vous pouvez la télécharger, mais plus la continuer.
table-abandoned = Cette partie a été abandonnée.
table-watching = Vous regardez la partie.
table-pass-screen = Passez l'écran à { $seat }.

table-board = Le plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Voir tout le plateau
table-sheets = Sous le plateau
table-sheet-actions = Agir
table-sheet-players = Joueurs
table-sheet-log = Journal
table-as-text = En texte
table-text-caption = Le plateau en mots
table-text-hex = Hexagone
table-text-holder = Tenu par
table-text-standing = Ce qui s'y trouve
table-keys = Raccourcis clavier
table-key-rotate = tourner l'hexagone (avec Maj dans l'autre sens)
table-key-place = poser l'hexagone comme indiqué
table-key-undo = annuler une étape
table-key-commit = jouer le plan
table-key-end = finir le tour
table-key-deselect = annuler la sélection
table-key-zoom = agrandir, réduire, tout le plateau
table-signs = Symboles et touches
table-sign-workers = explorateurs encore en réserve
table-sign-leader = où se trouve le chef d'expédition ; un tiret s'il n'est pas sur le plateau
table-sign-camps = camps encore à installer
table-sign-guards = gardiens encore à poser
table-sign-tiles = tuiles temple restantes, valeur par valeur
table-sign-flag = sur un temple : qui le tient en ce moment

table-leave = Quitter
table-leave-sure = Un bot jouera à votre place et vous ne pourrez pas reprendre ce siège. S'il ne reste personne, la partie s'arrête.
table-stay = Rester
