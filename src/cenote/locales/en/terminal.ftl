play-verbs = You can: { $verbs }. Enter lists everything.
play-sure = {"This cannot be undone. Play "}{ $plan }{"? [y/N] "}
play-yes = y yes
play-no = n no
play-yes-or-no = Type y for yes or n for no.
play-plan-lost = The planned steps were not played and are not saved.
play-autosave = The game is saved in { $path } after every turn.
play-locked = The game in { $path } is open in another terminal. Close it there first.
play-finished-there = { $path } holds a finished game.
play-no-file = { $path } is not a file that a game can be saved in. Name another file.
play-force-hint = Name another file, or replace this one with --new --force.
play-differs = The game kept in { $path } is not the one you ask for ({ $wishes }).
play-why-what = Write an action after why, such as: why { $action }
play-not-listed = { $most ->
    [0] Nothing in the list has a number now: type the text of an action.
   *[other] There is no number { $number } in the list; it goes from 1 to { $most }.
}
play-unknown = There is no action “{ $text }”{ $nearest ->
    [none] .
   *[other] ; did you mean “{ $nearest }”?
} Type actions to see what you can do, help for the rest.
play-help-more =
    Players are written by name, or by number counted from 1.
    Before what cannot be taken back you are asked once; not with --yes, and not when the input is no keyboard.
play-column-player = Player
play-column-points = Points
damaged-digest = Line { $line }: the digest does not fit the lines above: something in them was changed.
