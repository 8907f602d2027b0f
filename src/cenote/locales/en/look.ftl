look-title = Looking back
look-whole = Watch the game
look-beginning = The beginning
look-slider = Moment of the game
look-place = Turn { $turn } of { $turns }: { $told }
look-count = { $turn } of { $turns }
look-moves = Step through the game
look-play = Play
look-pause = Pause
look-back = One step back
look-on = One step on
look-turn-back = To the end of the turn before
look-turn-on = To the end of this turn or the next
look-speed = Speed: { $speed }×
look-share = Copy link
look-copied = The link to this moment is copied. Anybody can open it.
look-link = The link to this moment: { $url }
look-now = Back to now
look-result = Back to the result
look-your-turn = Back: it is your turn
look-turn = Turn
look-gains = Points of this turn
look-curve = Scores turn by turn
look-numbers = As numbers
look-play-on = Play on from here
look-play-on-about = Everything up to this moment stays as it was, and what comes after it is drawn anew. Bots take the other seats. Which one is yours?
look-take-over = { $yours ->
    [yes] { $seat } (your seat)
   *[no] { $seat }
}
look-away = { $count ->
    [one] While you were away: one step
   *[other] While you were away: { $count } steps
}
look-away-show = Show me
web-problem-nothing-left = At this moment nothing is left to decide.
