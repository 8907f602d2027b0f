"""Looks into the database file, past the server, and compares what it holds with what the clients were told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

import psycopg
from psycopg.rows import dict_row

from cenote.core.game import CHANCE, Game
from cenote.core.record import Entry, Record, write
from cenote.core.registry import game
from cenote.core.replay import replay, verify
from tests.server.client import Visit
from tests.server.files import Place


@dataclass(frozen=True)
class Ledger:
    """What is stored about one table."""

    id: str
    status: str
    acting: tuple[int, ...]
    bots: tuple[int, ...]
    versions: tuple[int, ...]
    record: Record
    requests: tuple[tuple[str, int], ...]
    snapshots: tuple[tuple[int, str], ...]

    @property
    def game(self) -> Game:
        return game(self.record.game)

    @property
    def bots_owe(self) -> bool:
        return self.status == "running" and bool(set(self.bots) & set(self.acting))


def ledgers(database: Place) -> list[Ledger]:
    """All tables, read without changing a byte."""
    if isinstance(database, str):
        with psycopg.connect(database, row_factory=dict_row) as shared:
            return [_ledger(shared, row) for row in shared.execute("SELECT * FROM tables").fetchall()]
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")
        assert [tuple(row) for row in connection.execute("PRAGMA integrity_check")] == [("ok",)]
        return [_ledger(connection, row) for row in connection.execute("SELECT * FROM tables").fetchall()]


def _ledger(connection: Any, table: Any) -> Ledger:
    mark = "?" if isinstance(connection, sqlite3.Connection) else "%s"

    def rows(what: str, order: str) -> list[Any]:
        found = connection.execute(f"SELECT * FROM {what} WHERE table_id = {mark} ORDER BY {order}", (table["id"],))
        return list(found.fetchall())

    seats, entries, (seed,) = rows("seats", "seat"), rows("entries", "version"), rows("seeds", "table_id")
    return Ledger(
        id=table["id"],
        status=table["status"],
        acting=tuple(_listed(table["acting"])),
        bots=tuple(row["seat"] for row in seats if row["bot"]),
        versions=tuple(row["version"] for row in entries),
        record=Record(
            game=table["game"],
            mode=table["mode"],
            names=tuple(row["name"] for row in seats),
            options=tuple(_listed(table["options"])),
            rules=table["rules"],
            commitment=table["commitment"],
            salts=tuple(row["salt"] for row in seats),
            entries=tuple(Entry(row["seat"], row["text"]) for row in entries),
            seed=seed["seed"],
        ),
        requests=tuple((row["request"], row["number"]) for row in rows("requests", "request")),
        snapshots=tuple((row["version"], row["position"]) for row in rows("snapshots", "version")),
    )


def _listed(value: Any) -> Any:
    """SQLite keeps lists as texts."""
    return json.loads(value) if isinstance(value, str) else value


def audit(database: Place, visits: Sequence[Visit]) -> dict[str, Ledger]:
    """Every table, checked; at one that nobody sits at, the answer to whoever opened it was lost."""
    found = {ledger.id: ledger for ledger in ledgers(database)}
    assert {visit.table for visit in visits} <= found.keys()
    for ledger in found.values():
        here = [visit for visit in visits if visit.table == ledger.id]
        _check_log(ledger)
        _check_nobody_else(ledger, here)
        for visit in here:
            _check_answers(ledger, visit)
    return found


def _check_log(ledger: Ledger) -> None:
    """The log is whole, true to the rules and to the dealer, and everything derived from it fits."""
    record = ledger.record
    assert ledger.versions == tuple(range(len(record.entries))), ledger.id
    assert (ledger.status != "gathering") == bool(record.entries), ledger.id
    if not record.entries:
        return
    false = [check for check in verify(write(record)) if check.holds is False and check.what != "result"]
    assert not false, f"{ledger.id}: {false}"
    positions = [step.after for step in replay(record)]
    end = positions[-1]
    assert ledger.acting == end.actors(), ledger.id
    assert (ledger.status == "over") == (end.result() is not None), ledger.id
    version, position = ledger.snapshots[-1]
    assert position == ledger.game.dump(positions[version - 1]), f"{ledger.id}: snapshot {version}"


def _check_nobody_else(ledger: Ledger, here: Sequence[Visit]) -> None:
    people = {seat for visit in here for seat in visit.seats}
    strangers = [entry for entry in ledger.record.entries if entry.seat not in {CHANCE, *ledger.bots, *people}]
    assert not strangers, f"{ledger.id}: nobody asked for {strangers}"
    asked = {request.id for visit in here for request in (*visit.answered, visit.pending) if request is not None}
    assert {id for id, _ in ledger.requests} <= asked, ledger.id


def _check_answers(ledger: Ledger, visit: Visit) -> None:
    """What was answered is stored once, in order; what was not is stored once, with its request, or not at all."""
    stored, done = dict(ledger.requests), list(visit.answered)
    if visit.pending is not None and visit.pending.id in stored:
        done.append(replace(visit.pending, number=stored[visit.pending.id]))
    ids = {request.id for request in done}
    rows = sorted(row for row in ledger.requests if row[0] in ids)
    assert rows == sorted((request.id, request.number) for request in done), f"{visit}: requests"
    own = [entry for entry in ledger.record.entries if entry.seat in visit.seats]
    steps = [(entry.seat, step) for entry in own for step in entry.steps]
    assert steps == [(request.seat, text) for request in done for text in request.texts], f"{visit}: entries"
