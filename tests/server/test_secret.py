"""What cookies are signed with: long enough, and missed when it is lost."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from cenote.cli import main
from cenote.cli import serve as cli_serve
from cenote.server.data_folder import SECRET_BYTES, ShortSecret
from cenote.server.settings import Settings, read_settings
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.foreign_secret import MISSED
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import seating
from cenote.words import LANGUAGES
from tests.server.browsers import SECRET, serving
from tests.server.files import rows, script
from tests.server.house import ANNA, SEED, asked

OURS, LOST = Settings(Path(), SECRET).fingerprint, Settings(Path(), b"another secret").fingerprint


@pytest.mark.parametrize("given", ["x", "x" * (SECRET_BYTES - 1), "\N{SNOWMAN}" * 10])
def test_a_short_secret_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv("CENOTE_SECRET", given)
    with pytest.raises(ShortSecret, match="CENOTE_SECRET"):
        read_settings(tmp_path, "127.0.0.1", 0)
    monkeypatch.delenv("CENOTE_SECRET")
    (tmp_path / "secret").write_text(given, "utf-8")
    with pytest.raises(ShortSecret, match=str(tmp_path / "secret")):
        read_settings(tmp_path, "127.0.0.1", 0)
    assert (tmp_path / "secret").read_text("utf-8") == given


def test_a_secret_that_is_just_long_enough_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CENOTE_SECRET", "x" * SECRET_BYTES)
    assert read_settings(tmp_path, "127.0.0.1", 0).secret == b"x" * SECRET_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_secret_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("CENOTE_SECRET", "guess")
    assert main(["serve", "--lang", language, "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert ("CENOTE_SECRET" in said, str(SECRET_BYTES) in said) == (True, True)
    assert ("guess" in said, said.count("\n")) == (False, 1)


def test_a_fingerprint_tells_secrets_apart_and_does_not_show_them() -> None:
    assert OURS != LOST
    assert SECRET.hex() not in OURS


@pytest.mark.anyio
async def test_tables_made_under_another_secret_are_missed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.browser("Anna")
        waiting, _, over = anna.create("me", "open"), anna.create("me", "hot Ben"), anna.create("me", "hot Ben")
        assert anna.post(f"/api/tables/{over}/leave").status_code == 200
    assert set(rows(server.path, "select secret from tables")) == {(OURS,)}
    assert await bring_up_to_date(server.path, OURS) == 0
    assert await bring_up_to_date(server.path, LOST) == 2
    script(server.path, f"update tables set updated = {time.time() - MISSED - 1} where id = '{waiting}'")
    assert await bring_up_to_date(server.path, LOST) == 1
    script(server.path, "update tables set secret = ''")
    assert await bring_up_to_date(server.path, LOST) == 0


async def keep_tables(path: Path, fingerprint: str, count: int) -> None:
    await bring_up_to_date(path)
    database = Database(path)
    for _ in range(count):
        made = seating.new_table(asked("me", "open"), ANNA, "Anna", SEED)
        await DatabaseStorage(database, fingerprint).add_table(made, SEED)
    await database.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tables", [0, 1, 7])
def test_a_lost_secret_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, tables: int
) -> None:
    monkeypatch.delenv("CENOTE_SECRET", raising=False)
    monkeypatch.setattr(cli_serve, "serve", lambda *_: 0)
    asyncio.run(keep_tables(tmp_path / "cenote.db", LOST, tables))
    asyncio.run(keep_tables(tmp_path / "cenote.db", read_settings(tmp_path, "127.0.0.1", 0).fingerprint, 1))
    assert main(["serve", "--lang", language, "--port", "0", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().err
    assert said.count("\n") == bool(tables)
    assert (str(tmp_path / "secret") in said, "CENOTE_SECRET" in said) == (bool(tables), bool(tables))
    assert tables < 2 or str(tables) in said
