"""Summary of an arena as plain numbers for tables, pages and files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from operator import methodcaller
from statistics import fmean
from typing import Any

from cenote.arena import intervals
from cenote.arena.contest import finished
from cenote.arena.game_result import Bout
from cenote.arena.intervals import Estimate
from cenote.arena.pairings import MIRROR, Pairing, Plan
from cenote.arena.results_file import Ledger
from cenote.arena.sequential_test import always_valid
from cenote.arena.times import Times

DIGITS = 4
Summary = dict[str, Any]


def summed_up(plan: Plan, ledger: Ledger, until_clear: bool = False) -> Summary:
    """Summarize an arena in the form of `results.json`; ratings are None without `choix`."""
    games = finished(plan, ledger, until_clear)
    return {
        **ledger.head,
        "first": plan.first,
        "until_clear": until_clear,
        "pairings": [_pairing(plan, pairing, games[pairing.label], until_clear) for pairing in plan.pairings],
        "bots": {bot: _bot(plan, bot, games) for bot in plan.bots},
        "ratings": _ratings(plan, games),
        "seats_won": _seats(plan, games),
        "machines": ledger.machines,
        "times": _times(plan, ledger),
        "fouls": [_foul(bout) for bouts in games.values() for bout in bouts if bout.fouled >= 0],
    }


def _pairing(plan: Plan, pairing: Pairing, bouts: Sequence[Bout], until_clear: bool) -> Summary:
    known = {"label": pairing.label, "kind": pairing.kind, "one": pairing.one, "other": pairing.other}
    deals = _by_deal(bouts)
    counted = {"wanted": pairing.games, "games": len(bouts), "deals": len(deals)}
    if not bouts:
        return {**known, **counted}
    return {
        **known,
        **counted,
        **(_score(plan, pairing, deals, until_clear) if pairing.kind != MIRROR else {}),
        "points": {bot: _over(deals, methodcaller("points", bot)) for bot in pairing.bots},
        "seats": [_over(deals, partial(_seat, seat)) for seat in range(plan.seats)],
        **_course(bouts),
    }


def _score(plan: Plan, pairing: Pairing, deals: list[list[Bout]], until_clear: bool) -> Summary:
    shares = [fmean(bout.share(pairing.one) for bout in deal) for deal in deals]
    games = sum(map(len, deals))
    found = always_valid(shares) if until_clear else intervals.rate(shares, games)
    won = [sum(bout.share(bot) for deal in deals for bout in deal) for bot in pairing.bots]
    shared = sum(len({bout.bots[seat] for seat in bout.winners}) > 1 for deal in deals for bout in deal)
    return {
        "even": round(pairing.even(plan.seats), DIGITS),
        "score": _rounded(found),
        "won": [round(number, DIGITS) for number in won],
        "shared": shared,
        "shares": [round(share, DIGITS) for share in shares],
        "margin": _over(deals, partial(_margin, pairing)),
    }


def _seat(seat: int, bout: Bout) -> list[float]:
    return [bout.shares[seat]]


def _margin(pairing: Pairing, bout: Bout) -> list[float]:
    return [fmean(bout.points(pairing.one)) - fmean(bout.points(pairing.other))] if bout.scores else []


def _course(bouts: Sequence[Bout]) -> Summary:
    """Summarize the games without a failed bot: length, scores, and the game's own statistics."""
    whole = [bout for bout in bouts if bout.scores]
    if not whole:
        return {"whole": 0}
    counts: Counter[str] = Counter()
    for bout in whole:
        counts.update(bout.counts)
    return {
        "whole": len(whole),
        "winner": round(fmean(max(bout.scores) for bout in whole), DIGITS),
        "turns": round(fmean(bout.turns for bout in whole), DIGITS),
        "decisions": round(fmean(bout.decisions for bout in whole), DIGITS),
        "ties": sum(len(bout.winners) > 1 for bout in whole),
        "scores": _counted([score for bout in whole for score in bout.scores]),
        "counts": dict(sorted(counts.items())),
    }


def _counted(scores: list[int]) -> dict[str, int]:
    """Count how often each score was reached."""
    counts = Counter(scores)
    return {str(score): counts[score] for score in sorted(counts)}


def _by_deal(bouts: Sequence[Bout]) -> list[list[Bout]]:
    deals: dict[int, list[Bout]] = {}
    for bout in bouts:
        deals.setdefault(bout.deal, []).append(bout)
    return list(deals.values())


def _over(deals: list[list[Bout]], values: Callable[[Bout], Sequence[float]]) -> list[float | None]:
    """Return the mean of all games' values, with its interval over the deals."""
    each = [[value for bout in deal for value in values(bout)] for deal in deals]
    means = [fmean(found) for found in each if found]
    return _rounded(intervals.mean(means)) if means else [None] * 3


def _rounded(estimate: Estimate) -> list[float | None]:
    return [round(number, DIGITS) if abs(number) != float("inf") else None for number in estimate]


def _bot(plan: Plan, bot: str, games: dict[str, list[Bout]]) -> Summary:
    met = [bout for pairing in plan.pairings if bot in pairing.bots for bout in games[pairing.label]]
    scores = [score for bout in met for score in bout.points(bot)]
    return {
        "games": len(met),
        "won": round(fmean(bout.share(bot) for bout in met), DIGITS) if met else None,
        "points": round(fmean(scores), DIGITS) if scores else None,
        "scores": _counted(scores),
        "nodes": sum(nodes for bout in met for name, nodes in zip(bout.bots, bout.nodes, strict=False) if name == bot),
        "fouls": sum(bout.fouled >= 0 and bout.bots[bout.fouled] == bot for bout in met),
    }


def _seats(plan: Plan, games: dict[str, list[Bout]]) -> list[list[float | None]]:
    """Return each seat's share of the wins; as every bot plays in every seat, strength does not affect it."""
    deals = _by_deal([bout for bouts in games.values() for bout in bouts])
    return [_over(deals, partial(_seat, seat)) for seat in range(plan.seats)]


def _ratings(plan: Plan, games: dict[str, list[Bout]]) -> dict[str, list[float | None]] | None:
    try:
        from cenote.arena.ratings import rated

        return {bot: _rounded(found) for bot, found in rated(plan.pairings, games).items()}
    except ImportError:
        return None


def _times(plan: Plan, ledger: Ledger) -> dict[str, Summary]:
    """Return the seconds for a turn of each bot, which are informative only."""
    found: dict[str, Times] = {bot: Times() for bot in plan.bots}
    for times in ledger.times.values():
        for bot, more in times.items():
            if bot in found:
                found[bot].join(more)
    return {
        bot: {"turns": times.turns, "mean": round(times.mean, 6), "p95": round(times.within(0.95), 6)}
        for bot, times in found.items()
        if times.turns
    }


def _foul(bout: Bout) -> Summary:
    return {**bout.task._asdict(), "bots": list(bout.bots), "fouled": bout.bots[bout.fouled], "why": bout.why}
