"""Information states as action codes and numbers, for games with secrets."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, NamedTuple, cast

from cenote.core.game import CHANCE
from cenote.core.registry import part
from cenote.core.visibility import ActionVisibility, Visibility
from cenote.envs.openspiel.game_settings import SpielSettings
from cenote.envs.openspiel.sequential_choices import SequentialChoices

HIDDEN: Final = -1
"""The replacement for the code of an action that the seat cannot see."""


class VisibleStep(NamedTuple):
    """An action or draw, with its visibility for each seat."""

    who: int
    code: int
    sights: tuple[Visibility, ...]


class CoveredCode(NamedTuple):
    """A code covered for now: the seat (or chance) that played it, and its index in the viewer's list of codes."""

    who: int
    code: int
    place: int


def action_visibility(name: str) -> ActionVisibility:
    """Return the game's `ActionVisibility`. Raise `MissingPart` if it has none."""
    return cast(ActionVisibility, part(name, "visibility"))


class InformationCodes:
    """Tracker of the codes that each seat has seen, in the order in which it saw them.

    A seat sees another seat's choice once the choice is finished, or once all simultaneous choices are. Until then,
    even the number of steps is hidden. A covered code is filled in when it is turned up.
    """

    def __init__(self, setting: SpielSettings) -> None:
        self._rules = setting.rules
        self._witness = action_visibility(setting.name)
        self._seats = range(setting.seats)
        self._asking = SequentialChoices(setting.begin())
        self._done = 0
        self._untold: list[VisibleStep] = []
        self._codes: list[list[int]] = [[] for _ in self._seats]
        self._covered: list[list[CoveredCode]] = [[] for _ in self._seats]
        self._chapters: list[list[list[float]]] = [[] for _ in self._seats]
        """The extra values of each seat at the end of every finished chapter."""

    def copy(self) -> InformationCodes:
        """Return a copy that shares no mutable state with this tracker."""
        twin = copy(self)
        twin._asking = self._asking.copy()
        twin._untold = self._untold[:]
        twin._codes = [codes[:] for codes in self._codes]
        twin._covered = [covered[:] for covered in self._covered]
        twin._chapters = [rows[:] for rows in self._chapters]
        return twin

    def follow(self, moves: Sequence[tuple[int, int]]) -> None:
        """Process the new moves of a list, which must begin with all moves processed before."""
        for who, code in moves[self._done :]:
            self._play(who, code)
        self._done = len(moves)

    def codes(self, seat: int) -> list[int]:
        """Return all codes of the game in the order in which the seat saw them, with `HIDDEN` for unknown ones."""
        return self._codes[seat]

    def chapters(self, seat: int) -> list[list[float]]:
        """Return the extra values of the seat, one list for each chapter up to the current one."""
        view = self._rules.view(self._asking.seen(seat), seat)
        return [*self._chapters[seat], self._witness.extra_values(view)]

    def _play(self, who: int, code: int) -> None:
        before = self._asking.state.copy()
        self._untold.append(
            VisibleStep(who, code, tuple(self._witness.visibility(before, code, seat) for seat in self._seats))
        )
        self._asking.play(code)
        now = self._asking.state
        if who != CHANCE:
            self._codes[who].append(code)
        if not self._asking.choosing and (who == CHANCE or not now.choosing(who)):
            self._tell()
        if self._witness.chapter(now) != self._witness.chapter(before):
            for seat in self._seats:
                self._chapters[seat].append(self._witness.extra_values(self._rules.view(before, seat)))

    def _tell(self) -> None:
        for seat in self._seats:
            for step in self._untold:
                if step.who != seat:
                    self._hear(seat, step)
            self._turn_up(seat)
        self._untold = []

    def _hear(self, seat: int, step: VisibleStep) -> None:
        sight, codes = step.sights[seat], self._codes[seat]
        if sight is Visibility.COVERED:
            self._covered[seat].append(CoveredCode(step.who, step.code, len(codes)))
        codes.append(step.code if sight is Visibility.OPEN else HIDDEN)

    def _turn_up(self, seat: int) -> None:
        left = []
        for covered in self._covered[seat]:
            if self._witness.is_revealed(self._asking.state, covered.who):
                self._codes[seat][covered.place] = covered.code
            else:
                left.append(covered)
        self._covered[seat] = left
