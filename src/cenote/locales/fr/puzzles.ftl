puzzle-title = Problème
puzzle-day = Problème du jour
puzzle-all = Tous les problèmes
puzzle-all-about = Des positions tirées de parties entre bots, où un tour est nettement le meilleur. Un nouveau chaque jour.
puzzle-level = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
puzzle-seats = { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}
puzzle-task = C’est à vous de jouer. Trouvez le meilleur tour.
puzzle-solve = Résoudre
puzzle-number = Problème { $number }
puzzle-solved = Résolu
puzzle-solved-count = { $count } sur { $all } résolus
puzzle-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
puzzle-right = Résolu ! Il n’y a pas de meilleur tour.
puzzle-right-by = Tout tour vraiment différent perd au moins { $ahead } de chances de gagner.
puzzle-wrong = Ce n’est pas le meilleur tour : il perd { $cost } de chances de gagner.
puzzle-best = Le meilleur tour
puzzle-chance = Il mène à { $chance } de chances de gagner.
puzzle-show = Le montrer sur le plateau
puzzle-hide = Revenir à la partie
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-play-on = La partie continue : jouez-la jusqu’au bout si vous voulez.
puzzle-none-left = Vous les avez tous résolus.
puzzle-fair = Dans un problème, les tirages sont les mêmes pour tous, afin que chacun résolve le même. Il n’y a donc rien à vérifier ici. Dans toute autre partie, personne ne peut choisir ce qui est tiré, et cette page montre pourquoi.
web-problem-no-puzzle = Ce problème n’existe pas.
web-problem-puzzle-open = Trouvez d’abord votre propre réponse.

cli-help-puzzle = résoudre un problème : trouver le meilleur tour
cli-help-puzzle-day = le problème de ce jour, par exemple 2026-11-16 ; sinon celui d’aujourd’hui
cli-help-puzzle-id = le problème de cet identifiant, affiché au-dessus de chacun
puzzle-head = Problème { $id } : { $game }, { $mode }, { $seats }. { $level }.
puzzle-you = Vous êtes { $name }. Trouvez le meilleur tour.
puzzle-not-saved = Un problème n’est pas enregistré.
puzzle-no-day = « { $text } » n’est pas un jour tel que 2026-11-16.
puzzle-no-id = Il n’y a pas de problème « { $id } » pour { $game }.
puzzle-no-game = Il n’y a pas de problèmes pour { $game }.
puzzle-once-more = Encore une fois : { $command }
