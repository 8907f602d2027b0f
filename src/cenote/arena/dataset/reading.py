"""Dataset reader, which turns rows back into records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from cenote.arena.simulate import seat_names
from cenote.core.game import Result
from cenote.core.record import STEP, Entry, Record

Row = dict[str, Any]


def records(folder: str | Path) -> Iterator[Record]:
    """Yield the games of a dataset as the records that `cenote sim --records` writes as texts.

    Raise `ValueError` if the two tables are not of the same games.
    """
    rows = _rows(Path(folder) / "moves.parquet", "number", "entry", "seat", "text")
    for game, (number, moves) in zip(
        _rows(Path(folder) / "games.parquet"), groupby(rows, itemgetter("number")), strict=True
    ):
        if game["number"] != number:
            raise ValueError(f"the two tables in {folder} are not of the same games: {game['number']} and {number}")
        yield _record(game, _entries(moves))


def _rows(path: Path, *columns: str) -> Iterator[Row]:
    """Yield the rows of a file, with one batch in memory at a time."""
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches(columns=columns or None):
            yield from batch.to_pylist()


def _entries(moves: Iterable[Row]) -> tuple[Entry, ...]:
    """Join the steps of each choice into one entry."""
    together = [list(steps) for _, steps in groupby(moves, itemgetter("entry"))]
    return tuple(Entry(steps[0]["seat"], STEP.join(step["text"] for step in steps)) for steps in together)


def _record(game: Row, entries: tuple[Entry, ...]) -> Record:
    return Record(
        game=game["game"],
        mode=game["mode"],
        names=tuple(seat_names(game["bots"])),
        options=tuple(game["options"]),
        components=game["components"],
        rules=game["rules"],
        commitment=game["commitment"],
        entries=entries,
        result=Result(tuple(game["scores"]), tuple(game["winners"])),
        seed=bytes.fromhex(game["seed"]),
    )
