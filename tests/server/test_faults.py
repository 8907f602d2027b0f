"""The database fails: what cannot be stored did not happen."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.server.live import LiveTable
from tests.server.files import BREAK, MEND, entries_in, script
from tests.server.house import ANNA, BEN, House

pytestmark = pytest.mark.anyio


async def check(home: House, path: Path, table: LiveTable) -> None:
    """Memory is what is stored, and nothing is missing in the log."""
    await home.everything(table)
    versions = [version for version, _, _ in entries_in(path, table.stored.id)]
    assert versions == list(range(len(versions)))


async def test_what_cannot_be_stored_did_not_happen(filed: House, path: Path) -> None:
    table = await filed.two()
    await filed.play(table, ANNA, "place a3 0")
    before = await filed.everything(table)
    script(path, BREAK)
    for move in (filed.play(table, ANNA, "enter worker a5", id="again"), filed.undo(table, ANNA)):
        with pytest.raises(Exception, match="overflow"):
            await move
        assert await filed.everything(table) == before
    script(path, MEND)
    await filed.play(table, ANNA, "enter worker a5", id="again")
    await filed.play(table, ANNA, "end")
    await check(filed, path, table)


async def test_what_can_neither_be_stored_nor_read_again_did_not_happen_either(filed: House, path: Path) -> None:
    table = await filed.two()
    await filed.play(table, ANNA, "place a3 0")
    before = await filed.everything(table)
    script(path, "alter table entries rename to away")
    with pytest.raises(Exception, match="entries"):
        await filed.play(table, ANNA, "enter worker a5")
    assert table.lost
    script(path, "alter table away rename to entries")
    table = await filed.tables.get(table.stored.id)
    assert await filed.everything(table) == before
    await filed.play(table, ANNA, "enter leader a5")
    await check(filed, path, table)


async def test_a_game_that_cannot_be_begun_still_waits(filed: House, path: Path) -> None:
    table = await filed.open("me", "open")
    await filed.join(table, BEN)
    script(path, BREAK)
    with pytest.raises(Exception, match="overflow"):
        await filed.start(table, ANNA)
    assert (table.match, table.stored.status) == (None, "gathering")
    script(path, MEND)
    await filed.start(table, ANNA)
    assert table.stored.status == "running"
