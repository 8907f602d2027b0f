# Ce qu’un lecteur d’écran dit des actions de la personne qui écoute.
jackal-you-card-dealt = Vous recevez une carte de la pioche : { $card-word }.
jackal-you-announced = { $lands ->
    [yes] Vous débarquez.
   *[no] Vous passez et prenez deux cartes.
}
jackal-you-market-taken = Vous prenez au marché : { $card-word }.
jackal-you-deck-taken = Vous prenez une carte de la pioche.
jackal-you-card-laid = Vous ajoutez à votre route : { $card-word }.
jackal-you-route-ready = Vous déclarez votre route prête.
jackal-you-mark-aimed = Vous destinez une marque noire à { $other }.
jackal-you-throws-ready = Marques noires : vous avez fait votre choix.
jackal-you-mark-thrown = Vous lancez une marque noire à { $other } : un pas de plus.
jackal-at-you-mark-thrown = { $seat } vous lance une marque noire : un pas de plus.
jackal-you-card-kept = Vous gardez : { $card-word }.
jackal-you-route-opened = Vous révélez { $route ->
    [none] une route sans carte
   *[other] la route { $route }
}{ $reaches ->
    [yes] .
   *[no] {" "}: elle ne mène à aucun coffre.
}
jackal-you-went = Vous allez en { $cell }.
jackal-you-chest-reached = Vous atteignez en { $cell } un coffre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $steps } pas{ $marks ->
    [0] .
    [one] , plus { $marks } marque noire.
   *[other] , plus { $marks } marques noires.
}
jackal-you-better-route = Vous auriez pu atteindre le coffre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en { $cell }, en { $steps } pas : { $route }.
jackal-you-gold-taken = Vous empochez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $extra ->
    [yes] {" "}sur l’île de départage.
   *[no] {" "}; total : { $total }.
}
