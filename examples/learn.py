"""Train a small network against a bot: python examples/learn.py --game tikal (docs/reinforcement-learning.md)."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

# Such a small network gains nothing from more cores, and one thread adds numbers up in the same order every time.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import gymnasium
import jax
import numpy as np
from gymnasium.vector import VectorEnv
from matplotlib import rcParams
from matplotlib.figure import Figure
from ppo import Array, Lesson, Weights, advantages, decide, fresh_weights, optimizer, study

from cenote.envs.observation import encoder

rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "cenote"})
HELD_OUT = 1_000_000  # games of an evaluation are numbered from here on
LEAD = {"tikal": {"score": 5.0, "worth": 5.0}, "jackal": {"coins": 2.0}}
"""The value of being ahead in these entries of a seat's observation. A win is worth 1.

A reward that comes after 160 decisions teaches slowly, so every change of the lead is a reward too. In Tikal the lead
includes what the position would score now, so that a good move pays at once.
"""


def tables(game: str, bot: str, count: int, seat: int | str) -> VectorEnv[Any, Any, Any]:
    """Create many games of two seats, with the learner in one and a bot in the other."""
    name = f"cenote.envs.gymnasium:cenote/{game.capitalize()}-v0"
    return gymnasium.make_vec(name, count, bot=bot, seat=seat)


def lead(game: str) -> Array:
    """Return the vector whose product with an observation is the learner's lead."""
    worth = {f"seat.{seat}.{entry}": w * sign for entry, w in LEAD[game].items() for seat, sign in ((0, 1), (1, -1))}
    return np.array([worth.get(name, 0.0) for name in encoder(game).names(2, "basic")], np.float32)


def after(seen: Array, done: Array, infos: dict[str, Any]) -> Array:
    """Return the observations after a step. Where a game ended, it is its last one, not the first of the next game."""
    if not done.any():
        return seen
    seen = seen.copy()
    seen[done] = np.stack(infos["final_obs"][done])
    return seen


class Practice:
    """Games that continue from lesson to lesson, with the learner in either seat."""

    def __init__(self, game: str, bot: str, count: int, seed: int) -> None:
        self.envs = tables(game, bot, count, "random")
        self.seen, self.infos = self.envs.reset(seed=seed)
        self.key = jax.random.key(seed)
        self.lead = lead(game)
        self.games = 0

    def lesson(self, weights: Weights, steps: int) -> Lesson:
        """Play `steps` decisions in each game, and return them with how they turned out."""
        taken = [self._step(weights) for _ in range(steps)]
        seen, legal, action, likely, value, reward, done = map(np.array, zip(*taken, strict=True))
        values = np.concatenate([value, self._decide(weights)[2][None]])
        advantage = advantages(reward, done, values)
        parts = (seen, legal, action, likely, advantage, advantage + value)
        return Lesson(*(part.reshape(-1, *part.shape[2:]) for part in parts))

    def _decide(self, weights: Weights) -> list[Array]:
        self.key, key = jax.random.split(self.key)
        return [np.asarray(part) for part in decide(weights, self.seen, self._legal(), key)]

    def _legal(self) -> Array:
        return self.infos["action_mask"].astype(bool)

    def _step(self, weights: Weights) -> tuple[Array, ...]:
        before, legal = self.seen, self._legal()
        action, likely, value = self._decide(weights)
        self.seen, reward, done, _, self.infos = self.envs.step(action)
        self.games += int(done.sum())
        reward = reward + (after(self.seen, done, self.infos) - before) @ self.lead
        return before, legal, action, likely, value, reward.astype(np.float32), done


class Point(NamedTuple):
    """A point of the curve: how many games were won after so many games of practice. A tie is not won."""

    practised: int
    won: int
    games: int
    ahead: float
    """The mean lead at the end, in points or coins."""

    @property
    def share(self) -> float:
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the true share (Wilson)."""
        z = 1.96
        centre = self.share + z * z / (2 * self.games)
        half = z * (self.share * (1 - self.share) / self.games + (z / (2 * self.games)) ** 2) ** 0.5
        return (centre - half) / (1 + z * z / self.games), (centre + half) / (1 + z * z / self.games)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.won} of {self.games} won, {self.share:.1%} ({low:.1%} to {high:.1%}), ahead by {self.ahead:.2f}"


def evaluate(game: str, bot: str, weights: Weights, games: int, practised: int = 0) -> Point:
    """Play games that are never practised, each from both seats, and return their point of the curve."""
    ends = [end for seat in (0, 1) for end in _play(tables(game, bot, games // 2, seat), seat, weights)]
    return Point(practised, sum(won for won, _ in ends), len(ends), sum(ahead for _, ahead in ends) / len(ends))


def _play(envs: VectorEnv[Any, Any, Any], seat: int, weights: Weights) -> Iterator[tuple[bool, int]]:
    """Play the first game of each table, and yield whether it was won and by how much."""
    (seen, infos), key = envs.reset(seed=HELD_OUT), jax.random.key(HELD_OUT)
    waiting = np.ones(envs.num_envs, bool)
    while waiting.any():
        key, now = jax.random.split(key)
        action, _, _ = decide(weights, seen, infos["action_mask"].astype(bool), now)
        seen, reward, done, _, infos = envs.step(np.asarray(action))
        for table in np.flatnonzero(waiting & done):
            scores = infos["final_info"]["scores"][table]
            yield bool(reward[table] == 1), int(scores[seat] - scores[1 - seat])
        waiting &= ~done


def train(asked: argparse.Namespace) -> tuple[Weights, list[Point]]:
    """Practise and study in turns. Return the weights and the curve."""
    practice, rng = Practice(asked.game, asked.bot, asked.tables, asked.seed), np.random.default_rng(asked.seed)
    weights = fresh_weights(rng, len(practice.lead), practice.infos["action_mask"].shape[1])
    memory, curve = optimizer.init(weights), [evaluate(asked.game, asked.bot, weights, asked.games)]
    for number in range(1, asked.lessons + 1):
        weights, memory = study(weights, memory, practice.lesson(weights, asked.steps), rng)
        if number % asked.every == 0 or number == asked.lessons:
            curve.append(evaluate(asked.game, asked.bot, weights, asked.games, practice.games))
            minutes = time.process_time() / 60
            print(f"{minutes:4.1f} CPU minutes, {practice.games} games of practice: {curve[-1]}", flush=True)
    return weights, curve


def draw(title: str, curve: list[Point], path: Path) -> None:
    """Draw the curve: the share of wins with intervals, and the mean lead."""
    practised, low, high = [point.practised for point in curve], *zip(*(p.interval() for p in curve), strict=True)
    figure = Figure((9, 3.4), layout="constrained")
    wins, ahead = figure.subplots(1, 2)
    wins.axhline(0.5, color="grey", linestyle=":", label="as good as the bot")
    wins.fill_between(practised, low, high, alpha=0.25, linewidth=0, label="95 % interval")
    wins.plot(practised, [point.share for point in curve], marker=".", label=f"share of {curve[0].games} games won")
    wins.set(ylim=(0, 1.02), xlabel="games of practice")
    wins.legend(loc="lower right")
    ahead.axhline(0, color="grey", linestyle=":")
    ahead.plot(practised, [point.ahead for point in curve], marker=".", label="ahead of the bot at the end, on average")
    ahead.set(xlabel="games of practice")
    ahead.legend(loc="lower right")
    figure.suptitle(title)
    figure.savefig(path, metadata={"Date": None})


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn and save the weights and the curve, or evaluate saved weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=LEAD, default="tikal")
    parser.add_argument("--bot", default="random", help="against whom (%(default)s)")
    parser.add_argument("--play", type=Path, metavar="FILE", help="evaluate these weights instead of learning")
    parser.add_argument("--out", type=Path, default=Path(), metavar="FOLDER", help="for weights and curve")
    for name, value, about in (
        ("lessons", 36, "how often to practise and study"),
        ("tables", 64, "games played at once"),
        ("steps", 64, "decisions in each game between lessons"),
        ("every", 4, "lessons from one evaluation to the next"),
        ("games", 100, "games of an evaluation"),
        ("seed", 1, "the same seed, the same curve"),
    ):
        parser.add_argument(f"--{name}", type=int, default=value, help=f"{about} (%(default)s)")
    asked = parser.parse_args(arguments)
    if asked.play:
        print(evaluate(asked.game, asked.bot, dict(np.load(asked.play)), asked.games))
        return
    weights, curve = train(asked)
    asked.out.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(asked.out / f"{asked.game}.npz", allow_pickle=False, **weights)
    title = f"{asked.game.capitalize()}, two seats, against the {asked.bot} bot"
    draw(title, curve, asked.out / f"{asked.game}.svg")


if __name__ == "__main__":
    main()
