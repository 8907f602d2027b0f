"""Base class of states: counting of legal actions and random playouts."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from cenote.core.dealer import pick
from cenote.core.game import CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Playable:
    """Counts and plays by lists of legal codes; a game may override that with something faster that counts the same."""

    def actors(self) -> tuple[int, ...]:
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        raise NotImplementedError

    def odds(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def play(self, seat: int, code: int) -> None:
        raise NotImplementedError

    def legal_count(self, seat: int) -> int:
        """How many codes `legal` has; for `CHANCE` the sum of the odds."""
        return len(self.legal(seat)) if seat != CHANCE else sum([weight for _, weight in self.odds()])

    def play_nth(self, seat: int, n: int) -> int:
        """Do the n-th of them; its code."""
        code = self.legal(seat)[n] if seat != CHANCE else pick(self.odds(), n)
        self.play(seat, code)
        return code

    def random_playout(self, rng: Random) -> int:
        """Play on at random to the end; how many decisions had a choice."""
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
