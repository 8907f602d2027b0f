"""What every game shares: the contract, fair dice, matches and records. Standard library only."""
