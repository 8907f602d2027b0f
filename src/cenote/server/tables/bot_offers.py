"""Bot catalog: the bots for a server's tables, registered ones and the admin's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cenote.bots.contract import bots_for, bots_for_people, can_play
from cenote.bots.custom import is_custom


@dataclass(frozen=True)
class Offers:
    """The bots that can be seated. `own` maps names to import specs from `Settings.bots`, never from a request."""

    own: Mapping[str, str] = field(default_factory=dict)
    hasty: bool = False
    """Whether the bot levels search less than they could."""

    def names(self, game: str) -> list[str]:
        """Return all bots that can be seated in a game, beginning with those that people can choose."""
        return list(dict.fromkeys([*self.for_people(game), *bots_for(game)]))

    def for_people(self, game: str) -> list[str]:
        """Return the bots that people can choose: the levels, and the admin's own bots that can play the game."""
        brought = [name for name, place in self.own.items() if is_custom(place) and can_play(place, game)]
        return [*bots_for_people(game), *brought]
