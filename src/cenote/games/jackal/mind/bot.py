"""Bot of one level, which searches and follows its best choice while nothing unexpected happens."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cenote.core.game import Game, View
from cenote.core.standing import StopSearch
from cenote.games.jackal.actions import LAY_0, THROW_0
from cenote.games.jackal.mind.hand_values import HandValues, hand_values
from cenote.games.jackal.mind.levels import SLIPS, Level
from cenote.games.jackal.mind.rollout_policy import best_option, options
from cenote.games.jackal.mind.search import ChoiceSearch
from cenote.games.jackal.state import JackalState
from cenote.games.jackal.view import JackalView, OwnView


class JackalBot:
    """Bot for one seat, which decides from that seat's view."""

    blind = False

    def __init__(self, game: Game, rng: Random, level: Level, share: float, stop: StopSearch) -> None:
        self._game = game
        self._rng = rng
        self._level = level
        self._nodes = max(1, round(level.nodes * share))
        self._worlds = max(1, round(level.worlds * min(1.0, share)))
        self._stop = stop
        self._plan: list[int] = []
        self._seen = _Seen(-1, "", ())

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert isinstance(view, JackalView)
        assert view.own is not None
        if len(legal) == 1:
            return legal[0]
        seen = _seen(view, view.own)
        if not self._plan or seen != self._seen or self._plan[0] not in legal:
            self._plan = self._search(view)
        code = self._plan.pop(0)
        self._seen = _after(seen, code)
        return code

    def _search(self, view: JackalView) -> list[int]:
        known = hand_values(view.components)
        if not self._level.nodes or (view.phase == "drafting" and not self._level.drafts):
            return self._at_first_sight(view, known)
        search = ChoiceSearch(self._game, view, self._rng, known, self._worlds, self._level.depth)
        return list(search.run(self._nodes, self._stop)[0].codes)

    def _at_first_sight(self, view: JackalView, known: HandValues) -> list[int]:
        """Choose by the rollout policy. A level with `slips` misjudges every choice by a random number of coins."""
        state = self._game.imagine(view, self._rng)
        assert isinstance(state, JackalState)
        assert view.seat is not None
        found = options(state, view.seat, known)
        if self._level.slips:
            for option in found:
                option.worth += self._level.slips * SLIPS[view.mode] * self._rng.random()
        return list(best_option(found).codes)


class _Seen(NamedTuple):
    """Progress of a choice: the island, the phase, and the steps so far."""

    number: int
    phase: str
    done: tuple[int, ...]


def _seen(view: JackalView, own: OwnView) -> _Seen:
    if view.phase == "laying":
        return _Seen(view.number, view.phase, own.route)
    return _Seen(view.number, view.phase, own.throws if view.phase == "throwing" else ())


def _after(seen: _Seen, code: int) -> _Seen:
    card = code - LAY_0 if seen.phase == "laying" else code - THROW_0
    return seen._replace(done=(*seen.done, card)) if seen.phase in ("laying", "throwing") else seen
