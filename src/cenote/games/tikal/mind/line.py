"""A line of play within one turn, as the search holds it: a step that follows another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.codes import FIND_0
from cenote.games.tikal.play import TikalState
from cenote.games.tikal.rules import perform

NO_FIND: Final = -1


class Line:
    """One step further than another line; a wafer that it turned up is a guess.

    The position is made only when somebody looks at it: most lines are judged once and never followed.
    """

    def __init__(
        self,
        before: Line | None,
        code: int,
        find: int,
        worth: float,
        luck: float,
        mark: i64,
        state: TikalState | None = None,
    ) -> None:
        self.before = before
        self.code = code
        self.find = find
        """The treasure that the step is taken to turn up."""
        self.worth = worth
        """What the position is worth, with the luck that was not counted on taken out."""
        self.luck = luck
        """How much more than what was to be expected the guesses on the way are worth."""
        self.mark = mark
        self.known = state

    def state(self) -> TikalState:
        """The position after the line, to be looked at."""
        if self.known is None:
            assert self.before is not None
            self.known = stepped(self.before.state(), self.code, self.find)
        return self.known

    def steps(self) -> list[int]:
        """The codes of all steps from the beginning; chance has none."""
        codes: list[int] = []
        line: Line = self
        while line.before is not None:
            codes.append(line.code)
            line = line.before
        codes.reverse()
        return codes

    def certain(self) -> list[int]:
        """The steps up to the first that turns something up."""
        codes: list[int] = []
        line: Line = self
        while line.before is not None:
            if line.find != NO_FIND:
                codes.clear()
            codes.append(line.code)
            line = line.before
        codes.reverse()
        return codes


def stepped(state: TikalState, code: int, find: int) -> TikalState:
    """A position one step on."""
    ahead = state.copy()
    perform(ahead, code)
    if find != NO_FIND:
        perform(ahead, FIND_0 + find)
    return ahead
