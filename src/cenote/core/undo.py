"""Undo stack: the entries since the last checkpoint, in runs by seat, with the position before each run."""

from __future__ import annotations

from itertools import groupby

from cenote.core.game import CHANCE, State


class UndoStack:
    """Runs of entries, each by one seat, that nothing has sealed.

    A sealed entry is a checkpoint: nothing before it or in it comes back. What was taken back is no obstacle any more,
    so that after it the seat before may take back its own run.
    """

    def __init__(self) -> None:
        self._seats: list[int] = []
        self._runs: list[list[int]] = []
        """The entries of each run, by number."""
        self._before: list[State] = []

    def copy(self) -> UndoStack:
        """The same, to go on with apart; positions are never changed, so they are shared."""
        twin = UndoStack()
        twin._seats, twin._runs, twin._before = list(self._seats), [list(run) for run in self._runs], list(self._before)
        return twin

    def begins(self, seat: int) -> bool:
        """Whether an entry of the seat would begin a new run, which needs the position before it."""
        return not self._seats or self._seats[-1] != seat

    def note(self, seat: int, number: int, before: State | None, *, sealed: bool) -> None:
        """One more entry; `before` is the position before it, needed only where a run begins."""
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
        """The entries that the seat may take back now, in their order."""
        found: list[int] = []
        for owner, run in zip(reversed(self._seats), reversed(self._runs), strict=True):
            if owner != seat:
                break
            found = run + found
        return found

    def undo_sequence(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose runs must be undone to undo the seat's, the last first; empty if impossible."""
        owners = [owner for owner, _ in groupby(reversed(self._seats))]
        return tuple(owners[: owners.index(seat) + 1]) if seat in owners else ()

    def restore(self, seat: int) -> State:
        """The position before the seat's last run, which is forgotten."""
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
