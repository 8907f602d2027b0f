cli-help-islands = vérifier, dessiner et créer des îles pour Jackal
islands-tasks = Tâches
islands-help-check = vérifier un fichier de matériel et évaluer ses îles
islands-help-draw = dessiner des îles en texte ou en images
islands-help-make = créer un fichier de matériel avec de nouvelles îles
islands-help-file = un fichier de matériel (- pour lire l'entrée standard) ; à défaut, les îles du jeu
islands-help-json = afficher les évaluations en JSON
islands-help-island = seulement l'île portant cet id, par exemple I07
islands-help-svg = écrire une image SVG par île dans ce dossier au lieu de dessiner en texte
islands-help-seed = un nombre ; le même nombre donne les mêmes îles
islands-help-count = le nombre d'îles, de 9 à 99
islands-help-out = écrire dans ce fichier au lieu de la sortie standard

islands-column-island = île
islands-column-some =
    un
    { $size }
islands-column-best =
    gros
    { $size }
islands-column-steps = pas jusqu'aux coffres
islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
islands-how =
    un, gros : sur 100 mains de cette taille, combien permettent d'atteindre un
    coffre, ou l'un des plus gros. Calcul exact, sur toutes les mains possibles.
    pas jusqu'aux coffres : pièces (° si enfoui), puis le minimum de pas depuis le
    pavillon blanc, sans/avec cavaliers, avec un parchemin partout où il en faut.

islands-set = { $islands } îles et { $cards } cartes, assez pour { $seats ->
    [2] 2 joueurs
   *[other] 2 à { $seats } joueurs
}.
islands-mean = moyenne
islands-least = minimum
islands-most = maximum

islands-no-island = Il n'y a pas d'île { $id } parmi celles-ci ; la première est { $first }, la dernière { $last }.
islands-legend =
    ~ mer, . vide, W pavillon blanc, B pavillon noir, [3] coffre, (3) coffre enfoui,
    L labyrinthe, J jungle, C grotte
islands-drawn = { $count ->
    [one] { $count } image se trouve dans { $path }.
   *[other] { $count } images se trouvent dans { $path }.
}
islands-bad-count = --count doit aller de { $fewest } à { $most } ; { $count } ne convient pas.
islands-made = { $count } nouvelles îles se trouvent dans { $path }.

islands-title = { $name } ({ $id })
islands-cell-empty = { $cell } : rien
islands-cell-white = { $cell } : pavillon blanc
islands-cell-black = { $cell } : pavillon noir
islands-cell-labyrinth = { $cell } : labyrinthe, un pas de plus
islands-cell-jungle = { $cell } : jungle, seulement avec un parchemin
islands-cell-cave = { $cell } : grotte
islands-cell-chest = { $cell } : coffre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
islands-cell-buried = { $cell } : coffre enfoui à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, seulement avec un parchemin
