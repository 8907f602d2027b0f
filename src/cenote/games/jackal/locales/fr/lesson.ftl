jackal-lesson-goal = Ohé ! Vous êtes un pirate en quête d’or. On joue six îles, et qui a le plus de pièces après la dernière gagne.
jackal-lesson-island = Voici la première île. La route vers un coffre part du pavillon blanc. Le nombre sur un coffre, ce sont ses pièces.
jackal-lesson-hand = Ces cartes, vous seul les voyez. Une flèche vous fait avancer d’une case dans une direction qu’elle montre, et chaque flèche est un pas. Moins de pas, plus d’or.
jackal-lesson-reach = Ce que vos cartes atteignent est toujours calculé pour vous : quel coffre, combien de pièces, et en combien de pas au mieux.
jackal-lesson-land = Sur chaque île, vous débarquez ou vous passez. Vos cartes mènent à un coffre, alors débarquez !
jackal-lesson-lay = Posez maintenant votre route en secret, carte par carte : la carte marquée est la prochaine. Les nombres sur l’île montrent où la rangée peut mener, et en combien de pas.
jackal-lesson-ready = Votre route atteint le coffre. Une carte que vous touchez revient en main ; si tout vous convient, dites que vous êtes prêt.
jackal-lesson-mark = { $early ->
    [yes] Débarquez, posez une route et déclarez-vous prêt. Ensuite, on lance les marques noires.
   *[no] Votre marque noire ralentit un autre pirate d’un pas. Lancez-la à { $bot }, puis confirmez. Toutes les marques sont montrées en même temps.
}
jackal-lesson-reveal = { $mine ->
    [yes] Votre route est ouverte et plusieurs chemins restent possibles. Chaque case éclairée dit à quel coffre elle mène, en combien de pas, et ce qu’il paierait maintenant. Choisissez-en une et confirmez.
   *[no] Les routes sont dévoilées, un pirate après l’autre. Regardez où elles mènent.
}
jackal-lesson-gold = Voici comment l’or se partage : à chaque coffre, qui a fait le moins de pas prend tout ce qui est inscrit, le suivant une pièce de moins, et ainsi de suite. À égalité de pas, le premier dans l’ordre du tour passe devant.
jackal-lesson-horizon = L’île suivante est toujours à l’horizon. Touchez-la pour la regarder. Pensez-y avant de dépenser vos meilleures cartes !
jackal-lesson-pass = Sur cette île, aucun coffre n’est à portée de vos cartes. Alors passez : vous prenez deux nouvelles cartes.
jackal-lesson-take = Prenez une carte du marché, ou une carte inconnue de la pioche, et confirmez.{ $left ->
    [0] {""}
   *[other] {" "}Encore à prendre : { $left }.
}
jackal-lesson-cards = Certaines cartes sont spéciales : le cavalier saute comme aux échecs, le pavillon noir part de l’autre pavillon, le parchemin mène à travers la jungle et aux coffres enfouis.
jackal-lesson-finish = Vous savez tout. Chaque règle se trouve ici. Continuez la partie, et que l’or soit avec vous !
