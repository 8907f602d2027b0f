"""Island sets read from component files, for rating and drawing."""

from __future__ import annotations

from typing import Final, NamedTuple

from cenote.games.jackal.box import Box, check_deck_size, own_box, read_components
from cenote.games.jackal.islands import Island

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


class IslandSet(NamedTuple):
    """A deck (counts by kind), the islands, and the number of seats for which the deck suffices."""

    deck: list[int]
    islands: list[Island]
    seats: int


def own_set() -> IslandSet:
    """Return the islands that come with the game."""
    return _checked(own_box().deck, own_box().islands)


def read_set(text: str) -> IslandSet:
    """Parse a component file. Raise `Unfit` with the reason and the place if it is invalid (J1.1)."""
    return _checked(*read_components(text))


def _checked(deck: list[int], islands: list[Island]) -> IslandSet:
    box = Box("", deck, islands)
    check_deck_size(box, FEWEST_SEATS)
    return IslandSet(deck, islands, min(MOST_SEATS, (sum(deck) - 4) // 9))
