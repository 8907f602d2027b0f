cli-about = Tikal and Jackal, the card game: play, simulate, replay and verify.
cli-version = cenote { $version }, { $compiled ->
    [yes] compiled
   *[no] plain Python
}
cli-help-lang = the language of everything that is said
cli-help-play = play in the terminal against bots
cli-help-sim = play many games between bots
cli-help-replay = step through a recorded game
cli-help-show = draw a position
cli-help-verify = check a record: digest, actions, draws, result
cli-help-game = which game
cli-help-seats = how many players
cli-help-mode = which mode of the game
cli-help-option = switch on an option of the table (may be repeated)
cli-help-bots = bots in the order of seats, separated by commas; repeated until all seats are taken
cli-help-opponents = the bots you play against, separated by commas
cli-help-games = how many games
cli-help-seed = number of the first game; the same numbers give the same games
cli-help-play-seed = play the numbered game instead of a secret one
cli-help-records = write every game into this folder
cli-help-workers = how many processes; 0 for one on each core
cli-help-save = where to keep the game; an unfinished one found there goes on
cli-help-file = a record
cli-help-position-file = a position text or a record; - reads standard input
cli-help-to = stop after this many entries
cli-help-at = the position after this many entries of a record
cli-help-all = print everything at once instead of stepping

cli-no-file = There is no file { $path }.
cli-unreadable = { $path } cannot be read: { $reason }
cli-not-text = { $path } is no text file.
cli-bad-file = { $path }: { $fault }
cli-unwritable = { $path } cannot be written: { $reason }
cli-no-number = { $name } must be at least { $least }.
cli-stopped = Stopped. Nothing is lost: { $done } finished.

sim-progress = { $games } games
sim-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $speed } games/s.
sim-bot = bot
sim-seats = games × seats
sim-score = mean score
sim-spread = ± 95 %
sim-best = best
sim-won = won
sim-saved = Records are in { $path }.

replay-head = { $game }, { $mode }: { $names }
replay-entry = { $number }. { $entry }
replay-undo = { $seat } takes the last steps back.
replay-hint = Enter: next · b: back · a number: go to that entry · d: draw · q: quit
replay-end = End of the record.

verify-digest = Digest
verify-form = Form
verify-actions = Actions
verify-commitment = Commitment
verify-draws = Draws
verify-result = Result
verify-holds = { $what }: holds
verify-fails = { $what }: FAILS on line { $line }. { $why }
verify-unknown = { $what }: { $reason ->
    [unfinished] the game is not finished
   *[other] cannot be told before the seed is opened
}
verify-differs = It says { $stated }, but should say { $found }.
verify-true = The record is true.
verify-false = The record is not what was played.
verify-open = Nothing is wrong so far.

play-hello = You play { $name }. Type a number or an action; "why ACTION" asks for the reason, "undo" takes back, "board" draws, "quit" saves and leaves.
play-choose = { $seat }, choose one:
play-prompt = >
play-allowed = That is allowed.
play-no-undo = There is nothing to take back: something was drawn or another player acted since.
play-undone = { $count ->
    [one] One step taken back.
   *[other] { $count } steps taken back.
}
play-range = Type a number from 1 to { $most }, or an action.
play-kept = The game is kept in { $path }; the same command goes on with it.
play-record = The record is in { $path }.
play-me = Player
play-nothing-hidden = Its seed is opened in the record: "cenote verify { $path }" checks every draw.
