"""Characters for the cells of an island, shared by the game and the island tool."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.islands import BURIED, CAVE, EMPTY, JUNGLE, LABYRINTH, SEA, Island

SIGNS: Final = {SEA: "≈", EMPTY: "·", LABYRINTH: "@", JUNGLE: "♣", CAVE: "O"}
SMALL: Final = {**SIGNS, **dict(zip(BURIED, "¹²³⁴", strict=True))}
"""Characters for islands that are drawn with a single character for each cell."""


def sign(letter: str) -> str:
    """Return the character for a letter of the component file."""
    return SIGNS.get(letter, letter)


def bracketed(letter: str) -> str:
    """Return a cell in square brackets, a buried chest in round ones, and the sea without any."""
    if letter in BURIED:
        return f"({BURIED.index(letter) + 1})"
    return f" {sign(letter)} " if letter == SEA else f"[{sign(letter)}]"


def small(island: Island) -> list[str]:
    """Return the rows of an island, with a single character for each cell."""
    return ["".join(SMALL.get(letter, letter) for letter in row) for row in island.rows]
