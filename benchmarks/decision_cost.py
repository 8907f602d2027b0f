"""Cost of a decision over the course of a game, through a match and on the bare state.

`python -m benchmarks.decision_cost GAME SEATS GAMES` prints it as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from statistics import fmean

from benchmarks.measure import ROOT, environment
from benchmarks.ours import step
from benchmarks.results import Course
from benchmarks.rows import GAMES
from cenote.core.dealer import numbered_seed
from cenote.core.game import CHANCE, State
from cenote.core.match import Match
from cenote.core.registry import game

TOGETHER = 5
"""The number of consecutive decisions that make one point."""

Seconds = list[float]


def in_match(name: str, seats: int, seed: int) -> Iterator[float]:
    """Play a random game through `Match`, and yield the seconds of each decision, including the draws that follow."""
    match, rng = Match.start(name, seats, seed=numbered_seed(seed)), Random(seed)
    while not match.over:
        seat = match.actors()[0]
        started = time.thread_time()
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.random() * len(legal))])
        yield time.thread_time() - started


def on_state(name: str, seats: int, seed: int) -> Iterator[float]:
    """Play the same on the bare state, which has no record, no undo and plain random numbers."""
    state, rng = game(name).new(seats), Random(seed)
    deal(state, rng)
    while actors := state.actors():
        started = time.thread_time()
        step(state, actors[0], rng)
        deal(state, rng)
        yield time.thread_time() - started


def deal(state: State, rng: Random) -> None:
    """Make all draws that are due."""
    while state.actors() == (CHANCE,):
        step(state, CHANCE, rng)


def averaged(games: list[Seconds]) -> list[float]:
    """Return the mean microseconds for every few decisions, as far as at least half of the games lasted."""
    longest = sorted(map(len, games))[len(games) // 2] // TOGETHER * TOGETHER
    points = [[taken for one in games for taken in one[at : at + TOGETHER]] for at in range(0, longest, TOGETHER)]
    return [round(1e6 * fmean(point), 2) for point in points]


def course(name: str, seats: int, games: int) -> Course:
    """Measure a match and the bare state in turn, game by game."""
    match, bare = list[Seconds](), list[Seconds]()
    for seed in range(games):
        match.append(list(in_match(name, seats, seed)))
        bare.append(list(on_state(name, seats, seed)))
    return Course(averaged(match), averaged(bare))


def courses(games: int) -> dict[str, Course]:
    """Measure both games with 2, 3 and 4 seats, compiled, each in a fresh process."""
    found: dict[str, Course] = {}
    for name in GAMES:
        for seats in (2, 3, 4):
            command = [sys.executable, "-m", "benchmarks.decision_cost", name, str(seats), str(games)]
            run = subprocess.run(command, cwd=ROOT, env=environment("compiled"), capture_output=True, check=True)
            found[f"{name} {seats}"] = Course(**json.loads(run.stdout))
    return found


if __name__ == "__main__":
    print(json.dumps(asdict(course(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))
