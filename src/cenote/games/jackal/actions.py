"""Action table of Jackal. An action's index in `ACTIONS` is its code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from cenote.games.jackal.box import MOST_ISLANDS
from cenote.games.jackal.cards import KINDS, LETTERS
from cenote.games.jackal.islands import LARGEST, WAYS, cell_name

WAY_NAMES: Final = (
    *("go left", "go right", "go up", "go down"),
    *("jump up-up-left", "jump up-up-right", "jump down-down-left", "jump down-down-right"),
    *("jump left-left-up", "jump left-left-down", "jump right-right-up", "jump right-right-down"),
)
assert len(WAY_NAMES) == len(WAYS)


@dataclass(frozen=True, slots=True)
class Pass:
    """Take two cards instead of landing (J3.2)."""

    text: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Land:
    """Go ashore instead of taking cards (J3.5)."""

    text: ClassVar[str] = "land"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card from the market (J3.2)."""

    card: int

    @property
    def text(self) -> str:
        return f"take {LETTERS[self.card]}"


@dataclass(frozen=True, slots=True)
class TakeDeck:
    """Take a card from the deck, unseen (J3.2)."""

    text: ClassVar[str] = "take deck"


@dataclass(frozen=True, slots=True)
class Lay:
    """Add a card to the route (J4.1)."""

    card: int

    @property
    def text(self) -> str:
        return f"lay {LETTERS[self.card]}"


@dataclass(frozen=True, slots=True)
class Ready:
    """Close the route (J4.2)."""

    text: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw a black mark at a seat (J5.1)."""

    target: int

    @property
    def text(self) -> str:
        return f"throw {self.target}"


@dataclass(frozen=True, slots=True)
class Done:
    """Throw no more marks (J5.1)."""

    text: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Go:
    """Walk or jump with the next card of the opened route (J6.1)."""

    way: int

    @property
    def text(self) -> str:
        return WAY_NAMES[self.way]


@dataclass(frozen=True, slots=True)
class Exit:
    """Leave the cave through the one in another cell (J6.10)."""

    cell: int

    @property
    def text(self) -> str:
        return f"exit {cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep a card of the draft pack in hand (J8.7)."""

    card: int

    @property
    def text(self) -> str:
        return f"keep {LETTERS[self.card]}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next card to its recipient, as a draw of chance (J2.2)."""

    card: int

    @property
    def text(self) -> str:
        return f"deal {LETTERS[self.card]}"


@dataclass(frozen=True, slots=True)
class Show:
    """Show an island by its index in the component file, as a draw of chance (J2.3)."""

    island: int

    @property
    def text(self) -> str:
        return f"island {self.island + 1}"


JackalAction = Pass | Land | Take | TakeDeck | Lay | Ready | Throw | Done | Go | Exit | Keep | Deal | Show


def _table() -> list[JackalAction]:
    table: list[JackalAction] = [Pass(), Land()]
    table += [Take(card) for card in range(KINDS)]
    table += [TakeDeck()]
    table += [Lay(card) for card in range(KINDS)]
    table += [Ready()]
    table += [Throw(target) for target in range(4)]
    table += [Done()]
    table += [Go(way) for way in range(len(WAYS))]
    table += [Exit(cell) for cell in range(LARGEST * LARGEST)]
    table += [Keep(card) for card in range(KINDS)]
    table += [Deal(card) for card in range(KINDS)]
    table += [Show(island) for island in range(MOST_ISLANDS)]
    return table


ACTIONS: Final[tuple[JackalAction, ...]] = tuple(_table())
_CODE: Final[dict[JackalAction, int]] = {action: code for code, action in enumerate(ACTIONS)}

PASS: Final[int] = _CODE[Pass()]
LAND: Final[int] = _CODE[Land()]
TAKE_0: Final[int] = _CODE[Take(0)]
TAKE_DECK: Final[int] = _CODE[TakeDeck()]
LAY_0: Final[int] = _CODE[Lay(0)]
READY: Final[int] = _CODE[Ready()]
THROW_0: Final[int] = _CODE[Throw(0)]
DONE: Final[int] = _CODE[Done()]
GO_0: Final[int] = _CODE[Go(0)]
EXIT_0: Final[int] = _CODE[Exit(0)]
KEEP_0: Final[int] = _CODE[Keep(0)]
DEAL_0: Final[int] = _CODE[Deal(0)]
SHOW_0: Final[int] = _CODE[Show(0)]

BINDING: Final[frozenset[int]] = frozenset({*range(TAKE_0, TAKE_DECK + 1), READY, DONE, *range(KEEP_0, KEEP_0 + KINDS)})
"""Codes that cannot be undone: taking a card (because one is drawn from the deck), closing a route (J4.2) or the
throws, and keeping a card in the draft (because the pack goes on to another seat).
"""
