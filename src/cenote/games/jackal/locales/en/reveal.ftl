jackal-reveal-title = The routes are opened
jackal-reveal-route = The route of { $seat }
jackal-reveal-sum = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $labyrinths ->
    [0] {""}
    [one] {" "}+ 1 labyrinth
   *[other] {" "}+ { $labyrinths } labyrinths
}{ $marks ->
    [0] {""}
    [one] {" "}+ 1 mark
   *[other] {" "}+ { $marks } marks
} = { $total ->
    [one] 1 step
   *[other] { $total } steps
}
jackal-reveal-next = One more pirate would have got { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
jackal-reveal-choose = Choose where to go.
jackal-reveal-way = { $cell }: { $leads }
jackal-reveal-failed = { $seat } reached no chest.
jackal-reveal-share = { $seat } { $coins }
jackal-reveal-shares = { $coins }-coin chest on { $cell }: { $shares }.
jackal-reveal-best = Your cards had no better way.
jackal-reveal-show-better = Show this way
jackal-reveal-better-way = The way: { $cells }.
jackal-voice-row = My route: { $cards }.
jackal-final-total = Coins
jackal-final-extra = Extra
jackal-final-extra-about = The extra island decided the tie; its coins count for nothing else.
jackal-final-winner = winner
jackal-text-caption = The island in words
jackal-text-cell = Cell
jackal-text-pirates = Pirates
jackal-text-steps = My steps
