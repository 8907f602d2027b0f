"""Evaluation of the bidding in the auction game."""

from __future__ import annotations

from typing import Final

from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import HEX_KIND, HEX_VALUE, JUNGLE, TEMPLE, VOLCANO
from cenote.games.tikal.position import BIDDING, PICKING, Position
from cenote.games.tikal.scoring import points

JUNGLE_WORTH: Final = 0.8
TEMPLE_WORTH: Final = 1.0
LEVEL_WORTH: Final = 0.4
HOARD_WORTH: Final = 0.8
WAFER_WORTH: Final = 0.5
ERUPTION: Final = 1.5
"""The value of scoring first and then having another turn at once."""
EDGE: Final = 0.3
"""The weight of each point by which the seat leads when it starts a scoring round."""


def prospect(table: Position, seat: int) -> float:
    """Return the value that the seat expects from the shown hexes in this round, less its bid."""
    if not table.waiting >> seat & 1 or (table.phase != BIDDING and table.phase != PICKING):
        return 0.0
    choice = sorted([hex_worth(table, seat, hexagon) for hexagon in bits(table.shown)])
    if table.phase == PICKING and table.seat == seat:
        return choice[-1]
    if table.phase == BIDDING and table.bidder == seat:
        return choice[-1] - table.bid
    return sum(choice[:-1]) / (len(choice) - 1)


def hex_worth(table: Position, seat: int, hexagon: int) -> float:
    """Return the value of placing this hex, or of starting a scoring round if it is a volcano (T14.8)."""
    kind = HEX_KIND[hexagon]
    if kind == VOLCANO:
        return eruption_worth(table, seat)
    if kind == JUNGLE:
        return JUNGLE_WORTH
    if kind == TEMPLE:
        return TEMPLE_WORTH + LEVEL_WORTH * HEX_VALUE[hexagon]
    return HOARD_WORTH + WAFER_WORTH * HEX_VALUE[hexagon]


def eruption_worth(table: Position, seat: int) -> float:
    """Return the value of starting a scoring round, which grows with the seat's lead over the others."""
    best = max([points(table, other) for other in range(table.seats) if other != seat])
    return max(0.0, ERUPTION + EDGE * (points(table, seat) - best))
