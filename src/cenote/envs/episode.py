"""Game loop of all environments, which makes the draws itself and asks one seat at a time to decide.

If several seats choose at the same time, the loop asks the lowest-numbered seat that still owes a choice. Nothing that
another seat can observe changes until all have chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from cenote.core.game import CHANCE, Game, IllegalAction, Result, State


class Episode:
    """One game from start to end, reproducible from its settings, its random numbers and the actions played."""

    def __init__(self, game: Game, mode: str, seats: int, options: Iterable[str], rng: Random) -> None:
        self.game = game
        self.state: State = game.new(seats, mode, options)
        self.seat: int | None = None
        """The seat to move, or None when the game is over."""
        self.legal: list[int] = []
        """The legal codes of the seat to move, in ascending order."""
        self._rng = rng
        self._go_on()

    def play(self, code: int) -> None:
        """Play an action for the seat to move. Raise `IllegalAction` if a rule forbids it."""
        if code not in self.legal:
            raise self.refusal(code)
        assert self.seat is not None, "nothing is legal when the game is over"
        self.state.play(self.seat, code)
        self._go_on()

    def refusal(self, code: int) -> IllegalAction:
        """Return the error for an action that is illegal now, with the rule that forbids it.

        Raise `ValueError` if the game is over, or if the action table has no such code.
        """
        if self.seat is None:
            raise ValueError("the game is over")
        if not 0 <= code < len(self.game.actions):
            raise ValueError(f"there is no action {code}; there are {len(self.game.actions)}, counted from 0")
        why = self.game.explain(self.state, self.seat, code)
        assert why is not None, f"{self.game.actions[code].text!r} is legal"
        return why

    def _go_on(self) -> None:
        """Make all draws until a seat has to decide or the game is over, and update `seat` and `legal`."""
        state = self.state
        actors = state.actors()
        while actors == (CHANCE,):
            state.play_nth(CHANCE, int(self._rng.random() * state.legal_count(CHANCE)))
            actors = state.actors()
        self.seat = actors[0] if actors else None
        self.legal = state.legal(actors[0]) if actors else []


def rewards(result: Result) -> list[float]:
    """Return the zero-sum rewards of the seats in a finished game, in which a sole winner gets 1.

    A reward is the seat's share of the win less the average share, scaled so that a sole win is worth 1. Two seats
    therefore get 1 and -1, or 0 each if they share the win.
    """
    seats = len(result.scores)
    share = seats / len(result.winners)
    return [((share if seat in result.winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]
