"""Limits hold also when many requests come at once, and nobody crowds others out of the list of open tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Iterable
from pathlib import Path

import pytest

from cenote.server.errors import Refusal
from cenote.server.storage.contract import LISTED, Limits, Storage, TooMany
from cenote.server.tables import lobby, moves, seating
from cenote.server.tables.lobby import MOST_LISTED, MOST_LISTED_FROM, MOST_TABLES
from tests.server.browsers import serving
from tests.server.files import rows
from tests.server.house import ANNA, BEN, SALT, SEED, TURN, House, asked, position, refusal

pytestmark = pytest.mark.anyio

MANY = 90


async def answers(requests: Iterable[Awaitable[object]]) -> Counter[str]:
    """How many of these requests, all at once, got which answer."""

    async def code(request: Awaitable[object]) -> str:
        try:
            await request
        except Refusal as refused:
            return refused.code
        return "done"

    return Counter(await asyncio.gather(*map(code, requests)))


async def opened(home: House, *, listed: bool, people: int) -> Counter[str]:
    """So many requests at once, from one address, for a table that waits for players."""
    return await answers(
        lobby.create(home.tables, asked("me", "open", listed=listed), f"person{at % people}", "", "one address")
        for at in range(MANY)
    )


async def test_nobody_gets_more_tables_by_asking_for_many_at_once(home: House) -> None:
    found = await opened(home, listed=False, people=1)
    assert found == {"done": MOST_TABLES, "too-many-tables": MANY - MOST_TABLES}


async def test_nobody_gets_more_of_them_listed_by_asking_for_many_at_once(home: House) -> None:
    found = await opened(home, listed=True, people=1)
    assert found == {"done": MOST_LISTED, "too-many-listed": MANY - MOST_LISTED}
    assert len(await home.storage.open_tables()) == MOST_LISTED


async def test_an_address_does_not_fill_the_list_with_one_guest_after_the_other(home: House) -> None:
    found = await opened(home, listed=True, people=MANY)
    assert found == {"done": MOST_LISTED_FROM, "list-full": MANY - MOST_LISTED_FROM}
    await lobby.create(home.tables, asked("me", "open", listed=True), ANNA, "Anna", "another address")
    await lobby.create(home.tables, asked("me", "open"), "person0", "", "one address")


async def test_a_place_in_the_list_is_free_again_when_the_game_has_begun(home: House) -> None:
    await opened(home, listed=True, people=MANY)
    table = await home.tables.get((await home.storage.open_tables())[0].id)
    await home.join(table, BEN)
    await lobby.salt(home.tables, table, table.stored.host, SALT)
    await home.start(table, table.stored.host)
    await lobby.create(home.tables, asked("me", "open", listed=True), ANNA, "Anna", "one address")


async def test_every_address_has_its_turn_in_the_list(storage: Storage) -> None:
    for source, tables in (("quiet", 1), ("loud", LISTED + 5), ("other", 2)):
        for at in range(tables):
            made = seating.new_table(asked("me", "open", listed=True), f"{source}{at}", "", SEED)
            await storage.add_table(made, SEED, Limits(1000, 1000, 1000, source))
    shown = [table.host.rstrip("0123456789") for table in await storage.open_tables()]
    assert shown[:3] == ["other", "loud", "quiet"]
    assert Counter(shown) == {"quiet": 1, "other": 2, "loud": LISTED - 3}
    with pytest.raises(TooMany):
        await storage.add_table(made, SEED, Limits(1000, 1000, 2, "other"))


async def test_a_table_with_a_player_present_is_not_cut_off_the_list(storage: Storage) -> None:
    attended = seating.new_table(asked("me", "open", listed=True), ANNA, "", SEED)
    await storage.add_table(attended, SEED)
    for at in range(LISTED):
        await storage.add_table(seating.new_table(asked("me", "open", listed=True), f"other{at}", "", SEED), SEED)
    assert attended.id not in [table.id for table in await storage.open_tables()]
    assert (await storage.open_tables([attended.id]))[0].id == attended.id


async def test_the_list_begins_with_tables_whose_player_is_connected(home: House) -> None:
    first = await home.open("me", "open", listed=True)
    last = await home.open("me", "open", person=BEN, listed=True)
    assert [table.id for table in await home.tables.waiting()] == [last.stored.id, first.stored.id]
    first.here[BEN] += 1
    assert [table.id for table in await home.tables.waiting()] == [last.stored.id, first.stored.id], "a spectator"
    first.here[ANNA] += 1
    assert [table.id for table in await home.tables.waiting()] == [first.stored.id, last.stored.id]


async def test_the_address_cannot_be_read_in_the_file_and_is_forgotten_when_the_game_begins(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        id = anna.create("me", "open", listed=True)
        anna.create("me", "open")
        (kept,), (none,) = rows(server.path, "select source from tables order by created")
        assert (len(kept), "127.0.0.1" in kept, none) == (24, False, "")
        ben.join(id)
        assert anna.post(f"/api/tables/{id}/start").status_code == 200
        assert set(rows(server.path, "select source from tables")) == {("",)}


async def test_a_turn_does_not_grow_for_ever_by_taking_back(home: House) -> None:
    table = await home.two()
    for _ in range(moves.MOST_UNDOS):
        await home.play(table, ANNA, *TURN)
        await home.undo(table, ANNA)
    await home.play(table, ANNA, *TURN)
    before = await home.everything(table)
    with pytest.raises(Refusal) as refused:
        await home.undo(table, ANNA)
    assert (refused.value.code, refused.value.facts) == ("too-many-undos", {"most": moves.MOST_UNDOS})
    assert await home.everything(table) == before
    again = House(home.storage)
    assert await refusal(again.undo(await again.tables.get(table.stored.id), ANNA)) == "too-many-undos"
    await home.play(table, ANNA, "end")
    await home.play(table, BEN, "place a2 0")
    await home.undo(table, BEN)
    for person in (ANNA, BEN):
        await home.leave(table, person)
    assert "undo" in await home.tables.record(table)


async def test_loading_a_table_stays_short_however_often_somebody_takes_back(home: House) -> None:
    table = await home.two()
    for _ in range(moves.MOST_UNDOS):
        await home.play(table, ANNA, *TURN, "enter worker a5")
        await home.undo(table, ANNA)
        kept = await home.storage.game(table.stored.id)
        assert kept.snapshot is not None
        assert len(kept.entries) - kept.snapshot.version <= moves.SNAPSHOT_EVERY + 4
    assert len(kept.entries) > 3 * moves.SNAPSHOT_EVERY
    assert position(await home.stored(table)) == position(table)
