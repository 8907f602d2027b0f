"""Search node: one step of a turn, linked to the node before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.action_arrays import FIND_0
from cenote.games.tikal.mind.cheapest_paths import Paths
from cenote.games.tikal.rules import perform
from cenote.games.tikal.state import TikalState

NO_FIND: Final = -1


class SearchNode:
    """One step after another node. A wafer that the step reveals is a guess.

    The position is computed on demand, because most nodes are evaluated once and never followed.
    """

    def __init__(
        self,
        before: SearchNode | None,
        code: int,
        find: int,
        worth: float,
        luck: float,
        mark: i64,
        paths: Paths,
        known: TikalState | None = None,
    ) -> None:
        self.before = before
        self.code = code
        self.find = find
        """The treasure that the step is assumed to reveal, or `NO_FIND`."""
        self.worth = worth
        """The value of the position, without the luck of guessed wafers."""
        self.luck = luck
        """The value of the guessed wafers of the line in excess of their mean value."""
        self.mark = mark
        self.paths = paths
        self._known = known

    def state(self) -> TikalState:
        """Return the position after the step, which must not be changed because it is cached."""
        if self._known is None:
            assert self.before is not None
            self._known = _stepped(self.before.state(), self.code, self.find)
        return self._known

    def certain(self) -> list[int]:
        """Return the codes of the steps up to and including the first that reveals a wafer."""
        codes: list[int] = []
        line: SearchNode = self
        while line.before is not None:
            if line.find != NO_FIND:
                codes.clear()
            codes.append(line.code)
            line = line.before
        codes.reverse()
        return codes


def _stepped(state: TikalState, code: int, find: int) -> TikalState:
    ahead = state.copy()
    perform(ahead, code)
    if find != NO_FIND:
        perform(ahead, FIND_0 + find)
    return ahead
