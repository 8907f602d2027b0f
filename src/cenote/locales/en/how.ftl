web-how = How to play
web-how-title = How to play: { $game }
web-how-about = Two minutes of reading, and you know enough to begin.
web-how-rules = In full:
web-how-try = Try it at a table
web-how-all-rules = All the rules
web-rules-only = { $mode } only
