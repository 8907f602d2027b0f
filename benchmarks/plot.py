"""Plots of docs/benchmarks.md."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot as plt

from benchmarks.decision_cost import TOGETHER
from benchmarks.report import counted
from benchmarks.results import Results
from benchmarks.rows import GAMES

PICTURES = Path(__file__).parent.parent / "docs/pictures"
OURS, THEIRS = "#b5531f", "#44607d"
SEATS = {2: "#d99058", 3: "#b5531f", 4: "#5d2a0f"}

# Text stays text, and the same numbers give the same file.
plt.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "cenote", "font.size": 9, "axes.grid": True})
plt.rcParams.update({"grid.alpha": 0.3, "axes.spines.top": False, "axes.spines.right": False})


def speeds(results: Results, path: Path = PICTURES / "engine-speed.svg") -> None:
    """Plot decisions per second on a logarithmic scale: the median as a dot, smallest to largest as a line."""
    rows = counted(results)[::-1]
    figure, axes = plt.subplots(figsize=(8, 0.26 * len(rows) + 0.9))
    for at, row in enumerate(rows):
        found, color = results.rows[row.key].decisions, OURS if row.ours else THEIRS
        axes.plot([min(found), max(found)], [at, at], color=color, linewidth=2, alpha=0.6)
        axes.plot(median(found), at, "o", color=color, markersize=5)
    axes.set_xscale("log")
    axes.set_yticks(range(len(rows)), [f"{row.name}: {row.way}".replace("`", "") for row in rows])
    axes.set_xlabel("decisions per second (median, smallest and largest round)")
    save(figure, path)


def steps(results: Results, path: Path = PICTURES / "engine-steps.svg") -> None:
    """Plot the cost of a decision over the course of a game, through a match and on the bare state."""
    figure, every = plt.subplots(1, len(GAMES), figsize=(8, 3))
    for game, axes in zip(GAMES, every, strict=True):
        for seats, color in SEATS.items():
            found = results.courses[f"{game} {seats}"]
            _course(axes, found.match, color, "-", f"{seats} seats, match")
            _course(axes, found.bare, color, ":", f"{seats} seats, bare state")
        axes.set_title(game.capitalize())
        axes.set_xlabel("decision of the game")
        axes.set_ylim(bottom=0)
    every[0].set_ylabel("µs for a decision")
    every[0].legend(fontsize=7, ncols=2)
    save(figure, path)


def _course(axes: Any, points: list[float], color: str, style: str, label: str) -> None:
    axes.plot([TOGETHER * at for at in range(len(points))], points, style, color=color, label=label, linewidth=1.2)


def save(figure: Any, path: Path) -> None:
    """Save a picture and close it."""
    figure.tight_layout()
    figure.savefig(path, facecolor="white", metadata={"Date": None})
    plt.close(figure)
