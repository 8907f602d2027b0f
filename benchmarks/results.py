"""Results file with every round of every row, from which all tables can be regenerated."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.timing import Slice

KEPT = Path(__file__).parent / "results.json"


@dataclass(frozen=True)
class Measured:
    """The numbers of one row: decisions and games per second in each round, and mean legal actions at a decision."""

    decisions: list[float]
    games: list[float]
    actions: float

    @classmethod
    def of(cls, slices: Sequence[Slice]) -> Measured:
        decisions = sum(one.decisions for one in slices)
        return cls(
            [round(one.decisions / one.seconds) for one in slices],
            [round(one.games / one.seconds, 1) for one in slices],
            round(sum(one.actions for one in slices) / decisions, 1) if decisions else 0.0,
        )

    @property
    def speed(self) -> float:
        """The median of decisions per second, or of games if decisions are not counted."""
        return median(self.decisions) or median(self.games)


@dataclass(frozen=True)
class Course:
    """Mean microseconds of a decision, for every few decisions from the beginning of a game."""

    match: list[float]
    bare: list[float]


@dataclass(frozen=True)
class Results:
    """The results of one run."""

    machine: str
    versions: dict[str, str]
    rows: dict[str, Measured]
    start: dict[str, list[float]]
    courses: dict[str, Course]
    profiles: dict[str, dict[str, float]]


def read(path: Path = KEPT) -> Results:
    """Read the stored results."""
    kept = json.loads(path.read_text("utf-8"))
    rows = {key: Measured(**row) for key, row in kept["rows"].items()}
    courses = {key: Course(**course) for key, course in kept["courses"].items()}
    return Results(kept["machine"], kept["versions"], rows, kept["start"], courses, kept["profiles"])


def write(results: Results, path: Path = KEPT) -> None:
    """Write the results, with one line for each list of numbers."""
    path.write_text(_laid_out(asdict(results)) + "\n", "utf-8")


def _laid_out(value: Any, deep: int = 0) -> str:
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    lines = [f"{' ' * deep} {json.dumps(key)}: {_laid_out(inner, deep + 1)}" for key, inner in value.items()]
    return "{\n" + ",\n".join(lines) + "\n" + " " * deep + "}"
