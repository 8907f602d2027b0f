"""Bridge from the plain Python rules of Jackal to the native ones: constants for C++, states as packed positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from cenote.games.jackal import actions, box, cards, observation
from cenote.games.jackal import islands as cells
from cenote.games.jackal import position as positions
from cenote.games.jackal.actions import ACTIONS, EXIT_0, GO_0
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.held_packs import held_packs
from cenote.games.jackal.islands import CHESTS, LARGEST, WAYS, WAYS_OF
from cenote.games.jackal.observation import OBSERVATION
from cenote.games.jackal.position import (
    BASIC_ISLANDS,
    DRAFTING,
    KEPT,
    NOTHING,
    OPENING,
    OVER,
    PACKED,
    PLAYED,
    ROW,
    TOOK,
    Reveal,
)
from cenote.games.jackal.state import JackalState
from cenote.native.layout import Value
from cenote.native.tables import Table

MODES: Final = ("basic", "archipelago")
OPTIONS: Final = ("marks-from-landed",)
SETTINGS: Final = ("seats", "archipelago", "marks_from_landed")

SEATS: Final = 4
LONGEST_ROUTE: Final = 40
LONGEST_WALK: Final = 1 + 2 * LONGEST_ROUTE
LONGEST_LOG: Final = 640
MOST_AHEAD: Final = 4
_REVEAL: Final = 6 + LONGEST_ROUTE + LONGEST_WALK

_POSITION: Final = (
    *("DEALING", "SHOWING", "DRAFTING", "ANNOUNCING", "TAKING", "LAYING", "THROWING", "OPENING", "OVER"),
    *("NOTHING", "MARKET", "SILENT", "PASSED", "LANDED", "GAINED", "TOOK", "FILLED", "PLAYED", "SWEPT", "SHUFFLED"),
    *("PACKED", "KEPT", "FIRST_HAND", "DRAFT_HAND", "MARKET_SIZE", "BASIC_ISLANDS", "ROW", "ARCHIPELAGO_ISLANDS"),
)
_ACTIONS: Final = (
    *("PASS", "LAND", "TAKE_0", "TAKE_DECK", "LAY_0", "READY", "THROW_0", "DONE", "GO_0", "EXIT_0", "KEEP_0", "DEAL_0"),
    "SHOW_0",
)
_LETTERS: Final = ("SEA", "WHITE", "BLACK", "LABYRINTH", "JUNGLE", "CAVE")
_DIVISORS: Final = ("GRID", "COINS", "CARDS", "HAND", "DECK", "COINS_OF_CHEST", "STEPS")


def tables() -> dict[str, Table]:
    """Return the constants and tables of the rules for C++."""
    assert all(tuple(range(ways[0], ways[-1] + 1)) == ways for ways in WAYS_OF), "the ways of a card follow each other"
    named: dict[str, Table] = {name: getattr(positions, name) for name in _POSITION}
    named |= {name: getattr(actions, name) for name in _ACTIONS}
    named |= {name: getattr(observation, name) for name in _DIVISORS}
    named |= {name: ord(getattr(cells, name)) for name in _LETTERS}
    return named | {
        "LONGEST_ROUTE": LONGEST_ROUTE,
        "LONGEST_LOG": LONGEST_LOG,
        "MOST_AHEAD": MOST_AHEAD,
        "KINDS": KINDS,
        "KNIGHT": cards.KNIGHT,
        "FLAG": cards.FLAG,
        "MAP": cards.MAP,
        "MARK": cards.MARK,
        "LARGEST": LARGEST,
        "FIRST_CHEST": ord(CHESTS[0]),
        "FIRST_BURIED": ord(cells.BURIED[0]),
        "MOST_ISLANDS": box.MOST_ISLANDS,
        "CODES": len(ACTIONS),
        "PHASES": len(positions.PHASES),
        "LONGEST_TOLD": observation.LONGEST,
        "OBSERVATION_BASIC": len(OBSERVATION.names(4, "basic")),
        "OBSERVATION_ARCHIPELAGO": len(OBSERVATION.names(4, "archipelago")),
        "WAY_ACROSS": [across for across, _ in WAYS],
        "WAY_DOWN": [down for _, down in WAYS],
        "WAY_FIRST": [ways[0] for ways in WAYS_OF],
        "WAY_END": [ways[-1] + 1 for ways in WAYS_OF],
    }


def islands(components: str) -> tuple[list[str], list[int]]:
    """Return the islands, each as the letters of its cells, and the deck of a component file."""
    opened = open_box(components)
    return [island.cells for island in opened.islands], opened.deck


def fields(position: JackalState) -> dict[str, Value]:
    """Return what the fields of a packed position hold, or raise ValueError if the engine has no room for it."""
    _check_room(position)
    alike = {
        name: getattr(position, name)
        for name in (
            *("seats", "phase", "then", "seat", "first", "playing", "number", "island", "to_show", "ahead", "deck"),
            *("discard", "market", "hands", "packs", "kept", "keeping", "due", "announced", "takes_left", "ready"),
            *("done", "marks", "opened", "at", "steps", "cell", "cave", "walk", "coins", "extra_coins"),
            *("market_then", "discard_then"),
        )
    }
    ways, exits = _choices(position)
    return alike | {
        "archipelago": int(position.archipelago),
        "marks_from_landed": int(position.marks_from_landed),
        "extra": int(position.extra),
        "used": _words(position.used),
        "ahead_size": len(position.ahead),
        "due_size": len(position.due),
        "walk_size": len(position.walk),
        "route_size": [len(route) for route in position.routes],
        "routes": _rows(position.routes, LONGEST_ROUTE),
        "throw_size": [len(throws) for throws in position.throws],
        "throws": _rows(position.throws, LONGEST_ROUTE),
        "ways": ways,
        "exits": _words(exits),
        "reveal_size": len(position.reveal),
        "reveal": list(chain.from_iterable(map(_written, position.reveal))),
        "log_size": len(position.log),
        "log": [(what * SEATS + seat) * KINDS + card for what, seat, card in position.log],
        **_remembered(position),
    }


def _check_room(position: JackalState) -> None:
    """A seat lays no more cards than it has and can still take; the log grows by what is played and dealt."""
    if len(position.ahead) + position.to_show > MOST_AHEAD:
        raise ValueError(f"{len(position.ahead)} islands lie ahead, for which the native engine has no room")
    islands_left = _islands_left(position)
    in_hands = 0
    for seat in range(position.seats):
        piles = (position.hands, position.packs)
        held = sum(sum(pile[seat * KINDS : (seat + 1) * KINDS]) for pile in piles)
        held += len(position.routes[seat]) + len(position.throws[seat]) + position.due.count(seat)
        in_hands += held
        if max(held, 5) + 2 * islands_left > LONGEST_ROUTE:
            raise ValueError(f"seat {seat} has {held} cards, for which the native engine has no room")
    if len(position.log) + 2 * in_hands + 16 * position.seats * islands_left + 16 > LONGEST_LOG:
        raise ValueError(f"the log has {len(position.log)} events, for which the native engine has no room")


def _islands_left(position: JackalState) -> int:
    """How many islands are played until hands are thrown away, the present one included."""
    if position.extra or position.phase == OVER:
        return int(position.phase != OVER)
    return ROW - position.number % ROW if position.archipelago else BASIC_ISLANDS - position.number


def _choices(position: JackalState) -> tuple[int, int]:
    """The ways of the next card, or the exits of a cave, as bits; places in a set are 11 to a row of cells."""
    codes = position.legal(position.seat) if position.phase == OPENING else []
    ways = sum(1 << code - GO_0 for code in codes if code < EXIT_0)
    exits = [code - EXIT_0 for code in codes if code >= EXIT_0]
    return ways, sum(1 << cell + 2 * (cell // LARGEST) for cell in exits)


def _words(bits: int) -> list[int]:
    return [bits & (1 << 64) - 1, bits >> 64]


def _rows(lists: Iterable[Sequence[int]], width: int) -> list[int]:
    rows = [[*numbers, *[0] * (width - len(numbers))] for numbers in lists]
    if any(len(row) > width for row in rows):
        raise ValueError(f"the native engine has no room for more than {width} cards of a route")
    return list(chain.from_iterable(rows))


def _written(route: Reveal) -> list[int]:
    first = [route.seat, len(route.route), len(route.walk), route.chest & 255, route.steps, route.marks]
    return first + _rows([route.route], LONGEST_ROUTE) + _rows([route.walk], LONGEST_WALK)


def _remembered(position: JackalState) -> dict[str, Value]:
    """What follows from the log: cards taken openly and not played, and what was seen of packs."""
    known = [0] * (position.seats * KINDS)
    for what, seat, card in position.log:
        if what == TOOK:
            known[seat * KINDS + card] += 1
        elif what == PLAYED and known[seat * KINDS + card]:
            known[seat * KINDS + card] -= 1
    seen = [held_packs(position, seat) for seat in range(position.seats)]
    _check_packs(position, seen)
    gone: list[int] = []
    handed: list[int] = []
    for seat, packs in enumerate(seen):
        kept = [card for what, owner, card in position.log if what == KEPT and owner == seat]
        left = [[count - (kind == card) for kind, count in enumerate(pack)] for pack, card in zip(packs, kept)]  # noqa: B905
        back = [*zip(left, packs[position.seats :])]  # noqa: B905
        gone += [sum(then[kind] - now[kind] for then, now in back) for kind in range(KINDS)]
        if position.phase == DRAFTING:
            latest = left[::-1][: position.seats]
            handed += [*chain.from_iterable(latest), *[0] * (KINDS * (SEATS - len(latest)))]
    step = len(seen[0]) - 1 if position.phase == DRAFTING else 0
    return {"known": known, "gone": gone, "handed": handed, "draft_step": step}


def _check_packs(position: JackalState, seen: Sequence[Sequence[tuple[int, ...]]]) -> None:
    """A described log may lack packs that were dealt: nobody can remember them, and the encoder has no row either."""
    events = [what for what, _, _ in position.log]
    logged = events.count(PACKED) - events.count(KEPT)
    packs = [tuple(position.packs[seat * KINDS : (seat + 1) * KINDS]) for seat in range(position.seats)]
    drafting = position.phase == DRAFTING
    if logged != sum(map(sum, packs)) or (drafting and [held[-1:] for held in seen] != [(pack,) for pack in packs]):
        raise ValueError("the log lacks the packs of the draft, which the native engine remembers from it")


def position(values: Mapping[str, list[int]], components: str) -> JackalState:
    """Return the position that a packed position with these fields stands for."""
    one = {name: numbers[0] for name, numbers in values.items() if len(numbers) == 1}
    seats = one["seats"]
    archipelago, from_landed = bool(one["archipelago"]), bool(one["marks_from_landed"])
    table = JackalState(seats, open_box(components), archipelago, from_landed)
    for name in (
        *("phase", "then", "seat", "first", "playing", "number", "island", "to_show", "kept", "takes_left", "ready"),
        *("done", "opened", "at", "steps", "cell", "cave"),
    ):
        setattr(table, name, one[name])
    for name in ("deck", "discard", "market", "market_then", "discard_then"):
        setattr(table, name, values[name])
    for name in ("keeping", "announced", "marks", "coins", "extra_coins"):
        setattr(table, name, values[name][:seats])
    for name in ("hands", "packs"):
        setattr(table, name, values[name][: seats * KINDS])
    for name in ("ahead", "due", "walk"):
        setattr(table, name, values[name][: one[f"{name}_size"]])
    table.extra = bool(one["extra"])
    table.used = values["used"][0] | values["used"][1] << 64
    table.routes = _lists(values, "route", "routes", seats)
    table.throws = _lists(values, "throw", "throws", seats)
    revealed = values["reveal"]
    table.reveal = [_read(revealed[first * _REVEAL : (first + 1) * _REVEAL]) for first in range(one["reveal_size"])]
    codes = values["log"][: one["log_size"]]
    table.log = [(code // KINDS // SEATS, code // KINDS % SEATS, code % KINDS) for code in codes]
    return table


def _lists(values: Mapping[str, list[int]], one: str, many: str, seats: int) -> list[list[int]]:
    sizes, numbers = values[f"{one}_size"], values[many]
    return [numbers[seat * LONGEST_ROUTE : seat * LONGEST_ROUTE + sizes[seat]] for seat in range(seats)]


def _read(numbers: list[int]) -> Reveal:
    seat, cards_laid, cells_walked, chest, steps, marks, *rest = numbers
    walk = tuple(rest[LONGEST_ROUTE : LONGEST_ROUTE + cells_walked])
    return Reveal(seat, tuple(rest[:cards_laid]), walk, NOTHING if chest == 255 else chest, steps, marks)
