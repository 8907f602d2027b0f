"""Table loader: reads tables from storage, and freezes games that the current rules cannot continue."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace

from cenote.core.game import Damaged
from cenote.core.match import Match
from cenote.core.registry import game
from cenote.server.errors import Refusal
from cenote.server.storage.contract import Conflict, News, Storage, StoredGame, StoredTable, TableRemoved
from cenote.server.tables.live import LiveTable

log = logging.getLogger("cenote.tables")


async def load(storage: Storage, id: str) -> LiveTable | None:
    """Load the table of this id, or return None if there is none.

    Retry if another server has just migrated or frozen it.
    """
    while (stored := await storage.table(id)) is not None:
        with suppress(Conflict):
            return await _loaded(storage, stored, await storage.game(id))
    return None


async def catch_up(storage: Storage, table: LiveTable) -> bool:
    """Bring a table in memory up to date by reading only what is new. Return whether anything was.

    If the new entries do not follow from memory, the table is reloaded. Raise `Refusal` if it was removed.
    """
    stored, match = table.stored, table.match
    try:
        news = await storage.news(stored.id, stored.revision, match.length if match else 0)
    except TableRemoved:
        raise gone(stored.id) from None
    if news is None:
        return False
    _must_be_known(news.table)
    if not _followed(table, news):
        table.corrections += 1
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
    """Reload a table in memory from storage.

    The row is read before the log: if another server appends in between, the older revision makes the next write a
    conflict, whereas a newer revision would let it overwrite entries that were never read.
    """
    stored = await storage.table(table.stored.id)
    if stored is None:
        raise gone(table.stored.id)
    _must_be_known(stored)
    kept = await storage.game(stored.id)
    table.load(stored, _unplayed(kept) if stored.status == "frozen" else kept)


def gone(id: str) -> Refusal:
    """Return the `Refusal` for a table that does not exist, or no longer does."""
    return Refusal("no-table", f"there is no table {id!r}", 404)


async def _loaded(storage: Storage, stored: StoredTable, kept: StoredGame) -> LiveTable:
    """Load a table.

    Freeze its running game, which can then be exported but not played, if the current rules cannot replay it.
    """
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
    """Migrate a game begun under other rules if the current ones lead to the same position, else freeze it as it is."""
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
    """Refuse a table that is played under newer rules, as this older server could only misread or freeze it."""
    if stored.rules > game(stored.game).rules_version:
        raise Refusal("newer-rules", "this table is played on a newer server; come back", 503)


def _unplayed(kept: StoredGame) -> StoredGame:
    """Return the game without its log, for a table that cannot be shown."""
    return replace(kept, entries=(), snapshot=None, numbers=())


def _from_the_log(kept: StoredGame) -> StoredGame:
    """Return the game without its snapshot, so that its complete log is replayed."""
    return replace(kept, snapshot=None, numbers=())
