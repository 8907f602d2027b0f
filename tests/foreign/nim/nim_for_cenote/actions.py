"""Everything that can be done in Nim: chance deals a pile, a seat takes stones from one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PILES: Final = "abcd"
"""The names of the piles, in the order in which they are dealt."""

SMALLEST: Final = 3
LARGEST: Final = 7
"""How many stones a pile can begin with."""

MOST: Final = 3
"""How many stones can be taken at once."""


@dataclass(frozen=True)
class Deal:
    """The next pile has so many stones."""

    stones: int

    @property
    def text(self) -> str:
        return f"deal {self.stones}"


@dataclass(frozen=True)
class Take:
    """So many stones from one pile, which is known by its number."""

    stones: int
    pile: int

    @property
    def text(self) -> str:
        return f"take {self.stones} {PILES[self.pile]}"


DEALS: Final = tuple(Deal(stones) for stones in range(SMALLEST, LARGEST + 1))
TAKES: Final = tuple(Take(stones, pile) for pile in range(len(PILES)) for stones in range(1, MOST + 1))
ACTIONS: Final[tuple[Deal | Take, ...]] = (*DEALS, *TAKES)
"""An action's place here is its code."""


def take_code(stones: int, pile: int) -> int:
    """The code of taking so many stones from a pile."""
    return len(DEALS) + pile * MOST + stones - 1
