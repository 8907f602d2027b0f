jackal-help-islands = vérifier, dessiner et créer des îles pour Jackal
jackal-islands-tasks = Tâches
jackal-islands-help-check = vérifier un fichier de matériel et évaluer ses îles
jackal-islands-help-draw = dessiner des îles en texte ou en images
jackal-islands-help-make = créer un fichier de matériel avec de nouvelles îles
jackal-islands-help-file = un fichier de matériel (- pour lire l’entrée standard) ; à défaut, les îles du jeu
jackal-islands-help-json = afficher les évaluations en JSON
jackal-islands-help-island = seulement l’île portant cet id, par exemple I07
jackal-islands-help-svg = écrire une image SVG par île dans ce dossier au lieu de dessiner en texte
jackal-islands-help-seed = un nombre ; le même nombre donne les mêmes îles
jackal-islands-help-count = le nombre d’îles, de 9 à 99
jackal-islands-help-out = écrire dans ce fichier au lieu de la sortie standard

jackal-islands-column-island = île
jackal-islands-column-some =
    un
    { $size }
jackal-islands-column-best =
    gros
    { $size }
jackal-islands-column-steps = pas jusqu’aux coffres
jackal-islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
jackal-islands-how =
    un, gros : sur 100 mains de cette taille, combien permettent d’atteindre un
    coffre, ou l’un des plus gros. Calcul exact, sur toutes les mains possibles.
    pas jusqu’aux coffres : pièces (° si enfoui), puis le minimum de pas depuis le
    pavillon blanc, sans/avec cavaliers, avec un parchemin partout où il en faut.

jackal-islands-set = { $islands } îles et { $cards } cartes, assez pour { $seats ->
    [2] 2 joueurs
   *[other] 2 à { $seats } joueurs
}.
jackal-islands-mean = moyenne
jackal-islands-least = minimum
jackal-islands-most = maximum

jackal-islands-no-island = Il n’y a pas d’île { $id } parmi celles-ci ; la première est { $first }, la dernière { $last }.
jackal-islands-legend =
    ~ mer, . vide, W pavillon blanc, B pavillon noir, [3] coffre, (3) coffre enfoui,
    L labyrinthe, J jungle, C grotte
jackal-islands-drawn = { $count ->
    [one] { $count } image se trouve dans { $path }.
   *[other] { $count } images se trouvent dans { $path }.
}
jackal-islands-bad-count = --count doit aller de { $fewest } à { $most } ; { $count } ne convient pas.
jackal-islands-made = { $count } nouvelles îles se trouvent dans { $path }.

jackal-islands-title = { $name } ({ $id })
jackal-islands-cell-empty = { $cell } : rien
jackal-islands-cell-white = { $cell } : pavillon blanc
jackal-islands-cell-black = { $cell } : pavillon noir
jackal-islands-cell-labyrinth = { $cell } : labyrinthe, un pas de plus
jackal-islands-cell-jungle = { $cell } : jungle, seulement avec un parchemin
jackal-islands-cell-cave = { $cell } : grotte
jackal-islands-cell-chest = { $cell } : coffre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
jackal-islands-cell-buried = { $cell } : coffre enfoui à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, seulement avec un parchemin
