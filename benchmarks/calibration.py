"""Calibration of the coach's chances of winning: `python -m benchmarks.calibration`, compiled, updates docs/coach.md.

The same bot plays all seats of a series. The moments of a game are judged for one seat after the other, and the
intervals come from resampling complete games.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from cenote.arena.executors import open_workers
from cenote.arena.simulate import Setup, play_game
from cenote.bots.mind import mind_of
from cenote.coach.segments import segments
from cenote.core.registry import game

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs/coach.md"
KEPT: Final = ROOT / "benchmarks/calibration.json"
PICTURE: Final = ROOT / "docs/pictures/calibration.svg"
MARK: Final = "calibration"

SERIES: Final = (
    ("tikal", "basic", 2),
    ("tikal", "auction", 2),
    ("tikal", "basic", 4),
    ("jackal", "basic", 2),
    ("jackal", "archipelago", 2),
    ("jackal", "basic", 4),
)
MOMENTS: Final = 24
"""The number of moments of a game that are judged, spread evenly over the game."""

BINS: Final = 10
AGAIN: Final = 400
"""How often complete games are resampled for an interval."""

Point = tuple[float, float]
"""A predicted chance of winning of a seat, and the seat's share of the win."""

Bin = dict[str, float]


class Sums(NamedTuple):
    """Summary of the chances in some games."""

    off: float
    """The distance between the chances and what came true, on average over the bins."""
    brier: float
    ignorant: float
    """The Brier score of equal chances for all seats."""


def points_of(setup: Setup, numbers: Sequence[int]) -> list[list[Point]]:
    """Play these games and return their chances and outcomes."""
    return [_points(setup, number) for number in numbers]


def _points(setup: Setup, number: int) -> list[Point]:
    record = play_game(setup, number).record()
    assert record.result is not None
    rules, mind, seats, winners = game(setup.game), mind_of(setup.game), len(setup.bots), record.result.winners
    states = [each.after for each in segments(record) if each.after.result() is None]
    found: list[Point] = []
    for at in range(MOMENTS):
        state, seat = states[at * len(states) // MOMENTS], (at + number) % seats
        chance = mind.standing(rules.view(state, seat), Random(f"{number}/{at}")).chances[seat]
        found.append((chance, (seat in winners) / len(winners)))
    return found


def binned(games: Iterable[Sequence[Point]]) -> list[tuple[float, float, int]]:
    """Return for each tenth of the scale the mean chance, the mean outcome, and the number of moments."""
    sums = [[0.0, 0.0, 0] for _ in range(BINS)]
    for chance, outcome in (point for points in games for point in points):
        row = sums[min(BINS - 1, int(chance * BINS))]
        row[0] += chance
        row[1] += outcome
        row[2] += 1
    return [(row[0] / row[2], row[1] / row[2], int(row[2])) if row[2] else (0.0, 0.0, 0) for row in sums]


def summed(games: Sequence[Sequence[Point]], seats: int) -> Sums:
    """Return how good the chances are overall."""
    points = [point for one in games for point in one]
    off = sum(count * abs(chance - outcome) for chance, outcome, count in binned(games)) / len(points)
    brier = sum((chance - outcome) ** 2 for chance, outcome in points) / len(points)
    ignorant = sum((1 / seats - outcome) ** 2 for _, outcome in points) / len(points)
    return Sums(off, brier, ignorant)


def reliability(games: Sequence[Sequence[Point]]) -> list[Bin]:
    """Return the bins with 95 % intervals from resampled games."""
    rng = Random(1)
    again = [binned(rng.choices(games, k=len(games))) for _ in range(AGAIN)]
    found: list[Bin] = []
    for number, (chance, outcome, count) in enumerate(binned(games)):
        if count:
            tries = sorted(bins[number][1] for bins in again if bins[number][2])
            low, high = tries[len(tries) // 40], tries[-1 - len(tries) // 40]
            row = {"chance": chance, "true": outcome, "low": low, "high": high}
            found.append({**{name: round(value, 4) for name, value in row.items()}, "moments": count})
    return found


def measured(games: int, bot: str, workers: int) -> list[dict[str, Any]]:
    """Play and evaluate every series."""
    found: list[dict[str, Any]] = []
    with open_workers(workers) as pool:
        for name, mode, seats in SERIES:
            setup = Setup(name, mode, (), (bot,) * seats)
            parts = pool.do(partial(points_of, setup), pool.shares(range(1, games + 1)))
            points = [one for part in parts for one in part]
            numbers = {key: round(value, 4) for key, value in summed(points, seats)._asdict().items()}
            head = {"game": name, "mode": mode, "seats": seats, "bot": bot, "mind": type(mind_of(name)).__name__}
            found.append({**head, "games": games, **numbers, "bins": reliability(points)})
    return found


def table(series: Sequence[dict[str, Any]]) -> str:
    """Return the numbers as the table on the page."""
    head = "| game, mode, seats | games | off by | Brier score | knowing nothing |\n|---|---:|---:|---:|---:|"
    rows = [
        f"| {each['game'].capitalize()}, {each['mode']}, {each['seats']} | {each['games']} of `{each['bot']}` "
        f"| {each['off']:.1%} | {each['brier']:.3f} | {each['ignorant']:.3f} |"
        for each in series
    ]
    return "\n".join([head, *rows])


def filled_in(page: str, series: Sequence[dict[str, Any]]) -> str:
    """Return the page with these numbers between its marks. Raise `ValueError` if the marks are missing."""
    before, begins, rest = page.partition(f"<!-- {MARK} -->\n")
    _, ends, after = rest.partition(f"\n<!-- /{MARK} -->")
    if not ends:
        raise ValueError(f"there is no place for {MARK!r} on the page")
    return before + begins + table(series) + ends + after


def drawn(series: Sequence[dict[str, Any]], path: Path) -> None:
    """Draw the reliability of every series, with the predicted chances across and the outcomes upwards."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    plt.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "cenote", "font.size": 9})
    figure, every = plt.subplots(2, 3, figsize=(8, 5.4), sharex=True, sharey=True)
    for each, axes in zip(series, every.flat, strict=True):
        bins = each["bins"]
        chances, true = [row["chance"] for row in bins], [row["true"] for row in bins]
        spread = [[row["true"] - row["low"] for row in bins], [row["high"] - row["true"] for row in bins]]
        axes.plot([0, 1], [0, 1], ":", color="#888888")
        axes.errorbar(chances, true, spread, fmt="o", color="#b5531f", markersize=4, linewidth=1)
        axes.set_title(f"{each['game'].capitalize()}, {each['mode']}, {each['seats']} seats")
    figure.supxlabel("chance to win that the coach gave")
    figure.supylabel("victories, with 95 % intervals")
    figure.tight_layout()
    figure.savefig(path, facecolor="white", metadata={"Date": None})


def main() -> None:
    """Measure, store the numbers, draw them, and write them into the page."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each series")
    parser.add_argument("--bot", default="medium", help="who plays all seats")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one on each core")
    chosen = parser.parse_args()
    series = measured(chosen.games, chosen.bot, chosen.workers)
    KEPT.write_text(json.dumps(series, indent=1) + "\n", "utf-8")
    drawn(series, PICTURE)
    PAGE.write_text(filled_in(PAGE.read_text("utf-8"), series), "utf-8")


if __name__ == "__main__":
    main()
