"""`python -m benchmarks.slowdown`, a part of `make soak`: checks whether we became slower relative to our peers.

It runs only the quick rows, in few rounds, and compares them with the stored results. Because a busy machine can look
like a slowdown, a suspected one is measured again before it is reported.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import geometric_mean

from benchmarks.fastcatan_env import with_fastcatan
from benchmarks.measure import rounds
from benchmarks.results import Measured, read
from benchmarks.rows import ROWS, Row
from benchmarks.run import possible

ALLOWED = 0.3
ROUNDS = 3
SECONDS = 0.5

Rows = Mapping[str, Measured]


def left(row: str, peers: Sequence[str], kept: Rows, now: Rows) -> float:
    """Return what is left of a row's speed relative to its peers in the same run, where 1 is all of it."""
    before, after = (found[row].speed / geometric_mean([found[peer].speed for peer in peers]) for found in (kept, now))
    return after / before


def slow(rows: Sequence[Row], kept: Rows, now: Rows) -> dict[str, float]:
    """Return our rows that have lost more than is allowed, with what is left of each."""
    known = [row for row in rows if row.key in kept]
    peers = [row.key for row in known if not row.ours]
    found = {row.key: left(row.key, peers, kept, now) for row in known if row.ours}
    return {key: part for key, part in found.items() if part < 1 - ALLOWED}


def main() -> int:
    """Return exit code 1 if a row was slow twice in a row, else 0."""
    kept, fastcatan = read().rows, with_fastcatan()
    rows = possible([row for row in ROWS if row.quick], fastcatan)
    suspects = rows
    found: dict[str, float] = {}
    for _ in range(2):
        asked = [row for row in rows if row in suspects or not row.ours]
        found = slow(asked, kept, rounds(asked, ROUNDS, SECONDS, fastcatan, print))
        suspects = [row for row in rows if row.key in found]
        if not suspects:
            print(f"no row is more than {ALLOWED:.0%} slower against its peers than the results kept say")
            return 0
    for key, part in found.items():
        print(f"SLOWER: {key} has {part:.0%} of the speed against its peers that the results kept say")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
