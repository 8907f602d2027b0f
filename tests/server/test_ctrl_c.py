"""Ctrl-C in a terminal reaches the whole group of processes, some of which may still be importing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.house import House

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the children of a process"),
]


def children(pid: int) -> list[str]:
    """The processes that a process has started."""
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def prepared(pid: str) -> bool:
    """Whether a process catches, blocks or ignores Ctrl-C; a fresh one is ended by it without a word."""
    with suppress(FileNotFoundError):
        masks = re.findall(r"^Sig(?:Blk|Ign|Cgt):\s*(\w+)$", Path(f"/proc/{pid}/status").read_text(), re.M)
        return any(int(mask, 16) & 1 << signal.SIGINT - 1 for mask in masks)
    return False


def interrupted(*arguments: str | Path, started: int, first_line: bool = False) -> tuple[int, str]:
    """The exit code and the errors of a command whose group gets Ctrl-C once so many of its processes are prepared."""
    process = subprocess.Popen(
        [sys.executable, "-m", "cenote", *map(str, arguments), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert process.stdout is not None
    if first_line:
        process.stdout.readline()
    while process.poll() is None and sum(map(prepared, children(process.pid))) < started:
        os.sched_yield()
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)  # it ends when the last process that writes to it does
    return process.returncode, said


@pytest.mark.parametrize("started", [0, 1, 2])
async def test_bots_that_get_ready_are_quiet(started: int, tmp_path: Path) -> None:
    serve = ("serve", "--port", "0", "--workers", "2", "--data", tmp_path / "tables")
    code, said = interrupted(*serve, started=started, first_line=True)
    assert code in (0, 130)
    assert "Traceback" not in said


@pytest.mark.parametrize("started", [1, 2])
async def test_processes_that_check_tables_are_quiet(started: int, filed: House, path: Path) -> None:
    await filed.open("me", "open")
    code, said = interrupted("admin", "check", "--workers", "2", "--data", path.parent, started=started)
    assert code in (0, 130)
    assert "Traceback" not in said
