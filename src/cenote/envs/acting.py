"""One game as every environment plays it: chance is drawn at once, and seats are asked one after another.

Where several seats choose at the same time, the lowest that still owes its choice is asked; nothing that another seat
can observe changes until all have chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from cenote.core.game import CHANCE, Game, IllegalAction, Result, State


class Course:
    """A game from its beginning to its end; the same settings, random numbers and actions give the same one."""

    def __init__(self, game: Game, mode: str, seats: int, options: Iterable[str], rng: Random) -> None:
        self.game = game
        self.state: State = game.new(seats, mode, options)
        self.seat: int | None = None
        """Who decides now; nobody when the game is over."""
        self.legal: list[int] = []
        """What may be chosen from, ascending."""
        self._rng = rng
        self._go_on()

    def play(self, code: int) -> None:
        """The decision of the seat that is asked, or IllegalAction with the rule that forbids it."""
        if code not in self.legal:
            raise self.refusal(code)
        assert self.seat is not None, "nothing is legal when the game is over"
        self.state.play(self.seat, code)
        self._go_on()

    def refusal(self, code: int) -> IllegalAction:
        """Why an action is illegal now."""
        if self.seat is None:
            raise ValueError("the game is over")
        if not 0 <= code < len(self.game.actions):
            raise ValueError(f"there is no action {code}; there are {len(self.game.actions)}, counted from 0")
        why = self.game.explain(self.state, self.seat, code)
        assert why is not None, f"{self.game.actions[code].text!r} is legal"
        return why

    def _go_on(self) -> None:
        """To the next decision of a seat, or to the end."""
        state = self.state
        actors = state.actors()
        while actors == (CHANCE,):
            state.play_nth(CHANCE, int(self._rng.random() * state.legal_count(CHANCE)))
            actors = state.actors()
        self.seat = actors[0] if actors else None
        self.legal = state.legal(actors[0]) if actors else []


def rewards(result: Result) -> list[float]:
    """What a finished game is worth to each seat: 1 to the winner, shared where several won, and -1 to all others."""
    won = 1.0 / len(result.winners)
    return [won if seat in result.winners else -1.0 for seat in range(len(result.scores))]
