"""Tikal's implementation of `cenote.bots.mind.Mind`."""

from __future__ import annotations

from random import Random

from cenote.core.game import Game, View
from cenote.core.standing import RatedTurn, Standing, StopSearch, never_stop
from cenote.games.tikal.mind.bids import Bidder
from cenote.games.tikal.mind.bot import TikalBot
from cenote.games.tikal.mind.learned_evaluator import LearnedEvaluator
from cenote.games.tikal.mind.levels import BIDDING_SHARE, LEVELS
from cenote.games.tikal.mind.search import TurnSearch
from cenote.games.tikal.position import BIDDING
from cenote.games.tikal.state import TikalState


class TikalMind:
    """Mind of Tikal. Because nothing is hidden, a view determines the position."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._judge = LearnedEvaluator()

    def bot(self, level: str, rng: Random, share: float = 1.0, stop: StopSearch = never_stop) -> TikalBot:
        return TikalBot(self._game, LEVELS[level], self._judge, rng, share, stop)

    def standing(self, view: View, rng: Random) -> Standing:
        return self._judge.standing(self._seen(view, rng))

    def turns(self, view: View, rng: Random, most: int = 3, share: float = 1.0) -> list[RatedTurn]:
        if view.seat is None:
            raise ValueError("a spectator has no turns")
        state = self._seen(view, rng)
        nodes = max(1, round(LEVELS["expert"].nodes * share))
        if state.phase == BIDDING:
            return self._bids(state, view.seat, most, nodes)
        best = TurnSearch(self._judge, view.seat, nodes).turns(state)[:most]
        return [RatedTurn(tuple(line.certain()), self._judge.standing(line.state())) for line in best]

    def _bids(self, state: TikalState, seat: int, most: int, nodes: int) -> list[RatedTurn]:
        answers = Bidder(self._judge, max(1, round(nodes * BIDDING_SHARE))).answers(state, seat)[:most]
        return [RatedTurn((answer.code,), self._judge.standing(answer.outcome)) for answer in answers]

    def _seen(self, view: View, rng: Random) -> TikalState:
        state = self._game.imagine(view, rng)
        assert isinstance(state, TikalState)
        return state
