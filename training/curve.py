"""Plot of a training run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def draw(curve: Sequence[dict[str, float]], file: Path) -> None:
    """Draw strength, points and errors over the games played. Do nothing if matplotlib is missing."""
    try:
        import matplotlib
    except ImportError:
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    panels = {
        "share of victories, two seats": ("against_greedy", "against_old"),
        "points a seat, four alike": ("points_of_four",),
        "a game of four has": ("guards", "camps"),
        "error in points by scorings left": ("error_1", "error_2", "error_3", "error_4"),
    }
    figure, axes = pyplot.subplots(1, len(panels), figsize=(16, 4))
    for axis, (title, names) in zip(axes, panels.items(), strict=True):
        for name in names:
            points = [(point["games"], point[name]) for point in curve if name in point]
            axis.plot([x for x, _ in points], [y for _, y in points], marker="o", label=name.replace("_", " "))
        axis.set(title=title, xlabel="games of self-play")
        axis.legend()
        axis.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(file, dpi=100)
    pyplot.close(figure)
