list-comma = {", "}
list-semicolon = {"; "}
sentence-gap = {" "}
bracketed = { $text } ({ $note })
labelled = { $name }: { $value }
spoken-sentence = { $text }.

bot-random = Wanderer
bot-greedy = Collector
bot-easy = Tourist
bot-medium = Scout
bot-hard = Veteran
bot-expert = Oracle

plan-ends = Step { $step } ({ $action }) must be the last of its list: what follows depends on chance. Nothing was played.
unknown-action = There is no action “{ $text }”{ $nearest ->
    [none] .
   *[other] ; did you mean “{ $nearest }”?
}

plain-fact = { $what }: { $facts }.
plain-refusal = That is not allowed.

damaged-otherwise = Line { $line }: { $what } ({ $facts }).
damaged-no-digest = Line { $line }: the last line must be “sha256” and the digest of all lines above.
damaged-not-a-record = This is not a Cenote record: it does not begin with “{ $expected }”.
damaged-not-a-position = Line { $line }: a position begins with “{ $expected }”.
damaged-too-few-lines = Line { $line }: the text breaks off.
damaged-line-too-short = Line { $line }: something is missing after “{ $word }”.
damaged-line-too-long = Line { $line }: “{ $word }” is one word too many.
damaged-not-a-number-in-range = Line { $line }: “{ $word }” should be a number from { $least } to { $most }.
damaged-unknown-word = Line { $line }: “{ $word }” found where this was expected: { $expected ->
    [fact-or-space] a fact or a space
    [standing] what can stand there
    [fact] a fact of the position
    [cells] cells
   *[other] { $expected }
}.
damaged-unknown-game = Line { $line }: there is no game “{ $word }”.
damaged-unknown-hex = Line { $line }: there is no hex “{ $word }”.
damaged-unknown-action = Line { $line }: “{ $word }” is not an action.
damaged-illegal-action = Line { $line }: “{ $word }” is not allowed there ({ $rule }).
damaged-several-actions = Line { $line }: “{ $word }” are several entries in one line.
damaged-open-choice = Line { $line }: the choice “{ $word }” is not finished.
damaged-components = Line { $line }: the components cannot be played with: { $reason }
damaged-nothing-to-undo = Line { $line }: there is nothing to take back.
damaged-not-a-seed = Line { $line }: “{ $word }” is not a seed of 64 hexadecimal digits.
damaged-seats = Line { $line }: this game is for { $least } to { $most } seats.
damaged-no-seats = Line { $line }: the number of seats is missing.
damaged-salts = Line { $line }: there should be { $expected } salts, one for each seat, or none.
damaged-twice = Line { $line }: “{ $word }” appears twice.
damaged-printed = Line { $line }: the hex on { $word } is printed on the board and cannot be another.
damaged-too-many = Line { $line }: more than the box holds: { $word ->
    [workers] workers
    [temple-tiles] temple tiles
    [treasures] treasures
    [camps] camps
    [guards] guards
   *[other] { $word }
}.
damaged-phase = Line { $line }: the phase “{ $word }” lacks something it needs.
damaged-no-secret = The file { $word } that belongs to this unfinished game is missing.
damaged-bad-secret = The file { $word } that belongs to this unfinished game is damaged.
damaged-line-end = Line { $line }: every line, the last one too, ends with a line feed and nothing else.
damaged-windows-line-end = The file has Windows line endings (CRLF, first on line { $line }); every line must end with a line feed alone.
damaged-not-a-name = Line { $line }: “{ $word }” is no player’s name of 1 to { $most } visible characters.
damaged-not-a-salt = Line { $line }: “{ $word }” is no salt of 1 to { $most } hexadecimal digits, nor “-”.
damaged-not-a-hash = Line { $line }: “{ $word }” is no hash of 64 hexadecimal digits.
damaged-order = Line { $line }: “{ $word }” stands out of order; options are in alphabetical order.
damaged-impossible = Line { $line }: such a position cannot be: { $reason }
