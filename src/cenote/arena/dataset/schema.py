"""Dataset columns, which docs/datasets.md explains."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from cenote.arena.game_stats import stat_names
from cenote.arena.simulate import Setup
from cenote.core.registry import game

FORMAT = 1
"""The version of the format, incremented when a column changes its meaning or is removed, but not for a new column."""

TALLY = "tally_"
"""The prefix of the columns with a game's own statistics."""

GAMES: dict[str, Any] = {
    "number": pa.int64(),
    "game": pa.string(),
    "mode": pa.string(),
    "options": pa.list_(pa.string()),
    "components": pa.string(),
    "rules": pa.int16(),
    "cenote": pa.string(),
    "bots": pa.list_(pa.string()),
    "seats": pa.int8(),
    "seed": pa.string(),
    "commitment": pa.string(),
    "scores": pa.list_(pa.int16()),
    "winners": pa.list_(pa.int8()),
    "entries": pa.int32(),
    "moves": pa.int32(),
    "decisions": pa.int32(),
}
MOVES: dict[str, Any] = {
    "number": pa.int64(),
    "entry": pa.int32(),
    "step": pa.int16(),
    "seat": pa.int8(),
    "code": pa.int32(),
    "text": pa.string(),
    "legal": pa.int32(),
    "phase": pa.string(),
    "round": pa.int16(),
    "scores": pa.list_(pa.int16()),
}
MAY_BE_MISSING = ("phase", "round", "scores")
"""The columns of moves that are null if a game has no position statistics."""


def schema_of(table: str, setup: Setup) -> Any:
    """Return the schema of one of the two tables, with format, version, game and rules as metadata."""
    columns = MOVES if table == "moves" else {**GAMES, **{TALLY + name: pa.int32() for name in stat_names(setup.game)}}
    fields = [
        pa.field(name, kind, nullable=table == "moves" and name in MAY_BE_MISSING) for name, kind in columns.items()
    ]
    return pa.schema(fields, metadata=_metadata(table, setup))


def _metadata(table: str, setup: Setup) -> dict[str, str]:
    from cenote import __version__

    known = {"format": FORMAT, "table": table, "version": __version__, "game": setup.game}
    known["rules"] = game(setup.game).rules_version
    return {f"cenote.{name}": str(value) for name, value in known.items()}
