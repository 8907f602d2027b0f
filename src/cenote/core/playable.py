"""Base class of positions that counts legal actions and plays at random through the list of legal actions."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from cenote.core.dealer import pick
from cenote.core.game import CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Playable:
    """Implementation through lists of legal codes, which a game may override by a faster one with the same results."""

    def actors(self) -> tuple[int, ...]:
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        raise NotImplementedError

    def odds(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def play(self, seat: int, code: int) -> None:
        raise NotImplementedError

    def legal_count(self, seat: int) -> int:
        """Return the number of the seat's legal actions, or for `CHANCE` the sum of the weights."""
        return len(self.legal(seat)) if seat != CHANCE else sum([weight for _, weight in self.odds()])

    def play_nth(self, seat: int, n: int) -> int:
        """Play the seat's n-th legal action, from 0, counting outcomes of chance by weight, and return its code."""
        code = self.legal(seat)[n] if seat != CHANCE else pick(self.odds(), n)
        self.play(seat, code)
        return code

    def random_playout(self, rng: Random) -> int:
        """Play at random to the end, and return how many decisions of seats offered more than one action."""
        decisions = 0
        actors = self.actors()
        while actors:
            seat = actors[0]
            ways = self.legal_count(seat)
            self.play_nth(seat, int(rng.random() * ways))
            if ways > 1 and seat != CHANCE:
                decisions += 1
            actors = self.actors()
        return decisions
