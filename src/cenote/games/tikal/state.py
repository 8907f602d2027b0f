"""What lies on the table: the facts of a position, and the few things kept up to date beside them for speed."""

from __future__ import annotations

from typing import Final

from cenote.core.playable import Playable
from cenote.games.tikal.board import (
    BASE,
    CAPITAL,
    GUARDS,
    HEX_KIND,
    HEX_VALUE,
    HEXES,
    JUNGLE,
    NEIGHBOUR,
    SIDES,
    SPACE,
    SPACES,
    TEMPLE,
    TERRAIN,
    TILES,
    TREASURE,
    TREASURES,
    VOLCANO,
    WAFERS_OF_EACH,
    WORKERS,
    stones,
)
from cenote.games.tikal.codes import WALK_CODE

DRAWING: Final = 0
BIDDING: Final = 1
PICKING: Final = 2
PLACING: Final = 3
ACTING: Final = 4
SCORING: Final = 5
FINDING: Final = 6
OVER: Final = 7
PHASES: Final = ("drawing", "bidding", "picking", "placing", "acting", "scoring", "finding", "over")

NOBODY: Final = -1
NOTHING: Final = -1
SUPPLY: Final = -1
"""Where a leader is that has not entered yet."""
GONE: Final = -2
"""Where a leader is that left the game or became a guard."""


class Position(Playable):
    """The facts of one position, and below them what is derived and kept up to date with every change."""

    def __init__(
        self, seats: int, auction: bool = False, camp_needs_member: bool = False, source: Position | None = None
    ) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.seats = seats
        self.auction = auction
        self.camp_needs_member = camp_needs_member

        self.phase = DRAWING
        self.resume = NOTHING
        """The phase that goes on after a wafer was found."""
        self.seat = 0
        self.ap = 0
        self.scores = [CAPITAL if auction else 0] * seats

        self.hexes = [NOTHING] * SPACES
        self.turns = [0] * SPACES
        self.value = [0] * SPACES
        self.wafers = [0] * SPACES
        self.camps = [NOBODY] * SPACES
        self.guards = [NOBODY] * SPACES
        self.worked = [0] * SPACES
        """Levels or wafers taken from each space in this turn (T6.3, T7.2)."""
        self.tiles = list(TILES)

        self.workers = [0] * (seats * SPACES)
        self.supply = [WORKERS] * seats
        self.leaders = [SUPPLY] * seats
        self.guards_left = [GUARDS] * seats
        self.treasures = [0] * (seats * len(TREASURES))

        self.bag = (1 << TERRAIN) - 1
        """Hexes still in the stack, as bits; their order exists nowhere."""
        self.hand = NOTHING
        """The hex that the seat places, or the volcano set aside for it while a scoring round runs."""
        self.removed = 0
        """Hexes that could not be placed (T15.6), as bits."""
        self.queue: list[int] = []
        """Seats that take a scoring turn after the present one."""
        self.drawer = NOBODY
        """The seat that places the volcano after the scoring round; nobody in the final one."""
        self.rounds = 0
        """Scoring rounds finished."""

        self.shown = 0
        self.waiting = 0
        """Seats that have not had their turn in this auction round, as bits."""
        self.bidders = 0
        self.bid = 0
        self.bidder = NOBODY
        self.first_pass = NOBODY

        self.exits: list[tuple[tuple[int, int], ...]] = [()] * SPACES
        """Walks out of each space: cost and a worker's code."""
        self.land = [0] * SPACES
        """Sides of each space behind which a hex lies that is no volcano, as bits."""
        self.paved = [0] * SPACES
        """Those of them on which the hex beyond carries a stone."""
        self.frontier = 0
        """Empty spaces next to a hex, as bits."""
        self.temples = 0
        """Unguarded temples."""
        self.hoards = 0
        """Treasure hexes with wafers."""
        self.clearings = 0
        """Where a camp could stand and none does."""
        self.crowd = [0] * seats
        """Where each seat has workers."""
        self.posts: list[tuple[int, ...]] = [(BASE,)] * seats
        """Base camp and own camps of each seat, ascending."""
        self.singles = [0] * seats
        """Kinds of which each seat holds exactly one."""
        self.pool = [WAFERS_OF_EACH] * len(TREASURES)
        """Wafers of each kind not yet recovered."""

    def copy_from(self, other: Position) -> None:
        """Share nothing that can change."""
        self.seats = other.seats
        self.auction = other.auction
        self.camp_needs_member = other.camp_needs_member
        self.phase = other.phase
        self.resume = other.resume
        self.seat = other.seat
        self.ap = other.ap
        self.scores = other.scores[:]
        self.hexes = other.hexes[:]
        self.turns = other.turns[:]
        self.value = other.value[:]
        self.wafers = other.wafers[:]
        self.camps = other.camps[:]
        self.guards = other.guards[:]
        self.worked = other.worked[:]
        self.tiles = other.tiles[:]
        self.workers = other.workers[:]
        self.supply = other.supply[:]
        self.leaders = other.leaders[:]
        self.guards_left = other.guards_left[:]
        self.treasures = other.treasures[:]
        self.bag = other.bag
        self.hand = other.hand
        self.removed = other.removed
        self.queue = other.queue[:]
        self.drawer = other.drawer
        self.rounds = other.rounds
        self.shown = other.shown
        self.waiting = other.waiting
        self.bidders = other.bidders
        self.bid = other.bid
        self.bidder = other.bidder
        self.first_pass = other.first_pass
        self.exits = other.exits[:]
        self.land = other.land[:]
        self.paved = other.paved[:]
        self.frontier = other.frontier
        self.temples = other.temples
        self.hoards = other.hoards
        self.clearings = other.clearings
        self.crowd = other.crowd[:]
        self.posts = other.posts[:]
        self.singles = other.singles[:]
        self.pool = other.pool[:]


def lay_printed(table: Position) -> None:
    """Put down the four hexes that are printed on the board (T1.2)."""
    for number in range(TERRAIN, len(HEXES)):
        lay(table, number, SPACE[HEXES[number].name], 0)


def lay(table: Position, hexagon: int, space: int, turns: int) -> None:
    """Put a hex on a space and bring paths and surroundings up to date (T4)."""
    kind = HEX_KIND[hexagon]
    table.hexes[space] = hexagon
    table.turns[space] = turns
    if kind == TEMPLE:
        table.value[space] = HEX_VALUE[hexagon]
        table.temples |= 1 << space
    elif kind == TREASURE:
        table.wafers[space] = HEX_VALUE[hexagon]
        table.hoards |= 1 << space
    elif kind == JUNGLE:
        table.clearings |= 1 << space
    table.frontier &= ~(1 << space)
    for side in range(SIDES):
        beyond = NEIGHBOUR[space * SIDES + side]
        if beyond >= 0:
            _border(table, hexagon, turns, side, beyond)
    if kind != VOLCANO:
        _find_exits(table, space)


def _border(table: Position, hexagon: int, turns: int, side: int, beyond: int) -> None:
    if table.hexes[beyond] == NOTHING:
        table.frontier |= 1 << beyond
    if HEX_KIND[hexagon] == VOLCANO:
        return
    facing = 1 << (side + 3) % SIDES
    table.land[beyond] |= facing
    if stones(hexagon, turns, side):
        table.paved[beyond] |= facing
    if table.hexes[beyond] != NOTHING:
        _find_exits(table, beyond)


def _find_exits(table: Position, space: int) -> None:
    here = table.hexes[space]
    if HEX_KIND[here] == VOLCANO:
        return
    found: list[tuple[int, int]] = []
    for side in range(SIDES):
        beyond = NEIGHBOUR[space * SIDES + side]
        if beyond < 0:
            continue
        there = table.hexes[beyond]
        if there == NOTHING or HEX_KIND[there] == VOLCANO:
            continue
        cost = stones(here, table.turns[space], side) + stones(there, table.turns[beyond], (side + 3) % SIDES)
        if cost:
            found.append((WALK_CODE[space * SPACES + beyond], cost))
    found.sort()
    table.exits[space] = tuple([(cost, code) for code, cost in found])


def put_workers(table: Position, seat: int, space: int, change: int) -> None:
    """Add workers of a seat to a space, or take them away."""
    spot = seat * SPACES + space
    table.workers[spot] += change
    if table.workers[spot]:
        table.crowd[seat] |= 1 << space
    else:
        table.crowd[seat] &= ~(1 << space)


def put_camp(table: Position, seat: int, space: int) -> None:
    """Establish a camp (T9)."""
    table.camps[space] = seat
    table.clearings &= ~(1 << space)
    table.posts[seat] = tuple(sorted([*table.posts[seat], space]))


def put_guard(table: Position, seat: int, space: int) -> None:
    """Put a guard on a temple (T10.4)."""
    table.guards[space] = seat
    table.guards_left[seat] -= 1
    table.temples &= ~(1 << space)


def put_treasure(table: Position, seat: int, kind: int, change: int) -> None:
    """Give a treasure to a seat, or take one from it."""
    held = seat * len(TREASURES) + kind
    table.treasures[held] += change
    if table.treasures[held] == 1:
        table.singles[seat] |= 1 << kind
    else:
        table.singles[seat] &= ~(1 << kind)


def take_wafer(table: Position, space: int) -> None:
    """Take one wafer off a treasure hex; the last one leaves a place for a camp (T9.1)."""
    table.wafers[space] -= 1
    if not table.wafers[space]:
        table.hoards &= ~(1 << space)
        table.clearings |= 1 << space


def strength(table: Position, seat: int, space: int) -> int:
    """Workers count one each, the leader three."""
    return table.workers[seat * SPACES + space] + (3 if table.leaders[seat] == space else 0)


def members(table: Position, seat: int, space: int) -> int:
    """How many members of the seat stand on a space; the leader counts as one."""
    return table.workers[seat * SPACES + space] + (1 if table.leaders[seat] == space else 0)
