"""The action table as flat arrays, so that the engine neither allocates nor inspects objects."""

from __future__ import annotations

from typing import Final

from cenote.games.tikal.actions import (
    ACTIONS,
    LEADER,
    WORKER,
    Bid,
    Camp,
    Draw,
    End,
    Enter,
    Exchange,
    Find,
    Guard,
    Pass,
    Pick,
    Place,
    Recover,
    TikalAction,
    Travel,
    Uncover,
    Walk,
)
from cenote.games.tikal.board import ASCENDING, NEIGHBOUR, SIDES, SPACES, TREASURES

END: Final = 0
PLACE: Final = 1
ENTER: Final = 2
TRAVEL: Final = 3
WALK: Final = 4
UNCOVER: Final = 5
RECOVER: Final = 6
EXCHANGE: Final = 7
CAMP: Final = 8
GUARD: Final = 9
PASS: Final = 10
BID: Final = 11
PICK: Final = 12
DRAW: Final = 13
FIND: Final = 14


def _flat(action: TikalAction) -> tuple[int, int, int, int]:
    """Return an action's kind, its member or other seat, and its two operands."""
    match action:
        case End():
            return END, 0, 0, 0
        case Place(space, turns):
            return PLACE, 0, space, turns
        case Enter(member, space):
            return ENTER, member, space, 0
        case Travel(member, origin, target):
            return TRAVEL, member, origin, target
        case Walk(member, origin, target):
            return WALK, member, origin, target
        case Uncover(space):
            return UNCOVER, 0, space, 0
        case Recover(space):
            return RECOVER, 0, space, 0
        case Exchange(other, give, take):
            return EXCHANGE, other, give, take
        case Camp(space):
            return CAMP, 0, space, 0
        case Guard(space):
            return GUARD, 0, space, 0
        case Pass():
            return PASS, 0, 0, 0
        case Bid(points):
            return BID, 0, points, 0
        case Pick(hexagon):
            return PICK, 0, hexagon, 0
        case Draw(hexagon):
            return DRAW, 0, hexagon, 0
        case Find(treasure):
            return FIND, 0, treasure, 0


_FLAT: Final[list[tuple[int, int, int, int]]] = [_flat(action) for action in ACTIONS]

KIND: Final[list[int]] = [flat[0] for flat in _FLAT]
WHO: Final[list[int]] = [flat[1] for flat in _FLAT]
FIRST: Final[list[int]] = [flat[2] for flat in _FLAT]
SECOND: Final[list[int]] = [flat[3] for flat in _FLAT]

_CODE: Final[dict[TikalAction, int]] = {action: code for code, action in enumerate(ACTIONS)}
_NONE: Final = -1

END_CODE: Final[int] = _CODE[End()]
PASS_CODE: Final[int] = _CODE[Pass()]
BID_0: Final[int] = _CODE[Bid(1)] - 1
PICK_0: Final[int] = _CODE[Pick(0)]
DRAW_0: Final[int] = _CODE[Draw(0)]
FIND_0: Final[int] = _CODE[Find(0)]
EXCHANGE_0: Final[int] = _CODE[Exchange(0, 0, 0)]

ENTER_CODE: Final[list[int]] = [_CODE.get(Enter(m, s), _NONE) for m in (WORKER, LEADER) for s in range(SPACES)]
"""The code of each entry, at `member * SPACES + space`, or -1 if there is none."""

TRAVEL_CODE: Final[list[int]] = [_CODE.get(Travel(WORKER, a, b), _NONE) for a in range(SPACES) for b in range(SPACES)]
"""The code of a worker's travel, at `origin * SPACES + target`. The leader's code is higher by `LEADER_TRAVEL`."""

WALK_CODE: Final[list[int]] = [_CODE.get(Walk(WORKER, a, b), _NONE) for a in range(SPACES) for b in range(SPACES)]
"""The code of a worker's walk, at `origin * SPACES + target`. The leader's code is higher by `LEADER_WALK`."""

LEADER_TRAVEL: Final[int] = KIND.count(TRAVEL) // 2
LEADER_WALK: Final[int] = KIND.count(WALK) // 2

_WALKS: Final[list[int]] = [
    _CODE.get(Walk(member, space, NEIGHBOUR[space * SIDES + side]), _NONE)
    for member in (WORKER, LEADER)
    for space in range(SPACES)
    for side in ASCENDING
]

WALK_CODES: Final[list[tuple[int, ...]]] = [
    tuple(_WALKS[first * SIDES + rank] for rank in range(SIDES) if ways >> rank & 1)
    for first in range(2 * SPACES)
    for ways in range(64)
]
"""The codes of the walks out of a space along a set of ways, at `(member * SPACES + space) * 64 + ways`.

The set has one bit for each way, in the order of `ASCENDING`.
"""

WAY: Final[list[int]] = [
    _WALKS.index(code) % (SPACES * SIDES) if KIND[code] == WALK else _NONE for code in range(len(ACTIONS))
]
"""The way that each walk takes: `space * SIDES` plus the index of its side in `ASCENDING`."""

UNCOVER_CODE: Final[list[int]] = [_CODE.get(Uncover(space), _NONE) for space in range(SPACES)]
RECOVER_CODE: Final[list[int]] = [_CODE.get(Recover(space), _NONE) for space in range(SPACES)]
CAMP_CODE: Final[list[int]] = [_CODE.get(Camp(space), _NONE) for space in range(SPACES)]
GUARD_CODE: Final[list[int]] = [_CODE.get(Guard(space), _NONE) for space in range(SPACES)]


def _places(space: int, rotations: int) -> tuple[int, ...]:
    return tuple(_CODE[Place(space, turns)] for turns in range(SIDES) if rotations >> turns & 1)


PLACE_CODES: Final[list[tuple[int, ...]]] = [
    _places(space, rotations) if Place(space, 0) in _CODE else () for space in range(SPACES) for rotations in range(64)
]
"""The codes of the placements on a space in a set of rotations (bits), at `space * 64 + rotations`."""

KINDS_IN: Final[list[tuple[int, ...]]] = [
    tuple(kind for kind in range(len(TREASURES)) if mask >> kind & 1) for mask in range(1 << len(TREASURES))
]
"""The treasure kinds in each set of kinds, indexed by the set's bits."""
