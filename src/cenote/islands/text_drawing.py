"""Text drawing of islands, several side by side, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len, set_cell_size

from cenote.games.jackal.glyphs import bracketed, sign
from cenote.games.jackal.islands import BURIED, CHESTS, Island
from cenote.games.jackal.phrases import island_name
from cenote.words import Words

WIDTH: Final = 80
NARROWEST: Final = 19
LONGEST: Final = 29
"""The maximum width of a title, which is the width of the largest island."""
GAP: Final = 1


def draw_islands(islands: Iterable[Island], words: Words, width: int = WIDTH) -> str:
    """Draw all islands, as many side by side as fit."""
    rows = _rows([_drawn(island, words) for island in islands], width)
    return "\n\n".join(_beside(row) for row in rows)


def draw_island(island: Island) -> list[str]:
    """Draw one island as lines: columns a to i, rows 1 to 9, chests as [3], buried chests as (3)."""
    letters = "  " + "".join(f" {letter} " for letter in "abcdefghi"[: len(island.rows[0])])
    cells = [f"{number} " + "".join(map(_cell, row)) for number, row in enumerate(island.rows, 1)]
    return [letters.rstrip(), *(line.rstrip() for line in cells)]


def _cell(letter: str) -> str:
    return bracketed(letter) if letter in CHESTS + BURIED else f" {sign(letter)} "


def _drawn(island: Island, words: Words) -> list[str]:
    """Draw one island below its title, with all lines equally wide."""
    lines = draw_island(island)
    title = _shortened(f"{island.code} {island_name(words, island.code, island.name)}", LONGEST)
    width = max(NARROWEST, cell_len(title), *map(len, lines))
    return [set_cell_size(line, width) for line in (title, *lines)]


def _shortened(text: str, width: int) -> str:
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…"


def _rows(drawn: list[list[str]], width: int) -> list[list[list[str]]]:
    """Arrange the islands in rows no wider than `width`."""
    rows: list[list[list[str]]] = []
    left = 0
    for lines in drawn:
        needed = cell_len(lines[0]) + GAP
        if not rows or needed > left + GAP:
            rows.append([])
            left = width
        rows[-1].append(lines)
        left -= needed
    return rows


def _beside(row: list[list[str]]) -> str:
    blank = [" " * cell_len(lines[0]) for lines in row]
    joined = []
    for line in zip_longest(*row):
        parts = [part if part is not None else blank[at] for at, part in enumerate(line)]
        joined.append((" " * GAP).join(parts).rstrip())
    return "\n".join(joined)
