"""Profile of the compiled engine by the Linux profiler `perf`, if installed."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from benchmarks.measure import ROOT, environment
from benchmarks.rows import GAMES

WAYS = ("list", "index", "playout")
SECONDS = 3
INTERPRETER = "the interpreter"
OBJECTS = "Python's objects and memory"
RUNTIME = "mypyc's lists and numbers"
REST = "the rest"
LEAST = 0.02
"""The share of the time below which a part counts towards the rest."""


def profiles() -> dict[str, dict[str, float]]:
    """Return the shares of the time of each row by parts, or nothing if there is no profiler."""
    found: dict[str, dict[str, float]] = {}
    for game in GAMES:
        for way in WAYS:
            if lines := sampled(f"{game} compiled {way}"):
                found[f"{game} {way}"] = shares(lines)
    return found


def sampled(key: str) -> list[str]:
    """Run one slice under the profiler. Return its lines of share, library and symbol, or none if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "perf.data"
        worker = [sys.executable, "-m", "benchmarks.worker", key, str(SECONDS), "1"]
        record = ["perf", "record", "-q", "-F", "999", "-o", str(data), *worker]
        report = ["perf", "report", "-i", str(data), "--no-children", "--stdio", "-F", "overhead,dso,sym", "-t", "|"]
        try:
            subprocess.run(record, cwd=ROOT, env=environment("compiled"), capture_output=True, check=True)
            told = subprocess.run(report, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            return []
    return [line for line in told.splitlines() if line.count("|") == 2 and "%" in line]


def shares(lines: Iterable[str]) -> dict[str, float]:
    """Return the shares by parts, the largest first."""
    parts = defaultdict[str, float](float)
    for line in lines:
        share, library, symbol = (cell.strip() for cell in line.split("|"))
        parts[part_of(library, symbol)] += float(share.rstrip("%")) / 100
    large = {name: round(share, 2) for name, share in parts.items() if share >= LEAST and name != REST}
    return {**dict(sorted(large.items(), key=lambda part: -part[1])), REST: round(1 - sum(large.values()), 2)}


def part_of(library: str, symbol: str) -> str:
    """Return the part to which a symbol belongs: one of our modules, the runtime, the interpreter or the rest."""
    if ours := re.search(r"CPyDef_(?:tikal___|jackal___)?([a-z]\w*?)___", symbol):
        return f"`{ours[1]}.py`"
    if "__mypyc" in library:
        return RUNTIME
    if "python" not in library:
        return REST
    return INTERPRETER if symbol.startswith("[.] _PyEval") else OBJECTS
