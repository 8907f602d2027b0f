"""Jackal played well: worlds are imagined that fit what a seat sees, and choices compared in all of them."""

from __future__ import annotations

from random import Random
from typing import Final

from cenote.core.game import Game, View
from cenote.core.standing import RatedTurn, Standing, StopSearch, never
from cenote.games.jackal.mind.bot import JackalBot
from cenote.games.jackal.mind.hand_values import hand_values
from cenote.games.jackal.mind.levels import LEVELS
from cenote.games.jackal.mind.search import ChoiceSearch, standing
from cenote.games.jackal.view import JackalView

WORLDS: Final = 48
"""So many worlds tell how the game stands."""
FINALISTS: Final = 4
"""At the most so many choices are weighed against each other until it is clear what each is worth."""


class JackalMind:
    """What the registry hands out for Jackal."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def bot(self, level: str, rng: Random, share: float = 1.0, stop: StopSearch = never) -> JackalBot:
        """A player for one seat."""
        return JackalBot(self._game, rng, LEVELS[level], share, stop)

    def standing(self, view: View, rng: Random) -> Standing:
        """How the game stands for whoever sees this."""
        assert isinstance(view, JackalView)
        return standing(self._game, view, rng, hand_values(view.components), WORLDS)

    def turns(self, view: View, rng: Random, most: int = 3, share: float = 1.0) -> list[RatedTurn]:
        """The best choices that the expert finds, a route or throws as a whole."""
        assert isinstance(view, JackalView)
        level = LEVELS["expert"]
        search = ChoiceSearch(self._game, view, rng, hand_values(view.components), level.worlds, level.depth)
        found = search.finalists(max(1, round(level.nodes * share)), never, min(most, FINALISTS))
        return [RatedTurn(tuple(one.codes), one.standing()) for one in found]
