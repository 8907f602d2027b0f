"""Maximum length of a game of Tikal."""

from __future__ import annotations

from cenote.games.tikal.actions import MOST_POINTS
from cenote.games.tikal.board import HEX_KIND, TERRAIN, TREASURES, TURN_AP, VOLCANO, WAFERS_OF_EACH

_SCORINGS = HEX_KIND[:TERRAIN].count(VOLCANO) + 1


def max_length(seats: int, mode: str) -> tuple[int, int]:
    """Return the maximum number of decisions and of draws in any game with these settings.

    Each hex allows one turn: its placement, at most one action for each action point (T5), and the end of the turn. A
    scoring turn is the same without a hex.
    """
    turns = TERRAIN * (1 + TURN_AP + 1) + _SCORINGS * seats * (TURN_AP + 1)
    draws = TERRAIN + len(TREASURES) * WAFERS_OF_EACH
    return turns + (_bidding(seats) if mode == "auction" else 0), draws


def _bidding(seats: int) -> int:
    """Return the maximum number of decisions in all auctions of a game.

    Each bid exceeds the last one and the highest is paid, so there are no more bids than points (T14.3, T14.4). In
    addition, every seat that may bid for a turn can pass, and all but the last seat of a round pick a hex.
    """
    rounds = TERRAIN // seats
    passes = sum(range(2, seats + 1))
    return seats * MOST_POINTS + rounds * (passes + seats - 1)
