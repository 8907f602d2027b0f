"""Looks into the database, past the server, and compares what it holds with what the clients were told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cenote.core.game import CHANCE, Game
from cenote.core.record import Entry, Record, write
from cenote.core.registry import game
from cenote.core.replay import replay, verify
from tests.server.client import Visit
from tests.server.files import Ask, Place, looking


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
    """All tables as of one moment, read without changing a byte."""
    with looking(database, still=True) as ask:
        if not isinstance(database, str):
            assert ask("PRAGMA integrity_check") == [{"integrity_check": "ok"}]
        return [_ledger(ask, table) for table in ask("SELECT * FROM tables")]


def _ledger(ask: Ask, table: dict[str, Any]) -> Ledger:
    def rows(what: str, order: str) -> list[dict[str, Any]]:
        return ask(f"SELECT * FROM {what} WHERE table_id = ? ORDER BY {order}", table["id"])

    seats, entries, (seed,) = rows("seats", "seat"), rows("entries", "version"), rows("seeds", "table_id")
    return Ledger(
        id=table["id"],
        status=table["status"],
        acting=_listed(table["acting"]),
        bots=tuple(row["seat"] for row in seats if row["bot"]),
        versions=tuple(row["version"] for row in entries),
        record=Record(
            game=table["game"],
            mode=table["mode"],
            names=tuple(row["name"] for row in seats),
            options=_listed(table["options"]),
            rules=table["rules"],
            commitment=table["commitment"],
            salts=tuple(row["salt"] for row in seats),
            entries=tuple(Entry(row["seat"], row["text"]) for row in entries),
            seed=seed["seed"],
        ),
        requests=tuple((row["request"], row["number"]) for row in rows("requests", "request")),
        snapshots=tuple((row["version"], row["position"]) for row in rows("snapshots", "version")),
    )


def _listed(value: Any) -> tuple[Any, ...]:
    """SQLite has no lists: they are kept as text."""
    return tuple(json.loads(value) if isinstance(value, str) else value)


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
