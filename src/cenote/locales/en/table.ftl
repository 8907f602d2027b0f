table-status = { $mode ->
    [auction] Auction game
   *[basic] Basic game
} · hex { $number } of 36 · { $letter ->
    [none] the stack is empty
   *[other] next letter { $letter }
} · scoring rounds { $rounds }/4
table-tiles = Temple tiles
table-tiles-of = Temple tiles of { $value } left: { $left }
table-tiles-of-next = Tiles of { $value } left: { $left }

table-mine = { $phase ->
    [placing] Your turn: place your hex
    [bidding] Your turn: bid or pass
    [picking] Your turn: pick a hex
    [scoring] Your scoring turn
   *[acting] Your turn
}
table-theirs = { $phase ->
    [placing] { $turn } is placing a hex …
    [bidding] { $turn } is thinking about a bid …
    [picking] { $turn } is picking a hex …
    [scoring] { $turn } is playing a scoring turn …
    [acting] { $turn } is playing …
   *[other] Something is being drawn …
}
table-ahead = You are planning ahead
table-to-move = to move
table-standby = a bot is standing in
table-away = away
table-left-workers = Workers in supply: { $count }
table-left-leader = Leader: { $where ->
    [supply] in supply
    [gone] out of the game
   *[other] on { $where }
}
table-left-camps = Camps left: { $count }
table-left-guards = Guards left: { $count }
table-treasures-why = What these treasures score: 1 for one of a kind, 3 for two, 6 for three
table-worth = worth { $points } now
table-worth-why = What this position would score if it were scored now

table-hex = { $space } · { $kind ->
    [temple] Temple of { $value }
    [treasure] { $wafers ->
        [0] Emptied treasure hex
        [one] One treasure
       *[other] { $wafers } treasures
    }
    [volcano] Volcano
    [base_camp] Base camp
   *[jungle] Jungle
}
table-empty-space = { $space }: nothing lies here yet.
table-hex-panel = The chosen hex
table-held = { $seat } holds it: strength { $most } against { $next }.
table-not-held = { $most ->
    [0] Nobody is here.
   *[other] Nobody holds it: a tie at strength { $most }.
}
table-guarded = { $owner } holds it with a guard, to the end of the game.
table-standing = { $workers ->
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
table-member = { $member ->
    [leader] Your leader on { $space }
   *[worker] Your workers on { $space }
}
table-walk-with = { $member ->
    [leader] Walk: leader
   *[worker] Walk: a worker
}
table-lit-walk = The way there costs { $cost } { -ap }.
table-lit-place = The hex fits here.
table-choose-target = Now choose one of the lit hexes.
table-tap-hex = Choose the hex to see what can be done there.

table-cost = { $cost } { -ap }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} { $points ->
    [one] point
   *[other] points
}
table-no-way-back = no way back past here
table-step-walk = { $member ->
    [leader] Leader
   *[worker] Worker
} { $origin } → { $space }
table-step-travel = { $member ->
    [leader] Leader
   *[worker] Worker
} by camp { $origin } → { $space }
table-step-enter = { $member ->
    [leader] Leader to { $space }
   *[worker] Worker to { $space }
}
table-step-place = Hex on { $space }
table-step-uncover = Uncover { $space }
table-step-recover = Dig on { $space }
table-step-camp = Camp on { $space }
table-step-guard = Guard on { $space }
table-step-exchange = { $given } for { $taken } from { $other }
table-step-bid = Bid { $points }
table-step-pass = Pass
table-step-pick = Take: { $hex }
table-step-end = End the turn
table-do-enter = { $member ->
    [leader] Bring in the leader
   *[worker] Bring in a worker
}
table-do-uncover = Uncover a level
table-do-recover = Dig for a treasure
table-do-camp = Establish a camp
table-do-guard = Put a guard here
table-swap = { $given } for { $taken }

table-placing-hint = Choose one of the lit spaces.
table-placing-at = On { $space }. Press it again to turn it.
table-place-here = Place here
table-rotate = Turn clockwise
table-rotate-back = Turn anticlockwise

table-now = What you can do
table-act-hint = Choose one of your figures to walk, or a hex to see what can be done there.
table-bring = { $member ->
    [leader] Bring the leader to
   *[worker] Bring a worker to
} (1 { -ap })
table-nothing-left = Nothing more can be done in this turn.

table-auction = Auction
table-on-offer = On offer
table-pick-one = Pick a hex
table-can-spend = can spend { $points }
table-had-turn = had the turn
table-waits = waits
table-passed = passed
table-bids = { $bid ->
    [0] still in
   *[other] bids { $bid }
}
table-bid = Bid { $points }
table-bid-more = One more
table-bid-less = One less
table-pass = Pass

table-turn-bar = Your turn
table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
table-plan = Your plan
table-take-out = Take out: { $step }
table-fallen = Not possible now: { $steps }.
table-drop-fallen = Forget these steps
table-undo = Undo
table-take-back = Take back
table-start-over = Start over
table-commit = Commit
table-commit-end = Commit and end turn
table-commit-reveal = Commit: no way back
table-end-turn = { $lost ->
    [0] End turn
   *[other] End turn ({ $lost } { -ap } lost)
}
table-plan-ahead = Plan ahead
table-stop-ahead = Stop planning
table-skip = Skip
table-trouble = That did not work. Please try again.
table-trouble-stale = Something happened in the meantime: the plan has been checked again.
table-trouble-nothing-to-plan = There is nothing to plan right now.
table-trouble-open-choice = That choice is not finished yet.
table-trouble-unknown-action = There is no such action.
table-trouble-unknown-message = The server did not understand this page. Reload it.
table-trouble-nothing-to-undo = There is nothing to take back.
table-trouble-not-running = This game is not running any more.
table-trouble-plan-ends = What follows depends on chance: this step must be the last of the plan.

table-scoring = { $final ->
    [yes] Final scoring round
   *[no] Scoring round { $number }
}
table-scoring-hint = Everybody takes a turn of 10 { -ap } without a hex and scores at its end.
table-over = The game is over
table-won = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } share the victory!
}
table-rematch = Rematch
table-rematch-open = To the rematch
table-home = Home
table-record = Download the record
table-fair = The record opens the seed of every draw. It must match this commitment, published before the game:

table-log = What happened
table-log-empty = Nothing has happened yet.
table-undone = { $seat } takes back the last actions.
table-missed = Since my last turn
table-missed-nothing = Nothing has happened since your last turn.
table-earlier = Earlier
table-later = Later

table-offline = The connection is lost. Trying again …
table-frozen = The rules have changed since this game began. It can be exported, but not played on.
table-abandoned = This game was abandoned.
table-watching = You are watching.
table-pass-screen = Pass the screen to { $seat }.

table-board = The board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show the whole board
table-sheets = Below the board
table-sheet-actions = Actions
table-sheet-players = Players
table-sheet-log = Log
table-as-text = As text
table-text-caption = The board in words
table-text-hex = Hex
table-text-holder = Held by
table-text-standing = What stands there
table-keys = Keys
table-key-rotate = turn the hex (with Shift the other way)
table-key-place = place the hex as shown
table-key-undo = take back one step
table-key-commit = play the plan
table-key-end = end the turn
table-key-deselect = choose nothing
table-key-zoom = zoom in, zoom out, whole board
table-signs = Signs and keys
table-sign-workers = workers still in supply
table-sign-leader = where the leader stands; a dash if it is not on the board
table-sign-camps = camps left to establish
table-sign-guards = guards left to place
table-sign-tiles = temple tiles left, value by value
table-sign-flag = on a temple: who holds it now

table-leave = Leave
table-leave-sure = A bot will play on for you, and you cannot come back to this seat. If nobody is left, the game ends.
table-stay = Stay
