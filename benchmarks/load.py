"""`make load`: many tables played over real sockets on loopback, beside a control with as many clients.

The server is a process of its own, and so are the clients: two people at each table, who play random moves, each as
soon as the one before is shown. The control (`benchmarks/control.py`) is a bare socket that inserts a row with the
same engine, commits, and forwards the message. Each line is measured in turn with its control, and its times hold
for this machine only.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from tests.server.process import free_port

TABLES = (10, 50, 200)
IDLE = 1000
GENEROUS = {
    "CENOTE_PERSON_SHARE": "100",
    "CENOTE_ADDRESS_SHARE": "100",
    "CENOTE_CONNECTIONS": "10000",
    "CENOTE_CONNECTIONS_PER_ADDRESS": "10000",
    "CENOTE_SOCKETS_PER_ADDRESS": "10000",
    "CENOTE_GUESTS_PER_DAY": "100000",
    "CENOTE_TABLES_PER_DAY": "100000",
    "CENOTE_TABLES_PER_DAY_AND_ADDRESS": "100000",
    "CENOTE_MOVES_PER_DAY": "100000000",
    "CENOTE_MOVES_PER_DAY_AND_ADDRESS": "100000000",
}
"""Settings of the server with high limits, because one address plays for all."""

SERVE = "from cenote.cli import main; raise SystemExit(main())"
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """What a number of tables did in some seconds."""

    waited: list[list[float]]
    seconds: float
    cpu: float

    @property
    def moves(self) -> int:
        return sum(map(len, self.waited))

    @property
    def speed(self) -> float:
        return self.moves / self.seconds

    def cuts(self) -> tuple[float, float, float]:
        """Return p50, p95 and p99 of the waiting times in milliseconds."""
        cuts = quantiles(sorted(one for table in self.waited for one in table), n=100)
        return cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000


@contextmanager
def server(kind: str, folder: Path, database: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the server or the control, and yield its process and address as soon as it answers."""
    port = free_port()
    ours = ["-c", SERVE, "serve", "--port", str(port), "--data", str(folder)]
    command = (
        ["-m", "benchmarks.control", database or str(folder / "control.db"), str(port)] if kind == "control" else ours
    )
    given = {**os.environ, **GENEROUS, **({"CENOTE_DATABASE": database} if database else {})}
    with subprocess.Popen([sys.executable, *command], env=given, stdout=subprocess.DEVNULL, text=True) as process:
        try:
            _await(f"http://127.0.0.1:{port}/healthz")
            yield process, f"127.0.0.1:{port}"
        finally:
            process.terminate()


def _await(address: str) -> None:
    while True:
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return


@contextmanager
def clients(kind: str, address: str, tables: int, seconds: float) -> Iterator[subprocess.Popen[str]]:
    """Start all clients in a process of their own, and yield it as soon as they are seated."""
    command = [sys.executable, "-m", "benchmarks.crowd", kind, address, str(tables), str(seconds)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        said(process)
        yield process


def said(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


def cpu_of(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(pid: int) -> float:
    """Return the MiB of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


@contextmanager
def met(kind: str, tables: int, seconds: float, database: str = "") -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """Start a fresh server and its clients. Yield the server's process id and the clients' process."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(kind, Path(folder), database) as (process, address),
        clients(kind, address, tables, seconds) as crowd,
    ):
        yield process.pid, crowd


def measured(kind: str, tables: int, seconds: float, database: str = "") -> Measured:
    with met(kind, tables, seconds, database) as (pid, crowd):
        began = cpu_of(pid)
        go(crowd)
        waited = said(crowd)
        return Measured(waited, seconds, cpu_of(pid) - began)


def show(tables: int, ours: Measured, control: Measured) -> None:
    p50, p95, p99 = ours.cuts()
    moved = sum(bool(table) for table in ours.waited)
    print(
        f"{tables:6}{moved:7}{ours.speed:9.0f}{p50:9.0f}{p95:7.0f}{p99:7.0f}{ours.cpu / ours.moves * 1000:10.1f}"
        f"{control.speed:10.0f}{control.cpu / control.moves * 1000:10.1f}{ours.speed / control.speed:7.2f}",
        flush=True,
    )


def growth(seconds: float) -> None:
    """Print the cost of a move early and late in the same games. In the middle, there is more to choose from."""
    with met("game", 4, seconds) as (_, crowd):
        go(crowd)
        waited: list[list[float]] = said(crowd)
    quarters = [[one for table in waited for one in _quarter(table, number)] for number in range(4)]
    shown = ", ".join(f"{median(part) * 1000:.1f}" for part in quarters)
    print(f"median wait in the four quarters of {len(waited)} games, {sum(map(len, waited))} moves in all: {shown}")


def _quarter(table: Sequence[float], number: int) -> Sequence[float]:
    return table[len(table) * number // 4 : len(table) * (number + 1) // 4]


def idle(tables: int) -> None:
    """Measure and print the memory of idle tables."""
    with met("idle", tables, 5) as (pid, crowd):
        go(crowd)
        said(crowd)
        held = memory_of(pid)
    print(f"{tables} idle tables with {2 * tables} sockets: {held:.0f} MiB in all, {held / tables:.2f} MiB a table")


def main(asked: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--idle", type=int, default=IDLE)
    parser.add_argument("--database", default="", help="the address of a PostgreSQL, for the server and the control")
    chosen = parser.parse_args(asked)
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; times in ms")
    heads = ("tables", "moved", "moves/s", "p50", "p95", "p99", "CPU/move", "control/s", "CPU", "ratio")
    print("{:>6}{:>7}{:>9}{:>9}{:>7}{:>7}{:>10}{:>10}{:>10}{:>7}".format(*heads), flush=True)
    for tables in chosen.tables:
        control = measured("control", tables, chosen.seconds, chosen.database)
        show(tables, measured("game", tables, chosen.seconds, chosen.database), control)
    growth(3 * chosen.seconds)
    if chosen.idle:
        idle(chosen.idle)


if __name__ == "__main__":
    main()
