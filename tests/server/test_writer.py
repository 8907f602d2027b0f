"""One writer at a time: in turn, together where several wait, and nobody's trouble is another's."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, event, text

from cenote.server.storage.contract import Conflict
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.locking import advisory_lock
from cenote.server.storage.store import DatabaseStorage
from cenote.server.storage.writer import TOGETHER
from tests.server.files import Place, rows, spoil
from tests.server.house import ANNA, House, until

pytestmark = pytest.mark.anyio

numbers = itertools.count()


@pytest.fixture
def commits(database: Database) -> list[str]:
    """Grows by one with every transaction that ends well."""
    seen: list[str] = []
    event.listen(database.writer.engine, "commit", lambda _: seen.append("commit"))
    return seen


def adding(id: str, *, refused: bool = False) -> Callable[[Connection], str]:
    def add(connection: Connection) -> str:
        connection.execute(text("insert into people values (:id, 'x', :n)"), {"id": id, "n": next(numbers)})
        if refused:
            raise Conflict
        return id

    return add


def kept(place: Place) -> list[str]:
    return [id for (id,) in rows(place, "select id from people order by created")]


async def test_those_who_wait_together_share_a_commit_and_keep_their_order(
    database: Database, place: Place, commits: list[str]
) -> None:
    ids = [f"p{number}" for number in range(30)]
    assert await asyncio.gather(*(database.writer.write(adding(id)) for id in ids)) == ids
    assert (kept(place), len(commits)) == (ids, 1)


async def test_a_commit_has_room_for_so_many(database: Database, place: Place, commits: list[str]) -> None:
    await asyncio.gather(*(database.writer.write(adding(f"p{number}")) for number in range(2 * TOGETHER + 1)))
    assert (len(kept(place)), len(commits)) == (2 * TOGETHER + 1, 3)


async def test_what_is_refused_leaves_nothing_behind_and_the_others_are_stored(
    database: Database, place: Place, commits: list[str]
) -> None:
    wanted = [adding("a"), adding("b", refused=True), adding("c")]
    done = await asyncio.gather(*(database.writer.write(work) for work in wanted), return_exceptions=True)
    assert (done[0], type(done[1]), done[2]) == ("a", Conflict, "c")
    assert (kept(place), len(commits)) == (["a", "c"], 1)


async def test_changes_that_share_a_commit_get_savepoints_only_if_one_is_refused(database: Database) -> None:
    savepoints: list[str] = []
    event.listen(database.writer.engine, "savepoint", lambda _, name: savepoints.append(name))
    await asyncio.gather(*(database.writer.write(adding(id)) for id in "abc"))
    assert savepoints == []
    wanted = [adding("d"), adding("e", refused=True), adding("f")]
    await asyncio.gather(*(database.writer.write(work) for work in wanted), return_exceptions=True)
    assert len(savepoints) == 3


async def test_an_error_of_the_database_is_told_to_the_one_whose_it_is(database: Database, place: Place) -> None:
    spoil(place, "people", "new.id = 'full'")
    ids = ["a", "full", "b", "a"]
    done = await asyncio.gather(*(database.writer.write(adding(id)) for id in ids), return_exceptions=True)
    assert [done[0], done[2]] == ["a", "b"]
    assert "overflow" in str(done[1])
    assert "unique" in str(done[3]).lower()
    assert kept(place) == ["a", "b"]


async def test_nothing_is_taken_for_stored_when_the_whole_transaction_was_rolled_back(
    database: Database, place: Place
) -> None:
    """As SQLite does by itself on a full disk: what came before in it must be done again, or said to have failed."""

    def rolls_back(connection: Connection) -> None:
        connection.exec_driver_sql("rollback")
        raise OSError("no space left on device")

    wanted: list[Callable[[Connection], object]] = [adding("a"), rolls_back, adding("b")]
    done = await asyncio.gather(*(database.writer.write(work) for work in wanted), return_exceptions=True)
    assert (done[0], type(done[1]), done[2]) == ("a", OSError, "b")
    assert kept(place) == ["a", "b"]


async def test_nothing_is_answered_before_it_is_committed(database: Database, place: Place) -> None:
    async def write(id: str) -> bool:
        await database.writer.write(adding(id))
        return id in kept(place)

    assert all(await asyncio.gather(*(write(f"p{number}") for number in range(20))))


async def test_one_who_hangs_up_while_they_wait_is_not_waited_for(database: Database, place: Place) -> None:
    waiting = [asyncio.create_task(database.writer.write(adding(id))) for id in ("a", "b", "c")]
    await asyncio.sleep(0)
    waiting[1].cancel()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert (done[0], type(done[1]), done[2]) == ("a", asyncio.CancelledError, "c")
    assert {"a", "c"} <= set(kept(place))
    await database.writer.write(adding("d"))
    assert kept(place)[-1] == "d"


async def test_closing_waits_for_what_was_begun(database: Database, place: Place) -> None:
    writing = [asyncio.create_task(database.writer.write(adding(id))) for id in ("a", "b")]
    await asyncio.sleep(0)
    await database.close()
    assert (await asyncio.gather(*writing), kept(place)) == (["a", "b"], ["a", "b"])


async def test_two_servers_on_one_database_wait_for_each_other(place: Place) -> None:
    """What is read first in a transaction that writes is still true when it writes, if it says what it is about."""
    await bring_up_to_date(place)
    both = Database(place), Database(place)

    def count(connection: Connection) -> None:
        advisory_lock(connection, "people")
        known = connection.scalar(text("select count(*) from people"))
        connection.execute(text("insert into people values (:id, 'x', :n)"), {"id": f"p{known}", "n": known})

    await asyncio.gather(*(database.writer.write(count) for database in both for _ in range(10)))
    assert kept(place) == [f"p{number}" for number in range(20)]
    for database in both:
        await database.close()


async def test_moves_at_many_tables_that_wait_together_share_a_commit(database: Database, place: Place) -> None:
    home, writer = House(DatabaseStorage(database)), database.writer
    tables = [await home.two() for _ in range(12)]
    held = threading.Event()

    def hold(_: Connection) -> None:
        held.wait()

    holding = asyncio.create_task(writer.write(hold))
    commits: list[str] = []
    event.listen(writer.engine, "commit", lambda _: commits.append("commit"))
    moving = [asyncio.create_task(home.play(table, ANNA, "place a3 0")) for table in tables]
    await until(lambda: writer.waiting == len(tables))
    assert not any(task.done() for task in moving)
    held.set()
    await asyncio.gather(holding, *moving)
    assert len(commits) == 2
    assert len(rows(place, "select * from entries where text = 'place a3 0'")) == len(tables)
