"""Preload links for the files that a page needs, so that the browser does not discover them one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, json


class Chunk(Struct):
    """A built file with its imports and style sheets, as listed in Vite's manifest."""

    file: str
    name: str = ""
    imports: list[str] = []
    css: list[str] = []


class Built(NamedTuple):
    """The built application: its page and its manifest."""

    page: str
    chunks: Mapping[str, Chunk]

    def links(self, language: str, game: str = "", kind: str = "table") -> str:
        """Return preload links for files that the page's script imports later: its texts, and the files of a game."""
        parts = _parts(self.chunks, language, game, kind)
        wanted = [f"virtual:words/{language}", *(parts if game else ())]
        files = dict.fromkeys(file for name in wanted for file in _files(self.chunks, name))
        return "".join(_link(file) for file in files if file not in self.page)


@cache
def built(static: Path) -> Built:
    """Read the built application from a folder, once for each process. Raise `FileNotFoundError` if there is none."""
    manifest = static / "manifest.json"
    chunks = json.decode(manifest.read_bytes(), type=dict[str, Chunk]) if manifest.exists() else {}
    return Built((static / "index.html").read_text("utf-8"), chunks)


def _parts(chunks: Mapping[str, Chunk], language: str, game: str, kind: str) -> list[str]:
    """Return the names of the game's modules that a page needs.

    Before a game begins these are only its texts, because browsers warn of unused style sheets.
    """
    if kind == "waiting":
        return [f"virtual:words/{language}/{game}"]
    return _how(language, game) if kind == "how" else _table(chunks, language, game)


def _table(chunks: Mapping[str, Chunk], language: str, game: str) -> list[str]:
    own = next((key for key, chunk in chunks.items() if chunk.name == f"table-{game}"), "src/table/PlainTable.svelte")
    return [f"virtual:words/{language}/{game}", own]


def _how(language: str, game: str) -> list[str]:
    words = [f"virtual:words/{language}/{game}", f"virtual:words/{language}/{game}/how"]
    return ["src/pages/HowToPlay.svelte", f"src/games/{game}/how/book.ts", *words]


def _files(chunks: Mapping[str, Chunk], name: str) -> Iterator[str]:
    if name in chunks:
        yield chunks[name].file
        yield from chunks[name].css
        yield from _all_files(chunks, chunks[name].imports)


def _all_files(chunks: Mapping[str, Chunk], names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield from _files(chunks, name)


def _link(file: str) -> str:
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin href="/{file}">\n'
