"""Puzzles: positions of games in which one turn is clearly the best."""
