"""Bot for one seat, which plans complete turns and follows them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from cenote.core.game import Game, View
from cenote.core.standing import StopSearch
from cenote.games.tikal.board import SPACES
from cenote.games.tikal.mind.bids import Bidder
from cenote.games.tikal.mind.evaluator import Evaluator
from cenote.games.tikal.mind.levels import BIDDING_SHARE, Level
from cenote.games.tikal.mind.search import TurnSearch
from cenote.games.tikal.mind.search_node import SearchNode
from cenote.games.tikal.position import BIDDING
from cenote.games.tikal.state import TikalState


class TikalBot:
    """Bot that follows its plan for a turn as long as every position is as planned."""

    blind = False

    def __init__(self, game: Game, level: Level, judge: Evaluator, rng: Random, share: float, stop: StopSearch) -> None:
        self._game = game
        self._level = level
        self._judge = judge
        self._rng = rng
        self._nodes = max(1, round(level.nodes * share))
        self._stop = stop
        self._bidder = Bidder(judge, max(1, round(self._nodes * BIDDING_SHARE)), stop)
        self._plan: dict[bytes, int] = {}

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        if view is None or view.seat is None:
            raise ValueError(f"a player of Tikal decides from a seat's view, not from {view!r}")
        if len(legal) == 1:
            return legal[0]
        state = self._game.imagine(view, self._rng)
        assert isinstance(state, TikalState)
        if state.phase == BIDDING:
            return self._bidder.answers(state, view.seat)[0].code
        key = state.key()
        if key not in self._plan:
            self._plan = _followed(self._chosen(state, view.seat))
        return self._plan[key]

    def _chosen(self, state: TikalState, seat: int) -> SearchNode:
        search = TurnSearch(self._judge, seat, self._nodes, self._stop)
        if self._level.forgets:
            search.unseen = self._forgotten()
        turns = search.turns(state)
        return self._fuzzy(turns) if self._level.fuzz else turns[0]

    def _forgotten(self) -> int:
        forgotten = 0
        for space in range(SPACES):
            if self._rng.random() < self._level.forgets:
                forgotten |= 1 << space
        return forgotten

    def _fuzzy(self, turns: list[SearchNode]) -> SearchNode:
        """Choose a turn at random, better ones with higher probability."""
        weights = [exp((line.worth - turns[0].worth) / self._level.fuzz) for line in turns]
        draw = self._rng.random() * sum(weights)
        for line, weight in zip(turns, weights, strict=True):
            draw -= weight
            if draw < 0:
                return line
        return turns[0]


def _followed(turn: SearchNode) -> dict[bytes, int]:
    """Map the position before each step of a planned turn to the code of the step."""
    plan: dict[bytes, int] = {}
    line = turn
    while line.before is not None:
        plan[line.before.state().key()] = line.code
        line = line.before
    return plan
