"""Interleaved measurement of all rows in fresh processes, so that noise affects all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.results import Measured
from benchmarks.rows import Row
from benchmarks.timing import Slice

ROOT = Path(__file__).parent.parent
COMPILED = "build/compiled"
SAY = Callable[[str], None]


def environment(build: str) -> dict[str, str]:
    """Return the environment of a process that imports our package plain or compiled."""
    path = (COMPILED, str(ROOT)) if build == "compiled" else (str(ROOT),)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def slice_of(row: Row, seconds: float, seed: int, fastcatan: str = "") -> Slice:
    """Run one row in a fresh process. `fastcatan` is the Python that has fastcatan."""
    asked = [str(seconds), str(seed)]
    if row.build == "fastcatan":
        script = str(ROOT / "benchmarks/fastcatan_slice.py")
        return Slice(*_printed([fastcatan, "-I", script, row.key.split()[1], *asked], row.build))
    *numbers, compiled = _printed([sys.executable, "-m", "benchmarks.worker", row.key, *asked], row.build)
    if row.ours and compiled != (row.build == "compiled"):
        raise SystemExit(f"{row.key} runs {'' if compiled else 'not '}compiled")
    return Slice(*numbers)


def _printed(command: list[str], build: str) -> list[float]:
    given = environment(build)
    run = subprocess.run(command, cwd=ROOT, env=given, preexec_fn=_two_cores, capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{run.stderr}")
    found: list[float] = json.loads(run.stdout.splitlines()[-1])
    return found


def _two_cores() -> None:
    """Limit the process to two cores, because batches take all cores and their speeds are stated for two."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])


def rounds(rows: Sequence[Row], number: int, seconds: float, fastcatan: str, say: SAY) -> dict[str, Measured]:
    """Run every row once in each of `number` rounds."""
    found: dict[str, list[Slice]] = {row.key: [] for row in rows}
    for seed in range(number):
        say(f"round {seed + 1} of {number}")
        for row in rows:
            found[row.key].append(slice_of(row, seconds, seed, fastcatan))
    return {key: Measured.of(slices) for key, slices in found.items()}
