"""From what is stored to a table in memory; a game that the rules of today cannot go on with is frozen."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace

from cenote.core.game import Damaged
from cenote.core.match import Match
from cenote.core.registry import game
from cenote.server.errors import Refusal
from cenote.server.storage.contract import Conflict, Gone, News, Storage, StoredGame, StoredTable
from cenote.server.tables.live import LiveTable

log = logging.getLogger("cenote.tables")


async def load(storage: Storage, id: str) -> LiveTable | None:
    """The table of this id, if there is one; read again if another server has just fitted or frozen it."""
    while (stored := await storage.table(id)) is not None:
        with suppress(Conflict):
            return await _loaded(storage, stored, await storage.game(id))
    return None


async def catch_up(storage: Storage, table: LiveTable) -> bool:
    """Let memory be what is stored, by reading what is new; whether anything was."""
    stored, match = table.stored, table.match
    try:
        news = await storage.news(stored.id, stored.revision, match.length if match else 0)
    except Gone:
        raise gone(stored.id) from None
    if news is None:
        return False
    _must_be_known(news.table)
    if not _followed(table, news):
        table.corrected += 1
        await reload(storage, table)
    return True


def _followed(table: LiveTable, news: News) -> bool:
    if table.is_ahead_of(news):
        log.error("table %s: what is stored does not go on from memory; it is loaded anew", table.stored.id)
        return False
    try:
        return table.follow(news)
    except Damaged as damage:
        log.error("table %s: what another server played does not follow here: %s", table.stored.id, damage)
        return False


async def reload(storage: Storage, table: LiveTable) -> None:
    """Let memory be what is stored.

    The table is read before its log: if somebody adds to that in between, the older revision is in conflict with
    everything that would be written on it, and not the other way round.
    """
    stored = await storage.table(table.stored.id)
    if stored is None:
        raise gone(table.stored.id)
    _must_be_known(stored)
    kept = await storage.game(stored.id)
    table.load(stored, _unplayed(kept) if stored.status == "frozen" else kept)


def gone(id: str) -> Refusal:
    """For somebody who asks for a table that is not there, or not any more."""
    return Refusal("no-table", f"there is no table {id!r}", 404)


async def _loaded(storage: Storage, stored: StoredTable, kept: StoredGame) -> LiveTable:
    """A game whose log makes no sense under these rules can be exported, not played."""
    _must_be_known(stored)
    if stored.status != "frozen":
        stored = await _fit(storage, stored, kept)
        for trusted in (kept, _from_the_log(kept)):
            try:
                return LiveTable(stored, trusted)
            except Damaged as damage:
                log.error("table %s cannot be read: %s", stored.id, damage, extra={"table": stored.id})
        if stored.status == "running":
            stored = await storage.change_table(stored, replace(stored, status="frozen"))
    return LiveTable(stored, _unplayed(kept))


async def _fit(storage: Storage, stored: StoredTable, kept: StoredGame) -> StoredTable:
    """A game begun under other rules goes on if they lead to the same position; else it is frozen, not changed."""
    now = game(stored.game).rules_version
    if stored.rules == now or stored.status != "running":
        return stored
    same = _same_under_new_rules(replace(stored, rules=now), kept)
    log.warning("table %s was begun under rules %s: %s", stored.id, stored.rules, "goes on" if same else "frozen")
    return await storage.change_table(stored, replace(stored, rules=now) if same else replace(stored, status="frozen"))


def _same_under_new_rules(stored: StoredTable, kept: StoredGame) -> bool:
    try:
        played = LiveTable(stored, _from_the_log(kept)).match
    except Damaged:
        return False
    if played is None or kept.snapshot is None:
        return True
    upto = replace(played.record(), entries=kept.entries[: kept.snapshot.version])
    return Match(upto, kept.seed).snapshot() == kept.snapshot


def _must_be_known(stored: StoredTable) -> None:
    """What a newer server has taken up by newer rules is its own: here it could only be misread, or frozen."""
    if stored.rules > game(stored.game).rules_version:
        raise Refusal("newer-rules", "this table is played on a newer server; come back", 503)


def _unplayed(kept: StoredGame) -> StoredGame:
    """A game that cannot be shown."""
    return replace(kept, entries=(), snapshot=None, numbers=())


def _from_the_log(kept: StoredGame) -> StoredGame:
    """The same game without its snapshot: all of it is played again."""
    return replace(kept, snapshot=None, numbers=())
