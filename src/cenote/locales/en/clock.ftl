clock = Clock
clock-about = { $kind ->
    [none] No clock
    [move] { $time } s for each turn
    [game] { $time } min + { $more } s for each turn
   *[days] { $time ->
        [one] One day for each turn
       *[other] { $time } days for each turn
    }
}
clock-none-hint = Everybody thinks as long as they like.
clock-move-hint = For a game at one sitting, with the same time for every turn.
clock-game-hint = Time for the whole game; every turn adds a little.
clock-days-hint = For games that go on for days and weeks.
clock-move-field = Seconds for each turn
clock-game-field = Minutes for the game
clock-more-field = Seconds that each turn adds
clock-days-field = Days for each turn
clock-hint = Whoever runs out of time loses the seat to a bot and comes last.
clock-left = { $seat } has left: { $time }
clock-short = your time is short
clock-minute-left = You have one minute left.
clock-seconds-left = You have ten seconds left.
fate-away = away
fate-resigned = resigned
fate-timeout = out of time
fate-away-told = { $seat } was away at the end of the rated game and comes last.
fate-resigned-told = { $seat } has resigned. A bot plays on.
fate-timeout-told = { $seat } is out of time. A bot plays on.
fate-resigned-last = { $seat } has resigned.
fate-timeout-last = { $seat } is out of time.
fate-away-own = A bot had your seat at the end of the rated game: you come last.
fate-timeout-own = Your time is up. A bot plays on for you, and you may watch.
leave-table = Leave …
leave-title = Leave the game
leave-away = Away for a while
leave-waits = Your seat stays yours. You find the game again on the home page.
leave-waits-clock = Your clock goes on meanwhile.
resign = Resign for good
resign-sure = A bot will play on for you, you come last, and you cannot come back to this seat. If nobody is left, the game ends.
resign-watch = Resign and watch
resign-leave = Resign and leave
web-problem-out-of-time = Your time was up before your move arrived.
