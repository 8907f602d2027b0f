"""Who meets whom in an arena, and where everybody sits: each bot in every seat of every deal."""

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
    """Two bots that meet in a number of games, or one that meets itself.

    A duel seats one of the two among others of the second, in every seat, and the other way round; a field only the
    first among others of the second; a mirror has one bot in all seats.
    """

    one: str
    other: str
    kind: str
    games: int

    @property
    def label(self) -> str:
        """What it is called in files and tables."""
        if self.kind == MIRROR:
            return self.one
        return f"{self.one} {':' if self.kind == DUEL else 'among'} {self.other}"

    @property
    def bots(self) -> tuple[str, ...]:
        """Who takes part."""
        return (self.one,) if self.kind == MIRROR else (self.one, self.other)

    def even(self, seats: int) -> float:
        """The share of victories that says nothing for either side."""
        return 0.5 if self.kind == DUEL else 1 / seats

    def seatings(self, seats: int) -> list[tuple[str, ...]]:
        """Every order in which they sit down to one deal."""
        if self.kind == MIRROR:
            return [(self.one,) * seats]
        alone = _alone(self.one, self.other, seats)
        return alone if self.kind == FIELD else list(dict.fromkeys(alone + _alone(self.other, self.one, seats)))

    def deals(self, seats: int) -> int:
        """How many deals give at least the number of games."""
        return -(-self.games // len(self.seatings(seats)))


def _alone(bot: str, others: str, seats: int) -> list[tuple[str, ...]]:
    return [(*(others,) * at, bot, *(others,) * (seats - at - 1)) for at in range(seats)]


def pairings(bots: Sequence[str], games: int, field: str = "") -> tuple[Pairing, ...]:
    """Everybody against everybody, or each alone among those of a field; one bot without a field meets itself."""
    if field:
        return tuple(Pairing(bot, field, FIELD, games) for bot in bots if bot != field)
    if len(bots) == 1:
        return (Pairing(bots[0], bots[0], MIRROR, games),)
    return tuple(Pairing(one, other, DUEL, games) for one, other in combinations(bots, 2))


class Task(NamedTuple):
    """One game of an arena: of which pairing, which deal, and who sits where."""

    pairing: str
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """All that is to be played; the first deal has a number, as games of `cenote sim` have."""

    game: str
    mode: str
    seats: int
    pairings: tuple[Pairing, ...]
    options: tuple[str, ...] = ()
    components: str = ""
    first: int = 1

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody who takes part, in the order in which they are named."""
        return tuple(dict.fromkeys(bot for pairing in self.pairings for bot in pairing.bots))

    def setup(self, bots: tuple[str, ...]) -> Setup:
        """The table of one game."""
        return Setup(self.game, self.mode, self.options, bots, self.components)

    def work(self) -> Iterator[Task]:
        """Every game, deal by deal, so that whoever stops early has some of each pairing."""
        last = max(pairing.deals(self.seats) for pairing in self.pairings)
        for deal in range(last):
            for pairing in self.pairings:
                if deal < pairing.deals(self.seats):
                    for bots in pairing.seatings(self.seats):
                        yield Task(pairing.label, self.first + deal, bots)
