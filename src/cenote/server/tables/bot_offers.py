"""Bot catalog: the bots for a server's tables, both registered ones and the admin's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cenote.bots.contract import bots_for, bots_for_people, can_play
from cenote.bots.custom import is_custom


@dataclass(frozen=True)
class Offers:
    """The bots that can be seated; `own` has names and places from `Settings.bots`, never from a request."""

    own: Mapping[str, str] = field(default_factory=dict)
    hasty: bool = False
    """Whether the levels search less here than they could."""

    def names(self, game: str) -> list[str]:
        """All bots that can be seated, first those for people."""
        return list(dict.fromkeys([*self.for_people(game), *bots_for(game)]))

    def for_people(self, game: str) -> list[str]:
        """The bots that people can choose: the levels, and the admin's own bots that can play the game."""
        brought = [name for name, place in self.own.items() if is_custom(place) and can_play(place, game)]
        return [*bots_for_people(game), *brought]
