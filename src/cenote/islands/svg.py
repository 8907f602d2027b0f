"""SVG pictures of islands, one self-contained file each."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from rich.cells import cell_len, set_cell_size

from cenote.games.jackal.islands import BURIED, CHESTS, EMPTY, LARGEST, SEA, Island, cell_name
from cenote.games.jackal.phrases import island_name
from cenote.islands.svg_art import LYING, STYLE, buried_chest, chest
from cenote.words import Words

CELL: Final = 88
PITCH: Final = 92
MARGIN: Final = 26
HEAD: Final = 62
SHORE: Final = 9
LETTER: Final = 17
"""The approximate maximum width of a letter of the name."""
MOST_CODE: Final = 6
WAVE: Final = "q6 -7 12 0t12 0"


def island_svg(island: Island, words: Words) -> str:
    """Return the complete SVG file of an island."""
    name = island_name(words, island.code, island.name)
    width = max(3, len(island.rows[0])) * PITCH - PITCH + CELL + 2 * MARGIN
    height = len(island.rows) * PITCH - PITCH + CELL + HEAD + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="island" role="img" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">\n'
        f"<title>{_safe(words('jackal-islands-title', name=name, id=island.code))}</title>\n"
        f"<style>{STYLE}</style>\n"
        f'<rect class="sea" width="{width}" height="{height}" rx="26"/>\n'
        f"{_head(island.code, name, width)}\n{_shores(island)}\n{_waves(island)}\n{_cells(island, words)}\n</svg>\n"
    )


def _safe(text: str) -> str:
    return escape(text, {'"': "&quot;"})


def _head(code: str, name: str, width: int) -> str:
    """Draw the name and the id above the island, shortened where they would not fit."""
    code = _cut(code, MOST_CODE)
    name = _cut(name, (width - 2 * MARGIN) // LETTER - cell_len(code))
    right = width - MARGIN
    return (
        f'<text class="head" x="{MARGIN}" y="43" font-size="27" font-weight="bold">{_safe(name)}</text>\n'
        f'<text class="code" x="{right}" y="42" font-size="19" text-anchor="end">{_safe(code)}</text>'
    )


def _cut(text: str, room: int) -> str:
    return text if cell_len(text) <= room else set_cell_size(text, room - 1).rstrip() + "…"


def _places(island: Island) -> list[tuple[int, str, int, int]]:
    """Return the number, letter, left and top of every cell of the card."""
    return [
        (down * LARGEST + across, letter, MARGIN + across * PITCH, HEAD + down * PITCH)
        for down, row in enumerate(island.rows)
        for across, letter in enumerate(row)
    ]


def _shores(island: Island) -> str:
    """Draw shallow water around the land, as wider rectangles below it that overlap."""
    size = CELL + 2 * SHORE
    return "\n".join(
        f'<rect class="shore" x="{left - SHORE}" y="{top - SHORE}" width="{size}" height="{size}" rx="12"/>'
        for _, letter, left, top in _places(island)
        if letter != SEA
    )


def _waves(island: Island) -> str:
    """Draw two waves on every sea cell, slightly out of line."""
    drawn = []
    for cell, letter, left, top in _places(island):
        if letter == SEA:
            shift = cell * 37 % 23
            first = f"M{left + 12 + shift} {top + 32 + shift % 7}{WAVE}"
            second = f"M{left + 20 + shift * 5 % 19} {top + 54 + shift % 11}{WAVE}"
            drawn.append(
                f'<path class="wave" d="{first}{second}" fill="none" stroke-width="3" stroke-linecap="round"/>'
            )
    return "\n".join(drawn)


def _cells(island: Island, words: Words) -> str:
    return "\n".join(
        f'<g class="cell" transform="translate({left} {top})"><title>{_safe(_told(cell, letter, words))}</title>'
        f"{_parchment(cell)}{_lying(letter)}</g>"
        for cell, letter, left, top in _places(island)
        if letter != SEA
    )


def _parchment(cell: int) -> str:
    """Draw one square of land, with a few grains so that no two squares look alike."""
    grains = "".join(
        f'<circle class="grain" cx="{10 + cell * step % 67}" cy="{12 + cell * step * 7 % 64}" r="{1 + step % 3 / 2}"/>'
        for step in (17, 29, 43, 59)
    )
    return (
        f'<rect class="land" width="{CELL}" height="{CELL}" rx="9" stroke-width="1.5"/>{grains}'
        '<path class="glow" d="M3 80V11Q3 3 11 3H80" fill="none" stroke-width="2" stroke-linecap="round"/>'
    )


def _lying(letter: str) -> str:
    if letter in CHESTS:
        return chest(CHESTS.index(letter) + 1)
    if letter in BURIED:
        return buried_chest(BURIED.index(letter) + 1)
    return "" if letter == EMPTY else LYING[letter]


def _told(cell: int, letter: str, words: Words) -> str:
    """Describe the contents of a cell in words."""
    if letter in CHESTS or letter in BURIED:
        key, coins = ("chest", CHESTS.index(letter)) if letter in CHESTS else ("buried", BURIED.index(letter))
        return words(f"jackal-islands-cell-{key}", cell=cell_name(cell), coins=coins + 1)
    names = {EMPTY: "empty", "W": "white", "B": "black", "L": "labyrinth", "J": "jungle", "C": "cave"}
    return words(f"jackal-islands-cell-{names[letter]}", cell=cell_name(cell))
