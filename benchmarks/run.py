"""`make bench`: decisions per CPU second, ours and peers' in turn, so that noise falls on all alike.

A decision is a play by a seat that has at least two legal actions; chance and forced steps are not counted on
either side. Every slice runs in a fresh process on one core.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
ROUNDS = 5
COMPILED = "build/compiled"


class Series(NamedTuple):
    """What is measured: how it is called, what plays, how many games a slice has, whether the compiled build runs."""

    name: str
    what: str
    games: int
    path: str = ""


TABLES = (
    (
        Series("Catanatron", "catanatron", 6),
        Series("Tikal, plain Python", "tikal", 60),
        Series("Tikal, compiled", "tikal", 200, COMPILED),
    ),
    (
        Series("RLCard UNO", "rlcard uno", 60),
        Series("Jackal, plain Python", "jackal", 200),
        Series("Jackal, compiled", "jackal", 400, COMPILED),
    ),
)
"""In each table the first is the peer that the others are compared with."""

SIMULATED = tuple(
    (Series(f"{name.capitalize()}, {build}", name, games, path), Series("cenote sim", f"sim {name}", games, path))
    for name in ("tikal", "jackal")
    for build, games, path in (("plain Python", 60, ""), ("compiled", 200, COMPILED))
)
"""The bare state beside the whole simulation, in games."""

Measured = tuple[float, float, float]


def measure(series: Series, seed: int) -> Measured:
    """Decisions per second, games per second, and seconds per copy of one slice."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (series.path, str(ROOT))))}
    command = [sys.executable, "-m", "benchmarks.worker", series.what, str(series.games), str(seed)]
    out = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
    decisions, games, seconds, copied, compiled = json.loads(out.splitlines()[-1])
    if compiled != bool(series.path):
        raise SystemExit(f"{series.name} runs {'' if compiled else 'not '}compiled; is there a C compiler?")
    return decisions / seconds, games / seconds, copied


def show(table: tuple[Series, ...], found: dict[str, list[Measured]]) -> None:
    peer = median(speed for speed, _, _ in found[table[0].name])
    print(f"\n{'':24}{'decisions/s':>14}{'ratio':>8}{'games/s':>10}{'copy':>32}")
    for series in table:
        speed, games, copied = (median(values) for values in zip(*found[series.name], strict=True))
        copy = f"{copied * 1e6:.1f} µs = {copied * speed:.2f} decisions" if copied else ""
        print(f"{series.name:24}{speed:14,.0f}{speed / peer:8.1f}{games:10.1f}{copy:>32}")


def show_share(bare: Series, whole: Series) -> None:
    """What is left of the bare state's speed when a game is simulated whole; the two in turn."""
    pairs = [(measure(bare, seed)[1], measure(whole, seed)[1]) for seed in range(ROUNDS)]
    games, simulated = median(games for games, _ in pairs), median(games for _, games in pairs)
    share = median(simulated / games for games, simulated in pairs)
    print(f"{bare.name:24}{games:14,.1f}{simulated:14,.1f}{share:10.2f}")


def main() -> None:
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{machine}, median of {ROUNDS} rounds, one core each")
    for table in TABLES:
        found: dict[str, list[Measured]] = {series.name: [] for series in table}
        for seed in range(ROUNDS):
            for series in table:
                found[series.name].append(measure(series, seed))
        show(table, found)
    print(f"\n{'games/s':24}{'bare state':>14}{'cenote sim':>14}{'share':>10}")
    for bare, whole in SIMULATED:
        show_share(bare, whole)


if __name__ == "__main__":
    main()
