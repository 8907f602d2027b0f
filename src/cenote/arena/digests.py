"""Digests of all that decides how bots play: a version says too little between two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from cenote.core.registry import bundle

NO_MATTER = (".so", ".pyd", ".pyc", "puzzles.json")


@cache
def code_of(name: str) -> str:
    """Of the source and data behind a game and the bots that play it."""
    rooms = [files("cenote") / "core", files("cenote") / "bots", files(bundle(name).rules.rpartition(".")[0])]
    return digest(file for room in rooms for file in _sources(room))


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name not in ("__pycache__", "locales"):
            yield from _sources(entry)
        elif entry.is_file() and not entry.name.endswith(NO_MATTER):
            yield entry


def digest(sources: Iterable[Traversable | Path]) -> str:
    """Of the names and contents of some files."""
    found = sha256()
    for source in sources:
        found.update(source.name.encode() + b"\0" + source.read_bytes())
    return found.hexdigest()[:16]
