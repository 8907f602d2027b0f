jackal-table-island = { $extra ->
    [yes] Extra island · { $name }
   *[no] Island { $number } of { $count } · { $name }
}
jackal-table-island-short = { $extra ->
    [yes] Extra island
   *[no] Island { $number }/{ $count }
}
jackal-table-mine = { $phase ->
    [drafting] Keep one card of the pack
    [announcing] Your turn: land or pass
    [taking] { $left ->
        [one] Take one more card
       *[other] Take a card
    }
    [laying] Lay your route
    [throwing] Throw black marks, or none
    [opening] Your route lies open: choose your way
   *[other] Your turn
}
jackal-table-theirs = { $phase ->
    [drafting] Still choosing: { $names }
    [announcing] { $names } is deciding: land or pass …
    [taking] { $names } is taking cards …
    [laying] Still laying: { $names }
    [throwing] Still deciding on black marks: { $names }
    [opening] { $names } is walking …
    [over] The game is over.
   *[other] Cards are being dealt …
}
jackal-table-cell = { $cell }: { $kind ->
    [chest] { $coins }-coin chest
    [buried] buried { $coins }-coin chest, needs a map
    [white] white flag
    [black] black flag
    [labyrinth] labyrinth, one step more
    [jungle] jungle, needs a map
    [cave] cave
   *[empty] empty
}
jackal-table-first = first
jackal-table-holds = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
jackal-table-announced = { $announced ->
    [passed] passed
   *[landed] landed
}
jackal-table-laid = { $cards ->
    [0] laid nothing
    [one] laid 1 card
   *[other] laid { $cards } cards
}
jackal-table-marks = { $count ->
    [one] One black mark: one step more
   *[other] { $count } black marks: { $count } steps more
}
jackal-table-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
jackal-table-market = Market
jackal-table-deck = Deck: { $deck }
jackal-table-piles = Deck { $deck } · discard { $discard }
jackal-table-face-down = A card, face down
jackal-table-horizon = On the horizon
jackal-table-ahead-island = Ahead: { $name }
jackal-table-reach-title = What your cards can reach
jackal-table-reach-here = On this island
jackal-table-reach-ahead = With the cards in your hand now
jackal-table-reach-none = No chest within reach
jackal-table-reach = { $coins }-coin chest on { $cell }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
jackal-table-with = With: { $cards }
jackal-table-reaches = Reaches the { $coins }-coin chest on { $cell } in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
jackal-table-shares = { $others ->
    [0] Nobody else has landed: { $coins } for you.
   *[other] Alone: { $coins }. If all come, fewest steps first: { $shares }
}
jackal-table-reaches-nothing = Reaches no chest yet.
jackal-table-stuck = Tap cards of your hand to lay your route.
jackal-table-row = My route
jackal-table-hand = Hand
jackal-table-hand-empty = No cards
jackal-table-lay = Lay: { $card }
jackal-table-in-row = { $place }: { $card }. Press to take it back; the arrow keys move it.
jackal-table-pack = The draft: your pack
jackal-table-pack-about = Keep one card; the rest goes to { $to }. The next pack comes from { $from }.
jackal-table-keep = Keep: { $card }
jackal-table-throw-title = Black marks
jackal-table-throw-about = Each mark adds one step to that pirate’s route. Throws are shown together.
jackal-table-throw-none = You have no black mark to throw.
jackal-table-throw-at = Throw a mark at { $target }
jackal-table-throw = { $count ->
    [0] Throw no mark
    [one] Throw 1 mark
   *[other] Throw { $count } marks
}
jackal-table-ready = Ready
jackal-table-land = Land
jackal-table-pass = Pass: take two cards
jackal-table-do = { $phase ->
    [drafting] Keep this card
    [taking] Take this card
   *[opening] Walk this way
}
jackal-table-no-chest = This route reaches no chest
jackal-table-no-chest-about = It brings nothing, and its cards are discarded.
jackal-table-go-on-laying = Keep laying
jackal-table-ready-anyway = Ready anyway
jackal-table-chest = { $coins }-coin chest on { $cell }
jackal-table-misses = reaches no chest
jackal-table-no-card = without a card
jackal-table-last = Last island: { $name }
jackal-table-last-none = Nobody took any gold there.
jackal-table-better = Your cards could have reached the { $coins }-coin chest on { $cell } in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}:
jackal-table-first-about = First in order on this island: announces first, and comes first with equal steps
jackal-table-again = { $card }: chosen. Press again to confirm.
jackal-table-piles-about = Cards left in the deck; cards that have been played. An empty deck is made anew from the discard.
jackal-table-fewer = { $steps ->
    [one] 1 step would do.
   *[other] { $steps } steps would do.
}
jackal-table-badge = { $steps ->
    [one] 1 step for you
   *[other] { $steps } steps for you
}
jackal-log-dealt = { $seat } gets from the deck: { $cards }.
jackal-log-filled = New on the market: { $cards }.
