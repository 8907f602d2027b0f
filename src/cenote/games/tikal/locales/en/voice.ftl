# For those who play by ear: the board, the hex in hand and the plan, in words.
tikal-voice-drawn = On offer: { tikal-hex }.
tikal-voice-removed = The { tikal-hex } fits nowhere and leaves the game.
tikal-voice-taken = { $seat } takes the { tikal-hex }{ $last ->
    [yes] , the last of the round, for free.
   *[no] .
}
tikal-voice-stones = Stones on the borders: { $joined }.{ $open ->
    [none] {""}
   *[other] {" "}Towards empty spaces: { $open }.
}
tikal-voice-hand = Your hex: { $hex }.{ $stones ->
    [none] {" "}It has no stones.
   *[other] {" "}Its stones, clockwise from the top: { $stones }.
} It fits on { $spaces }.
tikal-voice-spot = { $hex } on { $space }, { $turns ->
    [0] not turned.
    [one] one turn clockwise.
   *[other] { $turns } turns clockwise.
}
tikal-voice-offers = You can do this here: { $deeds }.
tikal-voice-nothing = Nothing can be done here now.
tikal-voice-mover = { $member ->
    [leader] Leader on { $space } chosen.
   *[worker] Worker on { $space } chosen.
} In reach: { $ways }.
tikal-voice-plan = Step { $count }: { $step }. { $left } { -ap } left.
tikal-voice-workers = { $times ->
    [one] 1 worker
   *[other] { $times } workers
} to { $space }
tikal-voice-times = { $times } times: { $step }
tikal-voice-turn = { $status }. { $left } { -ap } left.
tikal-voice-costly = { $what }, { $cost } { -ap }
tikal-table-out-of-reach = { $space } is out of reach: { $left } { -ap } do not lead there.
tikal-table-text-stones = Stones
tikal-table-strengths = { $mine ->
    [0] held by a guard
   *[other] strength { $mine } against { $theirs }
}
tikal-table-show-spaces = Show on the board
tikal-table-round = This round
tikal-column-start = Start
tikal-column-bids = Bids
