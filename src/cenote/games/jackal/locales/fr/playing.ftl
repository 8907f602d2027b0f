jackal-table-take = Prendre : { $card }
jackal-table-cannot-lay = { $card } : cette carte ne peut pas être posée maintenant. Appuyez pour lire pourquoi.
jackal-table-reach-then = Avec cette carte en plus : { $card }
jackal-table-reach-lay = Sur cette île : un appui pose les cartes qu’il faut
jackal-table-reach-new = nouveau
jackal-table-pack-back = { $count ->
    [one] Vous avez déjà tenu ce paquet. Il y manque depuis :
   *[other] Vous avez déjà tenu ce paquet. Il y manque depuis { $count } cartes :
}
jackal-table-pack-away = Maintenant chez { $seat }, tel que vous l’avez passé :
