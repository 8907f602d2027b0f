table-ahead = You are planning ahead
table-to-move = to move
table-standby = a bot is standing in
table-away = away

table-cost = cost { $cost }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} { $points ->
    [one] point
   *[other] points
}
table-no-way-back = no way back past here

table-now = What you can do

table-turn-bar = Turn
table-waiting-for = Waiting for { $names } …
table-plan = Your plan
table-take-out = Remove: { $step }
table-fallen = Not possible now: { $steps }.
table-drop-fallen = Drop these steps
table-undo = Undo
table-take-back = Take back
table-start-over = Start over
table-commit = Commit
table-commit-reveal = Commit: no way back
table-play-so-far = Play so far
table-take-back-why = Takes back what you played; the steps return to your plan
table-take-back-none = There is nothing to take back now. Once something has been drawn, what came before it stays played.
table-then = After that: { $steps }
table-dropped = { $count ->
    [one] One click came to nothing. Look at the table and try again.
   *[other] { $count } clicks came to nothing. Look at the table and try again.
}
table-plan-ahead = Plan ahead
table-stop-ahead = Stop planning
table-skip = Skip
table-trouble = That did not work. Please try again.
table-trouble-stale = Something happened in the meantime: the plan has been checked again.
table-trouble-overtaken = Something else was played for you in the meantime: the plan has been dropped.
table-trouble-nothing-to-plan = There is nothing to plan right now.
table-trouble-open-choice = That choice is not finished yet.
table-trouble-unknown-action = There is no such action.
table-trouble-unknown-message = The server did not understand this page. Reload it.
table-trouble-nothing-to-undo = There is nothing to take back.
table-trouble-too-many-undos = You have taken back { $most } times since the last draw. From here on what you play stays played.
table-trouble-not-running = This game is not running any more.
table-trouble-plan-ends = What follows depends on chance: this step must be the last of the plan.

table-over = The game is over
table-ended-early = The game ended early
table-won = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } share the victory!
}
table-won-you = You win!
table-rematch = Rematch
table-rematch-open = To the rematch
table-home = Home
table-record = Download the record

table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-you = You
table-log-earlier = Earlier events are in the log.
table-you-won = The game is over. You won{ $others ->
    [none] {""}
   *[other] {" "}together with { $others }
} ({ $scores }).
table-log-more = Show earlier turns
table-log-undone = Took back the last actions
table-undone = { $seat } takes back the last actions.
table-missed = Since my last turn

table-offline = The connection is lost. Trying again …
table-try-now = Try now
table-frozen = The rules have changed since this game began. It can be exported, but not played on.
table-abandoned = This game was abandoned.
table-watching = You are watching.
table-pass-screen = Pass the screen to { $seat }.
table-show = { $seat } is here: show the table

table-board = The board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show the whole board
table-sheets = Below the board
table-sheet-actions = Actions
table-sheet-players = Players
table-sheet-log = Log
table-as-text = As text
table-keys = Keys
table-key-undo = undo one step, or take back what was played
table-key-commit = play the plan
table-key-deselect = choose nothing
table-key-zoom = zoom in, zoom out, whole board
table-key-area = next area: board, actions, turn, log
table-signs = Signs and keys


table-pace = How fast moves are shown
table-pace-shown = Speed: { $pace ->
    [slow] slow
    [fast] fast
    [none] off
   *[normal] normal
}
table-pace-option = { $pace ->
    [slow] slow
    [fast] fast
    [none] none: results only
   *[normal] normal
}
