"""The action table of Tikal, in which an action's code is its index in `ACTIONS`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Final

from cenote.games.tikal.board import (
    BASE,
    CAPITAL,
    HEX_KIND,
    HEX_VALUE,
    HEXES,
    JUNGLE,
    NAMES,
    NEIGHBOUR,
    SET_VALUE,
    SIDES,
    SPACE,
    SPACES,
    TEMPLE,
    TERRAIN,
    TILES,
    TREASURES,
)

WORKER: Final = 0
LEADER: Final = 1
MEMBERS: Final = ("worker", "leader")


@dataclass(frozen=True, slots=True)
class End:
    """Action that ends the turn (T3.2)."""

    text: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Place:
    """Action that places the hex in hand on a space, rotated clockwise by `turns` sides (T4)."""

    space: int
    turns: int

    @property
    def text(self) -> str:
        return f"place {NAMES[self.space]} {self.turns}"


@dataclass(frozen=True, slots=True)
class Enter:
    """Action that puts a member from the supply into a camp (T5.1)."""

    member: int
    space: int

    @property
    def text(self) -> str:
        return f"enter {MEMBERS[self.member]} {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Travel:
    """Action that moves a member from camp to camp (T5.2)."""

    member: int
    origin: int
    target: int

    @property
    def text(self) -> str:
        return f"travel {MEMBERS[self.member]} {NAMES[self.origin]} {NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class Walk:
    """Action that moves a member to an adjacent hex over stones (T5.3)."""

    member: int
    origin: int
    target: int

    @property
    def text(self) -> str:
        return f"walk {MEMBERS[self.member]} {NAMES[self.origin]} {NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class Uncover:
    """Action that raises a temple by one level (T5.4)."""

    space: int

    @property
    def text(self) -> str:
        return f"uncover {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Recover:
    """Action that takes the top wafer of a treasure hex (T5.5)."""

    space: int

    @property
    def text(self) -> str:
        return f"recover {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Action that gives a single treasure for one of another seat (T5.6)."""

    other: int
    give: int
    take: int

    @property
    def text(self) -> str:
        return f"exchange {TREASURES[self.give]} for {TREASURES[self.take]} of {self.other}"


@dataclass(frozen=True, slots=True)
class Camp:
    """Action that establishes a camp (T5.7)."""

    space: int

    @property
    def text(self) -> str:
        return f"camp {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Guard:
    """Action that puts a guard on a temple (T5.8)."""

    space: int

    @property
    def text(self) -> str:
        return f"guard {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Action that leaves the bidding for this turn (T14.3)."""

    text: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Action that bids a number of points for the turn (T14.3)."""

    points: int

    @property
    def text(self) -> str:
        return f"bid {self.points}"


@dataclass(frozen=True, slots=True)
class Pick:
    """Action that takes one of the shown hexes (T14.4)."""

    hexagon: int

    @property
    def text(self) -> str:
        return f"pick {HEXES[self.hexagon].name}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Action of chance that draws the top hex of the stack (T2.2)."""

    hexagon: int

    @property
    def text(self) -> str:
        return f"draw {HEXES[self.hexagon].name}"


@dataclass(frozen=True, slots=True)
class Find:
    """Action of chance that reveals the kind of the wafer just recovered (T7.1)."""

    treasure: int

    @property
    def text(self) -> str:
        return f"find {TREASURES[self.treasure]}"


def path(text: str) -> list[str]:
    """Split a walk over several hexes, such as "walk worker a5 b4 b3", into its single steps (T15.14).

    Return an empty list for any other text.
    """
    verb, *words = text.split()
    if verb != "walk" or len(words) < 4:
        return []
    member, *spaces = words
    return [f"walk {member} {origin} {target}" for origin, target in pairwise(spaces)]


TikalAction = (
    End | Place | Enter | Travel | Walk | Uncover | Recover | Exchange | Camp | Guard | Pass | Bid | Pick | Draw | Find
)

# A temple gains one level per tile, so all temples together never exceed their printed values and one per tile.
_TEMPLES: Final[int] = sum(HEX_VALUE[h] for h in range(len(HEXES)) if HEX_KIND[h] == TEMPLE) + sum(TILES)
_HOARD: Final[int] = len(TREASURES) * SET_VALUE[-1]
MOST_PER_SCORING: Final[int] = _TEMPLES + _HOARD
SCORINGS_BEFORE_THE_LAST_BID: Final = 3
MOST_POINTS: Final[int] = CAPITAL + SCORINGS_BEFORE_THE_LAST_BID * MOST_PER_SCORING
"""The highest bid in the table, which no score can exceed while there are hexes to bid for."""

_PRINTED: Final[dict[int, int]] = {SPACE[HEXES[h].name]: HEX_KIND[h] for h in range(TERRAIN, len(HEXES))}
_LAYABLE: Final[list[int]] = [space for space in range(SPACES) if space not in _PRINTED]
_CAMPABLE: Final[list[int]] = [space for space in range(SPACES) if _PRINTED.get(space, JUNGLE) == JUNGLE]
_TEMPLABLE: Final[list[int]] = [space for space in range(SPACES) if _PRINTED.get(space, TEMPLE) == TEMPLE]
_POSTS: Final[list[int]] = sorted([*_CAMPABLE, BASE])


def _neighbours(space: int) -> list[int]:
    return sorted(n for n in NEIGHBOUR[space * SIDES : space * SIDES + SIDES] if n >= 0)


def _table() -> list[TikalAction]:
    kinds = range(len(TREASURES))
    table: list[TikalAction] = [End()]
    table += [Place(space, turns) for space in _LAYABLE for turns in range(SIDES)]
    table += [Enter(member, space) for member in (WORKER, LEADER) for space in _POSTS]
    table += [Travel(member, a, b) for member in (WORKER, LEADER) for a in _POSTS for b in _POSTS if a != b]
    table += [Walk(member, a, b) for member in (WORKER, LEADER) for a in range(SPACES) for b in _neighbours(a)]
    table += [Uncover(space) for space in _TEMPLABLE]
    table += [Recover(space) for space in _LAYABLE]
    table += [Exchange(other, give, take) for other in range(4) for give in kinds for take in kinds]
    table += [Camp(space) for space in _CAMPABLE]
    table += [Guard(space) for space in _TEMPLABLE]
    table += [Pass()]
    table += [Bid(points) for points in range(1, MOST_POINTS + 1)]
    table += [Pick(hexagon) for hexagon in range(TERRAIN)]
    table += [Draw(hexagon) for hexagon in range(TERRAIN)]
    table += [Find(treasure) for treasure in kinds]
    return table


ACTIONS: Final[tuple[TikalAction, ...]] = tuple(_table())
