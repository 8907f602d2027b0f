"""Asking one seat after another where several choose at the same time, with nothing to be seen in between."""

from __future__ import annotations

from cenote.core.game import State


class Asking:
    """A position and who is asked in it: of those who owe a decision the lowest seat, until it has chosen."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._actors = state.actors()
        self._start: State | None = None
        """The position in which several began to choose, until all have."""
        self._chosen: list[tuple[int, int]] = []
        """What they have done since, each without knowing of the others."""

    @property
    def mover(self) -> int | None:
        """A seat or chance; None when the game is over."""
        return self._actors[0] if self._actors else None

    @property
    def choosing(self) -> bool:
        """Whether some of those who choose at the same time have been asked, and not all have answered."""
        return self._start is not None

    def play(self, code: int) -> None:
        """Do it for whoever is asked."""
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
        """A choice can have several steps; it is over when the last of those who owe it has closed theirs."""
        self._chosen.append((asked[0], code))
        rest = asked if self.state.choosing(asked[0]) else asked[1:]
        if not rest or self._actors != rest:
            self._start, self._chosen = None, []

    def seen(self, viewer: int | None) -> State:
        """The position as it lies before a seat or a spectator, to be looked at only: others have not chosen yet."""
        if self._start is None:
            return self.state
        state = self._start.copy()
        for seat, code in self._chosen:
            if seat == viewer:
                state.play(seat, code)
        return state

    def copy(self) -> Asking:
        """They share nothing that changes."""
        twin = Asking(self.state.copy())
        twin._start = None if self._start is None else self._start.copy()
        twin._chosen = self._chosen[:]
        return twin
