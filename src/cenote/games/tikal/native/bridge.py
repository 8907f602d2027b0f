"""Bridge from the plain Python rules of Tikal to the native ones: constants for C++, states as packed positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cenote.games.tikal import action_arrays, board, observation
from cenote.games.tikal import position as positions
from cenote.games.tikal.actions import MOST_POINTS, WORKER
from cenote.games.tikal.board import HEX_KIND, HEXES, SIDES, SPACES, TEMPLE, TERRAIN, TREASURE, TREASURES
from cenote.games.tikal.observation import MOST_WAFERS, OBSERVATION, STONES_ON_A_SIDE
from cenote.games.tikal.position import NOBODY, NOTHING, lay, put_treasure, put_workers
from cenote.games.tikal.restore import furnish, gone_workers
from cenote.games.tikal.state import TikalState
from cenote.native.layout import Value
from cenote.native.tables import Share, Table

MODES: Final = ("basic", "auction")
OPTIONS: Final = ("camp-needs-member",)
SETTINGS: Final = ("seats", "auction", "camp_needs_member")

_BARE: Final = 255
_CHUNK: Final = 16
_BOARD: Final = (
    *("SIDES", "SPACES", "BASE", "TEMPLE", "JUNGLE", "TREASURE", "VOLCANO", "TERRAIN", "MOST_STONES", "TOP_VALUE"),
    *("WAFERS_OF_EACH", "WORKERS", "CAMPS", "GUARDS", "WORK_PER_TURN", "CAPITAL", "TURN_AP", "ENTER_AP", "TRAVEL_AP"),
    *("UNCOVER_AP", "RECOVER_AP", "EXCHANGE_AP", "CAMP_AP", "GUARD_AP"),
    *("HEX_KIND", "HEX_VALUE", "LETTER_MASK", "STONES", "DISTINCT", "FITTING", "NEIGHBOUR", "TILES", "SET_VALUE"),
)
_POSITION: Final = (
    *("DRAWING", "BIDDING", "PICKING", "PLACING", "ACTING", "SCORING", "FINDING", "OVER"),
    *("NOBODY", "NOTHING", "SUPPLY", "GONE", "RANK"),
)
_CODES: Final = (
    *("END", "PLACE", "ENTER", "TRAVEL", "WALK", "UNCOVER", "RECOVER", "EXCHANGE", "CAMP", "GUARD", "PASS", "BID"),
    *("PICK", "DRAW", "FIND", "END_CODE", "PASS_CODE", "BID_0", "PICK_0", "DRAW_0", "FIND_0", "EXCHANGE_0"),
    *("LEADER_TRAVEL", "LEADER_WALK", "ENTER_CODE", "TRAVEL_CODE", "UNCOVER_CODE", "RECOVER_CODE", "CAMP_CODE"),
    "GUARD_CODE",
)


def tables() -> dict[str, Table]:
    """Return the constants and tables of the rules for C++."""
    named = {name: getattr(module, name) for module, names in _NAMES for name in names}
    kinds = [sum(1 << hexagon for hexagon in range(TERRAIN) if HEX_KIND[hexagon] == kind) for kind in range(4)]
    looks = [count for face in HEXES for turns in range(SIDES) for count in _look(face, turns)]
    shares = [Share(count, 1 if at % _CHUNK < 5 else STONES_ON_A_SIDE) for at, count in enumerate(looks)]
    return named | {
        "TREASURES": len(TREASURES),
        "LETTERS": len(board.LETTERS),
        "HEX_COUNT": len(HEXES),
        "TILE_VALUES": len(board.TILES),
        "FIRST_TILE": min(value for value, tiles in enumerate(board.TILES) if tiles),
        "PRINTED_ON": [board.SPACE[face.name] for face in HEXES[TERRAIN:]],
        "KIND_MASK": kinds,
        "BEHIND": [board.NEIGHBOUR[space * SIDES + side] for space in range(SPACES) for side in board.ASCENDING],
        "WORKER": WORKER,
        "MOST_POINTS": MOST_POINTS,
        "CODES": len(action_arrays.KIND),
        "TRAVEL_0": action_arrays.KIND.index(action_arrays.TRAVEL),
        "PLACE_CODE": [next(iter(action_arrays.PLACE_CODES[space * 64 + 1]), -1) for space in range(SPACES)],
        "WALK_CODE": [_walk(space, rank) for space in range(SPACES) for rank in range(SIDES)],
        "ACTIONS": [_flat(code) for code in range(len(action_arrays.KIND))],
        "PHASES": len(positions.PHASES),
        "LOOK": 5 + SIDES,
        "LOOK_CHUNK": _CHUNK,
        "LOOKS": looks,
        "LOOKS_AS_SHARES": shares,
        "CREW_SHARES": [Share(workers, observation.CROWD) for workers in range(board.WORKERS + 1)],
        "SCORE": observation.SCORE,
        "ROUNDS": observation.ROUNDS,
        "MOST_WAFERS": MOST_WAFERS,
        "MOST_ON_A_SIDE": STONES_ON_A_SIDE,
        "OBSERVATION_BASIC": len(OBSERVATION.names(4, "basic")),
        "OBSERVATION_AUCTION": len(OBSERVATION.names(4, "auction")),
    }


_NAMES: Final = ((board, _BOARD), (positions, _POSITION), (action_arrays, _CODES))


def _look(face: board.Hex, turns: int) -> list[int]:
    """A hex as it lies: its kind, and the stones on each side; filled up to a chunk that is copied in one go."""
    kind = [int(face.kind == kind) for kind in range(5)]
    return [*kind, *(face.stones[(side - turns) % SIDES] for side in range(SIDES)), *[0] * (_CHUNK - 5 - SIDES)]


def _walk(space: int, rank: int) -> int:
    """A worker's walk over the side of this rank; -1 where the board ends."""
    return next(iter(action_arrays.WALK_CODES[(WORKER * SPACES + space) * 64 + (1 << rank)]), -1)


def _flat(code: int) -> tuple[int, int, int, int]:
    """First operand, kind, member or other seat, second operand; of a walk the rank of its side."""
    second = (
        action_arrays.WAY[code] % SIDES
        if action_arrays.KIND[code] == action_arrays.WALK
        else action_arrays.SECOND[code]
    )
    return action_arrays.FIRST[code], action_arrays.KIND[code], action_arrays.WHO[code], second


def islands(components: str) -> tuple[list[str], list[int]]:
    """Return nothing: Tikal has no component files."""
    del components
    return [], []


def fields(position: TikalState) -> dict[str, Value]:
    """Return what the fields of a packed position hold."""
    seats, spaces = range(position.seats), range(SPACES)
    kinds = [HEX_KIND[hexagon] if hexagon != NOTHING else NOTHING for hexagon in position.hexes]
    alike = {
        name: getattr(position, name)
        for name in (
            *("seats", "phase", "resume", "seat", "ap", "rounds", "hand", "drawer", "waiting", "bidders", "bidder"),
            *("first_pass", "bid", "bag", "removed", "shown", "frontier", "temples", "hoards", "clearings", "crowd"),
            *("scores", "supply", "leaders", "guards_left", "singles", "treasures", "pool", "tiles", "land"),
        )
    }
    return alike | {
        "auction": int(position.auction),
        "camp_needs_member": int(position.camp_needs_member),
        "camps": [_set(position.camps[space] == seat for space in spaces) for seat in seats],
        "guards": [_set(position.guards[space] == seat for space in spaces) for seat in seats],
        "laid": _set(hexagon != NOTHING for hexagon in position.hexes),
        "paved": _set(position.paved),
        "worked": _set(position.worked),
        "worked_out": _set(worked > 1 for worked in position.worked),
        "tolls": [_digits(position.tolls[space * SIDES : space * SIDES + SIDES]) for space in spaces],
        "workers": [
            position.workers[seat * SPACES + space] if seat < position.seats else 0
            for space in spaces
            for seat in range(4)
        ],
        "face": [
            _BARE if hexagon == NOTHING else hexagon * SIDES + turns
            for hexagon, turns in zip(position.hexes, position.turns, strict=True)
        ],
        "level": [position.value[space] if kinds[space] == TEMPLE else position.wafers[space] for space in spaces],
        "gone": [gone_workers(position, seat) for seat in seats],
        "queue": position.queue,
        "queue_size": len(position.queue),
    }


def _set(members: object) -> int:
    assert hasattr(members, "__iter__")
    return sum(1 << number for number, member in enumerate(members) if member)


def _digits(tolls: list[int]) -> int:
    return sum(toll << 4 * rank for rank, toll in enumerate(tolls))


def position(values: Mapping[str, list[int]], components: str) -> TikalState:
    """Return the position that a packed position with these fields stands for."""
    del components
    one = {name: numbers[0] for name, numbers in values.items() if len(numbers) == 1}
    table = TikalState(one["seats"], bool(one["auction"]), bool(one["camp_needs_member"]))
    for space in range(SPACES):
        if values["face"][space] != _BARE:
            _put_hex(table, values, space)
    for name in ("phase", "resume", "seat", "ap", "rounds", "hand", "drawer", "waiting", "bidders", "bidder"):
        setattr(table, name, one[name])
    for name in ("first_pass", "bid", "bag", "removed", "shown"):
        setattr(table, name, one[name])
    for name in ("scores", "supply", "leaders", "guards_left"):
        setattr(table, name, values[name][: table.seats])
    table.queue = values["queue"][: one["queue_size"]]
    table.pool, table.tiles = values["pool"], values["tiles"]
    for seat in range(table.seats):
        for kind in range(len(TREASURES)):
            put_treasure(table, seat, kind, values["treasures"][seat * len(TREASURES) + kind])
    return table


def _put_hex(table: TikalState, values: Mapping[str, list[int]], space: int) -> None:
    hexagon, turns = divmod(values["face"][space], SIDES)
    lay(table, hexagon, space, turns)
    level, kind = values["level"][space], HEX_KIND[hexagon]
    worked = (values["worked"][0] >> space & 1) + (values["worked_out"][0] >> space & 1)
    camp, guard = (
        next((seat for seat in range(table.seats) if values[name][seat] >> space & 1), NOBODY)
        for name in ("camps", "guards")
    )
    furnish(table, space, level if kind == TEMPLE else 0, level if kind == TREASURE else 0, worked, camp, guard)
    for seat in range(table.seats):
        put_workers(table, seat, space, values["workers"][space * 4 + seat])
