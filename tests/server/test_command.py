"""`cenote serve` and `cenote play` as somebody types them: real processes, real ports, real signals."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from cenote.cli import main

CENOTE = [sys.executable, "-c", "import sys; from cenote.cli import main; sys.exit(main())"]
NO_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY")


@contextmanager
def typed(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A command that goes on, and the first line that it says."""
    environment = {name: value for name, value in os.environ.items() if name not in NO_SCREEN}
    environment |= {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
    with subprocess.Popen(
        [*CENOTE, *arguments], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def address(line: str) -> str:
    found = re.search(r"http://[^ ;\n]+", line)
    assert found, line
    return found[0]


def answer(url: str) -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(retries=20), timeout=30) as web:
        return web.get(url)


def test_play_prints_the_address_of_a_table_and_serves_it(tmp_path: Path) -> None:
    with typed(tmp_path, "play", "--mode", "auction", "--seats", "3", "--people", "2") as (process, line):
        url = address(line)
        assert url.startswith("http://127.0.0.1:")
        assert url.endswith("/play/tikal?lang=en&people=2&mode=auction&bots=medium")
        page = answer(url)
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
    assert list(tmp_path.glob("**/cenote.db"))


def test_an_empty_host_is_every_address_of_the_machine(tmp_path: Path) -> None:
    with typed(tmp_path, "serve", "--host", "", "--port", "0", "--data", "tables") as (_, line):
        url = address(line)
        assert url.startswith("http://0.0.0.0:")
        assert answer(url.replace("0.0.0.0", "127.0.0.1")).status_code == 200


def test_a_second_table_takes_the_next_port(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    with typed(one, "play") as (_, first), typed(other, "play") as (_, second):
        assert address(first) != address(second)
        assert answer(address(second)).status_code == 200


def test_a_second_play_shows_the_table_of_the_first_server(tmp_path: Path) -> None:
    with typed(tmp_path, "play") as (_, first), typed(tmp_path, "play", "jackal", "--seats", "3") as (second, said):
        assert second.wait(60) == 0
        assert said.startswith("Cenote is running already. Your table: http://127.0.0.1:")
        url = address(said)
        assert urlsplit(url).netloc == urlsplit(address(first)).netloc
        assert urlsplit(url).path == "/play/jackal"
        assert answer(url).status_code == 200


def test_a_folder_is_served_once(tmp_path: Path) -> None:
    folder = str(tmp_path / "cenote" / "tables")
    with (
        typed(tmp_path, "play") as (_, first),
        typed(tmp_path, "serve", "--port", "0", "--data", folder) as (second, said),
    ):
        assert answer(address(first)).status_code == 200
        assert said == ""
        assert second.wait(60) == 2
        assert second.stderr is not None
        url = f"http://{urlsplit(address(first)).netloc}/"
        assert second.stderr.read() == f"cenote: The tables in {folder} are already open at {url}\n"


def test_what_lies_in_the_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    with typed(tmp_path, "serve", "--port", "0", "--data", "tables") as (_, line):
        assert answer(address(line)).status_code == 200
        assert [file.name for file in (tmp_path / "tables").iterdir() if file.stat().st_mode & 0o077] == []


@pytest.mark.parametrize("torn", [b"this is no database" * 100, None])
def test_a_database_that_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, torn: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    if torn is None:
        with sqlite3.connect(tmp_path / "cenote.db") as connection:
            connection.executescript(
                "create table alembic_version (version_num text); insert into alembic_version values ('9999')"
            )
    else:
        (tmp_path / "cenote.db").write_bytes(torn)
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"cenote: The database {tmp_path / 'cenote.db'} cannot be used: ")


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--lang", "en", "--port", str(port), "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"cenote: Cannot listen on 127.0.0.1, port {port}: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("host", ["no.such.host.invalid", "256.1.1.1", "::zz"])
def test_a_host_that_is_none_of_ours_is_said_in_one_sentence(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "de", "--host", host, "--port", "0"]) == 2
    assert capsys.readouterr().err.startswith(f"cenote: Port 0 auf {host} lässt sich nicht öffnen: ")


@pytest.mark.parametrize("port", ["-1", "70000"])
def test_a_port_that_is_none_is_said_in_one_sentence(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "en", "--port", port]) == 2
    assert capsys.readouterr().err == f"cenote: --port must be from 0 to 65535, not {port}.\n"


def test_a_folder_that_cannot_be_made_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(file / "below")]) == 2
    assert "cannot" in capsys.readouterr().err.lower()


def test_a_setting_that_makes_no_sense_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CENOTE_BOT_SECONDS", "soon")
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "A setting cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--people", "5"], "5"),
        (["--people", "0"], "at least 1"),
        (["--mode", "chess"], "chess"),
        (["--bots", "nobody"], "nobody"),
        (["--seats", "9"], "9"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_anything_is_opened(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--lang", "en", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_other_commands_do_not_import_the_server(tmp_path: Path) -> None:
    code = "import sys; from cenote.cli import main; main(['rules', 'tikal', 'T1.1']); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert not [name for name in run.stdout.split() if name.startswith(("litestar", "sqlalchemy", "cenote.server"))]
