"""Ratings: how strong people with accounts are at a game and mode, counted from rated tables only."""
