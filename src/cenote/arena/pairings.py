"""Pairings of an arena and their seatings, in which each bot plays in every seat of every deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from cenote.arena.simulate import Setup

DUEL: Final = "duel"
FIELD: Final = "field"
MIRROR: Final = "mirror"


@dataclass(frozen=True)
class Pairing:
    """Two bots that play each other in a number of games, or one that plays itself.

    A duel puts one bot in every seat among copies of the second, and the other way round. A field does so only for the
    first bot. A mirror has one bot in all seats.
    """

    one: str
    other: str
    kind: str
    games: int

    @property
    def label(self) -> str:
        """The pairing's name in files and tables."""
        if self.kind == MIRROR:
            return self.one
        return f"{self.one} {':' if self.kind == DUEL else 'among'} {self.other}"

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that take part."""
        return (self.one,) if self.kind == MIRROR else (self.one, self.other)

    def even(self, seats: int) -> float:
        """Return the share of wins at which neither side is stronger."""
        return 0.5 if self.kind == DUEL else 1 / seats

    def seatings(self, seats: int) -> list[tuple[str, ...]]:
        """Return all seatings in which one deal is played."""
        if self.kind == MIRROR:
            return [(self.one,) * seats]
        alone = _alone(self.one, self.other, seats)
        return alone if self.kind == FIELD else list(dict.fromkeys(alone + _alone(self.other, self.one, seats)))

    def deals(self, seats: int) -> int:
        """Return the number of deals that give at least the wanted number of games."""
        return -(-self.games // len(self.seatings(seats)))


def _alone(bot: str, others: str, seats: int) -> list[tuple[str, ...]]:
    return [(*(others,) * at, bot, *(others,) * (seats - at - 1)) for at in range(seats)]


def pairings(bots: Sequence[str], games: int, field: str = "") -> tuple[Pairing, ...]:
    """Pair every bot with every other, or each with the bot of a field. One bot without a field plays itself."""
    if field:
        return tuple(Pairing(bot, field, FIELD, games) for bot in bots if bot != field)
    if len(bots) == 1:
        return (Pairing(bots[0], bots[0], MIRROR, games),)
    return tuple(Pairing(one, other, DUEL, games) for one, other in combinations(bots, 2))


class Task(NamedTuple):
    """One game of an arena: its pairing, its deal, and its bots by seat."""

    pairing: str
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """The plan of an arena. Deals are numbered from `first`, like the games of `cenote sim`."""

    game: str
    mode: str
    seats: int
    pairings: tuple[Pairing, ...]
    options: tuple[str, ...] = ()
    components: str = ""
    first: int = 1

    @property
    def bots(self) -> tuple[str, ...]:
        """All bots, in the order in which the pairings name them."""
        return tuple(dict.fromkeys(bot for pairing in self.pairings for bot in pairing.bots))

    def setup(self, bots: tuple[str, ...]) -> Setup:
        """Return the settings of one game."""
        return Setup(self.game, self.mode, self.options, bots, self.components)

    def work(self) -> Iterator[Task]:
        """Yield every game, deal by deal, so that a run that stops early has games of each pairing."""
        last = max(pairing.deals(self.seats) for pairing in self.pairings)
        for deal in range(last):
            for pairing in self.pairings:
                if deal < pairing.deals(self.seats):
                    for bots in pairing.seatings(self.seats):
                        yield Task(pairing.label, self.first + deal, bots)
