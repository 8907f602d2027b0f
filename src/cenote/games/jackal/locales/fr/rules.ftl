## J1

jackal-rule-J1 = Matériel
jackal-rule-J1-1 = De deux à quatre joueurs utilisent 60 cartes action (15 flèches horizontales, 15 flèches verticales, 8 flèches en croix, 8 cavaliers, 4 pavillons noirs, 5 marques noires et 5 parchemins), 45 cartes île et des pièces ; le livret imprimé n’indique que les types de cartes et les totaux, si bien que le nombre de cartes de chaque type et les îles sont de notre cru. Une table peut utiliser une autre pioche, d’au moins 9 cartes par joueur plus 4, et au moins 9 autres îles. Chacune de celles-ci est un rectangle formé des cases de J1.2, avec exactement un pavillon blanc, exactement un pavillon noir et au moins un coffre, et tout coffre qui n’est pas enfoui est accessible depuis le pavillon blanc en avançant case par case, sans diagonale, sans cavalier et sans parchemin.
jackal-rule-J1-2 = Une case d’île peut être : mer, case vide, pavillon blanc, pavillon noir, coffre avec ses pièces, coffre enfoui avec ses pièces, labyrinthe, jungle ou grotte. Au-delà du bord de la carte, tout est mer.

## J2

jackal-rule-J2 = Mise en place
jackal-rule-J2-1 = La table choisit le premier joueur, ou s’en remet au hasard. Le marqueur de premier joueur n’est pas une carte action. Partout où ces règles disent « dans l’ordre », cela signifie à partir du premier joueur de l’île, dans le sens horaire.
jackal-rule-J2-2 = Mélangez les cartes action et distribuez-en cinq à chaque joueur, qui les garde secrètes. Quatre autres, face visible, forment le marché ; le reste forme la pioche.
jackal-rule-J2-3 = Mélangez les îles et révélez-en deux : l’île en cours et celle à l’horizon. Tout le monde voit les deux.

## J3

jackal-rule-J3 = Passer ou débarquer
jackal-rule-J3-1 = Dans l’ordre, l’un après l’autre et ouvertement, chacun annonce s’il passe ou s’il débarque.
jackal-rule-J3-2 = Si vous passez, prenez deux cartes l’une après l’autre, chacune au marché ou dans la pioche, avant l’annonce du joueur suivant ; vous voyez la première avant de choisir où prendre la seconde. Vous pouvez utiliser ces cartes aussitôt, y compris les marques noires.
jackal-rule-J3-3 = Une carte prise au marché est aussitôt remplacée par une carte de la pioche. Vous pouvez prendre cette nouvelle carte comme seconde carte.
jackal-rule-J3-4 = Si vous avez passé, vous ne préparez pas de route et ne gagnez pas de pièces sur cette île. Le nombre de cartes en main n’est pas limité.
jackal-rule-J3-5 = Si vous débarquez, vous ne prenez pas de carte. Les routes se préparent une fois que tout le monde a fait son annonce.

## J4

jackal-rule-J4 = La route
jackal-rule-J4-1 = Tous ceux qui ont débarqué choisissent leur route en même temps et en secret : une suite de cartes de la main dans un ordre fixe, aussi longue qu’on veut, ou même vide.
jackal-rule-J4-2 = Une fois que vous avez déclaré votre route prête, elle ne peut plus changer. La partie continue quand toutes les routes sont prêtes.
jackal-rule-J4-3 = Un pavillon noir ne peut être que la première carte d’une route ; il ne peut donc y en avoir qu’un. Une marque noire ne peut pas faire partie d’une route.

## J5

jackal-rule-J5 = Les marques noires
jackal-rule-J5-1 = Une fois toutes les routes préparées et avant d’en révéler une seule, chacun peut lancer des marques noires de sa main à d’autres joueurs qui ont débarqué : autant qu’il veut, à une ou plusieurs cibles ; tous choisissent en même temps et en secret, puis tout est dévoilé d’un coup. Quiconque a le droit d’en lancer et dispose d’une cible possible doit confirmer, même sans marque noire, pour que la pause ne trahisse rien.
jackal-rule-J5-2 = Chaque marque noire ajoute un pas à la route de sa cible, et plusieurs marques noires s’additionnent. Les marques noires lancées sont défaussées avec les routes.

## J6

jackal-rule-J6 = Parcourir la route
jackal-rule-J6-1 = Les routes sont révélées dans l’ordre, un joueur à la fois. C’est en révélant votre route que vous choisissez les directions, les sauts de cavalier et les sorties de grotte, en ayant vu les routes révélées avant la vôtre. Les cartes et leur ordre ne changent pas.
jackal-rule-J6-2 = Votre route part du pavillon blanc, ou du pavillon noir si sa première carte est un pavillon noir.
jackal-rule-J6-3 = Une flèche horizontale vous déplace d’une case vers la gauche ou vers la droite, une flèche verticale d’une case vers le haut ou vers le bas, et une flèche en croix d’une case dans l’une de ces quatre directions. On ne tourne jamais les cartes.
jackal-rule-J6-4 = Un cavalier se déplace comme aux échecs et saute par-dessus tout. Seule compte la case où il arrive.
jackal-rule-J6-5 = Aucun déplacement ne peut finir dans la mer.
jackal-rule-J6-6 = Chaque carte de déplacement que vous utilisez, flèche ou cavalier, compte pour un pas. Le pavillon noir et le parchemin ne comptent pas.
jackal-rule-J6-7 = Vous ne pouvez entrer dans la jungle qu’avec une carte de déplacement précédée immédiatement d’un parchemin.
jackal-rule-J6-8 = Vous ne pouvez atteindre un coffre enfoui qu’avec une carte de déplacement précédée immédiatement d’un parchemin. Sans parchemin, ce déplacement est impossible.
jackal-rule-J6-9 = Un labyrinthe ajoute un pas chaque fois que vous y entrez. Un parchemin n’y change rien.
jackal-rule-J6-10 = Quand une carte vous fait entrer dans une grotte, vous ressortez aussitôt par une autre grotte de votre choix, sans pas supplémentaire, et vous continuez de là ; en ressortir ne déclenche pas de nouveau passage. Si l’île n’a qu’une seule grotte, c’est une case vide.
jackal-rule-J6-11 = Votre route s’arrête dès que vous atteignez un coffre. Les cartes restantes ne sont pas utilisées et ne comptent pas comme des pas.
jackal-rule-J6-12 = Si votre route offre un chemin permis vers un coffre, vous devez en suivre un, et à chaque choix vous ne pouvez aller que là d’où un coffre reste accessible. Une route sans aucun chemin permis vers un coffre ne rapporte rien.
jackal-rule-J6-13 = Un parchemin ne sert que pour la carte de déplacement suivante ; s’il n’y est pas nécessaire, il est perdu, ce qui est permis. Les cases de pavillon en chemin sont des cases vides, et vous pouvez entrer plusieurs fois dans la même case.

## J7

jackal-rule-J7 = L’or
jackal-rule-J7-1 = Les pièces sont prises une fois toutes les routes révélées.
jackal-rule-J7-2 = Vos pas sont les cartes de déplacement que vous avez utilisées, plus un pour chaque entrée dans un labyrinthe, plus un pour chaque marque noire que l’on vous a lancée.
jackal-rule-J7-3 = Pour chaque coffre séparément, le pirate qui a fait le moins de pas reçoit le nombre de pièces imprimé, le suivant une pièce de moins, et ainsi de suite, mais jamais moins de 0.
jackal-rule-J7-4 = À nombre de pas égal, celui qui vient plus tôt dans l’ordre est servi d’abord.

## J8

jackal-rule-J8 = Après l’île, et la fin de la partie
jackal-rule-J8-1 = Les cartes jouées sont défaussées : toutes les routes, même celles qui ont échoué, et les marques noires lancées. Puis, dans l’ordre, chacun complète sa main à cinq cartes depuis la pioche ; qui en a cinq ou plus ne pioche pas, et après la dernière île personne ne pioche. Enfin, le marqueur de premier joueur passe à gauche.
jackal-rule-J8-2 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la pioche. Si les deux sont vides, la carte n’est pas piochée et un emplacement du marché peut rester vide ; vous pouvez toujours choisir de prendre dans la pioche, mais vous n’obtenez rien. Les emplacements vides sont remplis, dans la mesure des cartes disponibles, juste avant les annonces de l’île suivante, une fois que tout le monde a reçu ses nouvelles cartes et que l’éventuel draft est terminé.
jackal-rule-J8-3 = L’île qui vient d’être jouée quitte le jeu. Celle à l’horizon devient l’île en cours, et une nouvelle apparaît à l’horizon, sauf si l’île en cours est la dernière.
jackal-rule-J8-4 = Après la sixième île, le joueur qui a le plus de pièces gagne.
jackal-rule-J8-5 = En cas d’égalité au plus grand nombre de pièces, les joueurs concernés, et eux seuls, se départagent sur une île de plus, tirée au hasard parmi celles qui n’ont pas servi dans cette partie, sans île à l’horizon : toutes les mains sont défaussées, chaque joueur à égalité pioche cinq cartes, le marché reste en place, et le premier d’entre eux dans le sens horaire après le premier joueur de la dernière île commence. Eux seuls font une annonce, préparent des routes et lancent des marques noires, et passer fonctionne comme d’habitude. Qui gagne le plus de pièces sur cette île remporte la partie, mais les totaux ne changent pas ; si l’égalité persiste, tous les joueurs encore à égalité gagnent.
jackal-rule-J8-6 = Archipel : quatre îles sont alignées face visible et quatre face cachée, les autres ne servent pas. Chaque joueur reçoit neuf cartes, et le marché en compte quatre.
jackal-rule-J8-7 = Archipel, le draft : en même temps et en secret, chacun garde une carte et donne les autres à son voisin de gauche, jusqu’à ce que tout le monde ait gardé neuf cartes. La neuvième est gardée d’office.
jackal-rule-J8-8 = Archipel : les quatre îles se jouent de gauche à droite selon les règles habituelles, et passer donne toujours deux cartes. Après chaque île, les cartes jouées sont défaussées, personne ne pioche, le marqueur de premier joueur passe à gauche et l’île quitte le jeu ; une pioche vide est reconstituée et les emplacements vides du marché sont remplis comme en J8.2.
jackal-rule-J8-9 = Archipel : après la quatrième île, toutes les mains sont défaussées, les quatre autres îles sont retournées, chaque joueur reçoit neuf nouvelles cartes et un nouveau draft a lieu, là encore vers la gauche. Le marché reste en place ; une pioche vide est reconstituée et les emplacements vides sont remplis comme en J8.2.
jackal-rule-J8-10 = Archipel : après la huitième île, le joueur qui a le plus de pièces gagne. En cas d’égalité, on joue une île de départage comme en J8.5.

## J9

jackal-rule-J9 = Quand le livret de règles se tait
jackal-rule-J9-1 = La flèche en croix déplace d’une case en ligne droite, jamais en diagonale.
jackal-rule-J9-2 = Un parchemin sert aussi à un cavalier s’il le précède immédiatement : le cavalier peut alors arriver dans la jungle ou sur un coffre enfoui.
jackal-rule-J9-3 = Chaque labyrinthe où l’on entre ajoute un pas à la route ; deux labyrinthes en ajoutent donc deux.
jackal-rule-J9-4 = Vous pouvez débarquer avec une route vide ou incapable d’atteindre un coffre ; elle ne rapporte rien.
jackal-rule-J9-5 = Un joueur qui a passé peut lui aussi lancer des marques noires. Une table peut choisir l’option qui réserve les marques noires à ceux qui ont débarqué.
jackal-rule-J9-6 = Une marque noire lancée à un pirate seul sur son coffre, ou à une route qui échoue, compte mais ne change rien.
jackal-rule-J9-7 = Vous ne pouvez pas changer de pavillon de départ en révélant votre route ; seuls les sauts de cavalier, les directions et les sorties de grotte se choisissent à ce moment-là.
jackal-rule-J9-8 = Si tout le monde passe, l’île compte comme jouée et personne ne gagne de pièces.
jackal-rule-J9-9 = Les pièces ne s’épuisent jamais : la banque est illimitée.
jackal-rule-J9-10 = La défausse remélangée contient des cartes que tout le monde a vues, et s’en souvenir fait partie du jeu.
jackal-rule-J9-11 = Sont publics : le nombre de cartes de chaque main (les cartes posées comptent jusqu’à ce que toutes les routes soient prêtes, les marques noires lancées jusqu’à ce qu’on les montre), la longueur des routes une fois toutes prêtes, le marché et chaque carte qui y est prise, la défausse, les pièces, les annonces, qui doit encore choisir, les marques noires lancées, et les mains défaussées avant une île de départage ou après la quatrième île de l’archipel. Sont secrets : les mains, l’ordre de la pioche, les cartes posées jusqu’à ce qu’elles soient révélées, les cartes piochées et les cartes gardées pendant le draft.
jackal-rule-J9-12 = La carte de premier joueur n’est pas l’une des 60 cartes action, mais un marqueur à part.
jackal-rule-J9-13 = Les marques noires se lancent avant que la première route soit révélée, par tous à la fois, en secret et en nombre quelconque. À lire le livret imprimé, on pourrait aussi les croire permises jusqu’à ce que la dernière route soit révélée ; ce n’est pas notre choix.
jackal-rule-J9-14 = Vous ne pouvez pas gâcher votre propre route en la révélant : si elle peut atteindre un coffre, elle doit le faire (J6.12).
