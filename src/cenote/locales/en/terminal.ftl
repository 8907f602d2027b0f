play-verbs = You can: { $verbs }. Enter lists everything.
play-last-step = { $plan }: { play-final }.
play-sure = {"Play it? (Enter: yes, n: no) "}
play-yes = y yes
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
