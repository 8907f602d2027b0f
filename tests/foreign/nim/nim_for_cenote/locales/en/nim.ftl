nim-pile-dealt = Pile { $pile } has { $stones } stones.
nim-stones-taken = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
} from pile { $pile }: { $left ->
    [0] nothing is left
    [one] one is left
   *[other] { $left } are left
}.
nim-game-over = The last stone is gone. { $winners } won.

nim-group-take = Take stones
nim-do-take-stones = { $stones ->
    [one] One stone
   *[other] { $stones } stones
} from pile { $pile }

nim-N1-1 = { $why ->
    [left-to-chance] Piles come by chance; nobody chooses them.
    [all-dealt] All piles have been dealt.
   *[still-dealing] The piles are still being dealt.
}
nim-N1-2 = There is no pile { $pile } at this table.
nim-N2-1 = It is { $turn }'s turn.
nim-N2-3 = { $left ->
    [0] Pile { $pile } is empty.
    [one] Only one stone is left in pile { $pile }.
   *[other] Only { $left } stones are left in pile { $pile }.
}
nim-N3-1 = The game is over.

nim-status = { $over ->
    [yes] The game is over.
   *[no] { $turn } is to move; { $stones ->
        [one] one stone is left
       *[other] { $stones } stones are left
    }.
}
nim-pile = Pile { $pile }: { $stones ->
    [0] empty
    [one] one stone
   *[other] { $stones } stones
}.
nim-legend = o is a stone; a to d are the piles.
nim-unfit-components = Nim is played with its own piles only.
