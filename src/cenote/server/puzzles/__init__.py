"""Puzzles over REST: list them, open a table for one, judge the answer."""
