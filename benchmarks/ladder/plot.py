"""Plot of docs/ladder.md: ratings with intervals, a panel for each table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from benchmarks.ladder.page import title
from cenote.arena.summary import Summary

COLOR = "#b5531f"
ACROSS = 2


def ratings(found: Mapping[str, Summary], path: Path) -> None:
    """Draw every table that has ratings, unless there is none, and save the picture."""
    from matplotlib import pyplot

    from benchmarks import plot  # sets the style of all our pictures

    rated = {name: summary for name, summary in found.items() if summary["ratings"]}
    if not rated:
        return
    down = -(-len(rated) // ACROSS)
    figure, every = pyplot.subplots(down, ACROSS, figsize=(8, 2.1 * down), squeeze=False)
    for axes in every.flat[len(rated) :]:
        axes.set_axis_off()
    for axes, (name, summary) in zip(every.flat, rated.items(), strict=False):
        _panel(axes, title(name), summary["ratings"])
    plot.save(figure, path)


def _panel(axes: Any, name: str, ratings: Mapping[str, list[float]]) -> None:
    bots = sorted(ratings, key=lambda bot: ratings[bot][0])
    for at, bot in enumerate(bots):
        value, low, high = ratings[bot]
        axes.plot([low, high], [at, at], color=COLOR, linewidth=3, alpha=0.5)
        axes.plot(value, at, "o", color=COLOR, markersize=5)
    axes.set_yticks(range(len(bots)), bots)
    axes.set_title(name, fontsize=9)
    axes.margins(y=0.2)
