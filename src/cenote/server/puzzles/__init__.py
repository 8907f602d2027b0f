"""Puzzles over REST: list them, open a table for one, and judge the answer."""
