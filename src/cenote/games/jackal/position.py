"""Position of Jackal: everything on the table, in hands and in packs."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from cenote.core.playable import Playable
from cenote.games.jackal.box import Box
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.islands import Island
from cenote.games.jackal.route import Solver

DEALING: Final = 0
SHOWING: Final = 1
DRAFTING: Final = 2
ANNOUNCING: Final = 3
TAKING: Final = 4
LAYING: Final = 5
THROWING: Final = 6
OPENING: Final = 7
OVER: Final = 8
PHASES: Final = ("dealing", "showing", "drafting", "announcing", "taking", "laying", "throwing", "opening", "over")

NOTHING: Final = -1
MARKET: Final = -1
"""Recipient that stands for the market in the list of due cards."""

SILENT: Final = 0
PASSED: Final = 1
LANDED: Final = 2
WORDS: Final = ("silent", "passed", "landed")

GAINED: Final = 0
TOOK: Final = 1
FILLED: Final = 2
PLAYED: Final = 3
SWEPT: Final = 4
SHUFFLED: Final = 5
PACKED: Final = 6
KEPT: Final = 7
EVENTS: Final = ("gained", "took", "filled", "played", "swept", "shuffled", "packed", "kept")
"""Events in the log: a card gained from the deck, taken from the market, filled into the market, or played openly; the
table swept; the discard shuffled; a card packed for the draft, or kept in it. The log begins again whenever all hands
are thrown away.
"""

FIRST_HAND: Final = 5
DRAFT_HAND: Final = 9
MARKET_SIZE: Final = 4
BASIC_ISLANDS: Final = 6
ROW: Final = 4
ARCHIPELAGO_ISLANDS: Final = 2 * ROW


MOST_SEATS: Final = 4
_NOTED: Final = [
    [(what, seat, card)] for what in range(len(EVENTS)) for seat in range(MOST_SEATS) for card in range(KINDS)
]


class Reveal(NamedTuple):
    """An opened route: its cards, cells walked, the chest reached or `NOTHING`, steps without marks, and marks."""

    seat: int
    route: tuple[int, ...]
    walk: tuple[int, ...]
    chest: int
    steps: int
    marks: int


class Position(Playable):
    """Mutable position. Its counts of cards are at index `seat * KINDS + kind`."""

    def __init__(
        self,
        seats: int,
        box: Box,
        archipelago: bool = False,
        marks_from_landed: bool = False,
        source: Position | None = None,
    ) -> None:
        self.box = box
        if source is not None:
            self.copy_from(source)
            return
        self.seats = seats
        self.archipelago = archipelago
        self.marks_from_landed = marks_from_landed

        self.phase = DEALING
        self.then = NOTHING
        """The phase that follows when every due card has been dealt."""
        self.seat = 0
        """The seat that announces, takes or opens, without meaning while several seats choose at once."""
        self.first = 0
        self.playing = (1 << seats) - 1
        """The seats that play this island, as bits: all seats, or on the extra island the tied ones."""
        self.extra = False
        """Whether the extra island after a tie is being played (J8.5)."""

        self.number = 0
        """The number of islands played."""
        self.island = NOTHING
        self.ahead: list[int] = []
        """The islands to come: the horizon, or in the Archipelago the rest of the row."""
        self.used = 0
        """The islands shown in this game, as bits."""
        self.to_show = 0
        """The number of islands that chance still has to show now."""

        self.deck = list(box.deck)
        self.discard = [0] * KINDS
        self.market = [0] * KINDS
        self.hands = [0] * (seats * KINDS)
        self.packs = [0] * (seats * KINDS)
        """The cards in circulation in the draft. Kept cards are in the hands."""
        self.kept = 0
        """The seats that have kept a card in this step of the draft, as bits."""
        self.keeping = [NOTHING] * seats
        """The card that each seat keeps in this step, moved into the hand when all have chosen."""
        self.due: list[int] = []
        """The recipients of the next cards, each a seat or `MARKET`."""

        self.announced = [SILENT] * seats
        self.takes_left = 0
        self.routes: list[list[int]] = [[] for _ in range(seats)]
        """The cards laid by each seat. A list is never changed, only replaced, so that copies can share it."""
        self.ready = 0
        self.throws: list[list[int]] = [[] for _ in range(seats)]
        """The targets at which each seat throws. A list is never changed, only replaced."""
        self.done = 0
        self.marks = [0] * seats
        """The marks that each seat received, which count only when all throws are shown."""
        self.opened = 0
        """The seats whose routes lie open, as bits."""
        self.at = 0
        """The index of the next card of the route being walked."""
        self.cell = NOTHING
        self.steps = 0
        self.cave = NOTHING
        """The cave just entered, while its exit is being chosen."""
        self.walk: list[int] = []
        """The cells of the route being walked, from the flag on."""
        self.solver: Solver | None = None
        """The solver of the route being walked, created at first use and shared by copies."""
        self.reveal: list[Reveal] = []
        """The routes opened on this island, kept until routes are laid on the next one."""
        self.coins = [0] * seats
        self.extra_coins = [0] * seats

        self.log: list[tuple[int, int, int]] = []
        """The events since all hands were last thrown away, each as (event, seat, card)."""
        self.market_then = [0] * KINDS
        self.discard_then = [0] * KINDS
        """Market and discard at the beginning of the log."""

    def copy_from(self, other: Position) -> None:
        """Make this position equal to another one. They share the solver, and lists that are never changed in place."""
        self.seats = other.seats
        self.archipelago = other.archipelago
        self.marks_from_landed = other.marks_from_landed
        self.phase = other.phase
        self.then = other.then
        self.seat = other.seat
        self.first = other.first
        self.playing = other.playing
        self.extra = other.extra
        self.number = other.number
        self.island = other.island
        self.ahead = other.ahead
        self.used = other.used
        self.to_show = other.to_show
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.market = other.market[:]
        self.hands = other.hands[:]
        self.packs = other.packs[:]
        self.kept = other.kept
        self.keeping = other.keeping[:]
        self.due = other.due
        self.announced = other.announced[:]
        self.takes_left = other.takes_left
        self.routes = other.routes[:]
        self.ready = other.ready
        self.throws = other.throws[:]
        self.done = other.done
        self.marks = other.marks
        self.opened = other.opened
        self.at = other.at
        self.cell = other.cell
        self.steps = other.steps
        self.solver = other.solver
        self.cave = other.cave
        self.walk = other.walk
        self.reveal = other.reveal
        self.coins = other.coins
        self.extra_coins = other.extra_coins
        self.log = other.log[:]
        self.market_then = other.market_then
        self.discard_then = other.discard_then

    def here(self) -> Island:
        """Return the island being played."""
        return self.box.islands[self.island]


def landed(table: Position) -> int:
    """Return the seats that landed on this island, as bits."""
    mask: i64 = 0
    bit: i64 = 1
    for word in table.announced:
        if word == LANDED:
            mask |= bit
        bit <<= 1
    return mask


def throwers(table: Position) -> int:
    """Return the seats that are asked for marks, as bits: those that may throw and have a target (J5.1, J9.5)."""
    ashore = landed(table)
    asked = ashore if table.marks_from_landed else table.playing
    if not ashore & (ashore - 1):  # at most one seat, which cannot throw at itself
        asked &= ~ashore
    return asked if ashore else 0


def in_order(table: Position, seats: int) -> list[int]:
    """Return the given seats in the order of the island: from the first player on, clockwise."""
    order: list[int] = []
    for step in range(table.seats):
        seat = (table.first + step) % table.seats
        if seats >> seat & 1:
            order.append(seat)
    return order


def foremost(table: Position, seats: int) -> int:
    """Return the first of the given seats in the order of the island."""
    seat = table.first
    while not seats >> seat & 1:
        seat = (seat + 1) % table.seats
    return seat


def after(table: Position, seats: int, seat: int) -> int:
    """Return the next seat after `seat` that is in the bit mask `seats`, or `NOTHING` if there is none."""
    while True:
        seat = (seat + 1) % table.seats
        if seat == table.first:
            return NOTHING
        if seats >> seat & 1:
            return seat


def solver(table: Position) -> Solver:
    """Return the solver of the route being walked, which says where that route can lead."""
    if table.solver is None:
        table.solver = Solver(table.here(), table.routes[table.seat])
    return table.solver


def hand_size(table: Position, seat: int) -> int:
    """Return the number of cards in a seat's hand, without laid cards."""
    size = 0
    for card in range(seat * KINDS, (seat + 1) * KINDS):
        size += table.hands[card]
    return size


def noted(what: int, seat: int, card: int) -> list[tuple[int, int, int]]:
    """Return a list of one event to add to a log. The lists are prebuilt because logs are long."""
    return _NOTED[(what * MOST_SEATS + seat) * KINDS + card]
