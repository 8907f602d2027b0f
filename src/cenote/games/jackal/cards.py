"""The seven kinds of action cards (J1.1)."""

from __future__ import annotations

from typing import Final

ACROSS: Final = 0
UPDOWN: Final = 1
FOURWAY: Final = 2
KNIGHT: Final = 3
FLAG: Final = 4
MAP: Final = 5
MARK: Final = 6
KINDS: Final = 7

LETTERS: Final = ("H", "V", "X", "K", "F", "P", "M")
"""The letters of the kinds: ↔, ↕, four-way, knight, black flag, pirate map, black mark."""

CARDS: Final = ("arrow_h", "arrow_v", "arrow_4way", "knight", "black_flag", "pirate_map", "black_mark")
"""The names of the kinds in component files, in the order of the letters."""

MOVES: Final = (ACROSS, UPDOWN, FOURWAY, KNIGHT)
"""The movement cards."""


def cards(letters: str) -> tuple[int, ...]:
    """Return the kinds of a text of card letters, such as "PVVHH"."""
    return tuple(LETTERS.index(letter) for letter in letters)


def letters(kinds: tuple[int, ...]) -> str:
    """Return the given kinds as a text of card letters."""
    return "".join(LETTERS[kind] for kind in kinds)
