"""Maximum length of a game of Jackal."""

from __future__ import annotations

from cenote.games.jackal.position import (
    ARCHIPELAGO_ISLANDS,
    BASIC_ISLANDS,
    DRAFT_HAND,
    FIRST_HAND,
    MARKET_SIZE,
)

_TAKES = 2
_STOPS = 1 + _TAKES + 1
"""Decisions on an island apart from cards: pass, two takes, no more marks; landing takes fewer."""

_PER_CARD = 3
"""Decisions per card: laying it, its direction, and the exit of a cave (J4.1, J6.1)."""

_DRAFTS = 2


def max_length(seats: int, mode: str) -> tuple[int, int]:
    """The most decisions and the most draws of chance that any game with these settings can have.

    A card is laid or thrown once for each time that it comes to a hand, and each is dealt, or makes room in the market
    for one that is.
    """
    drafted = mode == "archipelago"
    islands = ARCHIPELAGO_ISLANDS if drafted else BASIC_ISLANDS
    dealt = _DRAFTS * DRAFT_HAND if drafted else islands * FIRST_HAND
    cards = dealt + FIRST_HAND + (islands + 1) * _TAKES
    kept = _DRAFTS * (DRAFT_HAND - 1) if drafted else 0
    decisions = kept + (islands + 1) * _STOPS + cards * _PER_CARD
    return seats * decisions, seats * cards + MARKET_SIZE + islands + 1
