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
from collections import defaultdict
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
ROUNDS = 5
SERIES = {
    "Tikal, plain Python": ("tikal", 60, ""),
    "Tikal, compiled": ("tikal", 200, "build/compiled"),
    "Catanatron": ("catan", 6, ""),
}
PEER = "Catanatron"


def measure(module: str, count: int, path: str, seed: int) -> tuple[float, float, float]:
    """Decisions per second, games per second, and seconds per copy of one slice."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (path, str(ROOT))))}
    command = [sys.executable, "-m", "benchmarks.worker", module, str(count), str(seed)]
    out = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
    decisions, games, seconds, copied, compiled = json.loads(out)
    if module != "catan" and compiled != bool(path):
        raise SystemExit(f"{module} should {'' if path else 'not '}be compiled here; is there a C compiler?")
    return decisions / seconds, games / seconds, copied


def main() -> None:
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{machine}, median of {ROUNDS} rounds")
    found: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for seed in range(ROUNDS):
        for name, (module, count, path) in SERIES.items():
            found[name].append(measure(module, count, path, seed))
    peer = median(slice_[0] for slice_ in found[PEER])
    print(f"{'':24}{'decisions/s':>14}{'ratio':>8}{'games/s':>10}{'copy':>22}")
    for name, slices in found.items():
        speed, games, copied = (median(values) for values in zip(*slices, strict=True))
        copy = f"{copied * 1e6:.1f} µs = {copied * speed:.2f} decisions" if copied else ""
        print(f"{name:24}{speed:14,.0f}{speed / peer:8.1f}{games:10.1f}{copy:>32}")


if __name__ == "__main__":
    main()
