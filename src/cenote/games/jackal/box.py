"""Component file reader: the deck and the islands, validated (J1.1)."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from cenote.core.game import Detail, Unfit
from cenote.games.jackal.cards import CARDS
from cenote.games.jackal.islands import BLACK, CHESTS, KNOWN, LARGEST, WHITE, Island

FEWEST_ISLANDS: Final = 9
MOST_ISLANDS: Final = 99
MOST_CARDS: Final = 99
LONGEST_NAME: Final = 64


def unfit(why: str, **facts: Detail) -> Unfit:
    """Return the error for invalid components, whose reason is also the key of its message."""
    return Unfit("jackal", why, **facts)


class Box:
    """The deck and the islands of one game. `text` is the component file in one line, or empty for the game's own."""

    def __init__(self, text: str, deck: list[int], islands: list[Island]) -> None:
        self.text = text
        self.deck = deck
        self.islands = islands


@cache
def own_box() -> Box:
    """Return the components that come with the game, read from its data file."""
    text = (files("cenote.games.jackal") / "data" / "jackal.json").read_text("utf-8")
    return Box("", *read_components(text))


@lru_cache(maxsize=64)
def open_box(text: str) -> Box:
    """Return the box that a component file describes. An empty text stands for the game's own components.

    Raise `Unfit` if the file is invalid. Results are cached by text.
    """
    if not text:
        return own_box()
    deck, islands = read_components(text)
    return Box(_told(deck, islands), deck, islands)


def _told(deck: list[int], islands: list[Island]) -> str:
    """Return the parts of a component file that affect play, so that files which play alike have the same text."""
    data = {
        "deck": dict(zip(CARDS, deck, strict=True)),
        "islands": [{"id": island.code, "name": island.name, "rows": list(island.rows)} for island in islands],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_components(text: str) -> tuple[list[int], list[Island]]:
    """Return the deck and the islands of a component file. Raise `Unfit` with reason and location if it is invalid."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise unfit("json", reason=str(error)) from None
    if (
        not isinstance(data, dict)
        or not isinstance(data.get("deck"), dict)
        or not isinstance(data.get("islands"), list)
    ):
        raise unfit("shape")
    islands = [_island(entry, number) for number, entry in enumerate(data["islands"], 1)]
    if not FEWEST_ISLANDS <= len(islands) <= MOST_ISLANDS:
        raise unfit("islands", least=FEWEST_ISLANDS, most=MOST_ISLANDS, count=len(islands))
    codes = [island.code for island in islands]
    if doubled := {code for code in codes if codes.count(code) > 1}:
        raise unfit("twice", island=min(doubled))
    return _deck(data["deck"]), islands


def _deck(counts: dict[str, object]) -> list[int]:
    for name, count in counts.items():
        if name not in CARDS:
            raise unfit("card", card=name, cards=", ".join(CARDS))
        if type(count) is not int or not 0 <= count <= MOST_CARDS:
            raise unfit("count", card=name, most=MOST_CARDS, count=repr(count))
    return [count for count in (counts.get(name, 0) for name in CARDS) if isinstance(count, int)]


def _island(entry: object, number: int) -> Island:
    if not isinstance(entry, dict):
        raise unfit("object", number=number)
    code = entry.get("id", f"I{number:02d}")
    name = entry.get("name_ru") or entry.get("name") or code
    rows = entry.get("rows")
    if not isinstance(code, str) or not isinstance(name, str) or not isinstance(rows, list):
        raise unfit("fields", number=number)
    for text in (code, name):
        if not (0 < len(text) <= LONGEST_NAME and text.isprintable()):
            raise unfit("name", number=number, name=text, most=LONGEST_NAME)
    if not 1 <= len(rows) <= LARGEST or not all(isinstance(row, str) for row in rows):
        raise unfit("rows", island=code, most=LARGEST)
    return checked_island(code, name, tuple(rows))


def checked_island(code: str, name: str, rows: tuple[str, ...]) -> Island:
    """Return an island that can be played. Raise `Unfit` with island, row and column if the rows are invalid."""
    width = len(rows[0])
    if not 1 <= width <= LARGEST:
        raise unfit("width", island=code, most=LARGEST, cells=width)
    for down, row in enumerate(rows, 1):
        if len(row) != width:
            raise unfit("unequal", island=code, row=down, cells=len(row), width=width)
        for across, cell in enumerate(row, 1):
            if cell not in KNOWN:
                raise unfit("letter", island=code, row=down, column=across, letter=cell)
    _check_flags(code, rows)
    island = Island(code, name, rows)
    if not any(island.coins):
        raise unfit("chest", island=code)
    _check_reach(island)
    return island


def _check_flags(code: str, rows: tuple[str, ...]) -> None:
    for flag, colour in ((WHITE, "white"), (BLACK, "black")):
        cells = [(down, across) for down, row in enumerate(rows, 1) for across in range(1, len(row) + 1)]
        places = [(down, across) for down, across in cells if rows[down - 1][across - 1] == flag]
        if not places:
            raise unfit("no-flag", island=code, colour=colour, flag=flag)
        if len(places) > 1:
            down, across = places[1]
            raise unfit("two-flags", island=code, row=down, column=across, colour=colour)


def _check_reach(island: Island) -> None:
    """Check that single straight steps from the white flag reach every ordinary chest, without knight and map."""
    reached = _reached(island)
    for cell, letter in enumerate(island.cells):
        if letter in CHESTS and cell not in reached:
            down, across = divmod(cell, LARGEST)
            raise unfit("unreachable", island=island.code, row=down + 1, column=across + 1)


def _reached(island: Island) -> set[int]:
    reached, edge = {island.white}, [island.white]
    while edge:
        cell = edge.pop()
        for way in range(4):
            for found in _entered(island, island.beyond[cell * 12 + way]):
                if found not in reached:
                    reached.add(found)
                    if not island.coins[found]:
                        edge.append(found)
    return reached


def _entered(island: Island, cell: int) -> list[int]:
    """Return the cells where a step onto `cell` can end: itself, or for a cave the other caves (J6.10), or none."""
    if cell < 0 or island.closed[cell]:
        return []
    if cell in island.caves and len(island.caves) > 1:
        return [cave for cave in island.caves if cave != cell]
    return [cell]


def check_deck_size(box: Box, seats: int) -> None:
    """Raise `Unfit` unless the deck has at least nine cards for each seat, and four more (J1.1)."""
    if sum(box.deck) < 9 * seats + 4:
        raise unfit("deck-size", seats=seats, least=9 * seats + 4, cards=sum(box.deck))
