"""Simultaneous choices made one after another, each hidden from the other seats until all have chosen."""

from __future__ import annotations

from cenote.core.game import State


class SequentialChoices:
    """A position and its seat to move: the lowest-numbered one that owes a decision, until its choice is finished."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._actors = state.actors()
        self._start: State | None = None
        """The position in which the current simultaneous choice began, or None outside such a choice."""
        self._chosen: list[tuple[int, int]] = []
        """The steps of that choice so far as (seat, code), each hidden from the other seats."""

    @property
    def mover(self) -> int | None:
        """The seat to move, or chance at a draw, or None when the game is over."""
        return self._actors[0] if self._actors else None

    @property
    def choosing(self) -> bool:
        """Whether a simultaneous choice has begun in which not all seats have chosen yet."""
        return self._start is not None

    def play(self, code: int) -> None:
        """Play an action of the seat to move, or an outcome of chance. Raise `ValueError` if the game is over."""
        if not self._actors:
            raise ValueError("the game is over")
        asked = self._actors
        if len(asked) > 1 and self._start is None:
            self._start = self.state.copy()
        self.state.play(asked[0], code)
        self._actors = self.state.actors()
        if self._start is not None:
            self._note(asked, code)

    def _note(self, asked: tuple[int, ...], code: int) -> None:
        """Record a step, and end the simultaneous choice when the last seat has finished."""
        self._chosen.append((asked[0], code))
        rest = asked if self.state.choosing(asked[0]) else asked[1:]
        if not rest or self._actors != rest:
            self._start, self._chosen = None, []

    def seen(self, viewer: int | None) -> State:
        """Return the position as a viewer sees it, without the pending choices of others. It must not be changed."""
        if self._start is None:
            return self.state
        state = self._start.copy()
        for seat, code in self._chosen:
            if seat == viewer:
                state.play(seat, code)
        return state

    def copy(self) -> SequentialChoices:
        """Return a copy that shares no mutable state with the original."""
        twin = SequentialChoices(self.state.copy())
        twin._start = None if self._start is None else self._start.copy()
        twin._chosen = self._chosen[:]
        return twin
