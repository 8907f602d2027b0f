"""Observation encoder of Tikal."""

from __future__ import annotations

from typing import Final

from cenote.core.observation_blocks import BlockEncoder, ObservationBlock, clockwise, flags, one_hot
from cenote.games.tikal.board import (
    CAMPS,
    GUARDS,
    HEX,
    HEXES,
    KINDS,
    NAMES,
    SIDES,
    SPACE,
    TERRAIN,
    TILES,
    TOP_VALUE,
    TREASURES,
    TURN_AP,
    WAFERS_OF_EACH,
    WORK_PER_TURN,
    WORKERS,
)
from cenote.games.tikal.position import PHASES
from cenote.games.tikal.view import SeatView, SpaceView, TikalView

SEATS: Final = 4
SCORE: Final = 100
"""The divisor of points."""
CROWD: Final = 6
"""The divisor of worker counts. Quotients may exceed 1."""
ROUNDS: Final = 4
"""The number of scoring rounds in a game: one for each volcano and the final one."""
MOST_WAFERS: Final = 4
STONES_ON_A_SIDE: Final = 3

_SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
_BY_SEAT: Final = tuple(str(place) for place in range(SEATS))
_LOOKS: Final = (*KINDS, *(f"stones_{side}" for side in _SIDES))
_WORK: Final = ("value", "wafers", "worked")
_STANDING: Final = ("camp", "guard", "workers", "leader")
_SPACE_ENTRIES: Final = (*_LOOKS, *_WORK, *(f"{what}_{place}" for what in _STANDING for place in _BY_SEAT))
_WIDTH: Final = len(_SPACE_ENTRIES)
_AT: Final = {entry: place for place, entry in enumerate(_SPACE_ENTRIES)}
_VALUE, _CAMP, _GUARD = _AT["value"], _AT["camp_0"], _AT["guard_0"]
_CREW, _LEADER = _AT["workers_0"], _AT["leader_0"]

_FACES: Final = {
    (face.name, turns): [
        *one_hot(face.kind, len(KINDS)),
        *(face.stones[(side - turns) % SIDES] / STONES_ON_A_SIDE for side in range(SIDES)),
    ]
    for face in HEXES
    for turns in range(SIDES)
}
"""The encoding of each placed hex, by name and turns."""


def _spaces(view: TikalView) -> list[float]:
    row = [0.0] * (len(NAMES) * _WIDTH)
    order = clockwise(view.seat, len(view.seats))
    places = [order.index(seat) for seat in range(len(order))]
    for spot in view.spaces:
        _fill(row, SPACE[spot.space] * _WIDTH, spot, places)
    return row


def _fill(row: list[float], start: int, spot: SpaceView, places: list[int]) -> None:
    row[start : start + len(_LOOKS)] = _FACES[spot.hexagon, spot.turns]
    at = start + _VALUE
    row[at : at + 3] = (spot.value / TOP_VALUE, spot.wafers / MOST_WAFERS, spot.worked / WORK_PER_TURN)
    if spot.camp >= 0:
        row[start + _CAMP + places[spot.camp]] = 1.0
    if spot.guard >= 0:
        row[start + _GUARD + places[spot.guard]] = 1.0
    if any(spot.workers):
        for seat, workers in enumerate(spot.workers):
            row[start + _CREW + places[seat]] = workers / CROWD
    for seat in spot.leaders:
        row[start + _LEADER + places[seat]] = 1.0


_SEAT_ENTRIES: Final = (
    *("present", "score", "worth", "supply", "gone", "leader_waits", "leader_gone", "camps_left", "guards_left"),
    *("treasure_points", *TREASURES),
)


def _seats(view: TikalView) -> list[float]:
    row: list[float] = []
    for seat in clockwise(view.seat, len(view.seats)):
        row += _seat(view.seats[seat])
    return row + [0.0] * (SEATS - len(view.seats)) * len(_SEAT_ENTRIES)


def _seat(seat: SeatView) -> list[float]:
    return [
        1.0,
        seat.score / SCORE,
        seat.worth / SCORE,
        seat.supply / WORKERS,
        seat.gone / WORKERS,
        float(seat.leader == "supply"),
        float(seat.leader == "gone"),
        seat.camps_left / CAMPS,
        seat.guards_left / GUARDS,
        seat.treasure_points / SCORE,
        *[held / WAFERS_OF_EACH for held in seat.treasures],
    ]


def _viewer(view: TikalView) -> list[float]:
    return one_hot(-1 if view.seat is None else view.seat, SEATS)


def _at(view: TikalView, seat: int) -> list[float]:
    """Encode a seat relative to the viewer, or as all zeros if there is none."""
    return one_hot((seat - (view.seat or 0)) % len(view.seats) if seat >= 0 else -1, SEATS)


def _among(view: TikalView, seats: tuple[int, ...]) -> list[float]:
    return flags(seats, clockwise(view.seat, len(view.seats)), SEATS)


_HEX_ENTRIES: Final = (*KINDS[:4], "value", *(f"stones_{side}" for side in _SIDES))


def _hex(name: str) -> list[float]:
    face = HEXES[HEX[name]]
    stones = [count / STONES_ON_A_SIDE for count in face.stones]
    return [*one_hot(face.kind, 4), face.value / TOP_VALUE, *stones]


_PRINTED: Final = {"": [0.0] * len(_HEX_ENTRIES), **{face.name: _hex(face.name) for face in HEXES[:TERRAIN]}}
"""The encoding of each hex that is not on the board, with stones clockwise from its own top."""


def _shown(view: TikalView) -> list[float]:
    shown = view.auction.shown
    return [value for place in range(SEATS) for value in _PRINTED[shown[place] if place < len(shown) else ""]]


def _next(view: TikalView) -> list[float]:
    """Return the probability of each kind of hex for the next draw (T2.2)."""
    kinds = [HEXES[HEX[name]].kind for name in view.stack if HEXES[HEX[name]].letter == view.letter]
    return [kinds.count(kind) / max(1, len(kinds)) for kind in range(4)]


def _stack(view: TikalView) -> list[float]:
    row = [0.0] * TERRAIN
    for name in view.stack:
        row[HEX[name]] = 1.0
    return row


_TILE_VALUES: Final = [value for value, count in enumerate(TILES) if count]


def _tiles(view: TikalView) -> list[float]:
    return [view.tiles[value] / TILES[value] for value in _TILE_VALUES]


def _pool(view: TikalView) -> list[float]:
    return [left / WAFERS_OF_EACH for left in view.pool]


def _phase(view: TikalView) -> list[float]:
    return one_hot(PHASES.index(view.phase), len(PHASES))


def _turn(view: TikalView) -> list[float]:
    return [view.ap / TURN_AP, view.rounds / ROUNDS, float("camp-needs-member" in view.options)]


def _bidding(view: TikalView) -> list[float]:
    auction = view.auction
    return [
        auction.bid / SCORE,
        *_at(view, auction.bidder),
        *_among(view, auction.waiting),
        *_among(view, auction.bidders),
        *_at(view, auction.first_pass),
    ]


def _by_seat(*what: str) -> tuple[str, ...]:
    return tuple(f"{name}_{place}" for name in what for place in _BY_SEAT)


_AUCTION: Final = ("auction",)

_BLOCKS: Final = [
    ObservationBlock(
        "board",
        tuple(f"{space}.{entry}" for space in NAMES for entry in _SPACE_ENTRIES),
        "for each space: kind of its hex, stones / 3 on each side as it lies, temple's value / 10, wafers / 4, levels"
        " or wafers taken this turn / 2; for each seat a camp, a guard, workers / 6, the leader",
        _spaces,
    ),
    ObservationBlock(
        "seat",
        tuple(f"{place}.{entry}" for place in _BY_SEAT for entry in _SEAT_ENTRIES),
        "for each seat: whether it is there, score / 100, what its position would score now / 100, workers not yet in"
        " play / 18 and out of the game / 18, leader not yet in play or out of the game, camps / 2 and guards / 2 left,"
        " points of its treasures / 100, treasures of each kind / 3",
        _seats,
    ),
    ObservationBlock("phase", PHASES, "the phase", _phase),
    ObservationBlock(
        "turn",
        ("action_points", "scoring_rounds", "camp_needs_member"),
        "action points left / 10, scoring rounds finished / 4, whether the option camp-needs-member is on",
        _turn,
    ),
    ObservationBlock(
        "viewer",
        _BY_SEAT,
        "the viewer's own number, by which actions name seats; none for a spectator",
        _viewer,
    ),
    ObservationBlock("in_turn", _BY_SEAT, "whose turn it is", lambda view: _at(view, view.turn)),
    ObservationBlock(
        "queue", _BY_SEAT, "who takes a scoring turn after this one", lambda view: _among(view, view.queue)
    ),
    ObservationBlock(
        "drawer", _BY_SEAT, "who places the volcano after the scoring round", lambda view: _at(view, view.drawer)
    ),
    ObservationBlock(
        "hand",
        _HEX_ENTRIES,
        "the hex to be placed: kind, value / 10, stones / 3 on each side before it is turned",
        lambda view: _PRINTED[view.hand],
    ),
    ObservationBlock("stack", tuple(face.name for face in HEXES[:TERRAIN]), "hexes that are still to be drawn", _stack),
    ObservationBlock("next", KINDS[:4], "how likely each kind of hex is to be drawn next", _next),
    ObservationBlock(
        "tiles",
        tuple(str(value) for value in _TILE_VALUES),
        "temple tiles of each value in the supply, as a share of all",
        _tiles,
    ),
    ObservationBlock(
        "pool",
        TREASURES,
        "wafers of each kind not yet found / 3",
        _pool,
    ),
    ObservationBlock(
        "shown",
        tuple(f"{place}.{entry}" for place in _BY_SEAT for entry in _HEX_ENTRIES),
        "the hexes of the auction: as in `hand`",
        _shown,
        _AUCTION,
    ),
    ObservationBlock(
        "auction",
        ("bid", *_by_seat("bidder", "waiting", "bidding", "first_pass")),
        "the highest bid / 100, whose it is, who has yet to take a turn this round, who still bids, who passed first",
        _bidding,
        _AUCTION,
    ),
]

OBSERVATION: Final = BlockEncoder(version=0, kind=TikalView, modes=("basic", "auction"), blocks=_BLOCKS)
