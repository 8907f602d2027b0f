puzzle-title = Puzzle
puzzle-day = Puzzle of the day
puzzle-all = All puzzles
puzzle-all-about = Positions from games between bots in which one turn is clearly the best. A new one every day.
puzzle-level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzle-seats = { $seats ->
    [one] one player
   *[other] { $seats } players
}
puzzle-task = You are to move. Find the best turn.
puzzle-solve = Solve it
puzzle-number = Puzzle { $number }
puzzle-solved = Solved
puzzle-solved-count = { $count } of { $all } solved
puzzle-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-right = Solved! There is no better turn.
puzzle-right-by = Any really different turn gives away at least { $ahead } of the chance to win.
puzzle-wrong = Not the best turn: it gives away { $cost } of the chance to win.
puzzle-best = The best turn
puzzle-chance = After it the chance to win is { $chance }.
puzzle-show = Show it on the board
puzzle-hide = Back to the game
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-play-on = The game goes on: play it to its end if you like.
puzzle-none-left = You have solved them all.
puzzle-fair = A puzzle deals the same to everybody, so that all solve the same one. There is nothing to check here. In every other game nobody can choose what is drawn, and this page shows why.
web-problem-no-puzzle = There is no such puzzle.
web-problem-puzzle-open = Find your own answer first.

cli-help-puzzle = solve a puzzle: find the best turn
cli-help-puzzle-day = the puzzle of this day, such as 2026-11-16; today’s if left out
cli-help-puzzle-id = the puzzle with this id, as it is shown above each
puzzle-head = Puzzle { $id }: { $game }, { $mode }, { $seats }. { $level }.
puzzle-you = You are { $name }. Find the best turn.
puzzle-not-saved = A puzzle is not saved.
puzzle-no-day = “{ $text }” is not a day such as 2026-11-16.
puzzle-no-id = There is no puzzle “{ $id }” of { $game }.
puzzle-no-game = There are no puzzles of { $game }.
puzzle-once-more = Once more: { $command }
