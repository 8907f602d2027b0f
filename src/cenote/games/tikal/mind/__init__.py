"""How Tikal is played well: what positions are worth, whole turns searched for, bids, and players of every level."""
