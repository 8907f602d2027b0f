"""Tikal's mind: evaluation, search for complete turns, bidding, and bots of every level."""
