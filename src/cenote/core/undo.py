"""What may be taken back: the entries since the last checkpoint, run by run, with the position before each run."""

from __future__ import annotations

from cenote.core.game import CHANCE, State


class UndoStack:
    """Runs of entries, each by one seat, that nothing has sealed.

    A sealed entry is a checkpoint: nothing before it or in it comes back. What was taken back is no obstacle any more,
    so that after it the seat before may take back its own run.
    """

    def __init__(self) -> None:
        self._seats: list[int] = []
        self._counts: list[int] = []
        self._before: list[State] = []

    def begins(self, seat: int) -> bool:
        """Whether an entry of the seat would begin a new run, which needs the position before it."""
        return not self._seats or self._seats[-1] != seat

    def note(self, seat: int, before: State | None, *, sealed: bool) -> None:
        """One more entry; `before` is the position before it, needed only where a run begins."""
        if sealed or seat == CHANCE:
            self._seats, self._counts, self._before = [], [], []
        elif before is None:
            self._counts[-1] += 1
        else:
            self._seats.append(seat)
            self._counts.append(1)
            self._before.append(before)

    def count(self, seat: int) -> int:
        """How many entries the seat may take back now."""
        total = 0
        for owner, entries in zip(reversed(self._seats), reversed(self._counts), strict=True):
            if owner != seat:
                break
            total += entries
        return total

    def take_back(self, seat: int) -> State:
        """The position before the seat's last run, which is forgotten."""
        before = self._before[-1]
        while self._seats and self._seats[-1] == seat:
            before = self._before.pop()
            self._seats.pop()
            self._counts.pop()
        return before.copy()

    @property
    def settled(self) -> bool:
        """Whether nobody can take anything back."""
        return not self._seats
