"""What every storage promises the table service: nothing is lost, doubled, or written on top of what was not read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cenote.core.record import Entry
from cenote.core.replay import Snapshot
from cenote.server.protocol.messages import TableStatus
from cenote.server.storage.contract import LISTED, Answered, Change, Conflict, Sitting, Storage, StoredTable
from cenote.server.tables import seating
from tests.server.house import ANNA, BEN, SEED, asked

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("another", ["memory", "database", "postgresql"], indirect=True),
]

BEGUN = Change(0, (Entry(-1, "draw A3"), Entry(0, "place a3 0")), status="running", acting=(0,))


@pytest.fixture
async def table(storage: Storage) -> StoredTable:
    """A table that waits for players."""
    stored = seating.new_table(asked("me", "open"), ANNA, "Anna", SEED)
    await storage.add_table(stored, SEED)
    return stored


async def everything(storage: Storage, id: str) -> object:
    return await storage.table(id), await storage.game(id)


async def test_a_table_comes_back_as_it_was_stored(storage: Storage) -> None:
    request = asked("me", "open", "bot greedy", mode="auction", options=["camp-needs-member"], listed=True)
    stored = seating.new_table(request, ANNA, "Анна \N{SLOTH}", SEED)
    await storage.add_table(stored, SEED)
    assert await storage.table(stored.id) == stored
    assert await storage.table("nosuchtable1") is None
    game = await storage.game(stored.id)
    assert (game.seed, game.entries, game.snapshot, game.numbers) == (SEED, (), None, ())
    assert repr(SEED) not in repr(game)


async def test_a_table_is_changed_only_by_those_who_have_read_it(storage: Storage, table: StoredTable) -> None:
    seats = (table.seats[0], Sitting("person", BEN, "Ben"))
    after = await storage.change_table(table, replace(table, seats=seats, host=BEN, rematch="other", rules=7))
    assert await storage.table(table.id) == after
    assert (after.revision, after.seats, after.host, after.rematch, after.rules) == (1, seats, BEN, "other", 7)
    assert after.updated >= table.updated
    with pytest.raises(Conflict):
        await storage.change_table(table, replace(table, status="over"))
    assert await storage.table(table.id) == after


async def test_what_is_added_comes_back_with_its_snapshot_and_its_answer(storage: Storage, table: StoredTable) -> None:
    begun = await storage.append(table, BEGUN)
    assert await storage.table(table.id) == begun
    assert (begun.status, begun.acting, begun.revision) == ("running", (0,), 1)
    more = Change(2, (Entry(0, "end"),), Answered(ANNA, "r", 2), Snapshot(3, "x"), (1, 2, 3), "", (1,))
    after = await storage.append(begun, more)
    assert await storage.table(table.id) == after
    assert (after.status, after.acting, after.revision) == ("running", (1,), 2)
    game = await storage.game(table.id)
    assert [entry.text for entry in game.entries] == ["draw A3", "place a3 0", "end"]
    assert (game.snapshot, game.numbers, game.seed) == (Snapshot(3, "x"), (1, 2, 3), SEED)
    assert await storage.answered(table.id, ANNA, "r") == 2


async def test_an_answer_belongs_to_a_table_and_a_person(storage: Storage, table: StoredTable) -> None:
    await storage.append(table, replace(BEGUN, answered=Answered(ANNA, "r", 2)))
    assert await storage.answered(table.id, ANNA, "r") == 2
    for id, person, request in ((table.id, BEN, "r"), (table.id, ANNA, "s"), ("nosuchtable1", ANNA, "r")):
        assert await storage.answered(id, person, request) is None


async def test_the_newest_snapshot_counts(storage: Storage, table: StoredTable) -> None:
    begun = await storage.append(table, replace(BEGUN, snapshot=Snapshot(2, "old"), numbers=(1,)))
    later = await storage.append(begun, Change(2, (Entry(0, "end"),), None, Snapshot(3, "new"), (2,)))
    await storage.append(later, Change(3, (Entry(-1, "draw A4"),)))
    game = await storage.game(table.id)
    assert (game.snapshot, game.numbers, len(game.entries)) == (Snapshot(3, "new"), (2,), 4)


async def test_nothing_is_added_to_a_table_that_was_changed_since(storage: Storage, table: StoredTable) -> None:
    """The log has not grown, but somebody has left: the revision tells."""
    left = await storage.change_table(table, replace(table, host=BEN))
    with pytest.raises(Conflict):
        await storage.append(table, BEGUN)
    assert (await storage.game(table.id)).entries == ()
    assert await storage.append(left, BEGUN) == await storage.table(table.id)


async def test_what_is_in_conflict_leaves_nothing_behind(storage: Storage, table: StoredTable) -> None:
    begun = await storage.append(table, BEGUN)
    before = await everything(storage, table.id)
    clash = Change(2, (Entry(0, "end"),), Answered(ANNA, "r", 2), Snapshot(3, "x"), (1,), "over")
    with pytest.raises(Conflict):
        await storage.append(table, clash)
    with pytest.raises(Conflict):
        await storage.append(begun, replace(clash, version=1))
    assert await everything(storage, table.id) == before
    assert await storage.answered(table.id, ANNA, "r") is None


async def test_a_request_is_carried_out_once(storage: Storage, table: StoredTable) -> None:
    begun = await storage.append(table, replace(BEGUN, answered=Answered(ANNA, "r", 1)))
    before = await everything(storage, table.id)
    with pytest.raises(Conflict):
        await storage.append(begun, Change(2, (Entry(0, "end"),), Answered(ANNA, "r", 2)))
    assert await everything(storage, table.id) == before
    assert await storage.answered(table.id, ANNA, "r") == 1


async def test_a_table_that_is_not_there_is_not_changed(storage: Storage, table: StoredTable) -> None:
    gone = replace(table, id="nosuchtable1")
    with pytest.raises(Conflict):
        await storage.append(gone, BEGUN)
    with pytest.raises(Conflict):
        await storage.change_table(gone, replace(gone, status="over"))
    assert await storage.table(gone.id) is None


async def test_lists_show_what_they_say_the_newest_first(storage: Storage) -> None:
    async def add(status: TableStatus, *, listed: bool = False, host: str = ANNA) -> StoredTable:
        made = seating.new_table(asked("me", "open", listed=listed), host, "X", SEED)
        await storage.add_table(made, SEED)
        return await storage.change_table(made, replace(made, status=status))

    waiting, listed = await add("gathering"), await add("gathering", listed=True)
    running, over = await add("running", listed=True), await add("over")
    await add("abandoned", listed=True)
    other = await add("gathering", listed=True, host=BEN)
    assert await storage.open_tables() == [other, listed]
    assert await storage.tables_of(ANNA) == [over, running, listed, waiting]
    assert await storage.tables_of("nobody") == []


async def test_a_list_has_an_end(storage: Storage) -> None:
    for _ in range(LISTED + 1):
        await storage.add_table(seating.new_table(asked("me", "open", listed=True), ANNA, "Anna", SEED), SEED)
    assert len(await storage.open_tables()) == len(await storage.tables_of(ANNA)) == LISTED


async def test_two_ways_to_one_storage_see_the_same(another: Callable[[], Storage]) -> None:
    here, there = another(), another()
    stored = seating.new_table(asked("me", "open"), ANNA, "Anna", SEED)
    await here.add_table(stored, SEED)
    begun = await there.append(stored, BEGUN)
    assert await here.table(stored.id) == begun
    with pytest.raises(Conflict):
        await here.append(stored, BEGUN)
