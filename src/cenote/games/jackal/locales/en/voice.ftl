# What a screen reader says of the listener’s own deeds.
jackal-you-card-dealt = You get a card from the deck: { $card-word }.
jackal-you-announced = { $lands ->
    [yes] You land.
   *[no] You pass and take two cards.
}
jackal-you-market-taken = You take from the market: { $card-word }.
jackal-you-deck-taken = You take a card from the deck.
jackal-you-card-laid = You lay: { $card-word }.
jackal-you-route-ready = You are ready.
jackal-you-mark-aimed = You aim a black mark at { $other }.
jackal-you-throws-ready = You have decided on black marks.
jackal-you-mark-thrown = You throw a black mark at { $other }: one step more.
jackal-at-you-mark-thrown = { $seat } throws a black mark at you: one step more.
jackal-you-card-kept = You keep: { $card-word }.
jackal-you-route-opened = You open the route { $route ->
    [none] without a card
   *[other] { $route }
}{ $reaches ->
    [yes] .
   *[no] : it reaches no chest.
}
jackal-you-went = You go to { $cell }.
jackal-you-chest-reached = You reach the { $coins }-coin chest on { $cell } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $marks ->
    [0] .
    [one] , plus 1 for a black mark.
   *[other] , plus { $marks } for black marks.
}
jackal-you-better-route = You could have reached the { $coins }-coin chest on { $cell } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $route }.
jackal-you-gold-taken = You take { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $extra ->
    [yes] {" "}on the extra island.
   *[no] {" "}and have { $total }.
}
