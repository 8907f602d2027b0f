"""Fit of chances of winning to games with human-like errors: `python -m training.spread WEIGHTS.json`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from cenote.arena.executors import open_workers
from cenote.games.tikal.mind.learned_evaluator import WeightsData
from training.fit import spreads
from training.selfplay import Lesson, Lessons, gather, play_all

FIRST = 20_000_000
"""The number of the first game. None of these games was used for training."""


def main(words: Sequence[str] | None = None) -> None:
    """Rewrite the file with the spreads that make the winners of these games most likely."""
    parser = argparse.ArgumentParser(prog="python -m training.spread", description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--games", type=int, default=300, help="a third of them of each number of seats")
    parser.add_argument("--nodes", type=int, default=600, help="positions that are judged for a turn")
    parser.add_argument("--wild", type=float, default=1.0, help="how often a turn is only one of the good ones")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one on each core")
    chosen = parser.parse_args(words)
    text = chosen.weights.read_text("utf-8")
    data: WeightsData = json.loads(text)
    data["spread"] = spreads(played(text, chosen.games, chosen.nodes, chosen.wild, chosen.workers), data)
    chosen.weights.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")
    print(data["spread"])


def played(text: str, games: int, nodes: int, wild: float, workers: int) -> Lessons:
    """Return the samples of games of the evaluator against itself, with two to four seats and in both modes."""
    tables = [(n, 2 + n % 3, ("basic", "auction")[n // 3 % 2]) for n in range(FIRST, FIRST + games)]
    work = [Lesson(n, seats, mode, (text,) * seats, nodes, wild, lost=0) for n, seats, mode in tables]
    with open_workers(workers) as crew:
        return gather([game for share in crew.do(play_all, crew.shares(work)) for game in share])


if __name__ == "__main__":
    main()
