"""The coach: how a game stands, which turns are best, and what a finished game's turns and draws were worth."""
