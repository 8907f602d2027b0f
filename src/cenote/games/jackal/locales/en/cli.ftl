jackal-help-islands = check, draw and make islands for Jackal
jackal-islands-tasks = tasks
jackal-islands-help-check = check a component file and rate its islands
jackal-islands-help-draw = draw islands as text or as pictures
jackal-islands-help-make = make a component file with new islands
jackal-islands-help-file = a component file (- reads standard input); without it the game’s own islands
jackal-islands-help-json = print the ratings as JSON
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
    ~ sea, . empty, W white flag, B black flag, [3] chest, (3) buried chest,
    L labyrinth, J jungle, C cave
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
