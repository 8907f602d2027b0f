"""Position of Tikal: the facts, and derived values kept up to date for speed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.core.playable import Playable
from cenote.games.tikal.action_arrays import WALK_CODES, WAY
from cenote.games.tikal.bits import bit, bits
from cenote.games.tikal.board import (
    ASCENDING,
    BASE,
    CAPITAL,
    GUARDS,
    HEX_KIND,
    HEX_VALUE,
    HEXES,
    JUNGLE,
    MOST_STONES,
    NEIGHBOUR,
    PRICES,
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
"""The value in `leaders` of a leader that has not entered yet."""
GONE: Final = -2
"""The value in `leaders` of a leader that left the game or became a guard."""


RANK: Final[tuple[int, ...]] = tuple(ASCENDING.index(side) for side in range(SIDES))
"""The index of each side in `ASCENDING`."""


class Position(Playable):
    """The facts of a position, followed by derived values that every change keeps up to date."""

    def __init__(
        self, seats: int, auction: bool = False, camp_needs_member: bool = False, source: Position | None = None
    ) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.seats = seats
        self.auction = auction
        self.camp_needs_member = camp_needs_member

        self.phase: i64 = DRAWING
        self.resume: i64 = NOTHING
        """The phase that continues after a wafer is found."""
        self.seat: i64 = 0
        self.ap: i64 = 0
        self.scores = [CAPITAL if auction else 0] * seats

        self.hexes = [NOTHING] * SPACES
        self.turns = [0] * SPACES
        self.value = [0] * SPACES
        self.wafers = [0] * SPACES
        self.camps = [NOBODY] * SPACES
        self.guards = [NOBODY] * SPACES
        self.worked = [0] * SPACES
        """The number of levels or wafers taken from each space in this turn (T6.3, T7.2)."""
        self.tiles = list(TILES)

        self.workers = [0] * (seats * SPACES)
        self.supply = [WORKERS] * seats
        self.leaders = [SUPPLY] * seats
        self.guards_left = [GUARDS] * seats
        self.treasures = [0] * (seats * len(TREASURES))

        self.bag: i64 = (1 << TERRAIN) - 1
        """The hexes still in the stack, as bits. Their order is not stored anywhere."""
        self.hand: i64 = NOTHING
        """The hex that the seat places, or the volcano set aside for the seat during a scoring round."""
        self.removed: i64 = 0
        """The hexes that could not be placed (T15.6), as bits."""
        self.queue: list[int] = []
        """The seats that take a scoring turn after the current one."""
        self.drawer = NOBODY
        """The seat that places the volcano after the scoring round, or NOBODY in the final round."""
        self.rounds = 0
        """The number of finished scoring rounds."""

        self.shown: i64 = 0
        self.waiting: i64 = 0
        """The seats that have not had their turn in this auction round, as bits."""
        self.bidders: i64 = 0
        self.bid = 0
        self.bidder = NOBODY
        self.first_pass = NOBODY

        self.tolls = [0] * (SPACES * SIDES)
        """The cost of each way (action_arrays.py) to an adjacent hex, or 0 if there is none."""
        self.ways = [0] * (SPACES * PRICES)
        """The ways out of a space that a number of points pays for, as bits, at `space * PRICES + points`."""
        self.land = [0] * SPACES
        """The sides of each space that face a hex other than a volcano, as bits."""
        self.paved = [0] * SPACES
        """The sides in `land` on which the hex beyond has a stone, as bits."""
        self.frontier: i64 = 0
        """The empty spaces next to a hex, as bits."""
        self.temples: i64 = 0
        """The unguarded temples, as bits."""
        self.guarded: i64 = 0
        """The guarded temples, as bits."""
        self.hoards: i64 = 0
        """The treasure hexes with wafers, as bits."""
        self.clearings: i64 = 0
        """The spaces where a camp could be established and there is none, as bits."""
        self.busy: i64 = 0
        """The spaces where levels or wafers were taken in this turn, as bits."""
        self.crowd = [0] * seats
        """The spaces where each seat has workers, as bits."""
        self.posts: list[tuple[int, ...]] = [(BASE,)] * seats
        """The base camp and own camps of each seat, ascending."""
        self.singles = [0] * seats
        """The kinds of which each seat holds exactly one treasure, as bits."""
        self.pool = [WAFERS_OF_EACH] * len(TREASURES)
        """The number of wafers of each kind not yet recovered."""
        self.far: list[int] = []
        """Cached walking distances at `origin * SPACES + target` (mind/distances.py)."""
        self.surveyed: i64 = NOTHING
        """The frontier when `far` was computed, which shows whether a hex has been placed since."""
        self.shared = False
        """Whether another position shares the lists that only `lay` changes. `lay` then copies them first."""

    def copy_from(self, other: Position) -> None:
        """Copy another position. The two share only lists that are copied before they change."""
        self.seats = other.seats
        self.auction = other.auction
        self.camp_needs_member = other.camp_needs_member
        self.phase = other.phase
        self.resume = other.resume
        self.seat = other.seat
        self.ap = other.ap
        self.scores = other.scores[:]
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
        self.shared = other.shared = True
        self.hexes = other.hexes
        self.turns = other.turns
        self.tolls = other.tolls
        self.ways = other.ways
        self.land = other.land
        self.paved = other.paved
        self.far = other.far
        self.surveyed = other.surveyed
        self.frontier = other.frontier
        self.temples = other.temples
        self.guarded = other.guarded
        self.hoards = other.hoards
        self.clearings = other.clearings
        self.busy = other.busy
        self.crowd = other.crowd[:]
        self.posts = other.posts[:]
        self.singles = other.singles[:]
        self.pool = other.pool[:]


def lay_printed(table: Position) -> None:
    """Place the four hexes that are printed on the board (T1.2)."""
    for number in range(TERRAIN, len(HEXES)):
        lay(table, number, SPACE[HEXES[number].name], 0)


def lay(table: Position, hexagon: i64, space: i64, turns: i64) -> None:
    """Place a hex on a space and update the paths and the surroundings (T4)."""
    if table.shared:
        _stop_sharing(table)
    kind = HEX_KIND[hexagon]
    table.hexes[space] = hexagon
    table.turns[space] = turns
    if kind == TEMPLE:
        table.value[space] = HEX_VALUE[hexagon]
        table.temples |= bit(space)
    elif kind == TREASURE:
        table.wafers[space] = HEX_VALUE[hexagon]
        table.hoards |= bit(space)
    elif kind == JUNGLE:
        table.clearings |= bit(space)
    table.frontier &= ~bit(space)
    for side in range(SIDES):
        beyond = NEIGHBOUR[space * SIDES + side]
        if beyond >= 0:
            _border(table, space, side, beyond)


def _stop_sharing(table: Position) -> None:
    table.shared = False
    table.hexes = table.hexes[:]
    table.turns = table.turns[:]
    table.tolls = table.tolls[:]
    table.ways = table.ways[:]
    table.land = table.land[:]
    table.paved = table.paved[:]


def _border(table: Position, space: i64, side: i64, beyond: i64) -> None:
    """Update the space beyond one side of the placed hex, and open the way there and back."""
    here, there = table.hexes[space], table.hexes[beyond]
    if there == NOTHING:
        table.frontier |= bit(beyond)
    if HEX_KIND[here] == VOLCANO:
        return
    back = (side + 3) % SIDES
    cost = stones(here, table.turns[space], side)
    table.land[beyond] = table.land[beyond] | bit(back)
    if cost:
        table.paved[beyond] = table.paved[beyond] | bit(back)
    if there != NOTHING and HEX_KIND[there] != VOLCANO:
        cost += stones(there, table.turns[beyond], back)
        _open_way(table, space, side, cost)
        _open_way(table, beyond, back, cost)


def _open_way(table: Position, space: i64, side: i64, cost: i64) -> None:
    if cost:
        rank = RANK[side]
        table.tolls[space * SIDES + rank] = cost
        for way in range(space * PRICES + cost, space * PRICES + PRICES):
            table.ways[way] = table.ways[way] | bit(rank)


def walks(table: Position, member: i64, space: i64, ap: i64) -> tuple[int, ...]:
    """Return the codes of the affordable walks out of a space, ascending (T5.3)."""
    return WALK_CODES[(member * SPACES + space) * 64 + table.ways[space * PRICES + min(ap, MOST_STONES)]]


def toll(table: Position, walk: i64) -> int:
    """Return the cost of a walk, which is the number of stones between the two hexes."""
    return table.tolls[WAY[walk]]


def put_workers(table: Position, seat: i64, space: i64, change: i64) -> None:
    """Add workers of a seat to a space, or remove them if `change` is negative."""
    spot = seat * SPACES + space
    here, crowd = table.workers[spot] + change, table.crowd[seat]
    table.workers[spot] = here
    table.crowd[seat] = crowd | bit(space) if here else crowd & ~bit(space)


def put_camp(table: Position, seat: i64, space: i64) -> None:
    """Establish a camp (T9)."""
    table.camps[space] = seat
    table.clearings &= ~bit(space)
    table.posts[seat] = tuple(sorted([*table.posts[seat], space]))


def put_guard(table: Position, seat: i64, space: i64) -> None:
    """Put a guard on a temple (T10.4)."""
    table.guards[space] = seat
    table.guards_left[seat] -= 1
    table.temples &= ~bit(space)
    table.guarded |= bit(space)


def put_treasure(table: Position, seat: i64, kind: i64, change: i64) -> None:
    """Give a treasure to a seat, or take it away if `change` is negative."""
    held = seat * len(TREASURES) + kind
    table.treasures[held] += change
    if table.treasures[held] == 1:
        table.singles[seat] |= bit(kind)
    else:
        table.singles[seat] &= ~bit(kind)


def take_wafer(table: Position, space: i64) -> None:
    """Remove one wafer from a treasure hex. When the last one is gone, the hex is a site for a camp (T9.1)."""
    table.wafers[space] -= 1
    if not table.wafers[space]:
        table.hoards &= ~bit(space)
        table.clearings |= bit(space)


def presence(table: Position, seat: i64) -> i64:
    """Return the spaces where the seat has members, as bits."""
    leader = table.leaders[seat]
    crowd: i64 = table.crowd[seat]
    return crowd | bit(leader) if leader >= 0 else crowd


def work(table: Position, space: i64, times: i64) -> None:
    """Record that levels or wafers were taken from a space in this turn."""
    if times:
        table.worked[space] = table.worked[space] + times
        table.busy |= bit(space)


def rest(table: Position) -> None:
    """Reset the record of taken levels and wafers for a new turn."""
    for space in bits(table.busy):
        table.worked[space] = 0
    table.busy = 0


def strength(table: Position, seat: i64, space: i64) -> int:
    """Return the strength of a seat on a space: workers count one each, the leader three."""
    return table.workers[seat * SPACES + space] + (3 if table.leaders[seat] == space else 0)


def members(table: Position, seat: i64, space: i64) -> int:
    """Return the number of the seat's members on a space. The leader counts as one."""
    return table.workers[seat * SPACES + space] + (1 if table.leaders[seat] == space else 0)
