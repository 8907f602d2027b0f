"""Histogram of turn times, small enough to merge those of many games and machines."""

from __future__ import annotations

import os
import platform
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import ceil, log
from pathlib import Path
from typing import Any

STEP = 1.1
"""The ratio of one class of turn times to the class before, which limits the precision of percentiles."""


@dataclass
class TurnTimes:
    """Turn times of one bot: their number, their sum, and a histogram."""

    turns: int = 0
    seconds: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, turns: Iterable[float]) -> None:
        """Add turns, given in seconds."""
        for seconds in turns:
            self.turns += 1
            self.seconds += seconds
            self.classes[ceil(log(max(seconds, 1e-7), STEP))] += 1

    def join(self, other: TurnTimes) -> None:
        """Add the turns of another histogram."""
        self.turns += other.turns
        self.seconds += other.seconds
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        return self.seconds / self.turns if self.turns else 0.0

    def percentile(self, part: float) -> float:
        """Return the time that this part of the turns does not exceed."""
        counted = 0
        for step in sorted(self.classes):
            counted += self.classes[step]
            if counted >= part * self.turns:
                return float(STEP**step)
        return 0.0

    def to_json(self) -> dict[str, Any]:
        """Return the JSON form."""
        classes = {str(step): self.classes[step] for step in sorted(self.classes)}
        return {"turns": self.turns, "seconds": round(self.seconds, 6), "classes": classes}


def turn_times_from(kept: Mapping[str, Any]) -> TurnTimes:
    """Build turn times from their JSON form. This is the inverse of `to_json`."""
    return TurnTimes(kept["turns"], kept["seconds"], Counter({int(step): n for step, n in kept["classes"].items()}))


def machine() -> str:
    """Describe this machine: processor, cores and system."""
    listed = Path("/proc/cpuinfo")
    named = re.search(r"model name\s*: (.+)", listed.read_text() if listed.exists() else "")
    return f"{named[1] if named else platform.machine()}, {os.cpu_count()} cores, {platform.system()}"
