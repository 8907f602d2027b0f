# What happened under a heading that already says whose turn it was.
tikal-log-drawn = Drawn: { tikal-hex }
tikal-log-placed = Placed on { $space }: { tikal-hex }
tikal-log-entered = { $member ->
    [leader] Leader to { $space }
   *[worker] Worker to { $space }
}
tikal-log-travelled = { $member ->
    [leader] Leader by camp { $origin } → { $space }
   *[worker] Worker by camp { $origin } → { $space }
}
tikal-log-walked = { $member ->
    [leader] Leader { $origin } → { $space }
   *[worker] Worker { $origin } → { $space }
} ({ $cost } { -ap })
tikal-log-uncovered = Uncovered { $space }: now { $value }
tikal-log-recovered = Treasure recovered on { $space }: { $left ->
    [0] none left there
    [one] one left there
   *[other] { $left } left there
}
tikal-log-found = Found: { $treasure-word } ({ $held ->
    [one] the first
    [2] now a pair
   *[other] now a triplet
}, +{ $gained })
tikal-log-exchanged = Trade with { $other }: { $given-word } for { $taken-word }
tikal-log-camped = Camp on { $space }
tikal-log-guarded = Guard on { $space }, temple worth { $value }{ $left ->
    [0] {""}
    [one] ; one other member leaves the game
   *[other] ; { $left } other members leave the game
}
tikal-log-turn-ended = { $lost ->
    [0] End of the turn
   *[other] End of the turn, { $lost } { -ap } unspent
}
tikal-log-offered = Bid: { $points }
tikal-log-passed = Pass
tikal-log-auction-won = { $price ->
    [0] Nobody bids: the turn is free
   *[other] The turn is won for { $price }
}
tikal-log-taken = Taken: { tikal-hex }{ $last ->
    [yes] , the last one, for free
   *[no] {""}
}
tikal-log-scored = +{ $gained }: { $temples ->
    [none] no temple
   *[other] temples { $temples }
}; treasures { $treasures }. Now { $total }
