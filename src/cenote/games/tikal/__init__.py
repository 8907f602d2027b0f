"""Tikal (Kramer & Kiesling, 1999): the whole rules, basic and auction game, two to four seats."""
