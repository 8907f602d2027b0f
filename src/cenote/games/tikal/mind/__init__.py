"""Tikal's mind: evaluation, search for whole turns, bids, and bots of every level."""
