"""Jackal's table in text: the island, what lies ahead, the market, and the viewer's own cards."""

from __future__ import annotations

from itertools import zip_longest

from cenote.core.game import View
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import LETTERS, letters
from cenote.games.jackal.islands import LARGEST, Island
from cenote.games.jackal.view import JackalView, OwnView
from cenote.terminal.pictures import SHAPES
from cenote.words import Words

SIGNS = {"~": "≈", ".": "·", "W": "W", "B": "B", "L": "@", "J": "♣", "C": "O"}


def draw(view: View, words: Words) -> str:
    """The island being played beside those ahead, then cards and players."""
    assert isinstance(view, JackalView)
    islands = open_box(view.components).islands
    parts = [words("jackal-status", phase=view.phase, turn=view.turn)]
    if view.island >= 0:
        here = islands[view.island]
        parts.append(words("jackal-title", number=view.number + 1, name=here.name))
        ahead = [islands[number] for number in view.ahead]
        parts.append(_side_by_side([_grid(here, view), *(_small(island) for island in ahead)]))
        if ahead:
            parts.append(words("jackal-ahead", names=", ".join(island.name for island in ahead)))
    market, discard = _cards(view.market), sum(view.discard)
    parts.append(words("jackal-cards", market=market, deck=view.deck, discard=discard))
    if view.own is not None:
        parts += _own(view.own, words)
    parts += [_player(view, seat, words) for seat in range(len(view.pirates))]
    return "\n".join(parts)


def _cards(counts: tuple[int, ...]) -> str:
    return " ".join(LETTERS[kind] for kind, count in enumerate(counts) for _ in range(count)) or "–"


def _grid(island: Island, view: JackalView) -> list[str]:
    """Cells in brackets with their coordinates; where a pirate walks its shape stands in the cell."""
    standing = view.walking.cell if view.walking else -1
    lines = ["    " + "   ".join("abcdefghi"[: len(island.rows[0])])]
    for down, row in enumerate(island.rows):
        cells = [_cell(letter, down * LARGEST + across == standing, view.turn) for across, letter in enumerate(row)]
        lines.append(f"{down + 1}  " + " ".join(cells))
    return lines


def _cell(letter: str, standing: bool, seat: int) -> str:
    if letter == "~" and not standing:
        return " ≈ "
    return f"[{SHAPES[seat] if standing else SIGNS.get(letter, letter)}]"


def _small(island: Island) -> list[str]:
    return ["", *("".join(SIGNS.get(letter, letter) for letter in row) for row in island.rows)]


def _side_by_side(blocks: list[list[str]]) -> str:
    widths = [max(map(len, block)) + 4 for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    padded = ("".join(part.ljust(width) for part, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(row.rstrip() for row in padded)


def _own(own: OwnView, words: Words) -> list[str]:
    lines = [words("jackal-hand", cards=_cards(own.hand))]
    if any(own.pack):
        lines.append(words("jackal-pack", cards=_cards(own.pack)))
    if own.route:
        lines.append(words("jackal-route", cards=" ".join(letters(own.route))))
    return lines


def _player(view: JackalView, seat: int, words: Words) -> str:
    pirate = view.pirates[seat]
    sentence = words(
        "jackal-player",
        seat=seat,
        coins=pirate.coins,
        hand=pirate.hand,
        announced=pirate.announced,
        first=seat == view.first,
    )
    return f"{SHAPES[seat]} {sentence}"
