"""Commit receipts: what was committed is known, and made once, however the connection to PostgreSQL breaks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event, text

from cenote.server.maintenance.retention_job import HOUR, RetentionJob
from cenote.server.storage import commit_receipts
from cenote.server.storage.commit_receipts import Receipt, leave, was_committed
from cenote.server.storage.database import Database
from cenote.server.storage.postgres import SESSION, address
from cenote.server.storage.store import DatabaseStorage
from cenote.server.storage.unavailable import DatabaseUnavailable, translate
from tests.server.files import Place, rows, script
from tests.server.house import ANNA, House
from tests.server.postgres import Cluster, name_in

pytestmark = pytest.mark.anyio

Commit = Callable[[PoolProxiedConnection], None]


@pytest.fixture
async def postgres(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    yield database
    await database.close()


def adding(id: str) -> Callable[[Connection], str]:
    def add(connection: Connection) -> str:
        connection.execute(text("insert into people values (:id, 'x', 0)"), {"id": id})
        return id

    return add


def people(url: str) -> list[str]:
    return [id for (id,) in rows(url, "select id from people order by id")]


def instead_of_a_commit(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, first: Callable[[PoolProxiedConnection, Commit], None]
) -> None:
    """What the writer's next commit does; those after it are plain ones."""
    commit = engine.dialect.do_commit
    left = [first]

    def do(connection: PoolProxiedConnection) -> None:
        if left:
            left.pop()(connection, commit)
        else:
            commit(connection)

    monkeypatch.setattr(engine.dialect, "do_commit", do)


async def test_a_change_that_fell_with_the_database_is_made_again_although_another_took_its_transaction_number(
    postgres: Database, url: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second server that is back first: after a crash PostgreSQL gives numbers out again that were never stored."""
    number = "select pg_current_xact_id_if_assigned()::text"
    numbers: list[object] = []

    def fall(connection: PoolProxiedConnection, commit: Commit) -> None:
        assert connection.driver_connection is not None
        numbers.extend(connection.driver_connection.execute(number).fetchone())
        cluster.stop()
        cluster.start()
        with psycopg.connect(url) as other:
            other.execute("insert into people values ('other', 'x', 0)")
            numbers.extend(other.execute(number).fetchone() or ())
        commit(connection)

    await postgres.writer.write(adding("before"))
    instead_of_a_commit(postgres.writer.engine, monkeypatch, fall)
    assert await postgres.writer.write(adding("ours")) == "ours"
    assert people(url) == ["before", "other", "ours"]
    assert numbers[0] == numbers[1]


async def test_a_change_that_was_committed_before_the_database_fell_is_not_made_again(
    postgres: Database, url: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(connection: PoolProxiedConnection, commit: Commit) -> None:
        commit(connection)
        cluster.stop()
        cluster.start()
        assert connection.driver_connection is not None
        connection.driver_connection.close()
        raise psycopg.OperationalError("the connection is lost")

    instead_of_a_commit(postgres.writer.engine, monkeypatch, fall)
    made: list[str] = []

    def work(connection: Connection) -> None:
        made.append(adding("ours")(connection))

    await postgres.writer.write(work)
    assert (people(url), made) == (["ours"], ["ours"])


async def test_a_session_that_only_its_server_has_lost_is_ended_before_its_change_is_made_again(
    postgres: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds its locks and could still commit: the line is broken at our end alone."""
    lost: list[Any] = []

    def lose(connection: PoolProxiedConnection, _: Commit) -> None:
        lost.append(connection.driver_connection)
        raise psycopg.OperationalError("the connection is lost")

    engine = postgres.writer.engine
    monkeypatch.setattr(engine.dialect, "is_disconnect", lambda *_: True)
    monkeypatch.setattr(engine.dialect, "do_close", lambda _: None)
    monkeypatch.setattr(engine.dialect, "do_terminate", lambda _: None)
    instead_of_a_commit(engine, monkeypatch, lose)
    assert await postgres.writer.write(adding("ours")) == "ours"
    with pytest.raises(psycopg.OperationalError):
        lost[0].commit()
    assert people(url) == ["ours"]


@pytest.fixture
def writing(url: str) -> Engine:
    engine = create_engine(address(url))
    translate(engine)
    event.listen(engine, "connect", commit_receipts.identify)
    return engine


def receipt_of(engine: Engine, *, committed: bool) -> Receipt:
    """Of a transaction whose session has ended."""
    with engine.connect() as connection:
        adding("ours" if committed else "never")(connection)
        receipt = leave(connection)
        assert receipt is not None
        if committed:
            connection.commit()
    engine.dispose()
    return receipt


def test_only_what_was_committed_is_taken_for_committed(writing: Engine) -> None:
    ours, never = receipt_of(writing, committed=True), receipt_of(writing, committed=False)
    assert was_committed(writing, ours)
    assert not was_committed(writing, never)
    assert not was_committed(writing, ours._replace(number=ours.number + 1))
    writing.dispose()


def test_another_session_with_the_same_process_id_is_let_alone(writing: Engine, url: str) -> None:
    with psycopg.connect(url) as other:
        pid = other.info.backend_pid
        receipt = Receipt("nobody's", 1, pid, datetime(2020, 1, 1, tzinfo=UTC))
        assert not was_committed(writing, receipt)
        assert other.execute("select 1").fetchone() == (1,)
    writing.dispose()


def counting(connection: Connection) -> None:
    """A change that can be made twice."""
    connection.execute(text("update pulse set at = at + 1"))


def counted(url: str) -> float:
    [(number,)] = rows(url, "select at from pulse")
    return float(number)


def lose_after_the_commit(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next commit is stored, but its connection breaks before the answer."""

    def lose(connection: PoolProxiedConnection, commit: Commit) -> None:
        commit(connection)
        assert connection.driver_connection is not None
        connection.driver_connection.close()
        raise psycopg.OperationalError("the connection is lost")

    instead_of_a_commit(engine, monkeypatch, lose)


def as_superuser(cluster: Cluster, url: str) -> str:
    return cluster.url(name_in(url), "postgres")


@pytest.fixture
def nobody_terminates(cluster: Cluster, url: str) -> Iterator[None]:
    """As in a hardened database."""
    admin = as_superuser(cluster, url)
    script(admin, "revoke execute on function pg_terminate_backend from public")
    yield
    script(admin, "grant execute on function pg_terminate_backend to public")


@pytest.mark.usefixtures("nobody_terminates")
async def test_a_role_that_may_end_no_sessions_waits_for_their_end(
    postgres: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_after_the_commit(postgres.writer.engine, monkeypatch)
    await asyncio.gather(*(postgres.writer.write(counting) for _ in range(2)))
    assert counted(url) == 2


@pytest.mark.usefixtures("nobody_terminates")
def test_where_the_end_of_a_session_cannot_be_proved_nothing_is_claimed(writing: Engine, url: str) -> None:
    with psycopg.connect(url) as other:
        with pytest.raises(DatabaseUnavailable, match="unavailable") as unknown:
            was_committed(writing, Receipt("nobody's", 1, other.info.backend_pid, None), looks=2)
        assert other.execute("select 1").fetchone() == (1,)
    assert "does not end" in unknown.value.reason
    writing.dispose()


async def test_changes_are_not_repeated_if_the_receipt_cannot_be_looked_up(
    postgres: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong there: the commit that the changes shared is stored."""
    monkeypatch.setattr(commit_receipts, "ALIVE", text("select 1 / 0"))
    lose_after_the_commit(postgres.writer.engine, monkeypatch)
    done = await asyncio.gather(*(postgres.writer.write(counting) for _ in range(2)), return_exceptions=True)
    assert [type(error) for error in done] == [DatabaseUnavailable, DatabaseUnavailable]
    assert counted(url) == 2


async def test_changes_are_not_repeated_if_the_receipt_is_locked(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock timeout is the trouble of one change, but not where it hides the outcome of a commit."""
    monkeypatch.setitem(SESSION, "lock_timeout", "50ms")
    database = Database(url)
    await database.writer.write(counting)
    with psycopg.connect(url) as other:

        def lock(connection: PoolProxiedConnection, commit: Commit) -> None:
            commit(connection)
            other.execute("select * from receipts for update")
            assert connection.driver_connection is not None
            connection.driver_connection.close()
            raise psycopg.OperationalError("the connection is lost")

        instead_of_a_commit(database.writer.engine, monkeypatch, lock)
        done = await asyncio.gather(*(database.writer.write(counting) for _ in range(2)), return_exceptions=True)
    assert [type(error) for error in done] == [DatabaseUnavailable, DatabaseUnavailable]
    assert counted(url) == 3
    await database.close()


def test_a_database_that_only_reads_as_a_standby_does_is_not_believed(writing: Engine, url: str) -> None:
    """What it does not have it may be about to get."""
    receipt = receipt_of(writing, committed=True)
    standby = create_engine(address(f"{url}&options=-c%20default_transaction_read_only%3Don"))
    translate(standby)
    for asked in (receipt, receipt._replace(number=receipt.number + 1)):
        with pytest.raises(DatabaseUnavailable):
            was_committed(standby, asked)
    standby.dispose()
    writing.dispose()


def statements(engine: Engine) -> list[str]:
    """The beginning of everything that an engine executes from now on."""
    seen: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        seen.append(" ".join(statement.partition("(")[0].split()[:3]))

    event.listen(engine, "before_cursor_execute", note)
    return seen


async def test_a_move_costs_one_statement_more_for_its_receipt_and_none_on_sqlite(
    database: Database, place: Place
) -> None:
    home = House(DatabaseStorage(database))
    table = await home.two()
    seen = statements(database.writer.engine)
    await home.play(table, ANNA, "place a3 0")
    shared = isinstance(place, str)
    told = ["SELECT pg_notify"] if shared else []
    kept = ["INSERT INTO receipts"] if shared else []
    begun = [] if shared else ["BEGIN IMMEDIATE"]
    assert seen == [*begun, "UPDATE tables SET", "INSERT INTO entries", "INSERT INTO requests", *told, *kept]


async def test_changes_that_share_a_commit_share_a_receipt(postgres: Database, url: str) -> None:
    seen = statements(postgres.writer.engine)
    await asyncio.gather(*(postgres.writer.write(adding(f"p{number}")) for number in range(5)))
    assert seen.count("INSERT INTO receipts") == 1
    assert len(people(url)) == 5


async def test_what_writes_nothing_leaves_no_receipt(postgres: Database, url: str) -> None:
    await postgres.writer.write(lambda connection: connection.scalar(text("select 1")))
    assert rows(url, "select * from receipts") == []


async def test_receipts_of_connections_that_are_long_gone_are_removed(postgres: Database, url: str) -> None:
    script(url, f"insert into receipts values ('old', 7, {time.time() - 25 * HOUR})")
    await postgres.writer.write(adding("ours"))
    done = await RetentionJob(postgres.writer).tidy()
    assert done is not None
    assert done["receipts"] == 1
    assert "old" not in [session for (session,) in rows(url, "select session from receipts")]
