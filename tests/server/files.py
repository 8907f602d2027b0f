"""The database file, looked at and tampered with behind the server's back."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

BREAK = "create trigger broken before insert on entries begin select abs(-9223372036854775807 - 1); end"
"""Does to a file what a full disk does: no entry can be written any more."""

MEND = "drop trigger broken"
PATIENCE = 20.0
"""Seconds to wait for a file that somebody else is writing."""


def rows(path: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What is in the file, asked over a connection of its own."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, values).fetchall()


def script(path: Path, text: str) -> None:
    """Do something to the file."""
    with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        connection.executescript(text)


def entries_in(path: Path, id: str) -> list[tuple[Any, ...]]:
    """The log of a table: version, seat and text of each entry."""
    return rows(path, "select version, seat, text from entries where table_id = ? order by version", id)
