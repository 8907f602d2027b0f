"""Do the chances keep what they promise? `python -m training.reliability --out docs/pictures/training`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import numpy as np
import numpy.typing as npt

from cenote.arena.executors import hire
from cenote.games.tikal.mind.value import WeightsData
from training.selfplay import Lesson, Lessons, gather, play_all

BINS = 10

Chances = npt.NDArray[np.float64]


def main(words: Sequence[str] | None = None) -> None:
    """Play games that the weights have not learned from, and compare chances with what came of them."""
    parser = argparse.ArgumentParser(prog="python -m training.reliability", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for reliability.json and reliability.svg")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=400)
    parser.add_argument("--workers", type=int, default=0)
    chosen = parser.parse_args(words)
    text = (files("cenote.games.tikal") / "data" / "weights.json").read_text("utf-8")
    lessons = played(text, chosen.games, chosen.nodes, chosen.workers)
    found = {str(seats): table(lessons, json.loads(text), seats) for seats in (2, 3, 4)}
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / "reliability.json").write_text(json.dumps({"games": chosen.games, "seats": found}) + "\n", "utf-8")
    draw(found, chosen.out / "reliability.svg")


def played(text: str, games: int, nodes: int, workers: int) -> Lessons:
    """What was seen and expected in games of the judge with itself, two to four seats, both modes."""
    numbers = range(20_000_000, 20_000_000 + games)
    tables = [(n, 2 + n % 3, ("basic", "auction")[n // 3 % 2]) for n in numbers]
    work = [Lesson(n, seats, mode, (text,) * seats, nodes, 0, 0) for n, seats, mode in tables]
    with hire(workers) as crew:
        return gather([game for share in crew.do(play_all, crew.shares(work)) for game in share])


def foretold(lessons: Lessons, data: WeightsData, seats: int) -> tuple[Chances, Chances]:
    """The chances of the seats at every moment, and the shares of the victory that they came to."""
    rows = lessons.seats == seats
    expected = lessons.expected[rows].reshape(-1, seats).astype(np.float64)
    final = lessons.final[rows].reshape(-1, seats)
    left = lessons.stage[rows].reshape(-1, seats).max(1) // 3 + 1
    spread = np.array([1.0, *data["spread"][seats - 2]])[left][:, None]
    odds = np.exp((expected - expected.max(1, keepdims=True)) / spread)
    won = (final == final.max(1, keepdims=True)).astype(np.float64)
    return odds / odds.sum(1, keepdims=True), won / won.sum(1, keepdims=True)


def table(lessons: Lessons, data: WeightsData, seats: int) -> list[tuple[float, float, int]]:
    """For every tenth of the chances: the mean chance, the share that was won, and how many there were."""
    chances, won = (column.reshape(-1) for column in foretold(lessons, data, seats))
    tenth = np.minimum((chances * BINS).astype(int), BINS - 1)
    found = [(chances[tenth == bin_], won[tenth == bin_]) for bin_ in range(BINS) if (tenth == bin_).any()]
    return [(float(chance.mean()), float(share.mean()), len(chance)) for chance, share in found]


def draw(found: dict[str, list[tuple[float, float, int]]], file: Path) -> None:
    """Promised against kept: the diagonal is perfect."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(5, 5))
    axis.plot([0, 1], [0, 1], color="grey", linewidth=1)
    for seats, rows in found.items():
        axis.plot([row[0] for row in rows], [row[1] for row in rows], marker="o", label=f"{seats} seats")
    axis.set(xlabel="chance to win, as judged", ylabel="share of victories")
    axis.legend()
    axis.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(file)
    pyplot.close(figure)


if __name__ == "__main__":
    main()
