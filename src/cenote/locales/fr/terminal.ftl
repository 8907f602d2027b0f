play-verbs = Vous pouvez : { $verbs }. Entrée affiche tout.
play-last-step = { $plan } : { play-final }.
play-sure = {"Jouer ? (Entrée : oui, n : non) "}
play-yes = o oui y
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
