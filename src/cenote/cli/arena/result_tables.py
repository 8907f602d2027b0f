"""Result tables of an arena, for the terminal and the HTML report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.table import Table

from cenote.arena.game_stats import stat_facts
from cenote.arena.summary import Summary
from cenote.bots.custom import display_name
from cenote.cli.streams import say
from cenote.cli.table_output import show_table
from cenote.words import Words

STANDINGS = ("sim-bot", "arena-rating", "sim-won", "sim-score", "arena-turn", "arena-fouls")
MEETINGS = ("arena-pairing-head", "arena-games", "arena-score", "arena-even", "arena-margin", "arena-length")


class Rows(NamedTuple):
    """The contents of a table, independent of how the table is drawn."""

    title: str
    head: list[str]
    lines: list[list[str]]


def show(summary: Summary, words: Words) -> None:
    """Print all result tables and the game's own statistics."""
    for rows in (standings(summary, words), meetings(summary, words)):
        table = Table(title=rows.title, title_justify="left")
        for at, name in enumerate(rows.head):
            table.add_column(name, justify="right" if at else "left", no_wrap=not at)
        for line in rows.lines:
            table.add_row(*line)
        show_table(table, [rows.head, *rows.lines], words)
    for counted in tallies(summary, words):
        say(counted)


def standings(summary: Summary, words: Words) -> Rows:
    """Return the table of bots, the strongest first."""
    lines = [_standing(bot, summary, words) for bot in order(summary)]
    return Rows(words("arena-standings"), [words(name) for name in STANDINGS], lines)


def order(summary: Summary) -> list[str]:
    """Return the bots, sorted by rating and then by wins, the strongest first."""
    ratings, bots = summary["ratings"] or {}, summary["bots"]
    return sorted(bots, key=lambda bot: (ratings.get(bot, [0])[0], bots[bot]["won"] or 0), reverse=True)


def _standing(bot: str, summary: Summary, words: Words) -> list[str]:
    found, times = summary["bots"][bot], summary["times"].get(bot)
    rating = (summary["ratings"] or {}).get(bot)
    return [
        display_name(bot, summary["bots"]),
        _rating(rating, words) if rating else "–",
        _share(found["won"], words),
        _number(found["points"], words),
        words.bracketed(seconds(times["mean"], words), seconds(times["p95"], words)) if times else "–",
        str(found["fouls"]),
    ]


def _rating(rating: Sequence[float], words: Words) -> str:
    """Format a rating with its confidence interval, which the anchor of the ratings lacks."""
    value, low, high = (f"{number:.0f}" for number in rating)
    return words.bracketed(value, f"{low}–{high}") if low != high else value


def meetings(summary: Summary, words: Words) -> Rows:
    """Return the table of pairings."""
    lines = [_meeting(found, summary["bots"], words) for found in summary["pairings"]]
    return Rows(words("arena-meetings"), [words(name) for name in MEETINGS], lines)


def _meeting(found: Summary, bots: Iterable[str], words: Words) -> list[str]:
    score, margin = found.get("score"), found.get("margin")
    return [
        label(found, bots, words),
        words.decimal(found["games"], 0),
        scored(score, words) if score else "–",
        _share(found["even"], words) if score else "–",
        _number(margin[0], words) if margin else "–",
        _number(found.get("turns"), words),
    ]


def label(found: Summary, bots: Iterable[str], words: Words) -> str:
    """Return the display name of a pairing, which tells it apart from those of the other `bots` of the arena."""
    one, other = (display_name(found[side], bots) for side in ("one", "other"))
    return words("arena-pairing", kind=found["kind"], one=one, other=other)


def scored(estimate: Sequence[Any], words: Words) -> str:
    """Format a rate with its confidence interval."""
    ends = f"{words.decimal(100 * estimate[1])}–{words.percent(estimate[2], 1)}"
    return words.bracketed(words.percent(estimate[0], 1), ends)


def tallies(summary: Summary, words: Words) -> list[str]:
    """Describe the game's own statistics in a sentence for each pairing."""
    key = f"{summary['game']}-tally"
    if not words.has(key):
        return []
    return [
        words(
            "arena-counted",
            pairing=label(found, summary["bots"], words),
            counts=words(key, **_said(summary["game"], found)),
        )
        for found in summary["pairings"]
        if found.get("counts")
    ]


def _said(game: str, found: Summary) -> dict[str, float]:
    return stat_facts(game, Counter(found["counts"]), found["whole"])


def seconds(value: float, words: Words) -> str:
    """Format a duration in seconds, or in milliseconds if it is below one second."""
    return (
        words("arena-seconds", time=words.decimal(value, 2))
        if value >= 1
        else words("arena-milliseconds", time=words.decimal(1000 * value, 1 if value < 0.1 else 0))
    )


def _share(value: float | None, words: Words) -> str:
    return "–" if value is None else words.percent(value, 1)


def _number(value: float | None, words: Words) -> str:
    return "–" if value is None else words.decimal(value)
