"""A cluster of two worker processes plays the same games as this process, also when one of them is killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

from cenote import __version__, is_compiled
from cenote.arena import cluster
from cenote.cli import main
from cenote.words import LANGUAGES
from tests.counts import count

PATIENCE = 60
"""Seconds after which something that must happen is given up; nothing here takes a second by itself."""
GAMES = count(60, 2000)
WORKER = "from distributed.cli.dask_worker import main; main()"
WITHOUT = f"import sys; sys.modules['cenote'] = None; {WORKER}"
OTHER = f"import cenote; cenote.__version__ = '0.0.9'; {WORKER}"

plain = pytest.mark.skipif(is_compiled(), reason="no game is played")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler that has no workers yet."""
    with LocalCluster(  # type: ignore[no-untyped-call]  # theirs
        n_workers=0, host="127.0.0.1", scheduler_port=0, dashboard_address=None, silence_logs=False
    ) as started:
        yield started.scheduler_address


@contextmanager
def working(address: str, *codes: str) -> Iterator[dict[str, Any]]:
    """Worker processes, by the names they have at the scheduler."""
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
    names = [f"{os.getpid()}-{number}" for number in range(len(codes))]
    commands = [(sys.executable, "-c", code, address, *options) for code in codes]
    running = {
        name: subprocess.Popen([*command, "--name", name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for name, command in zip(names, commands, strict=True)
    }
    try:
        yield running
    finally:
        for process in running.values():
            process.kill()
            process.wait()


def held(client: Any, name: str) -> bool:
    """Whether the worker of this name has work that it has not handed in."""
    workers = client.scheduler_info(n_workers=-1)["workers"]
    here = [address for address, worker in workers.items() if worker["name"] == name]
    return any(client.processing(here).values())


def wait_until_held(client: Any, name: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not held(client, name):
        assert time.monotonic() < deadline, f"{name} was given nothing"
        time.sleep(0.01)


def sim(folder: Path, *arguments: str) -> int:
    wishes = ("-n", str(GAMES), "--seats", "2", "--format", "parquet", "--records", str(folder), "--lang", "en")
    return main(["sim", *wishes, *arguments])


def test_the_same_games_come_out_though_a_worker_is_killed_on_the_way(scheduler: str, tmp_path: Path) -> None:
    with (
        working(scheduler, WORKER, WORKER) as running,
        Client(scheduler, set_as_default=False) as watching,  # type: ignore[no-untyped-call]  # theirs
        ThreadPoolExecutor(1) as aside,
    ):
        watching.wait_for_workers(2, timeout=PATIENCE)
        playing = aside.submit(sim, tmp_path / "cluster", "--cluster", scheduler)
        victim = min(running)
        wait_until_held(watching, victim)
        running[victim].send_signal(signal.SIGSTOP)
        assert held(watching, victim), "it is killed in the middle of something that it cannot finish any more"
        running[victim].kill()
        assert playing.result(PATIENCE) == 0
    assert sim(tmp_path / "alone", "--workers", "1") == 0
    for file in ("games.parquet", "moves.parquet"):
        assert (tmp_path / "cluster" / file).read_bytes() == (tmp_path / "alone" / file).read_bytes()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (WITHOUT, f"has no cenote {__version__}; every machine"),
        (OTHER, f"has cenote 0.0.9, but here it is cenote {__version__};"),
    ],
    ids=["without", "other"],
)
@plain
def test_a_worker_that_would_play_other_games_plays_none(
    scheduler: str, code: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with working(scheduler, code):
        refused(capsys, tmp_path, scheduler, said)


def refused(capsys: pytest.CaptureFixture[str], folder: Path, address: str, said: str) -> None:
    """One sentence, and no dataset that nobody has played."""
    assert sim(folder / "new", "--cluster", address) == 2
    told = capsys.readouterr().err
    assert said in told
    assert address in told
    assert told.count("\n") == 1
    assert not list((folder / "new").iterdir())


@plain
def test_a_cluster_without_workers_is_not_waited_for_for_ever(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "WAIT", 0.5)
    refused(capsys, tmp_path, scheduler, "has no workers yet")


@plain
def test_where_no_cluster_answers_none_is_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "WAIT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        refused(capsys, tmp_path, address, "No cluster answers at")
    refused(capsys, tmp_path, address, "No cluster answers at")


@plain
@pytest.mark.parametrize("address", ["here", "127.0.0.1", "carrier-pigeon://127.0.0.1:8786"])
def test_an_address_that_is_none_is_named(address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, tmp_path, address, "is no address of a cluster; one looks like this: tcp://192.0.2.1:8786")


@plain
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_package_one_sentence_says_what_to_install(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert sim(tmp_path, "--cluster", "tcp://192.0.2.1:8786", "--lang", language) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith('pip install ".[cluster]"\n')
