"""`make bench`: our engines and peers', interleaved in one run. `--keep` writes the results into the repository.

A decision is an action of a seat that has at least two legal actions. Chance and forced steps are not counted on
either side. Every slice runs in a fresh process on one core, except batches, which have two and are timed by the
wall clock.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
from collections.abc import Sequence
from importlib.metadata import version
from importlib.util import find_spec

from benchmarks import report, results
from benchmarks.decision_cost import courses
from benchmarks.fastcatan_env import with_fastcatan
from benchmarks.import_time import starts
from benchmarks.measure import COMPILED, ROOT, rounds
from benchmarks.profiled import profiles
from benchmarks.rows import PEERS, ROWS, Row
from cenote.arena.turn_times import machine

ROUNDS = 5
SECONDS = 0.6
STARTS = 15
GAMES = 300


def possible(rows: Sequence[Row], fastcatan: str) -> list[Row]:
    """Return the rows that can run here. Print a line if the compiled ones cannot."""
    compiled = any((ROOT / COMPILED).glob("*.so"))
    if not compiled:
        print("compiled rows are left out: make build/compiled/.done builds them where there is a C compiler")
    return [row for row in rows if _runs(row, compiled, fastcatan)]


def _runs(row: Row, compiled: bool, fastcatan: str) -> bool:
    if row.build == "fastcatan":
        return bool(fastcatan)
    return _there(row.needs) and (compiled or row.build != "compiled")


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # its parent package is missing too
        return False


def versions(rows: Sequence[Row], fastcatan: str) -> dict[str, str]:
    """Return the versions of Python and of each peer."""
    packages = dict.fromkeys(row.build for row in rows if row in PEERS)
    found = {name: version(name) for name in packages if name != "fastcatan"}
    if fastcatan:
        code = "import platform, fastcatan; print(fastcatan.__version__, f'(Python {platform.python_version()})')"
        run = subprocess.run([fastcatan, "-I", "-c", code], capture_output=True, text=True, check=True)
        found["fastcatan"] = run.stdout.strip()
    return {"Python": platform.python_version(), **found}


def measured(number: int, seconds: float) -> results.Results:
    """Measure everything that can be measured here."""
    fastcatan = with_fastcatan()
    rows = possible(ROWS, fastcatan)
    found = rounds(rows, number, seconds, fastcatan, lambda line: print(line, flush=True))
    return results.Results(machine(), versions(rows, fastcatan), found, starts(STARTS), courses(GAMES), profiles())


def keep(found: results.Results) -> None:
    """Write the numbers, the tables and the pictures of one run."""
    from benchmarks import plot

    results.write(found)
    plot.speeds(found)
    plot.steps(found)
    report.PAGE.write_text(report.filled_in(report.PAGE.read_text("utf-8"), found), "utf-8")


def main(asked: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a slice")
    parser.add_argument("--keep", action="store_true", help="write results.json, the pictures and docs/benchmarks.md")
    chosen = parser.parse_args(asked)
    found = measured(chosen.rounds, chosen.seconds)
    print(f"\n{report.whole(found)}")
    if chosen.keep:
        keep(found)


if __name__ == "__main__":
    main()
