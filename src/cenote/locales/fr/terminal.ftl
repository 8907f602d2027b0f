play-verbs = Vous pouvez : { $verbs }. Entrée affiche tout.
play-sure = {"C’est définitif. Jouer "}{ $plan }{" ? [o/N] "}
play-yes = o oui y
play-no = n non
play-yes-or-no = Tapez o pour oui ou n pour non.
play-plan-lost = Les actions prévues n’ont pas été jouées et ne sont pas conservées.
play-autosave = La partie est enregistrée dans { $path } après chaque tour.
play-locked = La partie de { $path } est ouverte dans un autre terminal. Fermez-la d’abord là-bas.
play-finished-there = { $path } contient une partie terminée.
play-no-file = Impossible d’enregistrer une partie dans { $path }. Indiquez un autre fichier.
play-force-hint = Indiquez un autre fichier, ou remplacez celui-ci avec --new --force.
play-differs = La partie conservée dans { $path } n’est pas celle que vous demandez ({ $wishes }).
play-why-what = Écrivez une action après why, par exemple : why { $action }
play-not-listed = { $most ->
    [0] Rien n’est numéroté dans la liste en ce moment : tapez le texte d’une action.
   *[other] Il n’y a pas de numéro { $number } dans la liste ; elle va de 1 à { $most }.
}
play-unknown = L’action « { $text } » n’existe pas{ $nearest ->
    [none] .
   *[other]  ; vouliez-vous dire « { $nearest } » ?
} Tapez actions pour voir ce que vous pouvez faire, help pour le reste.
play-help-more =
    Les joueurs s’écrivent par leur nom, ou par leur numéro compté à partir de 1.
    Avant ce qui est définitif, une confirmation est demandée ; pas avec --yes, ni quand l’entrée n’est pas un clavier.
play-column-player = Joueur
play-column-points = Points
damaged-digest = Ligne { $line } : l’empreinte ne correspond pas aux lignes précédentes : quelque chose y a été modifié.
