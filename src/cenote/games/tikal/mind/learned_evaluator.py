"""The learned evaluator, which predicts a seat's remaining points with weights from self-play.

There is one small network for every stage that a seat can be in (features.py). Its inputs are the features, and its
output is the number of points still to come: a weighted sum of the features and of `hidden` units, each of which
counts if it is positive. Added to the score, this gives the expected final score, and the expected scores give
chances of winning. The weights file names its origin and is written by training/tikal.py.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, TypedDict

from mypy_extensions import i64

from cenote.core.standing import Standing
from cenote.games.tikal.mind.distances import distances
from cenote.games.tikal.mind.evaluator import Evaluator, finished
from cenote.games.tikal.mind.features import COUNT, NAMES, STAGES, features, scorings_left, stage
from cenote.games.tikal.position import OVER, Position

RIVALRY: Final[list[float]] = [0.0, 0.0, 1.0, 0.7, 0.5]
"""The weight of a point of the other seats (their mean) relative to an own point, by number of seats."""

BLOCK: Final = 8
"""The number of hidden units that are computed together. The total is a multiple of it."""


class StageData(TypedDict):
    """The weights of one network.

    `linear` has one weight for each feature, `inner` one for each feature and hidden unit, `outer` one for each unit.
    """

    linear: list[float]
    inner: list[float]
    outer: list[float]


class WeightsData(TypedDict):
    """The structure of the weights file."""

    origin: dict[str, str | int | float]
    features: list[str]
    hidden: int
    stages: list[StageData]
    spread: list[list[float]]
    """The lead in points that makes a win e times as likely, by seats and by scorings left."""


class Unsuitable(ValueError):
    """A weights file that does not match the features of this version."""


class Network:
    """The network for one stage."""

    def __init__(self, data: StageData) -> None:
        self.linear = [float(each) for each in data["linear"]]
        self.inner = [float(each) for each in data["inner"]]
        self.outer = [float(each) for each in data["outer"]]

    def points(self, found: list[int], base: i64) -> float:
        """Return the points still to come for the seat whose features begin at `base`."""
        total = 0.0
        linear = self.linear
        active: list[int] = []
        for number in range(COUNT):
            seen = found[base + number]
            if seen:
                total += linear[number] * seen
                active.append(number)
        units: i64 = len(self.outer)
        for first in range(0, units, BLOCK):
            total += self._block(found, base, active, first, units)
        return total

    def _block(self, found: list[int], base: i64, active: list[int], first: i64, units: i64) -> float:
        """Return the sum of eight hidden units, kept in separate variables because a list would dominate the cost."""
        inner, outer = self.inner, self.outer
        a = b = c = d = e = f = g = h = 0.0
        for number in active:
            seen = float(found[base + number])
            at: i64 = number * units + first
            a += inner[at] * seen
            b += inner[at + 1] * seen
            c += inner[at + 2] * seen
            d += inner[at + 3] * seen
            e += inner[at + 4] * seen
            f += inner[at + 5] * seen
            g += inner[at + 6] * seen
            h += inner[at + 7] * seen
        total = outer[first] * max(a, 0.0) + outer[first + 1] * max(b, 0.0)
        total += outer[first + 2] * max(c, 0.0) + outer[first + 3] * max(d, 0.0)
        total += outer[first + 4] * max(e, 0.0) + outer[first + 5] * max(f, 0.0)
        return total + outer[first + 6] * max(g, 0.0) + outer[first + 7] * max(h, 0.0)


class Weights:
    """The learned weights of all stages."""

    def __init__(self, data: WeightsData) -> None:
        _check(data)
        self.origin = data["origin"]
        self.networks = [Network(stage) for stage in data["stages"]]
        self.spread = [[float(each) for each in row] for row in data["spread"]]


def _check(data: WeightsData) -> None:
    if tuple(data["features"]) != NAMES:
        unknown = sorted({*data["features"]} ^ {*NAMES})
        raise Unsuitable(f"these weights were learned for other features than ours ({', '.join(unknown) or 'order'})")
    units = data["hidden"]
    shape = (COUNT, COUNT * units, units)
    shapes = [(len(stage["linear"]), len(stage["inner"]), len(stage["outer"])) for stage in data["stages"]]
    if units % BLOCK or shapes != [shape] * STAGES:
        raise Unsuitable(f"weights of the shapes {shapes} do not fit {STAGES} networks of {shape}")


def read_weights(text: str) -> Weights:
    """Parse the text of a weights file. Raise `Unsuitable` if it does not match the features of this version."""
    return Weights(json.loads(text))


@cache
def shipped() -> Weights:
    """Return the weights that come with the game, which are read from the package data once."""
    return read_weights((files("cenote.games.tikal") / "data" / "weights.json").read_text("utf-8"))


class LearnedEvaluator(Evaluator):
    """Evaluator with learned weights, by default the shipped ones."""

    def __init__(self, weights: Weights | None = None, rivalry: float = -1.0) -> None:
        self.weights = shipped() if weights is None else weights
        self.rivalry = rivalry
        """The weight of the other seats' points, or a negative number for the default in `RIVALRY`."""

    def worth(self, table: Position, seat: int) -> float:
        """Return the seat's expected score, less the weighted mean of the other seats' expected scores."""
        expected = self.expected(table)
        others = 0.0
        for other in range(table.seats):
            if other != seat:
                others += expected[other]
        weight = RIVALRY[table.seats] if self.rivalry < 0.0 else self.rivalry
        return expected[seat] - weight * others / (table.seats - 1)

    def prepare(self, table: Position) -> None:
        """Compute walking distances, which most steps leave unchanged."""
        distances(table)

    def standing(self, table: Position) -> Standing:
        """Return every seat's expected score and chance of winning."""
        if table.phase == OVER:
            return finished(table)
        expected = self.expected(table)
        spread = self.spread(table)
        best = max(expected)
        odds = [exp((score - best) / spread) for score in expected]
        total = sum(odds)
        return Standing(tuple([each / total for each in odds]), tuple(expected))

    def expected(self, table: Position) -> list[float]:
        """Return the expected final score of every seat."""
        if table.phase == OVER:
            return [float(score) for score in table.scores]
        found = features(table)
        return [self._final(table, seat, found) for seat in range(table.seats)]

    def _final(self, table: Position, seat: i64, found: list[int]) -> float:
        moment = stage(table, seat)
        score = float(table.scores[seat])
        return score + self.weights.networks[moment].points(found, seat * COUNT) if moment >= 0 else score

    def spread(self, table: Position) -> float:
        """Return the lead in points that makes a win e times as likely, by the scorings left."""
        left = 0
        for seat in range(table.seats):
            left = max(left, scorings_left(table, seat))
        return self.weights.spread[table.seats - 2][left - 1]
