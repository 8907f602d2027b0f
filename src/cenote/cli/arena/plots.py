"""SVG plots of an arena's report, which take their colours from the page in light and dark mode."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from typing import Any

from cenote.arena.summary import Summary
from cenote.bots.custom import display_name
from cenote.cli.arena.result_tables import order
from cenote.words import Words

INK, ACCENT, PALE = "#010203", "#040506", "#070809"
"""Placeholder colours, each of which is replaced by one of the page's own colours."""
OWN = {INK: "currentColor", ACCENT: "var(--accent)", PALE: "var(--pale)"}
SHADES = ("#b5531f", "#5b84b1", "#6b8e4e", "#8a5a9e", "#c2952f", "#3f8f8a", "#a04a5c", "#7a7a7a")

Plot = Callable[[Any, Summary, Words], None]


def plots(summary: Summary, words: Words) -> list[tuple[str, str]]:
    """Return the heading and SVG text of each plot, or [] if matplotlib is not installed."""
    try:
        import matplotlib
    except ImportError:
        return []
    matplotlib.use("svg")
    style: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "cenote", "font.size": 10}
    style |= dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK)
    style |= {"axes.spines.top": False, "axes.spines.right": False, "grid.color": PALE}
    with matplotlib.rc_context(style):
        return [(words(f"arena-plot-{name}"), _drawn(name, plot, summary, words)) for name, plot in _fitting(summary)]


def _fitting(summary: Summary) -> list[tuple[str, Plot]]:
    """Return the name and function of each plot for which the summary has data."""
    duels = [found for found in summary["pairings"] if found.get("score")]
    known: list[tuple[str, Plot, bool]] = [
        ("ratings", _ratings, bool(summary["ratings"])),
        ("matrix", _matrix, bool(duels)),
        ("points", _points, any(found["scores"] for found in summary["bots"].values())),
        ("seats", _seats, any(seat[1] is not None for seat in summary["seats_won"])),
    ]
    return [(name, plot) for name, plot, shown in known if shown]


def _drawn(name: str, plot: Plot, summary: Summary, words: Words) -> str:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.45 * len(summary["bots"]) if name == "ratings" else 3.6))
    plot(axes, summary, words)
    figure.tight_layout()
    text = StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    return _inlined(text.getvalue(), name)


def _inlined(svg: str, name: str) -> str:
    """Adapt an SVG file for inclusion in a page: strip its header, make its ids unique, and use the page's colours."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for stands, colour in OWN.items():
        svg = svg.replace(stands, colour)
    return svg


def _ratings(axes: Any, summary: Summary, words: Words) -> None:
    bots = [bot for bot in order(summary) if bot in summary["ratings"]][::-1]
    for at, bot in enumerate(bots):
        rating, low, high = summary["ratings"][bot]
        axes.plot([low, high], [at, at], color=ACCENT, linewidth=3, alpha=0.5)
        axes.plot(rating, at, "o", color=ACCENT)
    axes.set_yticks(range(len(bots)), [display_name(bot, bots) for bot in bots])
    axes.set_xlabel(words("arena-rating"))
    axes.margins(y=0.2)
    axes.grid(axis="x")


def _matrix(axes: Any, summary: Summary, words: Words) -> None:
    bots = order(summary)
    met = {(found["one"], found["other"]): found["score"][0] for found in summary["pairings"] if found.get("score")}
    duels = {(found["one"], found["other"]) for found in summary["pairings"] if found["kind"] == "duel"}
    met |= {(other, one): 1 - share for (one, other), share in met.items() if (one, other) in duels}
    for (one, other), share in met.items():
        row, column = bots.index(one), bots.index(other)
        axes.add_patch(_square(column, row, share))
        axes.text(column, row, words.percent(share), ha="center", va="center")
    axes.set_xlim(-0.5, len(bots) - 0.5)
    axes.set_ylim(len(bots) - 0.5, -0.5)
    axes.set_xticks(range(len(bots)), [display_name(bot, bots) for bot in bots])
    axes.set_yticks(range(len(bots)), [display_name(bot, bots) for bot in bots])


def _square(column: int, row: int, share: float) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((column - 0.48, row - 0.48), 0.96, 0.96, facecolor=ACCENT, alpha=0.6 * share, linewidth=0)


def _points(axes: Any, summary: Summary, words: Words) -> None:
    """Draw the distribution of each bot's points as a step histogram."""
    found = {bot: summary["bots"][bot]["scores"] for bot in order(summary) if summary["bots"][bot]["scores"]}
    every = [int(score) for scores in found.values() for score in scores]
    low, width = min(every), max(1, (max(every) - min(every)) // 24)
    for (bot, scores), shade in zip(found.items(), SHADES * len(found), strict=False):
        counts = [0] * ((max(every) - low) // width + 1)
        for score, often in scores.items():
            counts[(int(score) - low) // width] += often
        edges = [low + width * at for at in range(len(counts) + 1)]
        axes.stairs(
            [count / sum(counts) for count in counts], edges, color=shade, linewidth=1.6, label=display_name(bot, found)
        )
    axes.set_xlabel(words("arena-points"))
    axes.yaxis.set_major_formatter(lambda share, _: words.percent(share))
    axes.legend(frameon=False)


def _seats(axes: Any, summary: Summary, words: Words) -> None:
    for seat, (share, low, high) in enumerate(summary["seats_won"]):
        axes.plot([seat, seat], [low, high], color=ACCENT, linewidth=3, alpha=0.5)
        axes.plot(seat, share, "o", color=ACCENT)
    axes.axhline(1 / summary["seats"], color=INK, linewidth=0.8, linestyle=":")
    axes.set_xticks(range(summary["seats"]), [words("arena-seat", number=seat + 1) for seat in range(summary["seats"])])
    axes.margins(x=0.3)
    axes.yaxis.set_major_formatter(lambda share, _: words.percent(share))
