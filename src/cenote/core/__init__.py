"""Engine shared by all games: the contract, fair dice, matches and records. Standard library only."""
