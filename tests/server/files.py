"""The database, looked at and tampered with behind the server's back; a path is SQLite's, an address PostgreSQL's."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
from psycopg.rows import dict_row

Place = Path | str
Ask = Callable[..., list[dict[str, Any]]]
"""A query and its values, to rows with the names of their columns."""

BREAK = "create trigger broken before insert on entries begin select abs(-9223372036854775807 - 1); end"
"""Does to a file what a full disk does: no entry can be written any more."""

MEND = "drop trigger broken"
BREAK_SHARED = """
create function broken() returns trigger language plpgsql as $$ begin
  raise exception using errcode = '{code}', message = 'integer overflow';
end $$;
create trigger broken before {when} execute function broken();
"""
MEND_SHARED = "drop function broken cascade"
PATIENCE = 20.0
"""Seconds to wait for a file that somebody else is writing."""


@contextlib.contextmanager
def looking(place: Place, *, still: bool = False) -> Iterator[Ask]:
    """Asks one thing after the other without changing a byte; with `still` all of it as of one moment."""
    if isinstance(place, str):
        with psycopg.connect(place, autocommit=True, row_factory=dict_row) as shared:
            if still:
                shared.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
            yield lambda query, *values: shared.execute(query.replace("?", "%s").encode(), values or None).fetchall()
        return
    with contextlib.closing(sqlite3.connect(f"file:{place}?mode=ro", uri=True, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        if still:
            connection.execute("BEGIN")
        yield lambda query, *values: [dict(row) for row in connection.execute(query, values)]


def rows(place: Place, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What is in the database, asked over a connection of its own."""
    if isinstance(place, str):
        with psycopg.connect(place) as shared:
            return shared.execute(query.replace("?", "%s").encode(), values or None).fetchall()
    with contextlib.closing(sqlite3.connect(place)) as connection:
        return connection.execute(query, values).fetchall()


def script(place: Place, text: str) -> None:
    """Do something to the database."""
    if isinstance(place, str):
        with psycopg.connect(place, autocommit=True) as shared:
            shared.execute(text.encode())
        return
    with contextlib.closing(sqlite3.connect(place, timeout=PATIENCE)) as connection:
        connection.executescript(text)


def spoil(place: Place, what: str = "entries", when: str = "", code: str = "22003") -> None:
    """Let nothing be added to a table of the database, or nothing for which something holds, until it is mended."""
    if isinstance(place, str):
        when = f"insert on {what} for each row" + (f" when ({when})" if when else "")
        script(place, BREAK_SHARED.format(when=when, code=code))
    else:
        script(place, BREAK.replace("entries", what + (f" when {when}" if when else "")))


def mend(place: Place) -> None:
    script(place, MEND_SHARED if isinstance(place, str) else MEND)


def entries_in(place: Place, id: str) -> list[tuple[Any, ...]]:
    """The log of a table: version, seat and text of each entry."""
    return rows(place, "select version, seat, text from entries where table_id = ? order by version", id)
