## T1

tikal-rule-T1 = Matériel
tikal-rule-T1-1 = Le plateau compte 40 cases, en huit colonnes de cinq ; une colonne sur deux, à partir de la première, est décalée d’un demi-hexagone vers le haut par rapport à ses voisines. Chaque case est désignée par sa colonne, de a à h en partant de la gauche, et par sa rangée, de 1 à 5 en partant du haut.
tikal-rule-T1-2 = Quatre hexagones sont imprimés sur le plateau et ne tournent jamais : le camp de base en a5, deux temples de valeur 1 en a4 et b5, et une clairière en b4. Depuis le camp de base, rejoindre l’un ou l’autre de ces temples coûte 2 PA et rejoindre la clairière 1 PA ; aucune dalle de pierre ne relie la clairière à ces temples.
tikal-rule-T1-3 = Il y a 36 hexagones de terrain : 15 temples, 10 clairières, 8 hexagones trésor et 3 volcans, marqués au dos d’une lettre de A à G (6, 6, 5, 5, 5, 5 et 4 hexagones). Avec les quatre hexagones imprimés, ils couvrent tout le plateau en fin de partie, sauf si un hexagone n’a pas pu être posé (T15.6).
tikal-rule-T1-4 = Chaque hexagone de terrain, hormis les volcans, porte trois dalles de pierre, réparties de diverses façons sur ses six côtés. Les volcans n’en portent aucune.
tikal-rule-T1-5 = Il y a 24 jetons trésor : huit sortes, en trois exemplaires chacune. Les huit hexagones trésor montrent 4, 4, 4, 3, 3, 2, 2 et 2 masques, soit 24 également.
tikal-rule-T1-6 = Il y a 48 jetons temple : trois de valeur 2, six de valeur 3, neuf de valeur 4, onze de valeur 5, huit de valeur 6, cinq de valeur 7, trois de valeur 8, deux de valeur 9 et un de valeur 10.
tikal-rule-T1-7 = Chaque joueur dispose de 18 explorateurs, d’un chef d’expédition et de deux camps, et peut placer deux gardiens au cours de la partie. Les explorateurs et le chef d’expédition sont les membres de l’expédition ; sur un hexagone, votre force est de 1 par explorateur et de 3 pour le chef d’expédition.

## T2

tikal-rule-T2 = Mise en place
tikal-rule-T2-1 = Tikal se joue à deux, trois ou quatre, dans le sens horaire. La personne qui ouvre la table attribue les places ou s’en remet au hasard ; le joueur à la première place commence.
tikal-rule-T2-2 = Les hexagones de terrain sont mélangés lettre par lettre, puis empilés : les A sur le dessus, puis les B, et ainsi de suite jusqu’aux G. Tout le monde peut connaître la lettre du prochain hexagone, mais personne ne sait lequel c’est.
tikal-rule-T2-3 = Les jetons trésor sont mélangés face cachée. Personne ne sait quel trésor se cache sur un hexagone trésor avant qu’il soit déterré.
tikal-rule-T2-4 = Chacun commence avec 0 point dans le jeu de base et avec 20 points dans les règles avancées (enchères). Tous les membres de l’expédition commencent dans la réserve de leur propriétaire.

## T3

tikal-rule-T3 = Le tour dans le jeu de base
tikal-rule-T3-1 = À votre tour, piochez l’hexagone du dessus de la pile, posez-le, puis dépensez jusqu’à 10 points d’action (PA). C’est ensuite au tour de votre voisin de gauche.
tikal-rule-T3-2 = Les PA non dépensés sont perdus. Votre tour ne se termine que lorsque vous le dites, même s’il ne vous reste aucun PA ; vous pouvez le faire dès que l’hexagone est posé ; pendant un décompte, quand vous voulez.
tikal-rule-T3-3 = Vous pouvez faire vos actions dans l’ordre de votre choix et les combiner à votre guise, aussi souvent que vos PA et les limites de chaque action le permettent.

## T4

tikal-rule-T4 = Poser un hexagone
tikal-rule-T4-1 = Posez l’hexagone sur une case vide adjacente à au moins un hexagone du plateau, dans l’orientation de votre choix. Les orientations d’aspect identique comptent pour une seule : celle qui demande le moins de rotations dans le sens horaire.
tikal-rule-T4-2 = Un hexagone autre qu’un volcan doit être accessible : sur au moins un des côtés qu’il partage avec un autre hexagone qui n’est pas un volcan, il faut au moins une dalle de pierre, en comptant les deux hexagones.
tikal-rule-T4-3 = Un volcan n’a pas besoin de dalle de pierre et peut être posé à côté de n’importe quel hexagone.
tikal-rule-T4-4 = Quand vous posez un hexagone trésor, placez-y face cachée autant de jetons trésor qu’il montre de masques.
tikal-rule-T4-5 = Il s’ensuit que tous les hexagones du plateau, hormis les volcans, sont toujours accessibles depuis le camp de base par les dalles de pierre.

## T5

tikal-rule-T5 = Les actions
tikal-rule-T5-1 = Mettre en jeu, 1 PA : placez un membre de l’expédition de votre réserve dans le camp de base ou dans l’un de vos camps, jamais dans le camp d’un autre joueur.
tikal-rule-T5-2 = Voyager, 1 PA : déplacez un membre de l’expédition entre le camp de base et l’un de vos camps, ou entre vos deux camps. Ni les dalles de pierre ni la distance ne comptent ; les camps des autres joueurs ne peuvent pas servir.
tikal-rule-T5-3 = Se déplacer, 1 PA par dalle de pierre sur le côté commun, en comptant les deux hexagones : déplacez un membre de l’expédition vers un hexagone adjacent. Il faut au moins une dalle de pierre, on n’entre jamais dans un volcan et vous devez payer la totalité du coût pendant ce tour.
tikal-rule-T5-4 = Dégager, 2 PA : dégagez un niveau d’un temple. Les conditions figurent au chapitre T6 : notamment, vous devez avoir des membres de l’expédition sur l’hexagone et le temple ne doit pas avoir de gardien.
tikal-rule-T5-5 = Déterrer, 3 PA : prenez le jeton du dessus d’un hexagone trésor. Les conditions figurent au chapitre T7 : notamment, vous devez avoir des membres de l’expédition sur l’hexagone.
tikal-rule-T5-6 = Échanger, 3 PA : échangez l’un de vos trésors uniques contre un trésor unique d’un autre joueur. Les conditions figurent au chapitre T8.
tikal-rule-T5-7 = Camp, 5 PA : installez l’un de vos camps. Il se place dans une clairière ou sur un hexagone trésor vidé, là où il n’y a pas encore de camp ; les conditions figurent au chapitre T9.
tikal-rule-T5-8 = Gardien, 5 PA : placez un gardien sur un temple qui n’en a pas et où votre force dépasse celle de chacun des autres joueurs. Les conditions et les conséquences figurent au chapitre T10.
tikal-rule-T5-9 = Chaque action coûte autant pour un explorateur que pour le chef d’expédition, et un hexagone peut accueillir autant de membres que l’on veut, de tous les joueurs. S’il ne vous reste pas assez de PA pour une action, vous ne pouvez pas la faire.
tikal-rule-T5-10 = Les membres de votre expédition peuvent entrer sur un hexagone où se trouve le camp ou le gardien d’un autre joueur, le traverser et y rester.

## T6

tikal-rule-T6 = Dégager un temple
tikal-rule-T6-1 = Dégager un niveau augmente la valeur du temple d’exactement un : prenez dans la réserve le jeton temple de la valeur suivante et posez-le sur le dessus.
tikal-rule-T6-2 = S’il ne reste plus de jeton de la valeur suivante, le temple ne peut plus être dégagé. On ne saute jamais de valeur, et 10 est la plus haute.
tikal-rule-T6-3 = Vous pouvez dégager au plus deux niveaux du même temple par tour.
tikal-rule-T6-4 = Pour dégager un premier niveau d’un temple pendant un tour, il vous faut au moins un membre de l’expédition sur l’hexagone ; pour le deuxième, au moins deux. Le chef d’expédition compte ici pour un seul membre.
tikal-rule-T6-5 = Personne ne peut dégager un temple qui a un gardien, pas même le propriétaire du gardien.

## T7

tikal-rule-T7 = Déterrer des trésors
tikal-rule-T7-1 = Posez face visible devant vous le trésor que vous déterrez. Sa sorte dépend du hasard, parmi tous les trésors qui n’ont pas encore été déterrés.
tikal-rule-T7-2 = Vous pouvez déterrer au plus deux trésors du même hexagone par tour.
tikal-rule-T7-3 = Pour déterrer un premier trésor d’un hexagone pendant un tour, il vous faut au moins un membre de l’expédition sur l’hexagone ; pour le deuxième, au moins deux. Le chef d’expédition compte ici pour un seul membre.
tikal-rule-T7-4 = À chacun de vos décomptes, un trésor unique rapporte 1 point, une paire 3 points et un triplé 6 points.

## T8

tikal-rule-T8 = Échanger des trésors
tikal-rule-T8-1 = Un trésor est unique quand son propriétaire n’en possède qu’un seul de cette sorte. Seuls les trésors uniques peuvent être donnés ou pris ; les paires et les triplés sont à l’abri.
tikal-rule-T8-2 = Le joueur qui fait l’action désigne à la fois le trésor donné et le trésor pris. L’autre joueur ne peut pas refuser.
tikal-rule-T8-3 = Le trésor donné et le trésor pris doivent être de sortes différentes.

## T9

tikal-rule-T9 = Les camps
tikal-rule-T9-1 = Un camp s’installe dans une clairière, y compris celle imprimée sur le plateau, ou sur un hexagone trésor dont tous les trésors ont été pris.
tikal-rule-T9-2 = Il y a au plus un camp par hexagone, quel que soit son propriétaire. Vous pouvez installer au plus deux camps au cours de la partie, et un camp ne bouge jamais.
tikal-rule-T9-3 = Vous n’avez pas besoin d’un membre de l’expédition là où vous installez un camp, et des membres de n’importe quel joueur peuvent s’y trouver. (Une table peut exiger l’un de vos membres : T15.1.)

## T10

tikal-rule-T10 = Les gardiens
tikal-rule-T10-1 = Pour placer un gardien, votre force sur l’hexagone du temple doit dépasser celle de chacun des autres joueurs ; on vous compare à chacun séparément, sans additionner leurs forces. Un explorateur compte pour un et le chef d’expédition pour trois.
tikal-rule-T10-2 = Le temple ne doit pas encore avoir de gardien. Vous pouvez placer deux gardiens au cours de la partie.
tikal-rule-T10-3 = L’un de vos membres présents sur l’hexagone devient le gardien et n’est plus un membre de l’expédition. Tous vos autres membres sur cet hexagone quittent définitivement le jeu.
tikal-rule-T10-4 = Un gardien ne bouge jamais et n’est jamais retiré. Dès lors, la valeur du temple ne change plus.
tikal-rule-T10-5 = Une fois le gardien en place, seul son propriétaire marque les points du temple, peu importe qui d’autre se trouve sur l’hexagone.
tikal-rule-T10-6 = Quand un gardien est placé, les membres des autres joueurs restent où ils sont. Tout le monde peut encore entrer sur l’hexagone et en sortir.

## T11

tikal-rule-T11 = Compter les points
tikal-rule-T11-1 = Vous marquez la valeur de chaque temple où vous avez un gardien et de chaque temple sans gardien où votre force dépasse celle de chacun des autres joueurs. En cas d’égalité pour la plus grande force, personne ne marque ce temple.
tikal-rule-T11-2 = Ajoutez la valeur de vos trésors : 1 point par trésor unique, 3 par paire et 6 par triplé.
tikal-rule-T11-3 = Seul le joueur dont c’est le décompte marque des points, à la fin de ce décompte. Un même temple peut donc rapporter des points à plusieurs joueurs au cours d’un tour de décompte.

## T12

tikal-rule-T12 = Le tour de décompte
tikal-rule-T12-1 = Quand un volcan est pioché, il est mis de côté et un tour de décompte commence aussitôt. Dans les règles avancées (enchères), c’est T14.8 qui s’applique.
tikal-rule-T12-2 = En commençant par le joueur qui a pioché le volcan, puis dans le sens horaire, chacun joue son décompte : il dépense jusqu’à 10 PA, sans poser d’hexagone, puis compte les points de sa position.
tikal-rule-T12-3 = Après le tour de décompte, le joueur qui a pioché le volcan joue un tour normal : il pose le volcan, sans piocher d’autre hexagone, et dépense jusqu’à 10 PA.
tikal-rule-T12-4 = Les limites par tour, deux niveaux du même temple et deux trésors du même hexagone, repartent de zéro à chaque décompte comme à chaque tour normal.

## T13

tikal-rule-T13 = La fin de la partie
tikal-rule-T13-1 = Quand le dernier hexagone a été posé, ou retiré parce qu’il ne peut aller nulle part (T15.6), et que le joueur qui l’avait a terminé son tour, le dernier tour de décompte commence par son voisin de gauche. Dans les règles avancées (enchères), T14.9 donne l’ordre.
tikal-rule-T13-2 = Lors du dernier tour de décompte, chacun joue un décompte comme après un volcan, puis la partie est terminée. Il y a quatre tours de décompte en tout.
tikal-rule-T13-3 = Le joueur qui a le plus de points gagne.

## T14

tikal-rule-T14 = Les règles avancées (enchères)
tikal-rule-T14-1 = Dans les règles avancées, les hexagones sont mis aux enchères et chacun commence avec 20 points. Toutes les autres règles restent valables, sauf pour la pioche et l’ordre des tours (T3.1), pour ce qui déclenche un tour de décompte et qui le commence (T12.1 à T12.3, voir T14.8), et pour l’ordre du dernier tour de décompte (T13.1, voir T14.9).
tikal-rule-T14-2 = Chaque manche s’ouvre par la pioche d’un hexagone par joueur ; tous restent visibles. Chacun y joue un tour.
tikal-rule-T14-3 = Pour chaque tour, les joueurs qui n’ont pas encore joué dans cette manche enchérissent dans le sens horaire, à partir de celui qui ouvre : dépassez la meilleure offre ou passez. Si vous ne pouvez pas surenchérir, vous devez passer, et qui a passé ne participe plus à cette enchère. Elle s’achève quand tous ont passé sauf un et que celui-ci a fait une offre.
tikal-rule-T14-4 = Le gagnant de l’enchère perd autant de points qu’il en a offert. Il choisit ensuite l’un des hexagones proposés, le pose et dispose de 10 PA.
tikal-rule-T14-5 = Si tout le monde passe sans faire d’offre, celui qui a passé en premier joue le tour gratuitement : il choisit l’un des hexagones proposés, le pose et dépense jusqu’à 10 PA.
tikal-rule-T14-6 = Le dernier joueur d’une manche n’enchérit pas et ne choisit pas : il prend gratuitement le seul hexagone qui reste.
tikal-rule-T14-7 = Le premier joueur ouvre les enchères du premier tour de la première manche. Pour chaque tour suivant d’une manche, c’est le premier joueur n’ayant pas encore joué, dans le sens horaire à partir de celui qui vient de jouer, qui ouvre. Une nouvelle manche est ouverte par le voisin de gauche de celui qui a joué en dernier dans la manche précédente.
tikal-rule-T14-8 = Un volcan parmi les hexagones proposés ne déclenche rien tant que personne ne le prend ; quand un joueur le prend, le volcan est mis de côté et un tour de décompte se joue dans le sens horaire, en commençant par ce joueur. Les décomptes ne remplacent le tour de personne dans la manche. Ensuite, ce joueur pose le volcan et dispose de ses 10 PA habituels ; il a alors joué son tour de la manche.
tikal-rule-T14-9 = Après le dernier hexagone, les joueurs jouent leur dernier décompte par ordre de score, en commençant par le plus bas. À score égal, le joueur le plus proche, dans le sens horaire, de celui qui a pris le dernier hexagone joue d’abord ; celui qui l’a pris compte comme le plus éloigné.
tikal-rule-T14-10 = L’ordre du dernier tour de décompte est fixé quand ce tour commence ; les points marqués entre-temps n’y changent rien.

## T15

tikal-rule-T15 = Quand les livrets de règles se taisent ou divergent
tikal-rule-T15-1 = Vous pouvez installer un camp là où vous n’avez aucun membre de l’expédition. Seul le livret français en exige un ; une table peut choisir cette règle en option, et il faut alors que l’un de vos membres s’y trouve.
tikal-rule-T15-2 = Le dernier tour de décompte commence par le voisin de gauche du joueur qui a joué le dernier tour. Dans les règles avancées (enchères), T14.9 donne l’ordre.
tikal-rule-T15-3 = Même si un autre joueur est plus fort sur un temple qui a un gardien, seul le propriétaire du gardien marque les points de ce temple.
tikal-rule-T15-4 = Vous ne pouvez ni mettre en jeu des membres de l’expédition dans le camp d’un autre joueur, ni voyager vers ce camp ou depuis celui-ci. Se déplacer sur son hexagone est permis.
tikal-rule-T15-5 = Les dalles de pierre d’un côté partagé seulement avec un volcan ne donnent pas d’accès : un hexagone doit être accessible depuis un hexagone qui n’est pas un volcan.
tikal-rule-T15-6 = Un hexagone qui ne peut être posé nulle part quitte le jeu, la case reste vide et vous disposez quand même de vos 10 PA. Si c’est un hexagone trésor, ses jetons ne sont pas posés mais restent parmi ceux qui peuvent encore apparaître ; à la fin, il reste donc autant de trésors non déterrés que cet hexagone montre de masques. Aux enchères, on peut faire une offre pour un tel hexagone et le choisir comme n’importe quel autre ; il est retiré dès qu’il est choisi.
tikal-rule-T15-7 = Vous ne pouvez pas offrir plus de points que vous n’en avez. L’offre minimale est de 1.
tikal-rule-T15-8 = Si tous les autres ont passé sans faire d’offre, le dernier joueur peut offrir 1 ou plus, ou passer. S’il passe aussi, celui qui a passé en premier joue le tour gratuitement (T14.5).
tikal-rule-T15-9 = C’est un explorateur qui devient gardien si vous en avez un sur l’hexagone, sinon le chef d’expédition. Dans tous les cas, vos autres membres présents sur l’hexagone quittent le jeu.
tikal-rule-T15-10 = Pour le deuxième niveau d’un temple pendant un tour, comptez vos membres présents sur l’hexagone à ce moment-là. Un explorateur parti depuis le premier niveau ne compte pas ; un explorateur arrivé entre-temps compte.
tikal-rule-T15-11 = Les joueurs à égalité au plus haut score partagent la victoire.
tikal-rule-T15-12 = Les scores continuent au-delà de 100 ; on refait simplement un tour de la échelle des scores.
tikal-rule-T15-13 = Les deux temples imprimés ont la valeur 1.
tikal-rule-T15-14 = Traverser plusieurs hexagones revient à enchaîner des déplacements simples. Vous pouvez le faire d’un seul coup par le chemin le moins cher, en payant la somme.
tikal-rule-T15-15 = Un membre de l’expédition peut travailler à deux temples ou hexagones trésor au cours du même tour. Pour chaque niveau et chaque trésor, seuls comptent les membres présents sur cet hexagone à ce moment-là.
tikal-rule-T15-16 = Les limites de deux niveaux et de deux trésors par tour valent pour chaque temple et chaque hexagone trésor séparément, et non pour l’ensemble du tour.
