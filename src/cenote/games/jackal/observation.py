"""Observation encoder of Jackal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from cenote.core.observation_blocks import BlockEncoder, ObservationBlock, clockwise, one_hot
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import KINDS, LETTERS, MARK
from cenote.games.jackal.islands import (
    BLACK,
    BURIED,
    CAVE,
    CHESTS,
    JUNGLE,
    LABYRINTH,
    LARGEST,
    SEA,
    WHITE,
    Island,
    cell_name,
)
from cenote.games.jackal.passed_packs import passed_packs
from cenote.games.jackal.position import ARCHIPELAGO_ISLANDS, KEPT, PHASES, PLAYED, ROW, TOOK, Reveal
from cenote.games.jackal.view import JackalView

SEATS: Final = 4
GRID: Final = 5
"""Maximum width and height of an encoded island. All of the game's own fit, and larger ones raise `ValueError`."""
COINS: Final = 10
CARDS: Final = 5
"""Divisor of card counts, whose quotients may exceed 1."""
HAND: Final = 10
DECK: Final = 60
COINS_OF_CHEST: Final = 4
STEPS: Final = 10
LONGEST: Final = 10
"""Maximum number of a route's cards that are encoded one by one. Further cards count only in the length."""

_BY_SEAT: Final = tuple(str(place) for place in range(SEATS))
_CELLS: Final = tuple(row * LARGEST + column for row in range(GRID) for column in range(GRID))
_PLACE: Final = {cell: place for place, cell in enumerate(_CELLS)}
_CELL_NAMES: Final = tuple(cell_name(cell) for cell in _CELLS)
_CELL_ENTRIES: Final = ("land", "white_flag", "black_flag", "labyrinth", "jungle", "cave", "chest", "buried")
_ISLAND_ENTRIES: Final = tuple(f"{cell}.{entry}" for cell in _CELL_NAMES for entry in _CELL_ENTRIES)
_ROUTE_ENTRIES: Final = ("length", *(f"{at}.{LETTERS[kind]}" for at in range(1, LONGEST + 1) for kind in range(MARK)))
_NO_ISLAND: Final = (0.0,) * len(_ISLAND_ENTRIES)
_NO_ROUTE: Final = [0.0] * len(_ROUTE_ENTRIES)
_NO_CELL: Final = [0.0] * len(_CELLS)


@lru_cache(maxsize=256)
def _island(components: str, number: int) -> tuple[float, ...]:
    if number < 0:
        return _NO_ISLAND
    island = open_box(components).islands[number]
    if len(island.rows) > GRID or len(island.rows[0]) > GRID:
        raise ValueError(f"island {island.code} has {len(island.rows[0])} by {len(island.rows)} cells, {GRID} fit")
    return tuple(value for cell in _CELLS for value in _cell(island, cell))


def _cell(island: Island, cell: int) -> list[float]:
    letter, coins = island.cells[cell], island.coins[cell] / COINS_OF_CHEST
    kinds = [float(letter == kind) for kind in (WHITE, BLACK, LABYRINTH, JUNGLE, CAVE)]
    return [float(letter != SEA), *kinds, coins * (letter in CHESTS), coins * (letter in BURIED)]


def _here(view: JackalView) -> Sequence[float]:
    return _island(view.components, view.island)


def _horizon(view: JackalView) -> Sequence[float]:
    return _island(view.components, view.ahead[0] if view.ahead else -1)


def _row(view: JackalView) -> list[float]:
    row: list[float] = []
    for place in range(1, ROW - 1):
        row += _island(view.components, view.ahead[place] if place < len(view.ahead) else -1)
    return row


def _counts(cards: Iterable[int]) -> list[float]:
    return [count / CARDS for count in cards]


def _cards(view: JackalView) -> list[float]:
    own = view.own.hand if view.own else (0,) * KINDS
    return [*_counts(own), *_counts(view.market), *_counts(view.discard), view.deck / DECK]


def _phase(view: JackalView) -> list[float]:
    return one_hot(PHASES.index(view.phase), len(PHASES))


_ONE_BY_ONE: Final = ("announcing", "taking", "opening")


def _turn(view: JackalView) -> list[float]:
    """Encode the turn, without telling which of several seats have already chosen while others still choose."""
    return [
        float(view.seat is not None and view.pirates[view.seat].owes),
        view.takes_left / 2,
        view.number / ARCHIPELAGO_ISLANDS,
        float(view.extra),
        float("marks-from-landed" in view.options),
    ]


def _in_turn(view: JackalView) -> list[float]:
    return _at(view, view.turn if view.phase in _ONE_BY_ONE else -1)


def _viewer(view: JackalView) -> list[float]:
    return one_hot(-1 if view.seat is None else view.seat, SEATS)


def _at(view: JackalView, seat: int) -> list[float]:
    """Encode a seat relative to the viewer, or all zeros for no seat."""
    return one_hot((seat - (view.seat or 0)) % len(view.pirates) if seat >= 0 else -1, SEATS)


_SEAT_ENTRIES: Final = (
    *("present", "plays", "coins", "extra_coins", "hand", "passed", "landed", "route", "marks", "opened"),
    *(f"holds_{letter}" for letter in LETTERS),
)


def _seats(view: JackalView) -> list[float]:
    known = _known(view)
    row: list[float] = []
    for seat in clockwise(view.seat, len(view.pirates)):
        row += _pirate(view, seat)
        row += _counts(known[seat])
    return row + [0.0] * (SEATS - len(view.pirates)) * len(_SEAT_ENTRIES)


def _pirate(view: JackalView, seat: int) -> list[float]:
    pirate = view.pirates[seat]
    return [
        1.0,
        float(seat in view.playing),
        pirate.coins / COINS,
        pirate.extra_coins / COINS,
        pirate.hand / HAND,
        float(pirate.announced == "passed"),
        float(pirate.announced == "landed"),
        max(0, pirate.route) / LONGEST,
        pirate.marks / CARDS,
        float(seat in view.opened),
    ]


def _known(view: JackalView) -> list[list[int]]:
    """Return the minimum number of cards of each kind that every seat is known to hold.

    These are the cards that it took openly and has not played.
    """
    known = [[0] * KINDS for _ in view.pirates]
    for what, seat, card in view.log:
        if what == TOOK:
            known[seat][card] += 1
        elif what == PLAYED and known[seat][card]:
            known[seat][card] -= 1
    return known


def _row_of_cards(cards: Sequence[int]) -> list[float]:
    """Encode the length of a route, and its first cards one by one."""
    row = _NO_ROUTE[:]
    row[0] = len(cards) / LONGEST
    for at, card in enumerate(cards[:LONGEST]):
        row[1 + at * MARK + card] = 1.0
    return row


def _route(view: JackalView) -> list[float]:
    return _row_of_cards(view.own.route) if view.own else _NO_ROUTE


def _throws(view: JackalView) -> list[float]:
    targets = view.own.throws if view.own else ()
    row = [targets.count(seat) / CARDS for seat in clockwise(view.seat, len(view.pirates))]
    return row + [0.0] * (SEATS - len(row))


def _walking(view: JackalView) -> list[float]:
    """Encode the walk: its steps so far, the cards left, the pirate's cell, and the cave whose exit is chosen."""
    walk = view.walking
    if walk is None:
        return [0.0, *_NO_ROUTE, *_NO_CELL, *_NO_CELL]
    left = _row_of_cards(walk.route[walk.at :])
    return [walk.steps / STEPS, *left, *_cell_at(walk.cell), *_cell_at(walk.cave)]


def _cell_at(cell: int) -> list[float]:
    return one_hot(_PLACE[cell], len(_CELLS)) if cell >= 0 else _NO_CELL


_OPENED_ENTRIES: Final = ("steps", *(f"laid_{letter}" for letter in LETTERS[:MARK]), *_CELL_NAMES)
_NOT_OPENED: Final = [0.0] * len(_OPENED_ENTRIES)


def _opened(view: JackalView) -> list[float]:
    """Encode the routes opened on this island. Those of the previous island, still in view, are left out."""
    routes = {route.seat: route for route in view.reveal} if view.phase == "opening" else {}
    row: list[float] = []
    for seat in clockwise(view.seat, len(view.pirates)):
        row += _reveal(routes[seat]) if seat in routes else _NOT_OPENED
    return row + _NOT_OPENED * (SEATS - len(view.pirates))


def _reveal(route: Reveal) -> list[float]:
    laid = _counts(route.route.count(kind) for kind in range(MARK))
    return [(route.steps + route.marks) / STEPS, *laid, *_cell_at(route.chest)]


def _pack(view: JackalView) -> list[float]:
    if view.own is None:
        return [0.0] * (2 * KINDS)
    return [*_counts(view.own.pack), *one_hot(view.own.keeping, KINDS)]


def _packs(view: JackalView) -> list[float]:
    """Encode the pack in front of each other seat, as the viewer last passed it on."""
    row = [0.0] * ((SEATS - 1) * KINDS)
    for pack in passed_packs(view):
        place = (pack.seat - (view.seat or 0)) % len(view.pirates)
        if place:
            first = (place - 1) * KINDS
            row[first : first + KINDS] = _counts(pack.cards.count(letter) for letter in LETTERS)
    return row


def _gone(view: JackalView) -> list[float]:
    """Encode the cards that the other seats are known to have kept since the deal, from packs that came back."""
    gone = [0] * KINDS
    if view.own is not None:
        kept = [card for what, seat, card in view.log if what == KEPT and seat == view.seat]
        packs = view.own.packs
        for then, now in enumerate(range(len(view.pirates), len(packs))):
            gone[kept[then]] -= 1
            for kind in range(KINDS):
                gone[kind] += packs[then][kind] - packs[now][kind]
    return _counts(gone)


_ROUTE_MEANS: Final = f"its number of cards / {LONGEST}, and for each of the first {LONGEST} which kind it is"
_LETTERS_MEAN: Final = "H, V, X, K: arrows across, up and down, four ways, knight; F: black flag; P: map; M: mark"
_ARCHIPELAGO: Final = ("archipelago",)
_ROW_PLACES: Final = tuple(str(place) for place in range(2, ROW))

_BLOCKS: Final = [
    ObservationBlock(
        "island",
        _ISLAND_ENTRIES,
        "for each of the island's five by five cells, from the upper left: whether it is land, a flag, a labyrinth,"
        " jungle, a cave; coins / 4 of a chest or a buried chest",
        _here,
    ),
    ObservationBlock("horizon", _ISLAND_ENTRIES, "the next island, likewise", _horizon),
    ObservationBlock(
        "row",
        tuple(f"{place}.{entry}" for place in _ROW_PLACES for entry in _ISLAND_ENTRIES),
        "the islands after it, likewise",
        _row,
        _ARCHIPELAGO,
    ),
    ObservationBlock(
        "cards",
        (*(f"{pile}_{letter}" for pile in ("hand", "market", "discard") for letter in LETTERS), "deck"),
        f"cards of each kind / {CARDS} in the own hand, the market, the discard; cards in the deck / {DECK}"
        f" ({_LETTERS_MEAN})",
        _cards,
    ),
    ObservationBlock("phase", PHASES, "the phase", _phase),
    ObservationBlock(
        "turn",
        ("owes", "takes_left", "islands_played", "extra_island", "marks_from_landed"),
        "whether the viewer owes a decision, cards still to take / 2, islands played / 8, whether this is the island"
        " of a tie, whether the option marks-from-landed is on",
        _turn,
    ),
    ObservationBlock(
        "viewer",
        _BY_SEAT,
        "the viewer's own number, by which actions name seats; none for a spectator",
        _viewer,
    ),
    ObservationBlock("in_turn", _BY_SEAT, "whose turn it is, where one seat acts at a time", _in_turn),
    ObservationBlock("first", _BY_SEAT, "the first player of this island", lambda view: _at(view, view.first)),
    ObservationBlock(
        "seat",
        tuple(f"{place}.{entry}" for place in _BY_SEAT for entry in _SEAT_ENTRIES),
        f"for each seat: whether it is there, whether it plays on this island, coins / {COINS}, coins of the extra"
        f" island / {COINS}, cards in hand / {HAND}, whether it has passed or landed, cards laid / {LONGEST} once all"
        f" are, marks received / {CARDS}, whether its route is open, cards of each kind / {CARDS} that it is known to"
        " hold: taken openly and not played",
        _seats,
    ),
    ObservationBlock("route", _ROUTE_ENTRIES, f"the own route as it lies: {_ROUTE_MEANS}", _route),
    ObservationBlock("throws", _BY_SEAT, f"marks / {CARDS} that the viewer throws at each seat", _throws),
    ObservationBlock(
        "walking",
        (
            "steps",
            *(f"route_{entry}" for entry in _ROUTE_ENTRIES),
            *(f"stands_{cell}" for cell in _CELL_NAMES),
            *(f"cave_{cell}" for cell in _CELL_NAMES),
        ),
        f"the route being walked: steps so far / {STEPS}, what is still to be walked ({_ROUTE_MEANS}), where the pirate"
        " stands, the cave whose exit is chosen",
        _walking,
    ),
    ObservationBlock(
        "opened",
        tuple(f"{place}.{entry}" for place in _BY_SEAT for entry in _OPENED_ENTRIES),
        f"each seat's opened route: steps with marks / {STEPS}, cards of each kind / {CARDS}, the chest it reached",
        _opened,
    ),
    ObservationBlock(
        "pack",
        (*(f"holds_{letter}" for letter in LETTERS), *(f"keeps_{letter}" for letter in LETTERS)),
        f"the viewer's pack of the draft: cards of each kind / {CARDS}, the one that is kept",
        _pack,
        _ARCHIPELAGO,
    ),
    ObservationBlock(
        "packs",
        tuple(f"{place}.{letter}" for place in _BY_SEAT[1:] for letter in LETTERS),
        f"the pack that each other seat holds, as the viewer last saw it: cards of each kind / {CARDS}",
        _packs,
        _ARCHIPELAGO,
    ),
    ObservationBlock(
        "drafted",
        LETTERS,
        f"cards of each kind / {CARDS} that others are known to have kept, from packs that came back",
        _gone,
        _ARCHIPELAGO,
    ),
]

OBSERVATION: Final = BlockEncoder(version=0, kind=JackalView, modes=("basic", "archipelago"), blocks=_BLOCKS)
