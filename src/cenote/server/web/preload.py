"""Preload links for the files that a page needs, so that the browser need not discover them one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct, json


class Chunk(Struct):
    """A built file with its imports and style sheets, as listed in Vite's manifest."""

    file: str
    name: str = ""
    imports: list[str] = []
    css: list[str] = []


def links(static: Path, page: str, speaks: str, game: str = "", kind: str = "table") -> str:
    """Preload links for files that the page's script imports later: its texts, and what a game needs."""
    built = _manifest(static)
    parts = _parts(built, speaks, game, kind)
    wanted = [f"virtual:words/{speaks}", *(parts if game else ())]
    files = dict.fromkeys(file for name in wanted for file in _files(built, name))
    return "".join(_link(file) for file in files if file not in page)


def _parts(built: Mapping[str, Chunk], speaks: str, game: str, kind: str) -> list[str]:
    """The game's modules that a page needs; only texts before a game begins, as browsers warn of unused styles."""
    if kind == "waiting":
        return [f"virtual:words/{speaks}/{game}"]
    return _how(speaks, game) if kind == "how" else _table(built, speaks, game)


def _manifest(static: Path) -> dict[str, Chunk]:
    path = static / "manifest.json"
    return json.decode(path.read_bytes(), type=dict[str, Chunk]) if path.exists() else {}


def _table(built: Mapping[str, Chunk], speaks: str, game: str) -> list[str]:
    own = next((key for key, chunk in built.items() if chunk.name == f"table-{game}"), "src/table/PlainTable.svelte")
    return [f"virtual:words/{speaks}/{game}", own]


def _how(speaks: str, game: str) -> list[str]:
    words = [f"virtual:words/{speaks}/{game}", f"virtual:words/{speaks}/{game}/how"]
    return ["src/pages/HowToPlay.svelte", f"src/games/{game}/how/book.ts", *words]


def _files(built: Mapping[str, Chunk], name: str) -> Iterator[str]:
    if name in built:
        yield built[name].file
        yield from built[name].css
        yield from _all_files(built, built[name].imports)


def _all_files(built: Mapping[str, Chunk], names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield from _files(built, name)


def _link(file: str) -> str:
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin href="/{file}">\n'
