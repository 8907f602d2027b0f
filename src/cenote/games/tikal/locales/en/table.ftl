tikal-table-mode = { $mode ->
    [auction] Auction game
   *[basic] Basic game
}
tikal-table-status = { tikal-table-mode } · hex { $number } of 36 · { $letter ->
    [none] the stack is empty
   *[other] next letter { $letter }
} · scoring rounds { $rounds } of 4
tikal-table-tiles = Temple tiles
tikal-table-tiles-of = Temple tiles worth { $value } left: { $left }
tikal-table-tiles-of-next = Tiles worth { $value } left: { $left }

tikal-table-mine = { $phase ->
    [placing] Your turn: place your hex
    [bidding] Your turn: bid or pass
    [picking] Your turn: pick a hex
    [scoring] Your scoring turn
   *[acting] Your turn
}
tikal-table-theirs = { $phase ->
    [placing] { $turn } is placing a hex …
    [bidding] { $turn } is thinking about a bid …
    [picking] { $turn } is picking a hex …
    [scoring] { $turn } is playing a scoring turn …
    [acting] { $turn } is playing …
   *[other] Something is being drawn …
}
tikal-table-left-workers = Workers in supply: { $count }
tikal-table-left-leader = Leader: { $where ->
    [supply] in supply
    [gone] out of the game
   *[other] on { $where }
}
tikal-table-left-camps = Camps left: { $count }
tikal-table-left-guards = Guards left: { $count }
tikal-table-treasures-why = What these treasures score: 1 for one of a kind, 3 for two, 6 for three
tikal-table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tikal-table-worth = worth { $points } now
tikal-table-worth-why = What this position would score if it were scored now

tikal-table-hex = { $space }: { $kind ->
    [temple] Temple worth { $value }
    [treasure] { $wafers ->
        [0] Emptied treasure hex
        [one] One treasure
       *[other] { $wafers } treasures
    }
    [volcano] Volcano
    [base_camp] Base camp
   *[jungle] Jungle
}
tikal-table-empty-space = { $space }: nothing lies here yet.
tikal-table-hex-panel = The chosen hex
tikal-table-held = { $seat } holds it: strength { $most } against { $next }.
tikal-table-you-hold = You hold it: strength { $most } against { $next }.
tikal-table-you-guard = You hold it with a guard, to the end of the game.
tikal-table-your-camp = Your camp.
tikal-table-not-held = { $most ->
    [0] Nobody is here.
   *[other] Nobody holds it: a tie at strength { $most }.
}
tikal-table-guarded = { $owner } holds it with a guard, to the end of the game.
tikal-table-standing = { $workers ->
    [0] leader
    [one] { $leader ->
        [yes] 1 worker + leader
       *[no] 1 worker
    }
   *[other] { $leader ->
        [yes] { $workers } workers + leader
       *[no] { $workers } workers
    }
}
tikal-table-member = { $member ->
    [leader] Your leader on { $space }
   *[worker] Your workers on { $space }
}
tikal-table-walk-with = { $member ->
    [leader] Walk: leader
   *[worker] Walk: a worker
}
tikal-table-lit-walk = The way there costs { $cost } { -ap }.
tikal-table-lit-place = The hex fits here.
tikal-table-choose-target = Now choose one of the lit hexes.
tikal-table-tap-hex = Choose the hex to see what can be done there.

tikal-table-cost = { $cost } { -ap }
tikal-table-step-walk = { $member ->
    [leader] Leader
   *[worker] Worker
} { $origin } → { $space }
tikal-table-step-travel = { $member ->
    [leader] Leader
   *[worker] Worker
} by camp { $origin } → { $space }
tikal-table-step-enter = { $member ->
    [leader] Leader to { $space }
   *[worker] Worker to { $space }
}
tikal-table-step-place = Hex on { $space }
tikal-table-step-uncover = Uncover { $space }
tikal-table-step-recover = Treasure on { $space }
tikal-table-step-camp = Camp on { $space }
tikal-table-step-guard = Guard on { $space }
tikal-table-step-exchange = { $given } for { $taken } from { $other }
tikal-table-step-bid = Bid { $points }
tikal-table-step-pass = Pass
tikal-table-step-pick = Take: { $hex }
tikal-table-step-end = End the turn
tikal-table-do-enter = { $member ->
    [leader] Bring in the leader
   *[worker] Bring in a worker
}
tikal-table-do-uncover = Uncover a level
tikal-table-do-recover = Recover a treasure
tikal-table-do-camp = Establish a camp
tikal-table-do-guard = Place a guard
tikal-table-leaves = { $count ->
    [one] One other member leaves the game
   *[other] { $count } other members leave the game
}
tikal-table-swap = { $given } for { $taken }

tikal-table-placing-hint = Choose one of the lit spaces.
tikal-table-placing-fits = The hex fits on { $spaces }.
tikal-table-placing-at = On { $space }. Press it again to turn it.
tikal-table-place-here = Place here
tikal-table-rotate = Turn clockwise
tikal-table-rotate-back = Turn anticlockwise

tikal-table-act-hint = Choose one of your figures to walk, or a hex to see what can be done there.
tikal-table-bring-in = { $member ->
    [leader] Bring the leader to { $space }
   *[worker] Bring a worker to { $space }
}
tikal-table-nothing-left = Nothing more can be done in this turn.

tikal-table-auction = Auction
tikal-table-on-offer = On offer
tikal-table-pick-one = Pick a hex
tikal-table-can-spend = can spend { $points }
tikal-table-had-turn = has played
tikal-table-waits = waits
tikal-table-passed = passed
tikal-table-bids = { $bid ->
    [0] still in
   *[other] bids { $bid }
}
tikal-table-bid = Bid { $points }
tikal-table-bid-more = One more
tikal-table-bid-less = One less
tikal-table-pass = Pass

tikal-table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
tikal-table-commit-end = Commit and end turn
tikal-table-end-confirm = Really end? { $lost } { -ap } lost
tikal-table-end-draws = When you end the turn, the next hex is drawn. Then nothing of it can be taken back.
tikal-table-end-turn = { $lost ->
    [0] End turn
   *[other] End turn ({ $lost } { -ap } lost)
}

tikal-table-scoring = { $final ->
    [yes] Final scoring round
   *[no] Scoring round { $number }
}
tikal-table-scoring-hint = Everybody takes a turn of 10 { -ap } without a hex and scores at its end.

tikal-table-text-caption = The board in words
tikal-table-text-hex = Hex
tikal-table-text-holder = Held by
tikal-table-text-standing = What stands there
tikal-table-key-rotate = turn the hex (with Shift the other way)
tikal-table-key-place = place the hex as shown
tikal-table-key-end = end the turn
tikal-table-sign-workers = workers still in supply
tikal-table-sign-leader = where the leader stands; a dash if it is not on the board
tikal-table-sign-camps = camps left to establish
tikal-table-sign-guards = guards left to place
tikal-table-sign-tiles = temple tiles left, value by value
tikal-table-sign-flag = on a temple: who holds it now
tikal-table-count = Hex { $number } of 36
tikal-table-sign-worth = “worth 5 now”: what this position would score if it were scored now
tikal-table-sign-letter = “next letter B”: the stack is sorted by letters, A to G; the next hex carries this one
tikal-table-sign-spaces = a1 to h5: the names of the spaces, from the left and from the top
tikal-table-sign-fair = “Provably fair”: nobody could choose what is drawn, and you can check it after the game
tikal-table-brief = Hex { $number } of 36 · { $letter ->
    [none] the stack is empty
   *[other] next letter { $letter }
}
tikal-table-hex-short = { $kind ->
    [temple] temple { $value }
    [treasure] { $value ->
        [one] one treasure
       *[other] { $value } treasures
    }
    [volcano] volcano
   *[jungle] jungle
}
tikal-column-round = { $final ->
    [yes] Final scoring
   *[no] Scoring { $number }
}
