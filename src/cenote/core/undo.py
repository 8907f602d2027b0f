"""Undo stack: the entries since the last checkpoint, grouped into runs by seat, with the position before each run."""

from __future__ import annotations

from itertools import groupby

from cenote.core.game import CHANCE, State


class UndoStack:
    """Runs of entries that can still be undone, each by one seat.

    A sealed entry is a checkpoint: it and everything before it cannot be undone. An undone run is removed, so that
    afterwards the seat of the run before it may undo that one.
    """

    def __init__(self) -> None:
        self._seats: list[int] = []
        self._runs: list[list[int]] = []
        """The entry numbers of each run."""
        self._before: list[State] = []

    def copy(self) -> UndoStack:
        """Return an independent copy, which shares the stored positions because they are never changed."""
        twin = UndoStack()
        twin._seats, twin._runs, twin._before = list(self._seats), [list(run) for run in self._runs], list(self._before)
        return twin

    def begins(self, seat: int) -> bool:
        """Return whether an entry of the seat would begin a new run, which needs the position before it."""
        return not self._seats or self._seats[-1] != seat

    def note(self, seat: int, number: int, before: State | None, *, sealed: bool) -> None:
        """Add an entry, or clear the stack if the entry is sealed. `before` is the position before a new run."""
        if sealed or seat == CHANCE:
            if self._seats:
                self._seats, self._runs, self._before = [], [], []
        elif before is None:
            self._runs[-1].append(number)
        else:
            self._seats.append(seat)
            self._runs.append([number])
            self._before.append(before)

    def entries(self, seat: int) -> list[int]:
        """Return the numbers of the entries that the seat may undo now, in order."""
        found: list[int] = []
        for owner, run in zip(reversed(self._seats), reversed(self._runs), strict=True):
            if owner != seat:
                break
            found = run + found
        return found

    def undo_sequence(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose runs must be undone, last first, to undo the seat's own, or () if none can."""
        owners = [owner for owner, _ in groupby(reversed(self._seats))]
        return tuple(owners[: owners.index(seat) + 1]) if seat in owners else ()

    def restore(self, seat: int) -> State:
        """Remove the seat's last run, and return a copy of the position before it."""
        before = self._before[-1]
        while self._seats and self._seats[-1] == seat:
            before = self._before.pop()
            self._seats.pop()
            self._runs.pop()
        return before.copy()

    @property
    def settled(self) -> bool:
        """Whether nothing can be undone."""
        return not self._seats
