cli-help-arena = let bots play each other on the same deals: who is stronger, and how sure that is
cli-help-arena-bots = the bots; a single bot plays against itself, unless --field is given; a class of your own is written { $form }
cli-help-field = seat each bot alone among bots of this name, instead of everybody against everybody
cli-help-arena-games = how many games each pairing plays
cli-help-arena-seed = number of the first deal; the same numbers give the same games
cli-help-out = keep the games, the results and a report in this folder
cli-help-resume = go on with the games in the folder
cli-help-until-clear = end a pairing as soon as a sequential test tells who is stronger
cli-help-strict = stop when a bot crashes or breaks a rule, instead of counting it
cli-help-arena-format = what is printed at the end: { $kinds }
cli-not-both = Give either { $one } or { $other }, not both.

arena-nobody = Nobody is left to sit among { $field }.
arena-no-folder = --resume needs the folder of the games: --out FOLDER.
arena-there = { $path } holds games already. Go on with them by --resume, or name another folder.
arena-in-the-way = { $path } exists already. Name another folder.
arena-other = { $path } holds games with other settings ({ $names }). Name another folder, or remove this one.
arena-unreadable = The games in { $path } cannot be read.
arena-failed = { $bot } failed in deal { $deal }. { $reason ->
    [none] {""}
   *[other] { $reason }
}
arena-saved = Games, results and the report are in { $path }.
arena-no-extra = Ratings and pictures need packages that are not installed. Install them with: { $command }

arena-title = { $game }, { $mode }, { $seats } seats
arena-settings = Cenote { $version }, rules { $rules }, deals from number { $first } on. Played on: { $machines }.
arena-standings = Bots
arena-meetings = Pairings
arena-pairing = { $kind ->
    [duel] { $one } : { $other }
    [field] { $one } among { $other }
   *[mirror] { $one } alone
}
arena-pairing-head = pairing
arena-rating = rating (95%)
arena-turn = time per turn (95% within)
arena-fouls = failures
arena-games = games
arena-score = victories (95%)
arena-even = even
arena-margin = points ahead
arena-length = turns
arena-points = points
arena-seat = seat { $number }
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-counted = { $pairing }: { $counts }
arena-plot-ratings = Ratings with 95% intervals
arena-plot-matrix = Victories of the row against the column
arena-plot-points = How often a bot reaches how many points
arena-plot-seats = Victories of each seat
arena-how = Every deal is played with each bot in every seat; a shared victory counts in equal parts. Victories have Wilson’s interval by deals, ratings are Plackett and Luce’s on the Elo scale with a bootstrap by deals.
arena-how-clear = Every deal is played with each bot in every seat; a shared victory counts in equal parts. Each pairing ended as soon as bets told who is stronger; that interval holds whenever one stops, the others are the usual ones.
