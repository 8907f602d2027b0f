-ap = AP

tikal-word-amulet = amulet
tikal-word-bowl = bowl
tikal-word-crown = crown
tikal-word-dagger = dagger
tikal-word-flute = flute
tikal-word-idol = idol
tikal-word-mirror = mirror
tikal-word-skull = skull

tikal-hex = { $kind ->
    [temple] temple worth { $value }
    [treasure] { $value ->
        [one] hex with one treasure
       *[other] hex with { $value } treasures
    }
    [volcano] volcano
   *[jungle] jungle
}

tikal-drawn = { $shown ->
    [yes] On offer: { tikal-hex } ({ $hexagon }).
   *[no] { $seat } draws a hex: { tikal-hex } ({ $hexagon }).
}
tikal-placed = { $seat } places the { tikal-hex } on { $space }.
tikal-removed = The { tikal-hex } ({ $hexagon }) fits nowhere and leaves the game.
tikal-entered = { $seat } brings { $member ->
    [leader] the leader
   *[worker] a worker
} to { $space }.
tikal-travelled = { $seat } sends { $member ->
    [leader] the leader
   *[worker] a worker
} from camp { $origin } to camp { $space }.
tikal-walked = { $seat } moves { $member ->
    [leader] the leader
   *[worker] a worker
} from { $origin } to { $space } ({ $cost } { -ap }).
tikal-uncovered = { $seat } uncovers a level of the temple on { $space }: now worth { $value }.
tikal-recovered = { $seat } recovers a treasure on { $space } ({ $left ->
    [0] none left there
    [one] one left there
   *[other] { $left } left there
}).
tikal-found = { $seat } finds a treasure: { $treasure-word } ({ $held ->
    [one] the first
    [2] now a pair
   *[other] now a triplet
}, +{ $gained }).
tikal-exchanged = { $seat } trades with { $other }: gives { $given-word }, takes { $taken-word }.
tikal-camped = { $seat } establishes a camp on { $space }.
tikal-guarded = { $seat } posts { $leader ->
    [yes] the leader
   *[no] a worker
} as guard at the temple worth { $value } on { $space }{ $left ->
    [0] .
    [one] ; one other member leaves the game.
   *[other] ; { $left } other members leave the game.
}
tikal-turn-ended = { $seat } ends the turn{ $lost ->
    [0] .
   *[other] {" "}with { $lost } { -ap } unspent.
}
tikal-offered = { $seat } bids { $points }.
tikal-passed = { $seat } passes.
tikal-auction-won = { $price ->
    [0] Nobody bids: { $seat } takes the turn for free.
   *[other] { $seat } wins the turn for { $price }.
}
tikal-taken = { $seat } takes the { tikal-hex } ({ $hexagon }){ $last ->
    [yes] , the last of the round, for free.
   *[no] .
}
tikal-scoring-began = { $final ->
    [yes] The final scoring round begins with { $seat }.
   *[no] The volcano erupts: scoring round { $number } begins with { $seat }.
}
tikal-scored = { $seat } scores { $gained }: { $temples ->
    [none] no temple
   *[other] temples { $temples }
}, treasures { $treasures }. Now { $total }.
tikal-game-over = The game is over. { $winners } won ({ $scores }).

tikal-T13-2 = The game is over.
tikal-T2-2 = { $why ->
    [gone] Hex { $hex } is no longer in the stack.
    [letter] The next hex carries the letter { $letter }.
   *[chance] The next hex comes from the stack; nobody chooses it.
}
tikal-T7-1 = { $why ->
    [exhausted] No treasures of that kind are left.
   *[chance] The treasure is being turned up; nobody chooses it.
}
tikal-T3-1 = { $why ->
    [turn] It is { $turn }’s turn.
   *[phase] { $phase ->
        [acting] The hex of this turn has been placed.
        [placing] First place the hex.
       *[other] No hex is drawn now.
    }
}
tikal-T3-2 = A turn can end only after the hex has been placed.
tikal-T12-2 = { $why ->
    [turn] It is { $turn }’s scoring turn.
   *[phase] No hex is placed in a scoring turn.
}
tikal-T4-1 = { $why ->
    [occupied] A hex already lies on { $space }.
    [apart] { $space } does not touch any hex.
   *[same] { $turns ->
        [0] That looks the same unturned.
        [one] That looks the same after one clockwise turn.
       *[other] That looks the same after { $turns } clockwise turns.
    }
}
tikal-T4-2 = There, no stone would lead to the hex on { $space }.
tikal-T15-5 = There, stones would lead to the hex on { $space } only across a volcano.
tikal-T5-1 = { $why ->
    [action-points] Entering costs { $cost } { -ap }; { $left } left.
    [no-camp] Members enter at the base camp or at your own camps; { $space } is neither.
   *[supply] { $member ->
        [leader] Your leader is not in your supply.
       *[worker] You have no worker left in your supply.
    }
}
tikal-T15-4 = The camp on { $space } belongs to { $owner }.
tikal-T5-2 = { $why ->
    [action-points] Travelling costs { $cost } { -ap }; { $left } left.
    [no-camp] Members travel between the base camp and your own camps; { $space } is neither.
   *[nobody-there] { $member ->
        [leader] Your leader is not on { $space }.
       *[worker] None of your workers is on { $space }.
    }
}
tikal-T5-3 = { $why ->
    [action-points] That walk costs { $cost } { -ap }; { $left } left.
    [apart] { $space } does not touch the hex that you would leave.
    [empty] No hex lies on { $space } yet.
    [volcano] Nobody walks into the volcano on { $space }.
    [no-stones] No stones lead from { $origin } to { $space }.
   *[nobody-there] { $member ->
        [leader] Your leader is not on { $space }.
       *[worker] None of your workers is on { $space }.
    }
}
tikal-T5-4 = { $why ->
    [action-points] Uncovering costs { $cost } { -ap }; { $left } left.
   *[no-temple] There is no temple on { $space }.
}
tikal-T6-2 = No temple tile worth { $value } is left.
tikal-T6-3 = You have uncovered two levels of the temple on { $space } in this turn.
tikal-T6-4 = { $needs ->
    [one] A level needs one of your members on the hex; you have none there.
   *[other] A second level in one turn needs { $needs } members on the hex; you have { $has }.
}
tikal-T6-5 = The temple is guarded by { $owner }; its value is fixed.
tikal-T5-5 = { $why ->
    [action-points] Recovering a treasure costs { $cost } { -ap }; { $left } left.
    [no-treasure] { $space } is not a treasure hex.
    [empty] No treasure is left on { $space }.
   *[phase] No treasure is being recovered now.
}
tikal-T7-2 = You have recovered two treasures from { $space } in this turn.
tikal-T7-3 = { $needs ->
    [one] A treasure needs one of your members on the hex; you have none there.
   *[other] A second treasure in one turn needs { $needs } members on the hex; you have { $has }.
}
tikal-T5-6 = { $why ->
    [action-points] An exchange costs { $cost } { -ap }; { $left } left.
    [own] You cannot exchange treasures with yourself.
   *[no-seat] Nobody sits at seat { $number }.
}
tikal-T8-1 = Only single treasures can be exchanged; { $owner } holds { $held } of the kind “{ $treasure-word }”.
tikal-T8-3 = Giving and taking the same kind would change nothing.
tikal-T5-7 = Establishing a camp costs { $cost } { -ap }; { $left } left.
tikal-T9-1 = { $why ->
    [wafers-left] Treasures still lie on { $space } ({ $wafers }).
   *[terrain] A camp needs a jungle or an emptied treasure hex; { $space } is neither.
}
tikal-T9-2 = { $why ->
    [taken] A camp of { $owner } already stands there.
   *[both-camps] You have established both your camps.
}
tikal-T15-1 = At this table a camp needs one of your members on { $space }.
tikal-T5-8 = { $why ->
    [action-points] A guard costs { $cost } { -ap }; { $left } left.
   *[no-temple] There is no temple on { $space }.
}
tikal-T10-1 = A guard needs the greatest strength on the hex: yours is { $mine }, the strongest other’s { $theirs }.
tikal-T10-2 = { $why ->
    [taken] { $owner } already guards that temple.
   *[both-guards] You have placed both your guards.
}
tikal-T14-1 = There is no bidding in the basic game.
tikal-T14-2 = { $why ->
    [turn] It is { $turn }’s turn in this round.
   *[phase] No hexes are put on offer now.
}
tikal-T14-3 = { $why ->
    [turn] It is { $turn }’s turn to bid.
    [too-low] A bid must be higher than { $highest }.
   *[phase] { $phase ->
        [bidding] Now is the time to bid or pass.
       *[other] Nobody is bidding now.
    }
}
tikal-T14-4 = { $why ->
    [turn] { $turn } picks now.
    [not-shown] Hex { $hex } is not on offer.
   *[phase] { $phase ->
        [picking] Now is the time to pick one of the hexes on offer.
       *[other] Nobody picks a hex now.
    }
}
tikal-T14-5 = { $why ->
    [turn] { $turn } passed first and picks now, for free.
    [not-shown] Hex { $hex } is not on offer.
   *[phase] Everybody has passed: now is the time to pick one of the hexes on offer, for free.
}
tikal-T14-6 = The last player of a round takes the last hex, without bidding or picking.
tikal-T15-7 = A bid of { $bid } is more than your score of { $score }.

tikal-status = { $phase ->
    [over] The game is over.
    [placing] { $turn } places a hex.
    [bidding] { $turn } may bid.
    [picking] { $turn } picks a hex.
    [scoring] { $turn } has a scoring turn: { $ap } { -ap } left.
    [acting] { $turn } acts: { $ap } { -ap } left.
   *[other] Something is being drawn.
} { $letter ->
    [none] The stack is empty.
   *[other] The next hex carries the letter { $letter }; { $left ->
        [one] one hex is left.
       *[other] { $left } hexes are left.
    }
}
tikal-hand = To be placed (stones clockwise from the top): { $face }.
tikal-shown = On offer (stones clockwise from the top): { $hexes }. { $bid ->
    [0] No bid yet.
   *[other] Highest bid: { $bid }.
}

tikal-group-end = End the turn
tikal-group-place = Place the hex
tikal-group-enter = Bring in a member
tikal-group-travel = Travel between camps
tikal-group-walk = Walk
tikal-group-uncover = Uncover a level
tikal-group-recover = Recover a treasure (no way back after this)
tikal-group-exchange = Exchange treasures
tikal-group-camp = Establish a camp
tikal-group-guard = Place a guard
tikal-group-pass = Pass
tikal-group-bid = Bid
tikal-group-pick = Pick a hex

tikal-column-player = Player
tikal-column-temples = Temples
tikal-column-treasures = Treasures
tikal-column-gained = Gained
tikal-column-total = Total

tikal-told-hex = { $space }: { $kind ->
    [temple] temple worth { $value }.
    [treasure] { $wafers ->
        [0] treasure hex without treasures.
        [one] one treasure.
       *[other] { $wafers } treasures.
    }
    [jungle] jungle.
    [volcano] volcano.
   *[base_camp] base camp.
}
tikal-told-guard = Guarded by { $owner }.
tikal-told-camp = Camp of { $owner }.
tikal-told-members = { $seat }: { $workers ->
    [0] the leader.
    [one] { $leader ->
        [yes] one worker and the leader.
       *[no] one worker.
    }
   *[other] { $leader ->
        [yes] { $workers } workers and the leader.
       *[no] { $workers } workers.
    }
}
tikal-told-paths = Paths and stones: { $paths }.

tikal-legend = T temple and its value, $ treasures, ♣ jungle, ^^ volcano, ⌂⌂ base camp, ⌂ camp, ! guard, ♛ leader, numbers after a shape: workers. Numbers on borders are stones: what a walk costs.
tikal-legend-actions = place SPACE TURNS: turn the hex 0 to 5 times clockwise.

tikal-unfit-own-only = Tikal is played with its own components only.
