"""What a seat knows of the past, as codes and numbers: its information state where there are secrets."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, NamedTuple, cast

from cenote.core.game import CHANCE
from cenote.core.registry import part
from cenote.core.witness import Sight, Witness
from cenote.envs.openspiel.asking import Asking
from cenote.envs.openspiel.setting import Setting

HIDDEN: Final = -1
"""In the place of a code: something was done, and the seat does not know what."""


class Step(NamedTuple):
    """What somebody did, and how much of it each seat sees."""

    who: int
    code: int
    sights: tuple[Sight, ...]


class Covered(NamedTuple):
    """A code that a seat is still to learn: whose it is, and its place among those that the seat knows."""

    who: int
    code: int
    place: int


def witness(name: str) -> Witness:
    """Who knows what a seat of this game sees, or MissingPart."""
    return cast(Witness, part(name, "witness"))


class Known:
    """Follows a game for all seats: the codes that each has seen, in the order in which it heard of them.

    Of what others choose a seat hears when they have closed it, or all have who choose at the same time: until then not
    even how many steps it takes. What was covered is filled in when it is turned up.
    """

    def __init__(self, setting: Setting) -> None:
        self._rules = setting.rules
        self._witness = witness(setting.name)
        self._seats = range(setting.seats)
        self._asking = Asking(setting.begin())
        self._done = 0
        self._untold: list[Step] = []
        self._codes: list[list[int]] = [[] for _ in self._seats]
        self._covered: list[list[Covered]] = [[] for _ in self._seats]
        self._chapters: list[list[list[float]]] = [[] for _ in self._seats]
        """What each was told besides in the chapters that are over."""

    def copy(self) -> Known:
        """They share nothing that changes."""
        twin = copy(self)
        twin._asking = self._asking.copy()
        twin._untold = self._untold[:]
        twin._codes = [codes[:] for codes in self._codes]
        twin._covered = [covered[:] for covered in self._covered]
        twin._chapters = [rows[:] for rows in self._chapters]
        return twin

    def follow(self, moves: Sequence[tuple[int, int]]) -> None:
        """Go on to the end of these moves, of which those followed before are the first."""
        for who, code in moves[self._done :]:
            self._play(who, code)
        self._done = len(moves)

    def codes(self, seat: int) -> list[int]:
        """What was done, as far as the seat knows."""
        return self._codes[seat]

    def chapters(self, seat: int) -> list[list[float]]:
        """What the seat was told besides, chapter by chapter."""
        view = self._rules.view(self._asking.seen(seat), seat)
        return [*self._chapters[seat], self._witness.besides(view)]

    def _play(self, who: int, code: int) -> None:
        before = self._asking.state.copy()
        self._untold.append(Step(who, code, tuple(self._witness.sight(before, code, seat) for seat in self._seats)))
        self._asking.play(code)
        now = self._asking.state
        if who != CHANCE:
            self._codes[who].append(code)
        if not self._asking.choosing and (who == CHANCE or not now.choosing(who)):
            self._tell()
        if self._witness.chapter(now) != self._witness.chapter(before):
            for seat in self._seats:
                self._chapters[seat].append(self._witness.besides(self._rules.view(before, seat)))

    def _tell(self) -> None:
        for seat in self._seats:
            for step in self._untold:
                if step.who != seat:
                    self._hear(seat, step)
            self._turn_up(seat)
        self._untold = []

    def _hear(self, seat: int, step: Step) -> None:
        sight, codes = step.sights[seat], self._codes[seat]
        if sight is Sight.COVERED:
            self._covered[seat].append(Covered(step.who, step.code, len(codes)))
        codes.append(step.code if sight is Sight.OPEN else HIDDEN)

    def _turn_up(self, seat: int) -> None:
        left = []
        for covered in self._covered[seat]:
            if self._witness.turned_up(self._asking.state, covered.who):
                self._codes[seat][covered.place] = covered.code
            else:
                left.append(covered)
        self._covered[seat] = left
