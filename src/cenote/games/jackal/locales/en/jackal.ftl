jackal-word-H = left-right arrow
jackal-word-V = up-down arrow
jackal-word-X = four-way arrow
jackal-word-K = knight
jackal-word-F = black flag
jackal-word-P = pirate map
jackal-word-M = black mark

jackal-card-dealt = { $card ->
    [none] { $seat } gets a card from the deck.
   *[other] { $seat } gets a card from the deck: { $card-word }.
}
jackal-market-filled = New on the market: { $card-word }.
jackal-island-shown = An island comes into sight: { $name } ({ $island }).
jackal-announced = { $lands ->
    [yes] { $seat } lands.
   *[no] { $seat } passes and takes two cards.
}
jackal-market-taken = { $seat } takes from the market: { $card-word }.
jackal-deck-taken = { $seat } takes a card from the deck.
jackal-card-laid = { $seat } lays: { $card-word }.
jackal-route-ready = { $seat } is ready.
jackal-mark-aimed = { $seat } aims a black mark at { $other }.
jackal-throws-ready = { $seat } has decided on black marks.
jackal-mark-thrown = { $seat } throws a black mark at { $other }: one step more.
jackal-card-kept = { $card ->
    [none] { $seat } keeps a card.
   *[other] { $seat } keeps: { $card-word }.
}
jackal-packs-passed = The packs go left; { $left ->
    [0] the draft is over
    [one] the last card is kept without a choice
   *[other] { $left } cards are left in each
}.
jackal-route-opened = { $seat } opens the route { $route ->
    [none] without a card
   *[other] { $route }
}{ $reaches ->
    [yes] .
   *[no] : it reaches no chest.
}
jackal-went = { $seat } goes to { $cell }.
jackal-chest-reached = { $seat } reaches the { $coins }-coin chest on { $cell } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $marks ->
    [0] .
    [one] , plus 1 for a black mark.
   *[other] , plus { $marks } for black marks.
}
jackal-better-route = { $seat } could have reached the { $coins }-coin chest on { $cell } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $route }.
jackal-gold-taken = { $seat } takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $extra ->
    [yes] {" "}on the extra island.
   *[no] {" "}and has { $total }.
}
jackal-island-left = Island { $number } is left behind: { $name }.
jackal-extra-island = { $winners } are equally rich: one more island decides.
jackal-game-over = The game is over. { $winners } won ({ $scores }).

jackal-J8-4 = The game is over.
jackal-J8-10 = The game is over.
jackal-J2-2 = { $why ->
    [no-card] No such card is left in the deck.
    [chance] Cards come from the deck; nobody chooses them.
   *[phase] { $phase ->
        [dealing] Cards are being dealt.
       *[other] No card is due now.
    }
}
jackal-J2-3 = { $why ->
    [chance] Islands come by chance; nobody chooses them.
   *[phase] { $phase ->
        [showing] An island is coming into sight.
       *[other] No island is due now.
    }
}
jackal-J8-3 = Island { $island } is not among those still to come.
jackal-J8-7 = { $why ->
    [already-kept] You have kept your card; the others are still choosing.
    [no-card] There is no such card in your pack ({ $card-word }).
   *[phase] Now everybody keeps one card of the pack.
}
jackal-J3-1 = { $why ->
    [turn] It is { $turn }’s turn to announce.
   *[phase] Now pass or land.
}
jackal-J3-2 = { $why ->
    [turn] { $turn } takes cards now.
    [no-card] There is no such card on the market ({ $card-word }).
   *[phase] First take two cards, from the market or from the deck.
}
jackal-J3-4 = A player who passed builds no route on this island.
jackal-J4-1 = { $why ->
    [no-card] You have no such card in your hand ({ $card-word }).
   *[phase] Now routes are laid.
}
jackal-J4-2 = You said “ready”: your route cannot change any more.
jackal-J4-3 = { $why ->
    [mark-in-route] A black mark cannot be part of a route.
   *[flag-not-first] A black flag can only be the first card of a route.
}
jackal-J5-1 = { $why ->
    [nobody] There is nobody whom you could throw a mark at.
    [is-done] You have decided on your marks.
    [target] A mark is thrown at another player who landed.
    [no-marks] You have no black mark.
   *[phase] Now black marks are thrown.
}
jackal-J8-5 = Only the tied players play the extra island.
jackal-J9-5 = At this table only players who landed throw marks.
jackal-J6-1 = { $why ->
    [turn] { $turn } is walking now.
   *[phase] Now routes are opened and walked.
}
jackal-J6-3 = The next card does not lead that way ({ $card-word }).
jackal-J6-4 = The next card is a knight: it jumps as in chess.
jackal-J6-5 = No move ends on the sea.
jackal-J6-7 = The jungle on { $cell } needs a pirate map directly before the card.
jackal-J6-8 = The buried chest on { $cell } needs a pirate map directly before the card.
jackal-J6-10 = { $why ->
    [exit-first] First choose by which cave to come out.
    [outside] You are not in a cave.
   *[no-cave] There is no other cave on { $cell }.
}
jackal-J6-12 = From { $cell } your cards reach no chest; another way does.

jackal-status = { $phase ->
    [over] The game is over.
    [drafting] The draft: everybody keeps one card and hands the rest left.
    [announcing] { $turn } may pass or land.
    [taking] { $turn } takes cards.
    [laying] Routes are being laid.
    [throwing] Black marks may be thrown.
    [opening] { $turn } walks.
   *[other] Cards are being dealt.
}
jackal-island-title = Island { $number }: { $name }.
jackal-ahead = Ahead: { $names }.
jackal-cards = Market: { $market } · deck { $deck } · discard { $discard }
jackal-hand = Your hand: { $cards }
jackal-pack = Your pack: { $cards }
jackal-route = Your route: { $cards }
jackal-player = { $seat }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $hand ->
    [one] one card
   *[other] { $hand } cards
}{ $announced ->
    [passed] , passed
    [landed] , landed
   *[silent] {""}
}{ $first ->
    [yes] , first player
   *[no] {""}
}

jackal-tally = Coins per seat { $coins } · passes { $passes } of announcements · contested { $contested } of chests reached · ties { $ties } of games

jackal-reaches = Your route reaches the { $coins }-coin chest in { $steps ->
    [one] one step
   *[other] { $steps } steps
}
jackal-reaches-nothing = Your route reaches no chest.

jackal-group-pass = Pass and take two cards
jackal-group-land = Land
jackal-group-take = Take a card
jackal-group-lay = Lay a card
jackal-group-ready = Close the route
jackal-group-throw = Throw a black mark
jackal-group-done = No more marks
jackal-group-go = Walk
jackal-group-jump = Jump
jackal-group-exit = Leave the caves
jackal-group-keep = Keep a card

jackal-do-pass = Pass and take two cards
jackal-do-land = Land
jackal-do-take = Take from the market: { $card-word } ({ $card })
jackal-do-take-deck = Take from the deck
jackal-do-lay = Lay: { $card-word } ({ $card })
jackal-do-ready = Close the route
jackal-do-throw = Throw a mark at { $target }
jackal-do-done = No more marks
jackal-do-go = Go to { $cell }{ $leads ->
    [none] {""}
   *[other] : { $leads }
}
jackal-do-exit = Come out on { $cell }{ $leads ->
    [none] {""}
   *[other] : { $leads }
}
jackal-lead = to the { $coins }-coin chest on { $cell }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $pays ->
    [one] 1 coin
   *[other] { $pays } coins
} now
jackal-do-keep = Keep: { $card-word } ({ $card })

jackal-column-chest = Chest
jackal-column-player = Pirate
jackal-column-steps = Steps
jackal-column-coins = Coins

jackal-told = { $kind ->
    [cW] White flag: { $cells }.
    [cB] Black flag: { $cells }.
    [c1] 1-coin chest: { $cells }.
    [c2] 2-coin chest: { $cells }.
    [c3] 3-coin chest: { $cells }.
    [c4] 4-coin chest: { $cells }.
    [ca] Buried 1-coin chest: { $cells }.
    [cb] Buried 2-coin chest: { $cells }.
    [cc] Buried 3-coin chest: { $cells }.
    [cd] Buried 4-coin chest: { $cells }.
    [cL] Labyrinth: { $cells }.
    [cJ] Jungle: { $cells }.
    [cC] Cave: { $cells }.
   *[sea] Sea: { $cells }.
}

jackal-legend = W white flag, B black flag, 3 chest, (3) or ³ buried chest, @ labyrinth, ♣ jungle, O cave, ≈ sea.
jackal-legend-actions = Cards: H left-right, V up-down, X four-way, K knight, F black flag, P pirate map, M black mark.

jackal-unfit-json = this is not JSON: { $reason }
jackal-unfit-shape = a component file is an object with “deck” and “islands”.
jackal-unfit-islands = there must be { $least } to { $most } islands, not { $count }.
jackal-unfit-twice = two islands are called { $island }.
jackal-unfit-card = there is no card { $card } for the deck; the cards are { $cards }.
jackal-unfit-count = the number of { $card } must be from 0 to { $most }, not { $count }.
jackal-unfit-object = island number { $number } is not an object.
jackal-unfit-fields = island number { $number }: id and name are texts, rows is a list of texts.
jackal-unfit-name = island number { $number }: “{ $name }” is no name of 1 to { $most } visible characters.
jackal-unfit-rows = island { $island }: there are 1 to { $most } rows of text.
jackal-unfit-width = island { $island }, row 1: a row has 1 to { $most } cells, not { $cells }.
jackal-unfit-unequal = island { $island }, row { $row }: { $cells } wide, but row 1 is { $width } wide.
jackal-unfit-letter = island { $island }, row { $row }, column { $column }: unknown letter { $letter }.
jackal-unfit-chest = island { $island }: there is no chest.
jackal-unfit-no-flag = island { $island }: there is no { $colour ->
    [white] white
   *[black] black
} flag ({ $flag }) anywhere.
jackal-unfit-two-flags = island { $island }, row { $row }, column { $column }: there is a second { $colour ->
    [white] white
   *[black] black
} flag.
jackal-unfit-unreachable = island { $island }, row { $row }, column { $column }: the chest cannot be reached from the white flag.
jackal-unfit-deck-size = { $seats } players need at least { $least } cards, and the deck has { $cards }.
