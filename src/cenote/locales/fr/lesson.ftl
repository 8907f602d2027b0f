lesson-title = Leçon
lesson-progress = Leçon : { $step } sur { $count }
lesson-next = Suivant
lesson-back = Retour
lesson-skip = Sauter
lesson-on = Continuer quand même
lesson-finish = Continuer la partie
lesson-leave = Quitter la leçon
lesson-leave-why = La partie continue, mais sans la leçon
lesson-resume = Revenir à la leçon
lesson-astray = { $undo ->
    [yes] C’est permis aussi ! Pour suivre la leçon, annulez ici votre dernière étape. Ou continuez à votre façon.
   *[no] Vous avez trouvé votre propre voie. Ce que je voulais vous montrer n’est pas possible pour l’instant, alors continuons.
}
lesson-learn = Apprendre en 5 minutes
lesson-newcomer = Vous découvrez ce jeu ?
lesson-go-title = Aller à la leçon ?
lesson-go-about = La leçon ouvre sa propre table. Cette partie reste telle quelle ; vous la retrouverez sous « { web-mine } » sur la page d’accueil.
lesson-go = Aller à la leçon
web-problem-no-lesson = Il n’y a pas de leçon pour ce jeu.
