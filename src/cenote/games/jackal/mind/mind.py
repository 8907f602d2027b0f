"""Jackal's implementation of `cenote.bots.mind.Mind`."""

from __future__ import annotations

from random import Random
from typing import Final

from cenote.core.game import Game, View
from cenote.core.standing import RatedTurn, Standing, StopSearch, never_stop
from cenote.games.jackal.mind.bot import JackalBot
from cenote.games.jackal.mind.hand_values import hand_values
from cenote.games.jackal.mind.levels import LEVELS
from cenote.games.jackal.mind.search import ChoiceSearch, standing
from cenote.games.jackal.view import JackalView

WORLDS: Final = 48
"""Number of sampled worlds for a standing."""
FINALISTS: Final = 4
"""Maximum number of choices that get equally many playouts, so that their values can be shown."""


class JackalMind:
    """Jackal's implementation of `cenote.bots.mind.Mind`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def bot(self, level: str, rng: Random, share: float = 1.0, stop: StopSearch = never_stop) -> JackalBot:
        """Return a bot of a level for one seat."""
        return JackalBot(self._game, rng, LEVELS[level], share, stop)

    def standing(self, view: View, rng: Random) -> Standing:
        """Return the standing as the viewer sees it."""
        assert isinstance(view, JackalView)
        return standing(self._game, view, rng, hand_values(view.components), WORLDS)

    def turns(self, view: View, rng: Random, most: int = 3, share: float = 1.0) -> list[RatedTurn]:
        """Return the best choices of the expert level. A route or a set of throws counts as one choice."""
        assert isinstance(view, JackalView)
        level = LEVELS["expert"]
        search = ChoiceSearch(self._game, view, rng, hand_values(view.components), level.worlds, level.depth)
        found = search.finalists(max(1, round(level.nodes * share)), never_stop, min(most, FINALISTS))
        return [RatedTurn(tuple(one.codes), one.standing()) for one in found]
