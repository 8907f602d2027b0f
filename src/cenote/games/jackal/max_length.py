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
"""Maximum number of decisions on an island apart from cards: pass, two takes, no more marks. Landing needs fewer."""

_PER_CARD = 3
"""Maximum number of decisions for each card: laying it, choosing its direction, and leaving a cave (J4.1, J6.1)."""

_DRAFTS = 2


def max_length(seats: int, mode: str) -> tuple[int, int]:
    """Return the maximum number of decisions and of draws in any game with these settings.

    A card is laid or thrown at most once each time that it comes into a hand. For each time, one card is dealt: either
    that card itself, or the one that replaces it in the market.
    """
    drafted = mode == "archipelago"
    islands = ARCHIPELAGO_ISLANDS if drafted else BASIC_ISLANDS
    dealt = _DRAFTS * DRAFT_HAND if drafted else islands * FIRST_HAND
    cards = dealt + FIRST_HAND + (islands + 1) * _TAKES
    kept = _DRAFTS * (DRAFT_HAND - 1) if drafted else 0
    decisions = kept + (islands + 1) * _STOPS + cards * _PER_CARD
    return seats * decisions, seats * cards + MARKET_SIZE + islands + 1
