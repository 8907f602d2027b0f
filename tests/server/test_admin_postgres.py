"""The keeper's commands on PostgreSQL: the same as on a file, with PostgreSQL's own programs for the copy."""

from __future__ import annotations

import asyncio
import os
import stat
import time
from pathlib import Path

import pytest

from cenote.cli import main
from cenote.server.maintenance.retention import DAY
from cenote.server.maintenance.retention_job import RetentionJob
from cenote.server.maintenance.verify_all import verify_all
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.store import DatabaseStorage
from tests.server.files import rows, script
from tests.server.house import ANNA, TURN, House
from tests.server.postgres import Cluster, tool


def admin(*arguments: str | Path) -> int:
    task, *rest = map(str, arguments)
    return main(["admin", task, "--lang", "en", *rest])


async def played(url: str) -> tuple[str, str]:
    """A database with a running game and a table that waits."""
    await bring_up_to_date(url)
    database = Database(url)
    house = House(DatabaseStorage(database))
    running, waiting = await house.two(), await house.open("me", "open")
    await house.play(running, ANNA, *TURN, "end")
    await database.close()
    return running.stored.id, waiting.stored.id


async def tidied(url: str) -> list[bool]:
    """Whether each of two servers that look at the same time tidied up."""
    databases = [Database(url), Database(url)]
    done = await asyncio.gather(*(RetentionJob(database.writer).tidy() for database in databases))
    for database in databases:
        await database.close()
    return [result is not None for result in done]


def test_copied_put_back_checked_and_tidied(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}{os.pathsep}{Path(tool('pg_dump')).parent}")
    url, copied, other = cluster.make(), tmp_path / "copy", cluster.make()
    running, waiting = asyncio.run(played(url))
    assert admin("backup", copied, "--database", url, "--data", tmp_path) == 0
    assert stat.S_IMODE(copied.stat().st_mode) == 0o600
    assert admin("restore", copied, "--database", other, "--data", tmp_path / "fresh") == 0
    assert capsys.readouterr().out.endswith("2 tables were looked through.\nNothing is wrong.\n")
    assert admin("restore", copied, "--database", other, "--data", tmp_path / "fresh") == 2
    assert rows(other, "select id, status, revision from tables order by id") == rows(
        url, "select id, status, revision from tables order by id"
    )
    script(other, f"update tables set updated = {time.time() - 100 * DAY}")
    assert admin("tidy", "--database", other) == 0
    assert rows(other, "select id, status from tables") == [(running, "abandoned")]
    script(url, f"update entries set text = 'place a2 0' where version = 1 and table_id = '{running}'")
    assert {verdict.id for verdict in verify_all(url, 2) if verdict.flaws} == {running}
    assert waiting in {verdict.id for verdict in verify_all(url, 1)}


def test_of_two_servers_one_tidies(cluster: Cluster) -> None:
    url = cluster.make()
    asyncio.run(played(url))
    assert sorted(asyncio.run(tidied(url))) == [False, True]
    assert asyncio.run(tidied(url)) == [False, False]
    script(url, "update chores set at = 5")
    assert sorted(asyncio.run(tidied(url))) == [False, True]


def test_a_password_is_in_no_argument(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever is on the machine can read what programs are called with, and not what they are told."""
    seen = tmp_path / "seen"
    fake = tmp_path / "pg_dump"
    fake.write_text(f'#!/bin/sh\necho "$@" > {seen}\n[ "$PGPASSWORD" = hunter2 ] && [ "$PGUSER" = keeper ]\n')
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert admin("backup", tmp_path / "copy", "--database", "postgresql://keeper:hunter2@127.0.0.1/cenote") == 0
    assert "hunter2" not in seen.read_text()


def test_a_message_in_another_encoding_is_quoted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    fake = tmp_path / "pg_dump"
    fake.write_text("#!/bin/sh\nprintf 'pg_dump: ung\\374ltig\\n' >&2\nexit 1\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert admin("backup", tmp_path / "copy", "--database", "postgresql://keeper@127.0.0.1/cenote") == 2
    assert "pg_dump: ung\N{REPLACEMENT CHARACTER}ltig" in capfd.readouterr().err
