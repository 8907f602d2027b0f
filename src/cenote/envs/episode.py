"""Game loop of all environments: draws are made at once, and seats are asked one after another.

If several seats choose at the same time, the lowest that still owes its choice is asked; nothing that another seat can
observe changes until all have chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from cenote.core.game import CHANCE, Game, IllegalAction, Result, State


class Episode:
    """A game from its beginning to its end; the same settings, random numbers and actions give the same one."""

    def __init__(self, game: Game, mode: str, seats: int, options: Iterable[str], rng: Random) -> None:
        self.game = game
        self.state: State = game.new(seats, mode, options)
        self.seat: int | None = None
        """The seat that decides now; None when the game is over."""
        self.legal: list[int] = []
        """The legal actions, ascending."""
        self._rng = rng
        self._go_on()

    def play(self, code: int) -> None:
        """Play an action for the seat that is asked; raise IllegalAction with the rule that forbids it."""
        if code not in self.legal:
            raise self.refusal(code)
        assert self.seat is not None, "nothing is legal when the game is over"
        self.state.play(self.seat, code)
        self._go_on()

    def refusal(self, code: int) -> IllegalAction:
        """Return why an action is illegal now."""
        if self.seat is None:
            raise ValueError("the game is over")
        if not 0 <= code < len(self.game.actions):
            raise ValueError(f"there is no action {code}; there are {len(self.game.actions)}, counted from 0")
        why = self.game.explain(self.state, self.seat, code)
        assert why is not None, f"{self.game.actions[code].text!r} is legal"
        return why

    def _go_on(self) -> None:
        """Make draws up to the next decision of a seat, or to the end."""
        state = self.state
        actors = state.actors()
        while actors == (CHANCE,):
            state.play_nth(CHANCE, int(self._rng.random() * state.legal_count(CHANCE)))
            actors = state.actors()
        self.seat = actors[0] if actors else None
        self.legal = state.legal(actors[0]) if actors else []


def rewards(result: Result) -> list[float]:
    """Return the reward of each seat in a finished game: 1 for a sole winner, 0 in sum.

    It is a seat's share of the win less the average share, scaled so that a sole win is 1. So two seats get 1 and -1,
    or 0 each if they share the win.
    """
    seats = len(result.scores)
    share = seats / len(result.winners)
    return [((share if seat in result.winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]
