jackal-help-islands = vérifier, dessiner et créer des îles pour Jackal
jackal-islands-tasks = Tâches
jackal-islands-help-check = vérifier un fichier de matériel et évaluer ses îles
jackal-islands-help-draw = dessiner des îles en texte ou en images
jackal-islands-help-make = créer un fichier de matériel avec de nouvelles îles
jackal-islands-help-file = un fichier de matériel (- pour lire l’entrée standard) ; à défaut, les îles du jeu
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
    ≈ mer, · vide, W pavillon blanc, B pavillon noir, [3] coffre, (3) coffre enfoui,
    @ labyrinthe, ♣ jungle, O grotte
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

jackal-impossible-astray = « { $word } » n’a pas sa place dans cette phase ou dans cette variante.
jackal-impossible-market = le marché compte { $most } cartes au plus.
jackal-impossible-playing = toutes les places jouent, et au moins deux sur une île supplémentaire ; le premier joueur en fait partie.
jackal-impossible-number = { $number } îles ont été jouées ; il ne peut y en avoir que de { $least } à { $most }.
jackal-impossible-coins = personne ne peut avoir plus de { $most } pièces.
jackal-impossible-used = chaque île en vue a été révélée, et aucune n’y est deux fois.
jackal-impossible-island = aucune île n’est en jeu.
jackal-impossible-islands = il n’y a pas assez d’îles jusqu’à la fin.
jackal-impossible-to-show = { $begun } îles sont révélées au début ; il en faut { $wanted }.
jackal-impossible-due = les cartes vont au marché et aux places qui jouent, une seule à la fois quand on en prend.
jackal-impossible-packs = les paquets de la sélection sont de même taille et comptent au moins deux cartes.
jackal-impossible-kept = il faut dire à la fois qui a gardé une carte et laquelle.
jackal-impossible-keeping = la carte { $card } que garde la place { $seat } n’est pas dans son paquet.
jackal-impossible-announced = les annonces ne s’accordent pas avec la phase « { $phase } » et la place dont c’est le tour.
jackal-impossible-takes = il doit rester de { $least } à { $most } cartes à prendre.
jackal-impossible-route = la place { $seat } ne peut pas avoir posé cette route maintenant.
jackal-impossible-ready = ceux qui sont prêts ne s’accordent pas avec ceux qui ont débarqué ou avec la phase.
jackal-impossible-throws = la place { $seat } ne peut pas avoir lancé ces marques noires maintenant.
jackal-impossible-done = ceux qui ont fini ne s’accordent pas avec ceux qui peuvent lancer des marques ou avec la phase.
jackal-impossible-marks = les marques reçues ne sont pas celles qui ont été lancées.
jackal-impossible-opened = les routes ne sont pas révélées dans l’ordre.
jackal-impossible-reveal = les routes déjà révélées ne sont pas celles posées, ou n’y menaient pas.
jackal-impossible-walk = la route ne peut pas avoir été suivie ainsi, ou il n’y a rien à choisir.
