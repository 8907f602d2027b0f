# Ce qui s’est passé, sous un titre qui dit déjà de qui c’était le tour.
tikal-log-drawn = Pioché : { tikal-hex }
tikal-log-placed = Posé en { $space } : { tikal-hex }
tikal-log-entered = { $member ->
    [leader] Chef en { $space }
   *[worker] Explorateur en { $space }
}
tikal-log-travelled = { $member ->
    [leader] Chef en voyage { $origin } → { $space }
   *[worker] Explorateur en voyage { $origin } → { $space }
}
tikal-log-walked = { $member ->
    [leader] Chef { $origin } → { $space }
   *[worker] Explorateur { $origin } → { $space }
} ({ $cost } { -ap })
tikal-log-uncovered = Niveau dégagé en { $space } : valeur { $value }
tikal-log-recovered = Trésor déterré en { $space } : { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}
tikal-log-found = Trouvé : { $treasure-word } ({ $held ->
    [one] premier exemplaire
    [2] la paire
   *[other] le triplé
}, +{ $gained })
tikal-log-exchanged = Échange avec { $other } : { $given-word } contre { $taken-word }
tikal-log-camped = Camp en { $space }
tikal-log-guarded = Gardien en { $space }, temple de valeur { $value }{ $left ->
    [0] {""}
    [one]  ; un autre membre de l’expédition quitte le jeu
   *[other]  ; { $left } autres membres de l’expédition quittent le jeu
}
tikal-log-turn-ended = { $lost ->
    [0] Fin du tour
   *[other] Fin du tour, { $lost } { -ap } non utilisés
}
tikal-log-offered = Offre : { $points }
tikal-log-passed = Passe
tikal-log-auction-won = { $price ->
    [0] Aucune offre : le tour est gratuit
    [one] Tour remporté pour { $price } point
   *[other] Tour remporté pour { $price } points
}
tikal-log-taken = Pris : { tikal-hex }{ $last ->
    [yes] , le dernier, gratuit
   *[no] {""}
}
tikal-log-scored = +{ $gained } : { $temples ->
    [none] aucun temple
   *[other] temples { $temples }
} ; trésors { $treasures }. Nouveau score : { $total }
