"""Fit of the networks, one for each stage, with Adam, on a GPU if JAX finds one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cenote.games.tikal.mind.features import COUNT, NAMES, SCORINGS, STAGES
from cenote.games.tikal.mind.learned_evaluator import StageData, WeightsData
from training.selfplay import Floats, Lessons

BATCH: Final = 4096
LEAST_BATCH, BATCHES, STEPS = 128, 50, 1000
"""The smallest batch, the number of batches for rare stages, and the least number of steps for any stage."""
RATE: Final = 3e-3
DECAY: Final = 1e-4
"""The rate at which weights that teach nothing decay."""
RIDGE: Final = 30.0
LITTLE: Final = 0.02
"""The deviation below which a feature is not scaled up."""
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""The constants of Adam."""

Array = Any
"""An array of numpy or of JAX."""


class Net(NamedTuple):
    """One network on features of mean 0 and deviation 1."""

    linear: Array
    inner: Array
    outer: Array


def array_module() -> Any:
    """Return JAX's numpy if it is installed, or else numpy itself."""
    try:
        import jax.numpy

        return jax.numpy
    except ImportError:
        return np


def fit(
    lessons: Lessons, origin: dict[str, str | int | float], hidden: int, epochs: int, seed: int, xp: Any = None
) -> WeightsData:
    """Return the weights that fit the samples best."""
    xp = array_module() if xp is None else xp
    stages: list[StageData] = []
    for stage in range(STAGES):
        rows = lessons.stage == stage
        if not rows.any():
            stages.append(_nothing(hidden))
            continue
        mean, deviation = _scale(lessons.features[rows])
        seen = ((lessons.features[rows] - mean) / deviation).astype(np.float32)
        to_come = (lessons.target - lessons.score)[rows]
        net = learn(xp, seen, to_come, hidden, epochs, seed + stage)
        stages.append(_raw(net, mean, deviation))
    data: WeightsData = {
        "origin": origin,
        "features": list(NAMES),
        "hidden": hidden,
        "stages": stages,
        "spread": [],
    }
    data["spread"] = spreads(lessons, data)
    return data


def _scale(seen: npt.NDArray[np.int16]) -> tuple[Floats, Floats]:
    """Return the mean and the deviation of every feature.

    Features that hardly change, such as the constant first one, are not scaled.
    """
    mean = seen.mean(0, dtype=np.float64).astype(np.float32)
    deviation = seen.std(0, dtype=np.float64).astype(np.float32)
    mean[deviation < LITTLE], deviation[deviation < LITTLE] = 0.0, 1.0
    return mean, deviation


def ridge(seen: Floats, to_come: Floats) -> Floats:
    """Return the best linear weights in closed form."""
    wide = seen.astype(np.float64)
    square = wide.T @ wide + RIDGE * np.eye(seen.shape[1])
    found: Floats = np.linalg.solve(square, wide.T @ to_come.astype(np.float64)).astype(np.float32)
    return found


def learn(xp: Any, seen: Floats, to_come: Floats, hidden: int, epochs: int, seed: int) -> Net:
    """Return a network that begins with the best linear weights and lets hidden units explain the rest."""
    rng = np.random.default_rng(seed)
    inner = rng.normal(0, COUNT**-0.5, (COUNT, hidden)).astype(np.float32)
    net = Net(*map(xp.asarray, (ridge(seen, to_come), inner, np.zeros(hidden, np.float32))))
    if not hidden:
        return net
    batch = min(BATCH, max(LEAST_BATCH, len(seen) // BATCHES), len(seen))
    each = len(seen) // batch
    steps = max(epochs * each, STEPS)
    step = _stepper(xp)
    first, second = (Net(*(xp.zeros_like(part) for part in net)) for _ in range(2))
    all_seen, all_to_come = xp.asarray(seen), xp.asarray(to_come)
    for number in range(steps):
        if number % each == 0:
            order = xp.asarray(rng.permutation(len(seen)))
        at = number % each * batch
        chosen = order[at : at + batch]
        rate = RATE * (1 - number / steps)
        net, first, second = step(net, first, second, all_seen[chosen], all_to_come[chosen], rate, number + 1)
    return net


def _stepper(xp: Any) -> Callable[..., tuple[Net, Net, Net]]:
    """Return a function for one step of Adam, compiled if it uses JAX."""

    def step(
        net: Net, first: Net, second: Net, seen: Array, to_come: Array, rate: float, number: int
    ) -> tuple[Net, Net, Net]:
        slope = gradient(xp, net, seen, to_come)
        first = Net(*(FIRST * old + (1 - FIRST) * new for old, new in zip(first, slope, strict=True)))
        second = Net(*(SECOND * old + (1 - SECOND) * new * new for old, new in zip(second, slope, strict=True)))
        pace = rate * (1 - SECOND**number) ** 0.5 / (1 - FIRST**number)
        moved = (
            part - pace * one / (xp.sqrt(two) + TINY) - rate * DECAY * part
            for part, one, two in zip(net, first, second, strict=True)
        )
        return Net(*moved), first, second

    if xp is np:
        return step
    import jax

    compiled: Callable[..., tuple[Net, Net, Net]] = jax.jit(step)
    return compiled


def gradient(xp: Any, net: Net, seen: Array, to_come: Array) -> Net:
    """Return the gradient of the mean squared error."""
    sums = seen @ net.inner
    units = xp.maximum(sums, 0)
    error = (seen @ net.linear + units @ net.outer - to_come) / len(to_come)
    back = error[:, None] * net.outer[None, :] * (sums > 0)
    return Net(seen.T @ error, seen.T @ back, units.T @ error)


def _raw(net: Net, mean: Floats, deviation: Floats) -> StageData:
    """Return the same network for unscaled features.

    Constants are added to the weight of the first feature, which is always 1.
    """
    linear, inner, outer = (np.asarray(part, np.float64) for part in net)
    linear, inner = linear / deviation, inner / deviation[:, None]
    linear[0] -= linear @ mean
    inner[0] -= mean @ inner
    return {"linear": _short(linear), "inner": _short(inner.reshape(-1)), "outer": _short(outer)}


def _nothing(hidden: int) -> StageData:
    """Return a network that expects nothing, for a stage that occurred in no game."""
    return {"linear": [0.0] * COUNT, "inner": [0.0] * (COUNT * hidden), "outer": [0.0] * hidden}


def _short(numbers: npt.NDArray[np.float64]) -> list[float]:
    """Round to five digits, so that the file stays small."""
    return [float(f"{number:.5g}") for number in numbers.tolist()]


def predict(data: WeightsData, seen: npt.NDArray[np.int16], stages: npt.NDArray[np.int8]) -> Floats:
    """Return the points still to come by these weights, from a forward pass in numpy."""
    found = np.zeros(len(seen), np.float64)
    for number, stage in enumerate(data["stages"]):
        rows = stages == number
        wide = seen[rows].astype(np.float64)
        units = np.maximum(wide @ np.array(stage["inner"]).reshape(COUNT, -1), 0)
        found[rows] = wide @ np.array(stage["linear"]) + units @ np.array(stage["outer"])
    short: Floats = found.astype(np.float32)
    return short


def spreads(lessons: Lessons, data: WeightsData) -> list[list[float]]:
    """Return the spreads that make the outcomes most likely, by two to four seats and one to four scorings left."""
    expected = lessons.score + predict(data, lessons.features, lessons.stage)
    return [[_spread(lessons, expected, seats, left) for left in range(1, SCORINGS + 1)] for seats in (2, 3, 4)]


def _spread(lessons: Lessons, expected: Floats, seats: int, left: int) -> float:
    rows = lessons.seats == seats
    scores, final = expected[rows].reshape(-1, seats), lessons.final[rows].reshape(-1, seats)
    now = lessons.stage[rows].reshape(-1, seats).max(1) // 3 + 1 == left
    if not now.any():
        return 10.0
    won = (final == final.max(1, keepdims=True)).astype(np.float64)
    won = (won / won.sum(1, keepdims=True))[now]
    return min((s / 4 for s in range(4, 160)), key=lambda spread: _surprise(scores[now] / spread, won))


def _surprise(scores: npt.NDArray[np.float64] | Floats, won: npt.NDArray[np.float64]) -> float:
    """Return how badly the chances from these scores predicted the winners (cross entropy)."""
    scores = scores - scores.max(1, keepdims=True)
    logs = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    return float(-(won * logs).sum(1).mean())
