"""Ratings of accounts for each game and mode, from rated tables only."""
