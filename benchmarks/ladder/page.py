"""Generator of docs/ladder.md from stored results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from benchmarks.ladder.series import DEMANDS, FAULTLESS, LADDER, MORE, Demand
from benchmarks.report import table
from cenote.arena.game_stats import stat_facts
from cenote.arena.summary import Summary

Found = Mapping[str, Summary]

HEAD = """# The ladder

How strong our bots are, measured by [the arena](arena.md): every deal is played with each bot in every seat, all
pairings of a table get the same deals, shared victories count in equal parts. `make ladder` plays it all again and
writes this page from the files in `docs/ladder`; the same code gives the same games on every machine. **greedy**
is frozen: it is the yardstick, and has 1000 points everywhere. Otherwise ratings of two tables cannot be compared."""

EVEN = 0.5
LIMITS = {"easy": 0.2, "medium": 0.2, "hard": 0.5, "expert": 3.0}
"""The seconds within which a compiled level must take 95 % of its turns."""

COUNTS = {
    "tikal": {
        "temples": ("points for temples", "{:.1f}"),
        "treasures": ("for treasures", "{:.1f}"),
        "paid": ("bid away", "{:.1f}"),
        "guards": ("guards a game", "{:.1f}"),
        "camps": ("camps a game", "{:.1f}"),
        "contested": ("contested temples", "{:.0%}"),
        "led": ("held with the leader", "{:.0%}"),
        "leader": ("temple points only by the leader", "{:.0%}"),
    },
    "jackal": {
        "coins": ("coins a seat", "{:.1f}"),
        "passes": ("passes of announcements", "{:.0%}"),
        "contested": ("contested chests", "{:.0%}"),
        "ties": ("games with an extra island", "{:.0%}"),
    },
}
"""The figures from each game's statistics, with their headings and formats."""


def whole(found: Found) -> str:
    """Return the complete page."""
    parts = [HEAD, *_demands(found), *_tables(found), *_balance(found), *_faults(found), *_origin(found)]
    return "\n\n".join(parts) + "\n"


def _demands(found: Found) -> Iterator[str]:
    yield "## What it must show"
    yield (
        "Intervals are of 95 %. *met* says whether what was measured is as wanted, *surely* whether all of its "
        "interval is. "
        + "; ".join(f"{pairing} of {name} ({games} games)" for (name, pairing), games in MORE.items())
        + " got more games than planned after a first look, since their lower ends were not yet as wanted: these two "
        "intervals are a little too narrow."
    )
    head = ["table", "pairing", "wanted", "games", "measured", "lower end", "upper end", "met", "surely"]
    yield table(head, [_demand(demand, found.get(demand.table)) for demand in DEMANDS], words=2)


def _demand(demand: Demand, summary: Summary | None) -> list[str]:
    points = demand.least > 1
    wanted = f"≥ {demand.least:.0f} points" if points else f"≥ {demand.least:.0%}"
    if demand.most < 1:
        wanted = f"{demand.least:.0%}–{demand.most:.0%}"
    if demand.least == EVEN:
        wanted = "> 50%"
    place = [demand.table, demand.pairing, wanted]
    pairing = _pairing(summary, demand.pairing)
    if pairing is None or not pairing["games"]:
        return [*place, "0", "–", "–", "–", "not played", "–"]
    value, low, high = pairing["points"][pairing["one"]] if points else pairing["score"]
    enough = pairing["games"] >= pairing["wanted"]
    met = enough and (value > demand.least if demand.least == EVEN else demand.least <= value <= demand.most)
    surely = met and low is not None and low >= demand.least and high <= demand.most
    cells = [_value(number, points) for number in (value, low, high)]
    return [*place, str(pairing["games"]), *cells, _yes(met) if enough else "too few games", _yes(surely)]


def _pairing(summary: Summary | None, label: str) -> Summary | None:
    pairings = summary["pairings"] if summary else []
    return next((pairing for pairing in pairings if pairing["label"] == label), None)


def _value(number: float | None, points: bool) -> str:
    return "–" if number is None else f"{number:.1f}" if points else f"{number:.1%}"


def _yes(holds: bool) -> str:
    return "yes" if holds else "**no**"


def _tables(found: Found) -> Iterator[str]:
    if not found:
        return
    yield "## Ratings and pairings"
    yield "![Ratings at every table](pictures/ladder.svg)"
    yield (
        "Plackett and Luce's model on the Elo scale, with 95 % intervals by deals. A turn is all that a seat decides "
        "until another does; its time is that of one core among busy ones, on the machines named below."
    )
    for name, summary in found.items():
        if summary["ratings"]:
            yield f"### {title(name)}"
            yield _ratings(summary)
            yield _pairings(summary)


def title(name: str) -> str:
    """Return the heading of a table."""
    game, mode, seats = name.split("-")
    return f"{game.capitalize()}, {mode}, {seats} seats"


def _ratings(summary: Summary) -> str:
    ratings: dict[str, list[float]] = summary["ratings"]
    lines = [_rating(bot, summary) for bot in sorted(ratings, key=lambda bot: -ratings[bot][0])]
    return table(["bot", "nodes a turn", "rating", "95 %", "mean of a turn", "95 % of turns within", "wanted"], lines)


def _rating(bot: str, summary: Summary) -> list[str]:
    rating, low, high = summary["ratings"][bot]
    times, nodes = summary["times"].get(bot), summary["budgets"].get(bot)
    within = "anchor" if low == high else f"{low:.0f} to {high:.0f}"
    took = [f"{1000 * times[name]:.0f} ms" for name in ("mean", "p95")] if times else ["–", "–"]
    wanted = f"{1000 * LIMITS[bot]:.0f} ms" if bot in LIMITS else "–"
    return [bot, f"{nodes:,}" if nodes else "–", f"{rating:.0f}", within, *took, wanted]


def _pairings(summary: Summary) -> str:
    head = ["pairing", "games", "deals", "victories", "95 %", "even", "points ahead", "points", "failures"]
    return table(head, [_row(pairing, summary) for pairing in summary["pairings"] if pairing.get("score")])


def _row(pairing: Summary, summary: Summary) -> list[str]:
    value, low, high = pairing["score"]
    failed = sum(foul["pairing"] == pairing["label"] for foul in summary["fouls"])
    return [
        pairing["label"],
        str(pairing["games"]),
        f"{summary['first']} to {summary['first'] + pairing['deals'] - 1}",
        f"{value:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{pairing['even']:.0%}",
        _plus_minus(pairing["margin"]),
        " : ".join(_plus_minus(points).split(" ±")[0] for points in pairing["points"].values()),
        str(failed),
    ]


def _plus_minus(estimate: Sequence[float | None]) -> str:
    value, _, high = estimate
    if value is None:
        return "–"
    return f"{value:.1f}" if high is None else f"{value:.1f} ±{high - value:.1f}"


def _balance(found: Found) -> Iterator[str]:
    """Yield the section on the games themselves, from games between equal bots."""
    tables = sorted(found, key=lambda name: (list(COUNTS).index(name.split("-")[0]), name[-1]))
    mirrors = [(name, pairing) for name in tables for pairing in _mirrors(found[name])]
    if not mirrors:
        return
    yield "## Balance of the games"
    yield "Everybody at the table is the same bot. A seat's advantage is its share of victories against an equal share."
    head = ["table", "bot", "games", "points a seat", "winner's points", "turns", "decisions", "shared victories"]
    yield table([*head, "seats 1, 2, … win"], [_fairness(name, pairing) for name, pairing in mirrors], words=2)
    for game, counts in COUNTS.items():
        lines = [_counts(name, pairing, game) for name, pairing in mirrors if name.startswith(game)]
        if lines:
            yield f"### What happens in {game.capitalize()}"
            yield table(["table", "bot", *(text for text, _ in counts.values())], lines, words=2)


def _mirrors(summary: Summary) -> list[Summary]:
    return [pairing for pairing in summary["pairings"] if pairing["kind"] == "mirror" and pairing.get("whole")]


def _fairness(name: str, pairing: Summary) -> list[str]:
    return [
        title(name),
        pairing["one"],
        str(pairing["games"]),
        _plus_minus(pairing["points"][pairing["one"]]),
        f"{pairing['winner']:.1f}",
        f"{pairing['turns']:.0f}",
        f"{pairing['decisions']:.0f}",
        f"{pairing['ties'] / pairing['whole']:.1%}",
        ", ".join(_seat(seat) for seat in pairing["seats"]),
    ]


def _seat(seat: Sequence[Any]) -> str:
    value, _, high = seat
    return f"{value:.0%}" if high is None else f"{value:.0%} ±{100 * (high - value):.0f}"


def _counts(name: str, pairing: Summary, game: str) -> list[str]:
    values = stat_facts(game, Counter(pairing["counts"]), pairing["whole"])
    written = [form.format(float(values[key])) for key, (_, form) in COUNTS[game].items()]
    return [title(name), pairing["one"], *written]


def _faults(found: Found) -> Iterator[str]:
    yield "## Broken rules and crashes"
    yield "Over all tables; a game counts where one of the levels sits."
    lines = []
    for levels, wanted in FAULTLESS.items():
        games = sum(
            pairing["games"]
            for summary in found.values()
            for pairing in summary["pairings"]
            if pairing["one"] in levels or pairing["other"] in levels
        )
        failed = sum(foul["fouled"] in levels for summary in found.values() for foul in summary["fouls"])
        met = _yes(games >= wanted and not failed)
        lines.append([" or ".join(levels), f"{wanted:,}", f"{games:,}", str(failed), met])
    yield table(["level", "wanted", "games", "failures", "met"], lines)


def _origin(found: Found) -> Iterator[str]:
    if not found:
        return
    yield "## Where it was played"
    head = ["table", "cenote", "rules", "code", "games", "machines"]
    yield table(head, [_played(name, summary) for name, summary in found.items()], words=1)
    yield (
        "*code* is a digest of all source that decides how bots play a game: games of two are never mixed within a "
        "table. It changes with every word of that source, also where a table's bots play as before: "
        "`python -m benchmarks.ladder --again 2` plays some games of every pairing once more and tells. "
        f"The first deal has the number {next(iter(LADDER.values())).first}."
    )


def _played(name: str, summary: Summary) -> list[str]:
    games = sum(pairing["games"] for pairing in summary["pairings"])
    return [
        title(name),
        summary["cenote"],
        str(summary["rules"]),
        f"`{summary['code']}`",
        f"{games:,}",
        "; ".join(summary["machines"]),
    ]
