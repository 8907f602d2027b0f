"""Which bots a server has for its tables: the registered ones, and those of whoever keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cenote.bots.contract import bots_for, bots_for_people, can_play
from cenote.bots.own import is_own


@dataclass(frozen=True)
class Offers:
    """`own` are names and places as in `Settings.bots`; no place is ever taken from a request."""

    own: Mapping[str, str] = field(default_factory=dict)
    hasty: bool = False
    """Whether the levels search less here than they could."""

    def names(self, game: str) -> list[str]:
        """All that can be seated, first those for people."""
        return list(dict.fromkeys([*self.for_people(game), *bots_for(game)]))

    def for_people(self, game: str) -> list[str]:
        """Those that people are shown: the levels, and what the keeper has brought."""
        brought = [name for name, place in self.own.items() if is_own(place) and can_play(place, game)]
        return [*bots_for_people(game), *brought]
