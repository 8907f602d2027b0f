cli-about = { $games }: play, simulate, replay and verify.
cli-commands = commands
cli-version = cenote { $version }, { $compiled ->
    [yes] compiled
   *[no] plain Python
}
cli-help-version = show the version and whether the engine is compiled
cli-help-lang = language of all output: en, de, fr, ru or zh
cli-help-play = play in the browser, or with --terminal right here, against bots or with others at the same screen
cli-help-serve = open tables in the browser; for other machines too with --host 0.0.0.0
cli-help-rules = print the numbered rules of a game
cli-help-sim = play many games between bots
cli-help-replay = step through a recorded game
cli-help-show = draw a position
cli-help-verify = check a record: digest, actions, draws, result
cli-help-game = which game: { $games }
cli-help-number = one rule or one chapter, such as T6.4 or J6
cli-help-seats = how many players
cli-help-option = switch on an option of the table (may be repeated)
cli-help-components = a component file to play with, where a game takes one
cli-help-terminal = play in the terminal, not in the browser
cli-help-host = the address to listen on
cli-help-port = the port to listen on
cli-help-data = the folder for the database and the secret key
cli-help-database = the address of a PostgreSQL database, in place of a file in the folder
cli-help-bot-workers = how many processes bots think in; 0 for one less than there are cores
cli-help-plain = tell everything in sentences instead of drawing, for screen readers
cli-help-people = how many people sit at this keyboard
cli-help-bots = bots in the order of seats, separated by commas; repeated until all seats are taken
cli-help-opponents = the bots you play against, separated by commas
cli-help-games = how many games
cli-help-seed = number of the first game; the same numbers give the same games
cli-help-play-seed = play the numbered game instead of a secret one
cli-help-records = write every game into this folder
cli-help-format = how games are written: text, one file each, or parquet, two tables for data frames; without --records into a folder that is named after the series
cli-help-workers = how many processes; 0 for one on each core
cli-help-cluster = play on the machines of a Dask cluster: the address of its scheduler
cli-help-save = where to keep the game; an unfinished one found there goes on
cli-help-new = begin a new game even if an unfinished one is kept
cli-help-position-file = a position text or a record; - reads standard input
cli-help-to = stop after this many entries
cli-help-at = the position after this many entries of a record
cli-help-all = print everything at once instead of stepping

parser-usage = {"usage: "}
parser-arguments = arguments
parser-heading = %(heading)s:
parser-options = options
parser-help = show this help and exit
parser-required = missing argument: %s
parser-unrecognized = unknown arguments: %s
parser-argument = %(argument_name)s: %(message)s
parser-choice = { $option }: “{ $value }” is not one of: { $choices }{ $nearest ->
    [none] .
   *[other] . Did you mean “{ $nearest }”?
}
parser-type = “%(value)s” is not a whole number
parser-one = a value must follow
parser-ambiguous = %(option)s could mean %(matches)s
parser-ignored = “%s” does not belong there
parser-see = see { $command }
parser-command = unknown command “{ $value }”{ $nearest ->
    [none] .
   *[other] ; did you mean “{ $nearest }”?
} { $help } lists all commands.

cli-no-game = There is no game { $name }; the games are { $names }.
cli-seats = { $game } is for { $least } to { $most } players, not { $count }.
cli-no-mode = { $game } has no mode { $name }; its modes are { $names }.
cli-no-option = { $game } has no option { $name }; its options are { $names }.
cli-no-bot = There is no bot { $name }; the bots are { $names }.
cli-empty-bot = --bots: the name of a bot is missing.
cli-bot-cannot = The bot { $name } cannot play { $game }; these can: { $names }.
cli-no-part = { $game } does not bring this part: { $part ->
    [text_renderer] a picture for the terminal
    [evaluation] an evaluation for bots that plan
    [locales] its words
   *[other] { $part }
}.
cli-people = { $people } people cannot sit on { $seats } seats.
cli-surplus-bots = More bots are named ({ $bots }) than seats are free ({ $seats }). Add seats with --seats, or name fewer bots.
cli-components = The components cannot be played with: { $reason }
cli-no-file = There is no file { $path }.
cli-unreadable = { $path } cannot be read: { $reason }
cli-not-text = { $path } is not a text file.
cli-bad-file = { $path }: { $fault }
cli-unwritable = { $path } cannot be written: { $reason }
cli-unusable = { $path } cannot be used: { $reason }
cli-exists = { $path } exists already. Name another place, or replace it with --force.
cli-no-output = The output cannot be written: { $reason }
cli-no-letters = The output cannot show the letters of the language { $language }, so this is in English. Choose a locale with UTF-8.
system-host = the host name is unknown.
system-eacces = permission denied.
system-eperm = operation not permitted.
system-enoent = there is no such file or folder.
system-eisdir = it is a folder.
system-enotdir = a part of the path is not a folder.
system-eexist = a file is in the way.
system-enospc = no space is left.
system-erofs = the file system is read-only.
system-enametoolong = the name is too long.
system-eaddrinuse = the port is in use.
system-eaddrnotavail = this machine does not have the address.
cli-no-number = { $name } must be at least { $least }.
cli-stopped = Stopped. Games finished: { $done }.
cli-progress = { $done } of { $total } done

sim-progress = { $games ->
    [one] One game
   *[other] { $games } games
}
sim-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $speed } games/s.
sim-bot = bot
sim-seats = games × seats
sim-score = mean score
sim-spread = ± 95%
sim-best = best
sim-won = won
sim-saved = Records are in { $path }.
sim-dataset = The dataset is in { $path }.
sim-no-parquet = Tables in the format parquet need a package that is not installed. Install it with: { $command }
sim-worker-gone = A process that plays was ended from outside, perhaps for lack of memory. The games finished before are kept.
sim-cluster-missing = A cluster needs a package that is not installed. Install it with: { $command }
sim-cluster-address = “{ $address }” is no address of a cluster; one looks like this: { $form }
sim-cluster-unreachable = No cluster answers at { $address }.
sim-cluster-empty = The cluster at { $address } has no workers yet; start some there.
sim-cluster-bare = A worker of the cluster at { $address } has no cenote { $version }; every machine needs the same.
sim-cluster-other = A worker of the cluster at { $address } has { $theirs }, but here it is { $ours }; every machine needs the same.
sim-cluster-lost = The cluster at { $address } was lost. The games finished before are kept.

replay-head = { $game }, { $mode }: { $names }
replay-entry = { $number }. { $entry }
replay-undo = { $seat } takes the last steps back.
replay-hint = Enter: next · b: back · a number: go to that entry · d: draw · q: quit
replay-unknown = “{ $typed }” is not understood.
replay-prompt = {"> "}
replay-end = End of the record.
show-at = --at needs a record, but { $path } is a position.

verify-digest = Digest
verify-form = Form
verify-actions = Actions
verify-commitment = Fingerprint of the shuffle
verify-draws = Draws
verify-result = Result
verify-holds = { $what }: correct
verify-fails = { $what }: WRONG. { $why }
verify-unknown = { $what }: { $reason ->
    [unfinished] the game is not finished
   *[other] cannot be checked until the seed is revealed
}
verify-differs = Line { $line }: it says { $stated }, but should say { $found }.
verify-true = The record is genuine.
verify-false = The record is not what was played.
verify-open = Nothing is wrong so far.


play-hello = Type the number or the text of an action; Tab completes it. Type help to see what else there is.
play-help =
    a number or a text: plan this action; the end of a turn, a bid or a finished route cannot be undone
    commit: play what is planned · undo: take the last step back · restart: drop the plan
    actions: list what can be done · board: show the position · since: what happened since my last turn
    why ACTION: why it is not allowed · rules NUMBER: the text of a rule
    save: where the game is saved · quit: leave
play-goes-on = The game kept in { $path } goes on.
play-new-hint = With --new a new game begins in its place.
play-person = Player { $number }
play-prompt = { $plan ->
    [0] {"> "}
   *[other] ({ $plan }) {"> "}
}
play-plan = Planned: { $plan }. Type commit to play it.
play-no-plan = Nothing is planned yet.
play-cost = { $cost } AP
play-curtain = Now it is { $seat }’s turn. Nobody else should look.
play-curtain-prompt = {"Press Enter. "}
play-allowed = That is allowed.
play-no-undo = There is nothing to take back: something was drawn or another player acted since.
play-undone = { $count ->
    [one] One step taken back.
   *[other] { $count } steps taken back.
}
play-kept = Saved in { $path }. To continue, run the same command without --new and --force.
play-record = The record is in { $path }; “cenote verify” checks every draw.

play-address = Your table: { $address } (Ctrl-C closes it; the game is kept.)
play-open-already = Cenote is running already. Your table: { $address }
serve-address = Tables are open at { $address }; everything is kept in { $path }. Ctrl-C closes them.
serve-no-port = Cannot listen on { $host }, port { $port }: { $reason }
serve-not-installed = The browser table is not installed. Install it with: pip install ".[server]" (or play with --terminal).
serve-not-built = The pages for the browser are not built yet: run make play once, or play with --terminal.
serve-bad-setting = A setting cannot be used: { $reason }
serve-short-secret = The secret in { $source } is too short to be safe: it needs at least { $least } bytes.
serve-other-secret = { $count ->
    [one] One unfinished table was
   *[other] { $count } unfinished tables were
} made under another secret: the people there will be strangers. If you still have the old one, put it back into the file { $file } or into { $setting }.
serve-taken = Another server already keeps its tables in { $path }.
serve-taken-at = The tables in { $path } are already open at { $address }
serve-bad-database = The database { $path } cannot be used: { $reason }
serve-bad-address = The address of the database must look like this: { $form }
serve-no-driver = PostgreSQL needs a driver that is not installed. Install it with: { $command }
