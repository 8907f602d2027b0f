"""PostgreSQL by its address: two servers over one database, each change made once, and secrets that stay secret."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, PoolProxiedConnection, text

from cenote.cli import main
from cenote.server.errors import Refusal
from cenote.server.settings import Settings
from cenote.server.storage.contract import Conflict
from cenote.server.storage.database import Database
from cenote.server.storage.postgres import BadAddress, address, shown
from cenote.server.storage.quotas import Quota, Quotas
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import lobby
from cenote.server.tables.lobby import MOST_LISTED, MOST_LISTED_FROM, MOST_TABLES
from cenote.words import LANGUAGES
from tests.server.files import rows
from tests.server.house import ANNA, House, asked
from tests.server.process import Server

pytestmark = pytest.mark.anyio

BAD = [
    "postgresql://u:hush@host:port/db",
    "postgresql://u:hu@sh/db@host/db",
    "postgresql://u:hush@host",
    "mysql://u:hush@host/db",
    "u:hush@host/db",
    "hush",
]
NOBODY = "postgresql://u:hush@127.0.0.1:1/db"


@pytest.mark.parametrize("given", BAD)
def test_what_is_no_address_is_refused_and_not_repeated(given: str) -> None:
    with pytest.raises(BadAddress) as refused:
        address(given)
    assert str(refused.value) == ""


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_an_address_is_shown_without_what_is_secret(scheme: str) -> None:
    url = address(f"{scheme}://me:hush@host:5433/db?password=hush&sslkey=hush")
    assert shown(url) == "postgresql://me@host:5433/db"
    assert "hush" not in repr(Settings(Path(), b"", url=f"{scheme}://me:hush@host/db"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [*BAD[:2], NOBODY, "postgresql://u:hush@nowhere.invalid/db", ""])
def test_a_database_that_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, given: str
) -> None:
    """The last time without a driver."""
    if not given:
        monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setenv("CENOTE_DATABASE", given or NOBODY)
    assert main(["serve", "--lang", language, "--port", "0", "--data", str(tmp_path)]) == 2
    said = capfd.readouterr()
    assert (said.out, said.err.count("\n"), "hush" in said.err) == ("", 1, False)
    assert ("pip install" in said.err) == (not given)


async def test_two_servers_that_start_at_once_make_one_database(tmp_path: Path, own_url: str) -> None:
    """And sign with one secret, for the folder is the same too."""
    with (
        Server(tmp_path / "data", CENOTE_DATABASE=own_url) as one,
        Server(tmp_path / "data", CENOTE_DATABASE=own_url) as two,
    ):
        one.start()
        two.start()
        await asyncio.gather(one.ready(), two.ready())
    assert one.stderr == two.stderr == ""
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["secret"]


async def opened(here: House, there: House, *, listed: bool, people: int) -> Counter[str]:
    """Many requests at once on two servers, from one address, for a table that waits for players."""

    async def code(home: House, at: int) -> str:
        try:
            await lobby.create(
                home.tables, asked("me", "open", listed=listed), f"person{at % people}", "", "one address"
            )
        except Refusal as refused:
            return refused.code
        return "done"

    return Counter(await asyncio.gather(*(code(home, at) for at in range(60) for home in (here, there))))


@pytest.mark.parametrize(
    ("listed", "people", "most"), [(False, 1, MOST_TABLES), (True, 1, MOST_LISTED), (True, 60, MOST_LISTED_FROM)]
)
async def test_nobody_gets_more_tables_by_asking_two_servers(
    shared: Callable[[], DatabaseStorage], url: str, listed: bool, people: int, most: int
) -> None:
    found = await opened(House(shared()), House(shared()), listed=listed, people=people)
    assert (found["done"], found.total()) == (most, 120)
    assert rows(url, "select count(*) from tables") == [(most,)]


async def test_a_quota_is_one_for_all_servers(shared: Callable[[], DatabaseStorage], url: str) -> None:
    servers = [Quotas(shared().database) for _ in range(3)]
    taken = [server.take(Quota("trying", 5, 60), "anna", "address") for _ in range(10) for server in servers]
    found = await asyncio.gather(*taken, return_exceptions=True)
    assert Counter(type(one) for one in found) == {type(None): 5, Refusal: 25}
    assert sorted(rows(url, "select who, times from quotas")) == [("address", 5), ("anna", 5)]


async def test_what_two_servers_write_into_a_new_row_is_written(
    shared: Callable[[], DatabaseStorage], url: str
) -> None:
    """As two devices of one person do: neither is told that the other was faster."""
    here, there = shared(), shared()
    table = await House(here).two()
    await asyncio.gather(*(server.saw(table.stored.id, 0, 3) for _ in range(20) for server in (here, there)))
    assert rows(url, "select seat, number from seen") == [(0, 3)]


async def test_servers_are_told_of_a_change_with_it_or_not_at_all(
    shared: Callable[[], DatabaseStorage], url: str
) -> None:
    storage = shared()
    home = House(storage)
    table = await home.two()
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as listening:
        await listening.execute("LISTEN cenote")
        before = table.stored
        await home.play(table, ANNA, "place a3 0")
        with pytest.raises(Conflict):
            await storage.change_table(before, before)
        await home.leave(table, ANNA)
        heard = [told.payload async for told in listening.notifies(timeout=5, stop_after=2)]
        assert [told.payload async for told in listening.notifies(timeout=0.1)] == []
    revision = table.stored.revision
    assert heard == [f"moved {table.stored.id} {revision - 1}", f"people {table.stored.id} {revision}"]


@pytest.mark.parametrize("done", [True, False])
@pytest.mark.parametrize("together", [1, 3])
async def test_a_change_whose_end_was_not_heard_is_made_once(
    shared: Callable[[], DatabaseStorage], url: str, monkeypatch: pytest.MonkeyPatch, done: bool, together: int
) -> None:
    """The connection is lost in the middle of a commit: afterwards the database is asked what became of it."""
    database = shared().database
    dialect = database.writer.engine.dialect
    commit, lost = dialect.do_commit, list[str]()

    def lose(connection: PoolProxiedConnection) -> None:
        if not lost:
            lost.append("once")
            (commit if done else dialect.do_rollback)(connection)
            assert connection.driver_connection is not None
            connection.driver_connection.close()
            raise psycopg.OperationalError("the connection is lost")
        commit(connection)

    monkeypatch.setattr(dialect, "do_commit", lose)
    tried: list[str] = []

    def add(name: str) -> Callable[[Connection], str]:
        def work(connection: Connection) -> str:
            tried.append(name)
            connection.execute(text("insert into people values (:id, 'x', 0)"), {"id": name})
            return name

        return work

    names = [f"p{number}" for number in range(together)]
    assert await asyncio.gather(*(database.writer.write(add(name)) for name in names)) == names
    assert sorted(rows(url, "select id from people")) == [(name,) for name in names]
    assert (len(lost), len(tried)) == (1, together if done else 2 * together)


async def test_two_changes_in_each_others_way_are_both_made(url: str) -> None:
    """PostgreSQL ends a deadlock by giving up one of the two transactions: that one is begun again."""
    both = Database(url), Database(url)
    held = asyncio.Barrier(2), asyncio.get_running_loop()

    def work(first: str, second: str) -> Callable[[Connection], None]:
        met = iter([True])

        def change(connection: Connection) -> None:
            connection.execute(text("update people set name = name || '!' where id = :id"), {"id": first})
            if next(met, False):
                asyncio.run_coroutine_threadsafe(held[0].wait(), held[1]).result()
            connection.execute(text("update people set name = name || '!' where id = :id"), {"id": second})

        return change

    await both[0].writer.write(
        lambda connection: connection.execute(text("insert into people values ('a','x',0),('b','x',0)"))
    )
    await asyncio.gather(both[0].writer.write(work("a", "b")), both[1].writer.write(work("b", "a")))
    assert rows(url, "select name from people") == [("x!!",), ("x!!",)]
    for database in both:
        await database.close()


async def test_who_is_cancelled_while_the_database_thinks_is_cancelled(url: str) -> None:
    """Taken for a database that is away, it would go on: a server that is told to stop would wait for it for ever."""
    database = Database(url)

    async def ask() -> None:
        async with database.engine.connect() as connection:
            await connection.execute(text("select pg_sleep(60)"))

    asking = asyncio.create_task(ask())
    thinks = "select count(*) from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'"
    while not rows(url, thinks)[0][0]:
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await database.close()
