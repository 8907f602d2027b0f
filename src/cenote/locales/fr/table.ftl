table-ahead = Vous préparez votre tour
table-to-move = joue
table-standby = un bot joue à sa place
table-away = pas là

table-cost = coût { $cost }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} { $points ->
    [one] point
   *[other] points
}
table-no-way-back = sans retour possible

table-now = Ce que vous pouvez faire

table-turn-bar = Tour
table-waiting-for = En attente de { $names }…
table-plan = Votre plan
table-take-out = Retirer : { $step }
table-fallen = Impossible pour l’instant : { $steps }.
table-drop-fallen = Abandonner ces étapes
table-undo = Annuler
table-take-back = Reprendre le coup
table-start-over = Recommencer
table-commit = Valider
table-commit-reveal = Valider sans retour
table-play-so-far = Jouer jusqu’ici
table-take-back-why = Reprend ce que vous avez joué ; les étapes reviennent dans votre plan
table-take-back-none = Rien à reprendre pour l’instant. Dès qu’on a pioché, ce qui précède reste joué.
table-then = Ensuite : { $steps }
table-dropped = { $count ->
    [one] Un clic est resté sans effet. Regardez la table et réessayez.
   *[other] { $count } clics sont restés sans effet. Regardez la table et réessayez.
}
table-plan-ahead = Préparer mon tour
table-stop-ahead = Arrêter
table-skip = Accélérer
table-trouble = Cela n’a pas marché. Veuillez réessayer.
table-trouble-stale = Il s’est passé quelque chose entre-temps : le plan a été revérifié.
table-trouble-overtaken = Entre-temps, autre chose a été joué pour vous : le plan est abandonné.
table-trouble-nothing-to-plan = Il n’y a rien à planifier pour l’instant.
table-trouble-open-choice = Ce choix n’est pas encore terminé.
table-trouble-unknown-action = Cette action n’existe pas.
table-trouble-unknown-message = Le serveur n’a pas compris cette page. Rechargez-la.
table-trouble-nothing-to-undo = Il n’y a rien à annuler.
table-trouble-too-many-undos = Vous avez déjà repris vos coups { $most } fois depuis le dernier tirage. Désormais, ce qui est joué reste joué.
table-trouble-not-running = Cette partie n’est plus en cours.
table-trouble-plan-ends = La suite dépend du hasard : cette étape doit être la dernière du plan.

table-over = La partie est terminée
table-ended-early = La partie s’est terminée plus tôt
table-won = { $count ->
    [1] { $winners } gagne !
   *[other] Victoire partagée : { $winners } !
}
table-won-you = Vous gagnez !
table-rematch = Revanche
table-rematch-open = Vers la revanche
table-home = Accueil
table-record = Télécharger la partie

table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-log-you = Vous
table-log-earlier = Les événements précédents sont dans le journal.
table-you-won = La partie est terminée. Vous avez gagné{ $others ->
    [none] {""}
   *[other] {" "}avec { $others }
} ({ $scores }).
table-log-more = Montrer les tours précédents
table-log-undone = Dernières actions annulées
table-undone = { $seat } annule ses dernières actions.
table-missed = Depuis mon dernier tour

table-offline = Connexion perdue. Nouvel essai…
table-try-now = Essayer maintenant
table-frozen = Les règles ont changé depuis le début de cette partie. Vous pouvez la télécharger, mais plus la continuer.
table-abandoned = Cette partie a été abandonnée.
table-watching = Vous regardez la partie.
table-pass-screen = Passez l’écran à { $seat }.
table-show = { $seat } est là : montrer la table

table-board = Le plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Voir tout le plateau
table-sheets = Sous le plateau
table-sheet-actions = Agir
table-sheet-players = Joueurs
table-sheet-log = Journal
table-as-text = En texte
table-keys = Raccourcis clavier
table-key-undo = annuler une étape, ou reprendre ce qui a été joué
table-key-commit = jouer le plan
table-key-deselect = annuler la sélection
table-key-zoom = agrandir, réduire, tout le plateau
table-key-area = zone suivante : plateau, actions, tour, journal
table-signs = Symboles et touches


table-pace = Vitesse à laquelle les coups sont montrés
table-pace-shown = Vitesse : { $pace ->
    [slow] lente
    [fast] rapide
    [none] aucune
   *[normal] normale
}
table-pace-option = { $pace ->
    [slow] lente
    [fast] rapide
    [none] aucune : le résultat seul
   *[normal] normale
}
