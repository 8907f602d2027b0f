"""The board and the hexes, with their spaces, sides and stones, loaded from the data file (T1)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, TypedDict

from mypy_extensions import i64


class HexData(TypedDict):
    id: str
    letter: str
    space: list[int]
    type: str
    value: int
    stones: list[int]


class BoardData(TypedDict):
    columns: int
    rows: int
    printed: list[HexData]


class TreasureData(TypedDict):
    of_each: int
    score: list[int]


class Components(TypedDict):
    """The structure of the data file `data/tikal.json`."""

    board: BoardData
    terrain: list[HexData]
    temple_tiles: dict[str, int]
    treasures: TreasureData
    per_seat: dict[str, int]
    action_points: dict[str, int]
    auction: dict[str, int]


DATA: Final[Components] = json.loads((files("cenote.games.tikal") / "data" / "tikal.json").read_text("utf-8"))

SIDES: Final = 6
"""The number of sides of a hex, which are numbered clockwise from the top: N, NE, SE, S, SW, NW."""

COLUMNS: Final[int] = DATA["board"]["columns"]
ROWS: Final[int] = DATA["board"]["rows"]
SPACES: Final[int] = COLUMNS * ROWS
NAMES: Final[tuple[str, ...]] = tuple(f"{'abcdefgh'[c]}{r + 1}" for c in range(COLUMNS) for r in range(ROWS))
"""The names of the spaces, which are numbered down the columns so that names and numbers ascend together (T1.1)."""

SPACE: Final[dict[str, int]] = {name: space for space, name in enumerate(NAMES)}

_STEPS: Final = (
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),  # even columns are half a hex higher
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)


def _neighbour(space: int, side: int) -> int:
    column, row = divmod(space, ROWS)
    across, down = _STEPS[column % 2][side]
    column, row = column + across, row + down
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


NEIGHBOUR: Final[tuple[int, ...]] = tuple(_neighbour(space, side) for space in range(SPACES) for side in range(SIDES))
"""The space beyond each side, at `space * SIDES + side`, or -1 off the board."""

ASCENDING: Final[tuple[int, ...]] = (5, 4, 0, 3, 1, 2)
"""The sides of a space, sorted by the number of the space beyond each side."""

TEMPLE: Final = 0
JUNGLE: Final = 1
TREASURE: Final = 2
VOLCANO: Final = 3
BASE_CAMP: Final = 4
KINDS: Final = ("temple", "jungle", "treasure", "volcano", "base_camp")


@dataclass(frozen=True)
class Hex:
    """A hex as it is printed. `value` is the initial value of a temple or the number of masks on a treasure hex."""

    name: str
    letter: str
    kind: int
    value: int
    stones: tuple[int, ...]


def _hex(entry: HexData, name: str, letter: str) -> Hex:
    return Hex(name, letter, KINDS.index(entry["type"]), entry["value"], tuple(entry["stones"]))


def _printed_name(entry: HexData) -> str:
    column, row = entry["space"]
    return NAMES[column * ROWS + row]


TERRAIN: Final[int] = len(DATA["terrain"])
HEXES: Final[tuple[Hex, ...]] = tuple(
    [_hex(entry, entry["id"], entry["letter"]) for entry in DATA["terrain"]]
    + [_hex(entry, _printed_name(entry), "") for entry in DATA["board"]["printed"]]
)
"""The loose terrain hexes, then the printed ones, which are named after their space."""

HEX: Final[dict[str, int]] = {face.name: number for number, face in enumerate(HEXES)}
HEX_KIND: Final[tuple[int, ...]] = tuple(face.kind for face in HEXES)
HEX_VALUE: Final[tuple[int, ...]] = tuple(face.value for face in HEXES)
BASE: Final[int] = SPACE[next(face.name for face in HEXES if face.kind == BASE_CAMP)]

LETTERS: Final[tuple[str, ...]] = tuple(sorted({face.letter for face in HEXES[:TERRAIN]}))
LETTER_MASK: Final[tuple[int, ...]] = tuple(
    sum(1 << number for number in range(TERRAIN) if HEXES[number].letter == letter) for letter in LETTERS
)
"""The hexes that carry each letter, as bits. The stack is drawn letter by letter (T2.2)."""


STONES: Final[tuple[int, ...]] = tuple(
    face.stones[(side - turns) % SIDES] for face in HEXES for turns in range(SIDES) for side in range(SIDES)
)
"""The stones of every hex in every rotation, at `(hexagon * SIDES + turns) * SIDES + side`."""

MOST_STONES: Final = 6
"""The highest possible cost of a walk to an adjacent hex (T5.3)."""
PRICES: Final = 7
"""The number of possible costs of a walk, including 0."""


def stones(hexagon: i64, turns: i64, side: i64) -> int:
    """Return the number of stones on one side of a hex that was rotated clockwise by `turns` sides."""
    return STONES[(hexagon * SIDES + turns) * SIDES + side]


def _distinct(hexagon: int) -> int:
    seen: set[tuple[int, ...]] = set()
    mask = 0
    for turns in range(SIDES):
        face = tuple(stones(hexagon, turns, side) for side in range(SIDES))
        if face not in seen:
            seen.add(face)
            mask |= 1 << turns
    return mask


def _fitting(hexagon: int, sides: int) -> int:
    return sum(
        1 << turns
        for turns in range(SIDES)
        if DISTINCT[hexagon] >> turns & 1
        and any(sides >> side & 1 and stones(hexagon, turns, side) for side in range(SIDES))
    )


DISTINCT: Final[tuple[int, ...]] = tuple(_distinct(hexagon) for hexagon in range(len(HEXES)))
"""The rotations of each hex that look different, as bits.

Of rotations that look the same, only the one with the fewest turns counts (T4.1).
"""

FITTING: Final[tuple[int, ...]] = tuple(_fitting(hexagon, sides) for hexagon in range(TERRAIN) for sides in range(64))
"""The distinct rotations that put a stone on at least one of the given sides, at `hexagon * 64 + sides`."""

FACE: Final[tuple[int, ...]] = tuple(
    sum(count << 2 * side for side, count in enumerate(stones(hexagon, turns, side) for side in range(SIDES)))
    * len(KINDS)
    + HEX_KIND[hexagon]
    for hexagon in range(len(HEXES))
    for turns in range(SIDES)
)
"""A number for what a placed hex shows, at `hexagon * SIDES + turns`, equal for hexes that play alike."""

TREASURES: Final = ("amulet", "bowl", "crown", "dagger", "flute", "idol", "mirror", "skull")
"""Our names for the eight kinds of wafers, because the original shows only pictures."""

WAFERS_OF_EACH: Final[int] = DATA["treasures"]["of_each"]
SET_VALUE: Final[tuple[int, ...]] = tuple(DATA["treasures"]["score"])
"""The points for each number of treasures of one kind (T7.4)."""

TOP_VALUE: Final = 10
TILES: Final[tuple[int, ...]] = tuple(DATA["temple_tiles"].get(str(value), 0) for value in range(TOP_VALUE + 2))
"""The number of temple tiles of each value in the supply (T1.6). There are none of 0, 1 and 11."""

WORKERS: Final[int] = DATA["per_seat"]["workers"]
CAMPS: Final[int] = DATA["per_seat"]["camps"]
GUARDS: Final[int] = DATA["per_seat"]["guards"]

TURN_AP: Final[int] = DATA["action_points"]["turn"]
ENTER_AP: Final[int] = DATA["action_points"]["enter"]
TRAVEL_AP: Final[int] = DATA["action_points"]["travel"]
UNCOVER_AP: Final[int] = DATA["action_points"]["uncover"]
RECOVER_AP: Final[int] = DATA["action_points"]["recover"]
EXCHANGE_AP: Final[int] = DATA["action_points"]["exchange"]
CAMP_AP: Final[int] = DATA["action_points"]["camp"]
GUARD_AP: Final[int] = DATA["action_points"]["guard"]

WORK_PER_TURN: Final = 2
"""The most levels of one temple, or wafers of one hex, that a seat may take in a turn (T6.3, T7.2)."""

CAPITAL: Final[int] = DATA["auction"]["start_score"]
"""Every seat's initial score in the auction game (T2.4)."""
