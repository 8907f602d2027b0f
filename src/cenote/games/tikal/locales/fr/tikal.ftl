-ap = PA

tikal-word-amulet = amulette
tikal-word-bowl = coupe
tikal-word-crown = couronne
tikal-word-dagger = poignard
tikal-word-flute = flûte
tikal-word-idol = idole
tikal-word-mirror = miroir
tikal-word-skull = crâne

tikal-hex = { $kind ->
    [temple] temple de valeur { $value }
    [treasure] { $value ->
        [one] trésor ({ $value } jeton)
       *[other] trésor ({ $value } jetons)
    }
    [volcano] volcan
   *[jungle] clairière
}

tikal-drawn = { $shown ->
    [yes] Nouvel hexagone proposé : { tikal-hex } ({ $hexagon }).
   *[no] { $seat } pioche un hexagone : { tikal-hex } ({ $hexagon }).
}
tikal-placed = { $seat } pose un hexagone en { $space } : { tikal-hex }.
tikal-removed = Hexagone impossible à poser, retiré du jeu : { tikal-hex } ({ $hexagon }).
tikal-entered = { $seat } met { $member ->
    [leader] son chef d’expédition
   *[worker] un explorateur
} en jeu en { $space }.
tikal-travelled = { $seat } envoie { $member ->
    [leader] son chef d’expédition
   *[worker] un explorateur
} du camp { $origin } au camp { $space }.
tikal-walked = { $seat } déplace { $member ->
    [leader] son chef d’expédition
   *[worker] un explorateur
} de { $origin } à { $space } ({ $cost } { -ap }).
tikal-uncovered = { $seat } dégage un niveau du temple en { $space }, qui passe à { $value }.
tikal-recovered = { $seat } déterre un trésor en { $space } ({ $left ->
    [0] il n’en reste plus
    [one] il en reste { $left }
   *[other] il en reste { $left }
}).
tikal-found = { $seat } trouve un trésor : { $treasure-word } ({ $held ->
    [one] premier exemplaire
    [2] la paire
   *[other] le triplé
}, +{ $gained }).
tikal-exchanged = { $seat } fait un échange avec { $other } : { $given-word } contre { $taken-word }.
tikal-camped = { $seat } installe un camp en { $space }.
tikal-guarded = { $seat } place { $leader ->
    [yes] son chef d’expédition
   *[no] un explorateur
} comme gardien du temple de valeur { $value } en { $space }{ $left ->
    [0] .
    [one] {" "}; un autre membre de l’expédition quitte le jeu.
   *[other] {" "}; { $left } autres membres de l’expédition quittent le jeu.
}
tikal-turn-ended = { $seat } termine son tour{ $lost ->
    [0] .
   *[other] {" "}et perd { $lost } { -ap }.
}
tikal-offered = { $seat } offre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tikal-passed = { $seat } passe.
tikal-auction-won = { $price ->
    [0] Aucune offre : { $seat } joue ce tour gratuitement.
    [one] { $seat } remporte le tour pour { $price } point.
   *[other] { $seat } remporte le tour pour { $price } points.
}
tikal-taken = { $seat } prend un hexagone : { tikal-hex } ({ $hexagon }){ $last ->
    [yes] . C’est le dernier de la manche : il est gratuit.
   *[no] .
}
tikal-scoring-began = { $final ->
    [yes] Dernier tour de décompte : c’est à { $seat } de commencer.
   *[no] Le volcan entre en éruption : tour de décompte { $number }. C’est à { $seat } de commencer.
}
tikal-scored = { $seat } marque { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
} : { $temples ->
    [none] aucun temple
   *[other] temples { $temples }
} ; trésors { $treasures }. Nouveau score : { $total }.
tikal-game-over = La partie est terminée. Victoire : { $winners } ({ $scores }).

tikal-T13-2 = La partie est terminée.
tikal-T2-2 = { $why ->
    [gone] L’hexagone { $hex } n’est plus dans la pile.
    [letter] Le prochain hexagone porte la lettre { $letter }.
   *[chance] Le prochain hexagone vient de la pile ; personne ne le choisit.
}
tikal-T7-1 = { $why ->
    [exhausted] Il ne reste plus de jeton trésor de cette sorte.
   *[chance] Le trésor est retourné au hasard ; personne ne le choisit.
}
tikal-T3-1 = { $why ->
    [turn] C’est à { $turn } de jouer.
   *[phase] { $phase ->
        [acting] L’hexagone de ce tour a déjà été posé.
        [placing] Posez d’abord l’hexagone.
       *[other] Ce n’est pas le moment de piocher un hexagone.
    }
}
tikal-T3-2 = Le tour ne peut se terminer qu’une fois l’hexagone posé.
tikal-T12-2 = { $why ->
    [turn] C’est à { $turn } de jouer son décompte.
   *[phase] On ne pose pas d’hexagone pendant un décompte.
}
tikal-T4-1 = { $why ->
    [occupied] Il y a déjà un hexagone en { $space }.
    [apart] La case { $space } ne touche aucun hexagone.
   *[same] { $turns ->
        [0] Cela revient au même que sans rotation.
        [one] Cela revient au même qu’avec { $turns } rotation dans le sens horaire.
       *[other] Cela revient au même qu’avec { $turns } rotations dans le sens horaire.
    }
}
tikal-T4-2 = Dans cette orientation, aucune dalle de pierre ne mènerait à l’hexagone en { $space }.
tikal-T15-5 = Dans cette orientation, les dalles de pierre ne mèneraient à l’hexagone en { $space } qu’à travers un volcan.
tikal-T5-1 = { $why ->
    [action-points] Mettre en jeu un membre de l’expédition coûte { $cost } { -ap } ; il vous en reste { $left }.
    [no-camp] On met en jeu dans le camp de base ou dans l’un de ses propres camps ; { $space } ne convient pas.
   *[supply] { $member ->
        [leader] Votre chef d’expédition n’est pas dans votre réserve.
       *[worker] Il ne reste plus d’explorateur dans votre réserve.
    }
}
tikal-T15-4 = Le camp en { $space } ne vous appartient pas. Propriétaire : { $owner }.
tikal-T5-2 = { $why ->
    [action-points] Voyager coûte { $cost } { -ap } ; il vous en reste { $left }.
    [no-camp] Vous ne pouvez voyager qu’entre le camp de base et vos propres camps ; { $space } ne convient pas.
   *[nobody-there] { $member ->
        [leader] Votre chef d’expédition n’est pas en { $space }.
       *[worker] Vous n’avez pas d’explorateur en { $space }.
    }
}
tikal-T5-3 = { $why ->
    [action-points] Ce déplacement coûte { $cost } { -ap } ; il vous en reste { $left }.
    [empty] Il n’y a pas encore d’hexagone en { $space }.
    [volcano] On n’entre pas dans le volcan en { $space }.
    [apart] { $space } ne touche pas l’hexagone que vous voulez quitter.
    [no-stones] Aucune dalle de pierre ne mène de { $origin } à { $space }.
   *[nobody-there] { $member ->
        [leader] Votre chef d’expédition n’est pas en { $space }.
       *[worker] Vous n’avez pas d’explorateur en { $space }.
    }
}
tikal-T5-4 = { $why ->
    [action-points] Dégager un niveau coûte { $cost } { -ap } ; il vous en reste { $left }.
   *[no-temple] Il n’y a pas de temple en { $space }.
}
tikal-T6-2 = Il ne reste plus de jeton temple de valeur { $value }.
tikal-T6-3 = Vous avez déjà dégagé deux niveaux du temple en { $space } pendant ce tour.
tikal-T6-4 = { $needs ->
    [one] Pour dégager un niveau, il vous faut un membre de l’expédition sur l’hexagone ; vous n’y en avez aucun.
   *[other] Pour dégager un deuxième niveau dans le même tour, il vous faut { $needs } membres de l’expédition sur l’hexagone ; vous en avez { $has }.
}
tikal-T6-5 = Ce temple a un gardien ; sa valeur ne change plus. Propriétaire du gardien : { $owner }.
tikal-T5-5 = { $why ->
    [action-points] Déterrer un trésor coûte { $cost } { -ap } ; il vous en reste { $left }.
    [no-treasure] Il n’y a pas d’hexagone trésor en { $space }.
    [empty] Il ne reste plus de trésor en { $space }.
   *[phase] Personne n’est en train de déterrer un trésor.
}
tikal-T7-2 = Vous avez déjà déterré deux trésors en { $space } pendant ce tour.
tikal-T7-3 = { $needs ->
    [one] Pour déterrer un trésor, il vous faut un membre de l’expédition sur l’hexagone ; vous n’y en avez aucun.
   *[other] Pour déterrer un deuxième trésor dans le même tour, il vous faut { $needs } membres de l’expédition sur l’hexagone ; vous en avez { $has }.
}
tikal-T5-6 = { $why ->
    [action-points] Un échange coûte { $cost } { -ap } ; il vous en reste { $left }.
    [own] Vous ne pouvez pas échanger de trésors avec vous-même.
   *[no-seat] Il n’y a personne à cette place : { $number }.
}
tikal-T8-1 = Seuls les trésors uniques s’échangent. Trésor « { $treasure-word } » : { $owner } { $held ->
    [0] n’en a pas
   *[other] en a { $held }
}.
tikal-T8-3 = Donner et prendre la même sorte de trésor ne changerait rien.
tikal-T5-7 = Installer un camp coûte { $cost } { -ap } ; il vous en reste { $left }.
tikal-T9-1 = { $why ->
    [wafers-left] Il reste des trésors en { $space } ({ $wafers }).
   *[terrain] Un camp s’installe dans une clairière ou sur un hexagone trésor vidé ; { $space } ne convient pas.
}
tikal-T9-2 = { $why ->
    [taken] Il y a déjà un camp ici. Propriétaire : { $owner }.
   *[both-camps] Vous avez déjà installé vos deux camps.
}
tikal-T15-1 = À cette table, il vous faut un membre de l’expédition en { $space } pour y installer un camp.
tikal-T5-8 = { $why ->
    [action-points] Placer un gardien coûte { $cost } { -ap } ; il vous en reste { $left }.
   *[no-temple] Il n’y a pas de temple en { $space }.
}
tikal-T10-1 = Pour placer un gardien, il vous faut la plus grande force sur l’hexagone : la vôtre est de { $mine }, la plus grande force adverse de { $theirs }.
tikal-T10-2 = { $why ->
    [taken] Ce temple a déjà un gardien. Propriétaire : { $owner }.
   *[both-guards] Vous avez déjà placé vos deux gardiens.
}
tikal-T14-1 = Il n’y a pas d’enchères dans le jeu de base.
tikal-T14-2 = { $why ->
    [turn] Dans cette manche, c’est à { $turn } de jouer.
   *[phase] Ce n’est pas le moment de proposer des hexagones.
}
tikal-T14-3 = { $why ->
    [turn] C’est à { $turn } d’enchérir.
    [too-low] L’offre doit dépasser { $highest }.
   *[phase] { $phase ->
        [bidding] C’est le moment de faire une offre ou de passer.
       *[other] Ce n’est pas le moment des enchères.
    }
}
tikal-T14-4 = { $why ->
    [turn] C’est à { $turn } de choisir.
    [not-shown] L’hexagone { $hex } n’est pas proposé.
   *[phase] { $phase ->
        [picking] C’est le moment de choisir l’un des hexagones proposés.
       *[other] Ce n’est pas le moment de choisir un hexagone.
    }
}
tikal-T14-5 = { $why ->
    [turn] { $turn } a passé en premier et choisit maintenant, gratuitement.
    [not-shown] L’hexagone { $hex } n’est pas proposé.
   *[phase] Tout le monde a passé : c’est le moment de choisir gratuitement l’un des hexagones proposés.
}
tikal-T14-6 = Le dernier joueur de la manche prend le dernier hexagone, sans enchérir ni choisir.
tikal-T15-7 = Une offre de { $bid } dépasse votre score, qui est de { $score }.

tikal-status = { $phase ->
    [over] La partie est terminée.
    [placing] { $turn } pose un hexagone.
    [bidding] À { $turn } d’enchérir.
    [picking] { $turn } choisit un hexagone.
    [scoring] { $turn } joue son décompte : il reste { $ap } { -ap }.
    [acting] { $turn } joue : il reste { $ap } { -ap }.
   *[other] Tirage en cours.
} { $letter ->
    [none] La pile est vide.
   *[other] Prochain hexagone : lettre { $letter } ; { $left ->
        [one] c’est le dernier de la pile.
       *[other] la pile en compte { $left }.
    }
}
tikal-hand = À poser (dalles de pierre dans le sens horaire à partir du haut) : { $face }.
tikal-shown = Hexagones proposés (dalles de pierre dans le sens horaire à partir du haut) : { $hexes }. { $bid ->
    [0] Pas encore d’offre.
   *[other] Meilleure offre : { $bid }.
}

tikal-group-end = Terminer le tour
tikal-group-place = Poser l’hexagone
tikal-group-enter = Mettre en jeu un membre de l’expédition
tikal-group-travel = Voyager entre les camps
tikal-group-walk = Se déplacer
tikal-group-uncover = Dégager un niveau
tikal-group-recover = Déterrer un trésor (sans retour possible)
tikal-group-exchange = Échanger des trésors
tikal-group-camp = Installer un camp
tikal-group-guard = Placer un gardien
tikal-group-pass = Passer
tikal-group-bid = Faire une offre
tikal-group-pick = Choisir un hexagone

tikal-column-player = Joueur
tikal-column-temples = Temples tenus
tikal-column-treasures = Trésors
tikal-column-gained = Gain
tikal-column-total = Score

tikal-told-hex = { $space } : { $kind ->
    [temple] temple de valeur { $value }.
    [treasure] { $wafers ->
        [0] hexagone trésor vidé.
        [one] { $wafers } trésor.
       *[other] { $wafers } trésors.
    }
    [jungle] clairière.
    [volcano] volcan.
   *[base_camp] camp de base.
}
tikal-told-guard = Gardien : { $owner }.
tikal-told-camp = Camp : { $owner }.
tikal-told-members = { $seat } : { $workers ->
    [0] le chef d’expédition.
    [one] { $leader ->
        [yes] { $workers } explorateur et le chef d’expédition.
       *[no] { $workers } explorateur.
    }
   *[other] { $leader ->
        [yes] { $workers } explorateurs et le chef d’expédition.
       *[no] { $workers } explorateurs.
    }
}
tikal-told-paths = Passages et dalles de pierre : { $paths }.

tikal-legend = T temple et sa valeur, $ trésors, ♣ clairière, ^^ volcan, ⌂⌂ camp de base, ⌂ camp, ! gardien, ♛ chef d’expédition, chiffre après une forme : explorateurs. Les chiffres sur les bords sont les dalles : le coût du passage.
tikal-legend-actions = place CASE ROTATIONS : tourner l’hexagone de 0 à 5 fois dans le sens horaire.

tikal-unfit-own-only = Tikal ne se joue qu’avec son propre matériel.
