"""Code digests, which identify how bots play, because the version stays the same between releases."""

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
def code_digest(name: str) -> str:
    """Return the digest of the source and data of the core, the bots and a game."""
    rooms = [files("cenote") / "core", files("cenote") / "bots", files(bundle(name).rules.rpartition(".")[0])]
    return digest(file for room in rooms for file in _sources(room))


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name not in ("__pycache__", "locales"):
            yield from _sources(entry)
        elif entry.is_file() and not entry.name.endswith(NO_MATTER):
            yield entry


def digest(sources: Iterable[Traversable | Path]) -> str:
    """Return the digest of the names and contents of files."""
    found = sha256()
    for source in sources:
        found.update(source.name.encode() + b"\0" + source.read_bytes())
    return found.hexdigest()[:16]
