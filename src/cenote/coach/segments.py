"""Segments of a game: runs of actions by one seat, or of draws, without undone actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cenote.core.game import CHANCE, Game, State
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.core.replay import Step, beginning, replay


class Segment(NamedTuple):
    """A run of actions by one seat, ended by the end of its turn, a draw or a reveal.

    `at` and `until` are the numbers of steps that spectators see before and after it. Links to a moment use the same
    numbers.
    """

    seat: int
    codes: tuple[int, ...]
    before: State
    after: State
    at: int
    until: int
    entry: int
    """The number of the segment's first entry, from 0."""

    def chose(self) -> bool:
        """Return whether the seat had a choice at any of its actions."""
        ahead = self.before.copy()
        for code in self.codes:
            if ahead.legal_count(self.seat) > 1:
                return True
            ahead.play(self.seat, code)
        return False


class _SeenStep(NamedTuple):
    """A step, the position before it, and the numbers of steps that spectators had seen before and after it."""

    step: Step
    before: State
    at: int
    until: int


def segments(record: Record, *, trusted: bool = False) -> list[Segment]:
    """Split a game into segments, without checking it against the rules if it is `trusted` as played here."""
    found: list[Segment] = []
    sealed = True
    for step, before, at, until in _lasting(record, trusted):
        seat = step.entry.seat
        if found and found[-1].seat == seat and (seat == CHANCE or not sealed):
            last = found[-1]
            found[-1] = last._replace(codes=last.codes + step.codes, after=step.after, until=until)
        else:
            found.append(Segment(seat, step.codes, before, step.after, at, until, step.number))
        sealed = step.sealed
    return found


def _lasting(record: Record, trusted: bool) -> list[_SeenStep]:
    """Return the steps that were not undone."""
    lasting: list[_SeenStep] = []
    for seen in _seen_steps(record, trusted):
        if seen.step.codes:
            lasting.append(seen)
            continue
        seat = seen.step.entry.seat
        while lasting and lasting[-1].step.entry.seat == seat and not lasting[-1].step.sealed:
            lasting.pop()
    return lasting


def _seen_steps(record: Record, trusted: bool) -> Iterator[_SeenStep]:
    rules, at = game(record.game), 0
    state = beginning(record)[1]
    for step in replay(record, trusted=trusted):
        until = at + is_visible(rules, step)
        yield _SeenStep(step, state, at, until)
        state, at = step.after, until


def is_visible(rules: Game, step: Step) -> bool:
    """Return whether spectators see a step, which is always so for an undo."""
    return step.code < 0 or bool(rules.narrate(step.before, step.entry.seat, step.code, step.after, None))
