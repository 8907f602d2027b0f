cli-help-islands = check, draw and make islands for Jackal
islands-tasks = tasks
islands-help-check = check a component file and rate its islands
islands-help-draw = draw islands as text or as pictures
islands-help-make = make a component file with new islands
islands-help-file = a component file (- reads standard input); without it the game's own islands
islands-help-json = print the ratings as JSON
islands-help-island = only the island with this id, like I07
islands-help-svg = write one SVG picture for each island into this folder instead of drawing text
islands-help-seed = a number; the same number gives the same islands
islands-help-count = how many islands, 9 to 99
islands-help-out = write to this file instead of standard output

islands-column-island = island
islands-column-some =
    any
    { $size }
islands-column-best =
    best
    { $size }
islands-column-steps = steps to chests
islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
islands-how =
    any, best: in how many of 100 random hands of so many cards some chest, or one
    with the most coins, can be reached. Every possible hand is counted: exact.
    steps to chests: coins (° buried), then the fewest steps from the white flag
    without/with knights, with maps wherever they are needed.

islands-set = { $islands } islands and { $cards } cards, enough for { $seats ->
    [2] 2 players
   *[other] 2 to { $seats } players
}.
islands-mean = mean
islands-least = least
islands-most = most

islands-no-island = There is no island { $id } in this set; the first is { $first }, the last { $last }.
islands-legend =
    ~ sea, . empty, W white flag, B black flag, [3] chest, (3) buried chest,
    L labyrinth, J jungle, C cave
islands-drawn = { $count ->
    [one] One picture is in { $path }.
   *[other] { $count } pictures are in { $path }.
}
islands-bad-count = --count must be from { $fewest } to { $most }, not { $count }.
islands-made = { $count } new islands are in { $path }.

islands-title = { $name } ({ $id })
islands-cell-empty = { $cell }: nothing
islands-cell-white = { $cell }: white flag
islands-cell-black = { $cell }: black flag
islands-cell-labyrinth = { $cell }: labyrinth, one more step
islands-cell-jungle = { $cell }: jungle, only with a map
islands-cell-cave = { $cell }: cave
islands-cell-chest = { $cell }: chest of { $coins }
islands-cell-buried = { $cell }: buried chest of { $coins }, only with a map
