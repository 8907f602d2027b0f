"""The database fails: what cannot be stored did not happen."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from cenote.server.storage import postgres, sqlite
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables.live import LiveTable
from tests.server.browsers import serving
from tests.server.files import Place, entries_in, mend, script, spoil
from tests.server.house import ANNA, BEN, House, refusal
from tests.server.postgres import Cluster, name_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def filed(database: Database) -> House:
    """A table service on a database of each kind."""
    return House(DatabaseStorage(database))


async def check(home: House, place: Place, table: LiveTable) -> None:
    """Memory is what is stored, and nothing is missing in the log."""
    await home.everything(table)
    versions = [version for version, _, _ in entries_in(place, table.stored.id)]
    assert versions == list(range(len(versions)))


async def test_what_cannot_be_stored_did_not_happen(filed: House, place: Place) -> None:
    table = await filed.two()
    await filed.play(table, ANNA, "place a3 0")
    before = await filed.everything(table)
    spoil(place)
    for move in (filed.play(table, ANNA, "enter worker a5", id="again"), filed.undo(table, ANNA)):
        with pytest.raises(Exception, match="overflow"):
            await move
        assert await filed.everything(table) == before
    mend(place)
    await filed.play(table, ANNA, "enter worker a5", id="again")
    await filed.play(table, ANNA, "end")
    await check(filed, place, table)


async def test_what_can_neither_be_stored_nor_read_again_did_not_happen_either(filed: House, place: Place) -> None:
    table = await filed.two()
    await filed.play(table, ANNA, "place a3 0")
    before = await filed.everything(table)
    script(place, "alter table entries rename to away")
    with pytest.raises(Exception, match="entries"):
        await filed.play(table, ANNA, "enter worker a5")
    assert table.lost
    script(place, "alter table away rename to entries")
    table = await filed.tables.get(table.stored.id)
    assert await filed.everything(table) == before
    await filed.play(table, ANNA, "enter leader a5")
    await check(filed, place, table)


async def test_a_game_that_cannot_be_begun_still_waits(filed: House, place: Place) -> None:
    table = await filed.open("me", "open")
    await filed.join(table, BEN)
    spoil(place)
    with pytest.raises(Exception, match="overflow"):
        await filed.start(table, ANNA)
    assert (table.match, table.stored.status) == (None, "gathering")
    mend(place)
    await filed.start(table, ANNA)
    assert table.stored.status == "running"


@contextmanager
def no_room(_: Cluster, url: str) -> Iterator[None]:
    spoil(url, code="53100")
    yield
    mend(url)


@contextmanager
def read_only(cluster: Cluster, url: str) -> Iterator[None]:
    with _for_new_connections(cluster, url, "SET default_transaction_read_only = on", "RESET ALL"):
        yield


@contextmanager
def too_many_connections(cluster: Cluster, url: str) -> Iterator[None]:
    with _for_new_connections(cluster, url, "CONNECTION LIMIT 0", "CONNECTION LIMIT -1"):
        yield


@contextmanager
def locked(_: Cluster, url: str) -> Iterator[None]:
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        yield


@contextmanager
def gone(cluster: Cluster, _: str) -> Iterator[None]:
    cluster.stop()
    yield
    cluster.start()


@contextmanager
def _for_new_connections(cluster: Cluster, url: str, change: str, back: str) -> Iterator[None]:
    """A setting that connections get when they are made; the old ones are ended."""
    name = name_in(url)
    cluster.do(f"ALTER DATABASE {name} {change}")
    cluster.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    yield
    cluster.do(f"ALTER DATABASE {name} {back}")


Fault = Callable[[Cluster, str], AbstractContextManager[None]]


@pytest.fixture
async def impatient(own_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A table service on a PostgreSQL of its own that waits for little."""
    monkeypatch.setitem(postgres.SESSION, "lock_timeout", "200ms")
    await bring_up_to_date(own_url)
    database = Database(own_url, patience=0.2)
    yield House(DatabaseStorage(database))
    await database.close()


@pytest.mark.parametrize("fault", [no_room, read_only, too_many_connections, locked, gone])
async def test_a_server_says_what_is_wrong_with_postgresql_and_goes_on_when_it_is_not(
    impatient: House, cluster: Cluster, own_url: str, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    table = await impatient.two()
    await impatient.play(table, ANNA, "place a3 0")
    before = await impatient.everything(table)
    with fault(cluster, own_url):
        assert await refusal(impatient.play(table, ANNA, "enter worker a5", id="again")) == "unavailable"
        assert [record for record in caplog.records if record.name == "cenote.storage"]
    table = await impatient.tables.get(table.stored.id)
    assert await impatient.everything(table) == before
    await impatient.play(table, ANNA, "enter worker a5", id="again")
    await check(impatient, own_url, table)


@pytest.mark.parametrize("how", ["locked", "read-only"])
async def test_a_server_says_what_is_wrong_with_its_file_and_goes_on_when_it_is_not(
    path: Path, how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sqlite.PRAGMAS, "busy_timeout", "50")
    await bring_up_to_date(path)
    database = Database(path)
    home = House(DatabaseStorage(database))
    table = await home.two()
    with closing(sqlite3.connect(path)) as other:
        if how == "locked":
            other.execute("BEGIN IMMEDIATE")
        else:
            await database.writer.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = on"))
        assert await refusal(home.play(table, ANNA, "place a3 0", id="again")) == "unavailable"
        assert [record.name for record in caplog.records] == ["cenote.storage"]
        other.rollback()
    await home.play(table, ANNA, "place a3 0", id="again")
    await check(home, path, table)
    await database.close()


def test_people_are_told_that_the_database_is_read_only_and_can_look_on(
    tmp_path: Path, cluster: Cluster, own_url: str
) -> None:
    with serving(tmp_path, url=own_url) as server:
        anna = server.browser("Anna")
        id = anna.create("me", "hot Ben")
        with anna.at(id) as line:
            frame = line.next("frame")
            with read_only(cluster, own_url):
                refused = anna.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}]})
                assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
                assert line.play(frame, frame["offers"][0]["action"])["code"] == "unavailable"
                assert anna.http.get("/readyz").status_code == 503
                assert anna.http.get("/api/lobby").status_code == 200
            assert line.play(frame, frame["offers"][0]["action"])["type"] == "accepted"
            while anna.http.get("/readyz").status_code != 200:
                pass


def test_people_get_a_page_while_the_database_is_away(
    tmp_path: Path, cluster: Cluster, own_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Cenote</title>", "utf-8")
    monkeypatch.setattr("cenote.server.web.pages.STATIC", tmp_path)
    monkeypatch.setattr(Database.__init__, "__defaults__", (0.2,))
    with serving(tmp_path, url=own_url) as server:
        anna = server.browser("Anna")
        with gone(cluster, own_url):
            page = anna.http.get("/", headers={"accept": "text/html"})
            assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
            told = anna.http.get("/api/lobby")
            assert (told.status_code, told.json()["code"]) == (503, "unavailable")
            assert anna.http.get("/healthz").status_code == 200
        assert anna.http.get("/api/lobby").status_code == 200


@pytest.mark.parametrize("years", [-10, 10])
async def test_a_clock_that_jumps_changes_nothing_at_a_table(
    filed: House, place: Place, years: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes first is decided by numbers, never by the time."""
    table = await filed.two()
    await filed.play(table, ANNA, "place a3 0")
    then = time.time() + years * 365 * 24 * 3600
    monkeypatch.setattr("cenote.server.storage.store.time.time", lambda: then)
    await filed.play(table, ANNA, "enter worker a5")
    monkeypatch.undo()
    await filed.play(table, ANNA, "end")
    await check(filed, place, table)
