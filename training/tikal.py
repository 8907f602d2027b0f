"""Training of Tikal's evaluator by self-play: `python -m training.tikal --out build/training`."""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from cenote.arena.executors import WorkerPool, open_workers
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.mind.learned_evaluator import WeightsData
from training.curve import draw
from training.fit import fit, predict
from training.selfplay import Game, Lesson, Lessons, gather, play_all

MEMORY = 3
"""The number of iterations whose samples are learned from at a time."""

SEATS = (2, 2, 3, 4, 4)
MODES = ("basic", "basic", "auction")
"""The modes to choose from, repeated by their weight. The same holds for `SEATS`."""


class Settings(NamedTuple):
    """The options of the command line."""

    out: Path
    start: Path | None
    iterations: int
    games: int
    trials: int
    nodes: int
    hidden: int
    epochs: int
    wild: float
    lost: float
    seed: int
    workers: int
    minutes: float


def parsed(words: Sequence[str] | None = None) -> Settings:
    """Parse the options, with defaults."""
    parser = argparse.ArgumentParser(prog="python -m training.tikal", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for weights.json, curve.json and curve.png")
    parser.add_argument("--start", type=Path, help="weights to go on from; none: the greedy bot's evaluation")
    parser.add_argument("--iterations", type=int, default=8)
    parser.add_argument("--games", type=int, default=1500, help="games of self-play in an iteration")
    parser.add_argument("--trials", type=int, default=100, help="games in which new weights prove themselves")
    parser.add_argument("--nodes", type=int, default=600, help="positions that are judged for a turn")
    parser.add_argument("--hidden", type=int, default=16, help="hidden units, a multiple of 8; 0: linear")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--wild", type=float, default=0.3, help="how often a turn is only one of the good ones")
    parser.add_argument("--lost", type=float, default=0.03, help="how often a turn begins with just any step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin nothing new after so many")
    return Settings(**vars(parser.parse_args(words)))


def main(words: Sequence[str] | None = None) -> None:
    """Learn, and write the results after each iteration."""
    settings = parsed(words)
    settings.out.mkdir(parents=True, exist_ok=True)
    with open_workers(settings.workers) as crew:
        Course(settings, crew).run()


class Course:
    """Training run, in which each iteration plays, learns and evaluates the new weights."""

    def __init__(self, settings: Settings, crew: WorkerPool) -> None:
        self.settings = settings
        self.crew = crew
        self.weights = settings.start.read_text("utf-8") if settings.start else ""
        self.memory: list[Lessons] = []
        self.curve: list[dict[str, float]] = []
        self.played = 0
        self.commit = commit()
        self.end = time.monotonic() + 60 * settings.minutes

    def run(self) -> None:
        for number in range(1, self.settings.iterations + 1):
            if time.monotonic() < self.end:
                self.iterate(number)

    def iterate(self, number: int) -> None:
        """Run one iteration. Its results are written at once, so that nothing is lost if the run is stopped."""
        settings, began = self.settings, time.monotonic()
        games = self._play(self_play(settings, number, self.weights), self.end)
        self.played += len(games)
        self.memory = [*self.memory, gather(games)][-MEMORY:]
        lessons = Lessons(*(np.concatenate(columns) for columns in zip(*self.memory, strict=True)))
        taught = time.monotonic()
        data = fit(lessons, self._origin(number), settings.hidden, settings.epochs, settings.seed + number)
        new = json.dumps(data, separators=(",", ":"))
        point = {"iteration": number, "games": self.played, "rows": len(lessons.stage), **errors(data, self.memory[-1])}
        point |= {"play_s": taught - began, "fit_s": time.monotonic() - taught}
        self._keep(new, point)
        if settings.trials and time.monotonic() < self.end:
            point |= self._prove(new)
            self._keep(new, point)
        self.weights = new

    def _play(self, lessons: list[Lesson], end: float = 1e99) -> list[Game]:
        """Play the games until all are played or the time is over. Return those that were played."""
        shares = self.crew.do(play_all, self.crew.shares(lessons), lambda: time.monotonic() > end)
        return [game for share in shares for game in share]

    def _prove(self, new: str) -> dict[str, float]:
        """Evaluate the new weights against the old ones and the greedy bot's evaluation, and among themselves."""
        settings = self.settings
        first = 10_000_000 + 100_000 * settings.seed
        found: dict[str, float] = {}
        for rival, name in ((self.weights, "old"), ("", "greedy")):
            games = self._play(duels(new, rival, first, settings))
            found[f"against_{name}"] = float(np.mean([share_of(game, new) for game in games]))
        four = self._play(foursomes(new, first, settings))
        found["points_of_four"] = float(np.mean([game.scores for game in four]))
        found |= {name: float(np.mean([getattr(game, name) for game in four])) for name in ("guards", "camps")}
        return found

    def _origin(self, number: int) -> dict[str, str | int | float]:
        settings = self.settings
        return {
            "command": "python -m training.tikal",
            "date": datetime.now(UTC).date().isoformat(),
            "commit": self.commit,
            "rules_version": TIKAL.rules_version,
            "iteration": number,
            "games": self.played,
            "seed": settings.seed,
            "nodes": settings.nodes,
        }

    def _keep(self, weights: str, point: dict[str, float]) -> None:
        out = self.settings.out
        (out / "weights.json").write_text(weights + "\n", "utf-8")
        self.curve = [*(old for old in self.curve if old["iteration"] != point["iteration"]), point]
        (out / "curve.json").write_text(json.dumps(self.curve, indent=1) + "\n", "utf-8")
        print(json.dumps(point), flush=True)
        draw(self.curve, out / "curve.png")


def self_play(settings: Settings, number: int, weights: str) -> list[Lesson]:
    """Return the games of one iteration, in all modes and with all numbers of seats."""
    rng = Random(f"{settings.seed} {number}")
    first = 100_000 * (100 * settings.seed + number)
    tables = [(game, rng.choice(SEATS), rng.choice(MODES)) for game in range(first, first + settings.games)]
    wild, lost = settings.wild, settings.lost
    return [Lesson(n, seats, mode, (weights,) * seats, settings.nodes, wild, lost) for n, seats, mode in tables]


def duels(new: str, rival: str, first: int, settings: Settings) -> list[Lesson]:
    """Return games of two, each of them twice with the seats exchanged."""
    pairs = [(new, rival), (rival, new)]
    games = [(first + number // 2, pairs[number % 2]) for number in range(settings.trials)]
    return [Lesson(number, 2, "basic", pair, settings.nodes, 0, 0, learn=False) for number, pair in games]


def foursomes(new: str, first: int, settings: Settings) -> list[Lesson]:
    """Return games of four seats that all have these weights."""
    numbers = range(first, first + settings.trials // 2)
    return [Lesson(number, 4, "basic", (new,) * 4, settings.nodes, 0, 0, learn=False) for number in numbers]


def share_of(game: Game, weights: str) -> float:
    """Return the share of the win that belongs to these weights."""
    winners = [seat for seat, score in enumerate(game.scores) if score == max(game.scores)]
    return sum(game.lesson.weights[seat] == weights for seat in winners) / len(winners)


def errors(data: WeightsData, lessons: Lessons) -> dict[str, float]:
    """Return the root mean square error of the expected score in points, by scorings left."""
    off = lessons.final - lessons.score - predict(data, lessons.features, lessons.stage)
    left = lessons.stage // 3 + 1
    return {f"error_{number}": float(np.sqrt(np.mean(off[left == number] ** 2))) for number in (1, 2, 3, 4)}


def commit() -> str:
    """Return the version of the code, with "-dirty" if it has changed since, or "unknown"."""
    try:
        asked = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    except OSError:  # git is not installed
        return "unknown"
    return asked.stdout.strip() or "unknown"


if __name__ == "__main__":
    main()
