"""Engine shared by all games: the contract of a game, fair draws, matches and records, in pure standard library."""
