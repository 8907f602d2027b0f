"""Search node: one step of a turn, linked to the node before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.codes import FIND_0
from cenote.games.tikal.mind.cheapest_paths import Paths
from cenote.games.tikal.rules import perform
from cenote.games.tikal.state import TikalState

NO_FIND: Final = -1


class SearchNode:
    """One step further than another line; a wafer that it turned up is a guess.

    The position is made only when somebody looks at it: most lines are judged once and never followed.
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
        """The treasure that the step is assumed to turn up."""
        self.worth = worth
        """What the position is worth, with the luck that was not counted on taken out."""
        self.luck = luck
        """How much more than what was to be expected the guesses on the way are worth."""
        self.mark = mark
        self.paths = paths
        self._known = known

    def state(self) -> TikalState:
        """The position after the line, to be looked at."""
        if self._known is None:
            assert self.before is not None
            self._known = _stepped(self.before.state(), self.code, self.find)
        return self._known

    def certain(self) -> list[int]:
        """The codes of the steps up to the first that turns something up."""
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
