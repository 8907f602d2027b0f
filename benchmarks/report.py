"""Result tables of a run, for `make bench` and docs/benchmarks.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, median

from benchmarks.results import Course, Results
from benchmarks.rows import FASTCATAN, GAMES, PEERS, ROWS, WAYS, Row

PAGE = Path(__file__).parent.parent / "docs/benchmarks.md"
BUILDS = ("plain", "compiled")
WANTED = {"list": 1.0, "index": 1.0, "playout": 2.0, "batch": 3.0, "batch-playout": 3.0}
"""The wanted speed of compiled Tikal, as a multiple of fastcatan's loop with lists."""


def table(head: Sequence[str], lines: Sequence[Sequence[str]], words: int = 1) -> str:
    """Return a Markdown table. The columns after the first `words` are numbers."""
    ruled = [*["---"] * words, *["---:"] * (len(head) - words)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ruled, *lines))


def counted(results: Results) -> list[Row]:
    """Return the rows that were measured in decisions, the fastest first."""
    rows = [row for row in ROWS if row.key in results.rows and any(results.rows[row.key].decisions)]
    return sorted(rows, key=lambda row: -results.rows[row.key].speed)


def actions(results: Results, row: Row) -> float:
    """Return the mean number of legal actions, from the same game by lists if the row cannot count them."""
    return results.rows[row.key].actions or results.rows[f"{row.key.split()[0]} compiled list"].actions


def ratios(results: Results, row: str, peer: str) -> list[float]:
    """Return one row's speed as a multiple of another's, round by round."""
    pairs = zip(results.rows[row].decisions, results.rows[peer].decisions, strict=True)
    return [ours / theirs for ours, theirs in pairs]


def with_spread(values: Sequence[float]) -> str:
    return f"{number(median(values))} ({number(min(values))} to {number(max(values))})"


def number(value: float) -> str:
    """Format a number with few digits, because a shared machine cannot measure more than three."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 3
    return f"{value:,.{digits}f}"


def machine(results: Results) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in results.versions.items())
    rounds = max(len(row.games) for row in results.rows.values())
    return (
        f"Measured on {results.machine}; {versions}. Median of {rounds} rounds, in brackets the smallest and largest."
    )


def speeds(results: Results) -> str:
    head = [
        "",
        "interface",
        "thousand decisions/s",
        "legal actions",
        *(["times fastcatan"] if FASTCATAN in results.rows else []),
    ]
    return table(head, [_speed(results, row) for row in counted(results)], words=2)


def _speed(results: Results, row: Row) -> list[str]:
    found = results.rows[row.key]
    name = f"**{row.name}**" if row.ours else row.name
    beside = [with_spread(ratios(results, row.key, FASTCATAN))] if FASTCATAN in results.rows else []
    return [
        name,
        row.way,
        with_spread([speed / 1000 for speed in found.decisions]),
        f"{actions(results, row):.1f}",
        *beside,
    ]


def figures(results: Results) -> str:
    """Return a table of the wanted and the measured speeds."""
    if FASTCATAN not in results.rows:
        return "fastcatan could not be measured in this run."
    rows = {way: f"tikal compiled {way}" for way in WANTED}
    measured = {way: ratios(results, key, FASTCATAN) for way, key in rows.items() if key in results.rows}
    lines = [
        [WAYS[way], number(WANTED[way]), with_spread(found), "yes" if median(found) >= WANTED[way] else "no"]
        for way, found in measured.items()
    ]
    return table(["Tikal compiled, in terms of fastcatan by lists", "wanted", "measured", "reached"], lines)


def against(results: Results) -> str:
    """Return a table of our rows on one core as multiples of every peer."""
    peers = [row for row in PEERS if row.key in results.rows and "batch" not in row.key]
    ours = [row for row in counted(results) if row.ours and "batch" not in row.key]
    lines = [
        [f"{row.name}, {row.way}", *(number(median(ratios(results, row.key, peer.key))) for peer in peers)]
        for row in ours
    ]
    return table(["", *(re.sub(r" \(.*", "", peer.name) for peer in peers)], lines)


def shares(results: Results) -> str:
    """Return a table of the bare state's speed, in games, and the share of it that a complete simulation reaches."""
    lines = []
    for game in GAMES:
        for build in BUILDS:
            bare, whole = (results.rows[f"{game} {build} {way}"].games for way in ("list", "sim"))
            share = with_spread([games / alone for games, alone in zip(whole, bare, strict=True)])
            lines.append([f"{game.capitalize()}, {build}", number(median(bare)), number(median(whole)), share])
    return table(["games/s", "bare state, by lists", "`cenote sim`", "share"], lines)


def copies(results: Results) -> str:
    """Return a table of the cost of a copy, in microseconds and in decisions."""
    lines = []
    for game in GAMES:
        for build in BUILDS:
            speed = results.rows[f"{game} {build} list"].speed
            took = [1 / results.rows[f"{game} {build} {way}"].speed for way in ("copy", "copy_into")]
            lines.append(
                [f"{game.capitalize()}, {build}", *(f"{1e6 * one:.2f} µs = {one * speed:.2f}" for one in took)]
            )
    return table(["time and decisions by lists", "`copy`", "`copy_into`"], lines)


def start(results: Results) -> str:
    """Return a sentence on the cost of an import compared with a bare interpreter."""
    bare, json, ours = (median(results.start[name]) for name in ("bare", "json", "cenote"))
    return (
        f"`import cenote` takes {ours - bare:.0f} ms of processor time: a process that does it takes {ours:.0f} ms, "
        f"{ours / bare:.1f} times a bare interpreter ({bare:.0f} ms); one that imports `json` takes {json:.0f} ms."
    )


def course(results: Results) -> str:
    """Return a table of what a match adds to the cost of a decision, by the quarters of a game."""
    lines = []
    for key, found in results.courses.items():
        name, seats = key.split()
        lines.append([f"{name.capitalize()}, {seats} seats", *(f"{part:.1f}" for part in added(found))])
    return table(["µs that a match adds", "first quarter", "second", "third", "last"], lines)


def added(course: Course) -> list[float]:
    """Return the mean difference in each quarter."""
    extra = [whole - bare for whole, bare in zip(course.match, course.bare, strict=False)]
    return [fmean(extra[len(extra) * at // 4 : len(extra) * (at + 1) // 4]) for at in range(4)]


def profile(results: Results) -> str:
    """Return a table of where the time of the compiled engine goes."""
    if not results.profiles:
        return "There was no profiler in this run."
    lines = []
    for key, parts in results.profiles.items():
        game, way = key.split()
        told = ", ".join(f"{name} {share:.0%}" for name, share in parts.items())
        lines.append([f"{game.capitalize()}, {WAYS[way]}", told])
    return table(["", "where the time goes"], lines, words=2)


BLOCKS: dict[str, Callable[[Results], str]] = {
    "machine": machine,
    "figures": figures,
    "speeds": speeds,
    "against": against,
    "shares": shares,
    "copies": copies,
    "profile": profile,
    "course": course,
    "start": start,
}


def whole(results: Results) -> str:
    """Return the complete report, for printing."""
    return "\n\n".join(block(results) for block in BLOCKS.values())


def filled_in(page: str, results: Results) -> str:
    """Return the page with these results between the marks that name them. Raise `ValueError` if a mark is missing."""
    for name, block in BLOCKS.items():
        before, begins, rest = page.partition(f"<!-- {name} -->\n")
        _, ends, after = rest.partition(f"\n<!-- /{name} -->")
        if not ends:
            raise ValueError(f"there is no place for {name!r} on the page")
        page = before + begins + block(results) + ends + after
    return page
