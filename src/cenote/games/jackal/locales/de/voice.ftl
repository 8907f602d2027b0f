# Was ein Bildschirmleser von den eigenen Taten sagt.
jackal-you-card-dealt = Du erhältst eine Karte vom Stapel: { $card-word }.
jackal-you-announced = { $lands ->
    [yes] Du gehst an Land.
   *[no] Du passt und nimmst zwei Karten.
}
jackal-you-market-taken = Du nimmst vom Markt: { $card-word }.
jackal-you-deck-taken = Du nimmst eine Karte vom Stapel.
jackal-you-card-laid = Du legst: { $card-word }.
jackal-you-route-ready = Du bist bereit.
jackal-you-mark-aimed = Du hältst einen Schwarzen Fleck für { $other } bereit.
jackal-you-throws-ready = Du hast über Schwarze Flecken entschieden.
jackal-you-mark-thrown = Du steckst { $other } einen Schwarzen Fleck zu: ein Schritt mehr.
jackal-at-you-mark-thrown = { $seat } steckt dir einen Schwarzen Fleck zu: ein Schritt mehr.
jackal-you-card-kept = Du behältst: { $card-word }.
jackal-you-route-opened = Du deckst die Route auf: { $route ->
    [none] keine Karte
   *[other] { $route }
}{ $reaches ->
    [yes] .
   *[no] {" "}– keine Truhe in Reichweite.
}
jackal-you-went = Du gehst nach { $cell }.
jackal-you-chest-reached = Du erreichst die { $coins }er-Truhe auf { $cell } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}{ $marks ->
    [0] .
    [one] , dazu ein Schwarzer Fleck.
   *[other] , dazu { $marks } Schwarze Flecken.
}
jackal-you-better-route = Du hättest die { $coins }er-Truhe auf { $cell } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} erreichen können: { $route }.
jackal-you-gold-taken = Du nimmst { $coins ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $coins } Münzen
}{ $extra ->
    [yes] {" "}von der Zusatzinsel.
   *[no] {" "}und hast jetzt { $total }.
}
