"""Asking one seat after another where several choose at the same time, with nothing to be seen in between."""

from __future__ import annotations

from cenote.core.game import State


class Asking:
    """A position and who is asked in it: of those who owe a decision the lowest seat, until it has chosen."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.mover = _lowest(state.actors())
        """A seat or chance; None when the game is over."""
        self._start: State | None = None
        """The position in which several began to choose, until all have."""
        self._chosen: list[tuple[int, int]] = []
        """What they have done since, each without knowing of the others."""

    @property
    def choosing(self) -> bool:
        """Whether some of those who choose at the same time have been asked, and not all have answered."""
        return self._start is not None

    def play(self, code: int) -> None:
        """Do it for whoever is asked."""
        assert self.mover is not None, "the game is over"
        seat, actors = self.mover, self.state.actors()
        if len(actors) > 1 and self._start is None:
            self._start = self.state.copy()
        self.state.play(seat, code)
        if self._start is not None:
            self._note(seat, code, actors)
        self.mover = _lowest(self.state.actors())

    def _note(self, seat: int, code: int, actors: tuple[int, ...]) -> None:
        """A choice can have several steps; it is over when the last of those who owe it has closed theirs."""
        self._chosen.append((seat, code))
        rest = actors if self.state.choosing(seat) else actors[1:]
        if not rest or self.state.actors() != rest:
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


def _lowest(actors: tuple[int, ...]) -> int | None:
    return actors[0] if actors else None
