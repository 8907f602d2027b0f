"""Games that every later version must replay to the letter: one file for each game and mode, record after record."""

from __future__ import annotations

from pathlib import Path

from cenote.core.record import HEAD
from cenote.core.registry import game, game_names

FOLDER = Path(__file__).parent


def played() -> list[tuple[str, str]]:
    """Every game and mode."""
    return [(name, mode) for name in game_names() for mode in game(name).modes]


def path_of(name: str, mode: str) -> Path:
    """Where the golden games of a game and mode are."""
    return FOLDER / f"{name}-{mode}.txt"


def records(path: Path) -> list[str]:
    """The texts of all records in a file."""
    text = path.read_text("utf-8") if path.exists() else ""
    return [f"{HEAD}\n{rest}" for rest in text.split(f"{HEAD}\n")[1:]]
