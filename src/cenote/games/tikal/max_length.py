"""Maximum length of a game of Tikal."""

from __future__ import annotations

from cenote.games.tikal.actions import MOST_POINTS
from cenote.games.tikal.board import HEX_KIND, TERRAIN, TREASURES, TURN_AP, VOLCANO, WAFERS_OF_EACH

_SCORINGS = HEX_KIND[:TERRAIN].count(VOLCANO) + 1


def max_length(seats: int, mode: str) -> tuple[int, int]:
    """The most decisions and the most draws of chance that any game with these settings can have.

    Every hex makes a turn: it is placed, each action costs a point at least (T5), and the turn is ended. A scoring turn
    is the same without a hex.
    """
    turns = TERRAIN * (1 + TURN_AP + 1) + _SCORINGS * seats * (TURN_AP + 1)
    draws = TERRAIN + len(TREASURES) * WAFERS_OF_EACH
    return turns + (_bidding(seats) if mode == "auction" else 0), draws


def _bidding(seats: int) -> int:
    """Each bid is higher than the last and the highest is paid, so there are no more bids than points (T14.3, T14.4).

    Besides, everybody who may bid for a turn can pass, and all but the last of a round pick a hex.
    """
    rounds = TERRAIN // seats
    passes = sum(range(2, seats + 1))
    return seats * MOST_POINTS + rounds * (passes + seats - 1)
