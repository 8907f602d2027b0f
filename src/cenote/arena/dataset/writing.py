"""Dataset writer for games as they are played."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from cenote.arena.dataset.schema import TALLY, schema_of
from cenote.arena.defer_sigint import defer_sigint
from cenote.arena.game_stats import stat_names
from cenote.arena.move_columns import MoveColumns
from cenote.arena.simulate import Setup, SimulatedGame, rotate_bots
from cenote.core.dealer import commitment, numbered_seed
from cenote.core.registry import game

ROWS = {"games": 1 << 12, "moves": 1 << 18}
"""The number of rows of each table that are buffered before they are written as one group."""


class Dataset:
    """Writer that takes games in the order of their numbers, and renames the files when they are complete.

    Complete files contain every game that was added, even after Ctrl-C. A disk error or a kill leaves earlier files
    unchanged, and a kill also leaves files that end in `.part`. The same games give the same bytes.
    """

    def __init__(self, folder: Path, setup: Setup) -> None:
        self._setup = setup
        schema = schema_of("games", setup)
        self._games = _Table(folder, "games", schema, partial(pa.Table.from_pylist, schema=schema))
        self._schema = schema_of("moves", setup)
        self._moves = _Table(folder, "moves", self._schema, pa.concat_tables)
        self._texts = pa.array(game(setup.game).actions.texts)

    def __enter__(self) -> Dataset:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        kept = self._games.added and not isinstance(error, OSError)
        with defer_sigint():
            for table in (self._moves, self._games):
                table.finish() if kept else table.discard()

    def add(self, played: SimulatedGame) -> None:
        """Add one game with its moves, either both or neither."""
        assert played.moves is not None
        with defer_sigint():
            self._moves.add(self._move_rows(played.number, played.moves), len(played.moves))
            self._games.add(_game_row(self._setup, played), 1)

    def _move_rows(self, number: int, moves: MoveColumns) -> Any:
        rows = len(moves)
        columns = {
            "number": pa.repeat(number, rows),
            "entry": _column(moves.entry),
            "step": _column(moves.step),
            "seat": _column(moves.seat),
            "code": _column(moves.code),
            "text": self._texts.take(_column(moves.code)),
            "legal": _column(moves.legal),
            "phase": pa.array(moves.phase) if moves.phase else pa.nulls(rows),
            "round": _column(moves.round) if moves.round else pa.nulls(rows),
            "scores": _scores(moves) if moves.scores else pa.nulls(rows),
        }
        return pa.table([columns[field.name].cast(field.type) for field in self._schema], schema=self._schema)


class _Table:
    """A Parquet file that grows by complete games."""

    def __init__(self, folder: Path, name: str, schema: Any, joined: Callable[[list[Any]], Any]) -> None:
        self.added = 0
        self._enough = ROWS[name]
        self._joined = joined
        self._waiting: list[Any] = []
        self._rows = 0
        self._path = folder / f"{name}.parquet"
        self._draft = folder / f"{name}.parquet.part"
        self._file = pq.ParquetWriter(self._draft, schema, compression="zstd")

    def add(self, piece: object, rows: int) -> None:
        self.added += 1
        self._rows += rows
        self._waiting.append(piece)
        if self._rows >= self._enough:
            self._write()

    def _write(self) -> None:
        self._file.write_table(self._joined(self._waiting), row_group_size=self._rows)
        self._waiting, self._rows = [], 0

    def finish(self) -> None:
        if self._waiting:
            self._write()
        self._file.close()
        self._draft.replace(self._path)

    def discard(self) -> None:
        self._file.close()
        self._draft.unlink(missing_ok=True)


def _column(numbers: array[int]) -> Any:
    """Wrap an array of integers as a column without copying."""
    return pa.Array.from_buffers(pa.int32(), len(numbers), [None, pa.py_buffer(numbers)])


def _scores(moves: MoveColumns) -> Any:
    """Return the column of scores, whose rows have one score for each seat."""
    return pa.FixedSizeListArray.from_arrays(_column(moves.scores), len(moves.scores) // len(moves))


def _game_row(setup: Setup, played: SimulatedGame) -> dict[str, object]:
    from cenote import __version__

    assert played.moves is not None
    seed = numbered_seed(played.number)
    return {
        "number": played.number,
        "game": setup.game,
        "mode": setup.mode,
        "options": setup.options,
        "components": setup.components,
        "rules": game(setup.game).rules_version,
        "cenote": __version__,
        "bots": rotate_bots(setup, played.number).bots,
        "seats": len(setup.bots),
        "seed": seed.hex(),
        "commitment": commitment(seed),
        "scores": played.result.scores,
        "winners": played.result.winners,
        "entries": played.moves.entry[-1] + 1,
        "moves": len(played.moves),
        "decisions": played.moves.decisions,
        **{TALLY + name: played.counts[name] for name in stat_names(setup.game)},
    }
