"""`cenote admin backup` and `restore`: a copy made while people play is whole, and goes where nothing is."""

from __future__ import annotations

import stat
import tarfile
from pathlib import Path

import pytest

from cenote.cli import main
from tests.server.browsers import Serving, offer, serving, two_browsers
from tests.server.files import rows


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "tables"


def admin(*arguments: str | Path) -> int:
    task, *rest = map(str, arguments)
    return main(["admin", task, "--lang", "en", *rest])


def moved(server: Serving) -> str:
    """A game in which somebody has moved."""
    anna, _, id = two_browsers(server)
    with anna.at(id) as line:
        frame = line.next("frame")
        assert line.play(frame, *offer(frame))["type"] == "accepted"
    return id


def test_a_copy_made_while_the_server_runs_is_played_on_elsewhere(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copied, fresh = tmp_path / "copy", tmp_path / "fresh"
    with serving(folder) as server:
        id = moved(server)
        (folder / "secret").write_text("the secret of the folder")
        assert admin("backup", copied, "--data", folder) == 0
        before = server.entries(id)
        moved(server)
    assert stat.S_IMODE(copied.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob(".*")] == []
    assert "secret keys are not in it" in capsys.readouterr().out
    assert admin("restore", copied, "--data", fresh) == 0
    said = capsys.readouterr().out
    assert said == f"Restored from {copied}.\nOne table was looked through.\nNothing is wrong.\n"
    assert not (fresh / "secret").exists()
    assert [file.name for file in fresh.iterdir() if file.stat().st_mode & 0o077] == []
    with serving(fresh) as server:
        assert server.entries(id) == before
        assert server.browser().http.get(f"/api/tables/{id}").json()["status"] == "running"


def test_a_file_that_is_there_is_not_written_over_unasked(folder: Path, tmp_path: Path) -> None:
    copied = tmp_path / "copy"
    copied.write_text("precious")
    with serving(folder):
        assert admin("backup", copied, "--data", folder) == 2
        assert copied.read_text() == "precious"
        assert admin("backup", copied, "--data", folder, "--force") == 0
    assert copied.read_bytes().startswith(b"SQLite format 3")


def test_secrets_come_along_when_they_are_asked_for(folder: Path, tmp_path: Path) -> None:
    copied, fresh = tmp_path / "copy", tmp_path / "fresh"
    with serving(folder):
        (folder / "secret").write_text("s" * 64)
        assert admin("backup", copied, "--data", folder, "--with-secret") == 0
    assert stat.S_IMODE(copied.stat().st_mode) == 0o600
    assert admin("restore", copied, "--data", fresh) == 0
    assert (fresh / "secret").read_text() == "s" * 64
    assert stat.S_IMODE((fresh / "secret").stat().st_mode) == 0o600
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "secret").write_text("another")
    assert admin("restore", copied, "--data", kept) == 2
    assert ((kept / "secret").read_text(), (kept / "cenote.db").exists()) == ("another", False)


def test_nothing_that_is_there_is_lost_by_restoring(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copied = tmp_path / "copy"
    with serving(folder) as server:
        assert admin("backup", copied, "--data", folder) == 0
        moved(server)
    assert admin("restore", copied, "--data", folder) == 2
    assert "is not empty" in capsys.readouterr().err
    assert rows(folder / "cenote.db", "select count(*) from tables") == [(1,)]


@pytest.mark.parametrize("torn", ["", "half", "text"])
def test_a_copy_that_is_torn_is_not_put_back(
    folder: Path, tmp_path: Path, torn: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copied, fresh = tmp_path / "copy", tmp_path / "fresh"
    with serving(folder) as server:
        moved(server)
        assert admin("backup", copied, "--data", folder) == 0
    whole = copied.read_bytes()
    copied.write_bytes({"": b"", "half": whole[: len(whole) // 2], "text": b"hello" * 1000}[torn])
    assert admin("restore", copied, "--data", fresh) == 2
    assert "cannot be used" in capsys.readouterr().err
    assert not (fresh / "cenote.db").exists()


def test_an_archive_from_strangers_writes_nothing_elsewhere(tmp_path: Path) -> None:
    """Names that lead out of the folder, links and further files are passed over."""
    evil, copied, fresh = tmp_path / "evil", tmp_path / "copy", tmp_path / "fresh"
    evil.write_text("evil")
    with tarfile.open(copied, "w") as archive:
        for name in ("../secret", "cenote.db", "lock", "database"):
            archive.add(evil, name)
        link = tarfile.TarInfo("secret")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/hostname"
        archive.addfile(link)
    assert admin("restore", copied, "--data", fresh) == 2
    assert [file.name for file in fresh.iterdir()] == ["lock"]
    assert not (tmp_path / "secret").exists()


def test_where_there_is_nothing_there_is_nothing_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for task in ("backup", "check", "tidy"):
        assert admin(task, *(["copy"] if task == "backup" else []), "--data", tmp_path) == 2
        assert capsys.readouterr().err == f"cenote: There are no tables in {tmp_path}.\n"
    assert admin("restore", tmp_path / "nothing", "--data", tmp_path) == 2


def test_an_address_that_is_none_is_not_repeated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for task in ("check", "tidy"):
        assert admin(task, "--database", "mysql://keeper:hunter2@example.org/x") == 2
        assert admin(task, "--database", "postgresql://keeper:hunter2@127.0.0.1:1/x") == 2
    assert admin("backup", tmp_path / "copy", "--database", "postgresql://keeper:hunter2@127.0.0.1:1/x") == 2
    printed = capsys.readouterr()
    assert "hunter2" not in printed.out + printed.err
    assert list(tmp_path.iterdir()) == []
