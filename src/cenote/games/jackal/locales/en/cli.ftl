jackal-help-islands = check, draw and make islands for Jackal
jackal-islands-tasks = tasks
jackal-islands-help-check = check a component file and rate its islands
jackal-islands-help-draw = draw islands as text or as pictures
jackal-islands-help-make = make a component file with new islands
jackal-islands-help-file = a component file (- reads standard input); without it the game’s own islands
jackal-islands-help-island = only the island with this id, like I07
jackal-islands-help-svg = write one SVG picture for each island into this folder instead of drawing text
jackal-islands-help-seed = a number; the same number gives the same islands
jackal-islands-help-count = how many islands, 9 to 99
jackal-islands-help-out = write to this file instead of standard output

jackal-islands-column-island = island
jackal-islands-column-some =
    any
    { $size }
jackal-islands-column-best =
    best
    { $size }
jackal-islands-column-steps = steps to chests
jackal-islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
jackal-islands-how =
    any, best: in how many of 100 random hands of so many cards some chest, or one
    with the most coins, can be reached. Every possible hand is counted: exact.
    steps to chests: coins (° buried), then the fewest steps from the white flag
    without/with knights, with maps wherever they are needed.

jackal-islands-set = { $islands } islands and { $cards } cards, enough for { $seats ->
    [2] 2 players
   *[other] 2 to { $seats } players
}.
jackal-islands-mean = mean
jackal-islands-least = least
jackal-islands-most = most

jackal-islands-no-island = There is no island { $id } in this set; the first is { $first }, the last { $last }.
jackal-islands-legend =
    ≈ sea, · empty, W white flag, B black flag, [3] chest, (3) buried chest,
    @ labyrinth, ♣ jungle, O cave
jackal-islands-drawn = { $count ->
    [one] One picture is in { $path }.
   *[other] { $count } pictures are in { $path }.
}
jackal-islands-bad-count = --count must be from { $fewest } to { $most }, not { $count }.
jackal-islands-made = { $count } new islands are in { $path }.

jackal-islands-title = { $name } ({ $id })
jackal-islands-cell-empty = { $cell }: nothing
jackal-islands-cell-white = { $cell }: white flag
jackal-islands-cell-black = { $cell }: black flag
jackal-islands-cell-labyrinth = { $cell }: labyrinth, one more step
jackal-islands-cell-jungle = { $cell }: jungle, only with a map
jackal-islands-cell-cave = { $cell }: cave
jackal-islands-cell-chest = { $cell }: { $coins }-coin chest
jackal-islands-cell-buried = { $cell }: buried { $coins }-coin chest, only with a map

jackal-impossible-astray = “{ $word }” does not belong to this phase, or not to this mode.
jackal-impossible-market = there are more cards on the market than its { $most } places.
jackal-impossible-playing = all seats play, and on an extra island at least two; the first player is one of them.
jackal-impossible-number = { $number } islands have been played, and it can only be { $least } to { $most }.
jackal-impossible-coins = nobody can have so much gold; the most is { $most }.
jackal-impossible-used = every island in sight has been shown, and none lies there twice.
jackal-impossible-island = no island is being played.
jackal-impossible-islands = the islands do not last until the end.
jackal-impossible-to-show = { $begun } islands are shown at the beginning, and there must be { $wanted }.
jackal-impossible-due = cards are due to the market and to seats that play, and when cards are taken, one at a time.
jackal-impossible-packs = the packs of a draft are equally large and have at least two cards.
jackal-impossible-kept = who has kept a card, and which, must both be told.
jackal-impossible-keeping = the card { $card } that seat { $seat } keeps is not in its pack.
jackal-impossible-announced = the announcements do not fit the phase “{ $phase }” and the seat in turn.
jackal-impossible-takes = there must be { $least } to { $most } cards to take.
jackal-impossible-route = seat { $seat } cannot have laid this route now.
jackal-impossible-ready = who is ready does not fit who has landed and the phase.
jackal-impossible-throws = seat { $seat } cannot have thrown these marks now.
jackal-impossible-done = who has thrown does not fit who may throw and the phase.
jackal-impossible-marks = the marks received are not those thrown.
jackal-impossible-opened = the routes are not opened in order.
jackal-impossible-reveal = the routes opened before are not those laid, or did not lead there.
jackal-impossible-walk = the route cannot have been walked so, or there is nothing to choose.
