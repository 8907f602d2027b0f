"""Summary of an arena as plain numbers for tables, pages and files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from operator import methodcaller
from statistics import fmean
from typing import Any

from cenote.arena import intervals
from cenote.arena.game_result import GameResult
from cenote.arena.intervals import Estimate
from cenote.arena.pairings import MIRROR, Pairing, TournamentPlan
from cenote.arena.results_file import ResultsFile
from cenote.arena.sequential_test import always_valid
from cenote.arena.tournament import finished_games
from cenote.arena.turn_times import TurnTimes

DIGITS = 4
Summary = dict[str, Any]


def summarize(plan: TournamentPlan, results_file: ResultsFile, until_clear: bool = False) -> Summary:
    """Summarize an arena in the form of `results.json`. Ratings are None if `choix` is not installed."""
    games = finished_games(plan, results_file, until_clear)
    return {
        **results_file.head,
        "first": plan.first,
        "until_clear": until_clear,
        "pairings": [_pairing(plan, pairing, games[pairing.label], until_clear) for pairing in plan.pairings],
        "bots": {bot: _bot(plan, bot, games) for bot in plan.bots},
        "ratings": _ratings(plan, games),
        "seats_won": _seats(plan, games),
        "machines": results_file.machines,
        "times": _times(plan, results_file),
        "fouls": [_foul(result) for results in games.values() for result in results if result.fouled >= 0],
    }


def _pairing(plan: TournamentPlan, pairing: Pairing, results: Sequence[GameResult], until_clear: bool) -> Summary:
    known = {"label": pairing.label, "kind": pairing.kind, "one": pairing.one, "other": pairing.other}
    deals = _by_deal(results)
    counted = {"wanted": pairing.games, "games": len(results), "deals": len(deals)}
    if not results:
        return {**known, **counted}
    return {
        **known,
        **counted,
        **(_score(plan, pairing, deals, until_clear) if pairing.kind != MIRROR else {}),
        "points": {bot: _over(deals, methodcaller("points", bot)) for bot in pairing.bots},
        "seats": [_over(deals, partial(_seat, seat)) for seat in range(plan.seats)],
        **_course(results),
    }


def _score(plan: TournamentPlan, pairing: Pairing, deals: list[list[GameResult]], until_clear: bool) -> Summary:
    shares = [fmean(result.share(pairing.one) for result in deal) for deal in deals]
    games = sum(map(len, deals))
    found = always_valid(shares) if until_clear else intervals.rate(shares, games)
    won = [sum(result.share(bot) for deal in deals for result in deal) for bot in pairing.bots]
    shared = sum(len({result.bots[seat] for seat in result.winners}) > 1 for deal in deals for result in deal)
    return {
        "even": round(pairing.even(plan.seats), DIGITS),
        "score": _rounded(found),
        "won": [round(number, DIGITS) for number in won],
        "shared": shared,
        "shares": [round(share, DIGITS) for share in shares],
        "margin": _over(deals, partial(_margin, pairing)),
    }


def _seat(seat: int, result: GameResult) -> list[float]:
    return [result.shares[seat]]


def _margin(pairing: Pairing, result: GameResult) -> list[float]:
    return [fmean(result.points(pairing.one)) - fmean(result.points(pairing.other))] if result.scores else []


def _course(results: Sequence[GameResult]) -> Summary:
    """Summarize the games without a failed bot: length, scores, and the game's own statistics."""
    whole = [result for result in results if result.scores]
    if not whole:
        return {"whole": 0}
    counts: Counter[str] = Counter()
    for result in whole:
        counts.update(result.counts)
    return {
        "whole": len(whole),
        "winner": round(fmean(max(result.scores) for result in whole), DIGITS),
        "turns": round(fmean(result.turns for result in whole), DIGITS),
        "decisions": round(fmean(result.decisions for result in whole), DIGITS),
        "ties": sum(len(result.winners) > 1 for result in whole),
        "scores": _counted([score for result in whole for score in result.scores]),
        "counts": dict(sorted(counts.items())),
    }


def _counted(scores: list[int]) -> dict[str, int]:
    """Count how often each score was reached."""
    counts = Counter(scores)
    return {str(score): counts[score] for score in sorted(counts)}


def _by_deal(results: Sequence[GameResult]) -> list[list[GameResult]]:
    deals: dict[int, list[GameResult]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    return list(deals.values())


def _over(deals: list[list[GameResult]], values: Callable[[GameResult], Sequence[float]]) -> list[float | None]:
    """Return the mean over deals of the games' values, with its interval."""
    each = [[value for result in deal for value in values(result)] for deal in deals]
    means = [fmean(found) for found in each if found]
    return _rounded(intervals.mean(means)) if means else [None] * 3


def _rounded(estimate: Estimate) -> list[float | None]:
    return [round(number, DIGITS) if abs(number) != float("inf") else None for number in estimate]


def _bot(plan: TournamentPlan, bot: str, games: dict[str, list[GameResult]]) -> Summary:
    met = [result for pairing in plan.pairings if bot in pairing.bots for result in games[pairing.label]]
    scores = [score for result in met for score in result.points(bot)]
    return {
        "games": len(met),
        "won": round(fmean(result.share(bot) for result in met), DIGITS) if met else None,
        "points": round(fmean(scores), DIGITS) if scores else None,
        "scores": _counted(scores),
        "nodes": sum(
            nodes for result in met for name, nodes in zip(result.bots, result.nodes, strict=False) if name == bot
        ),
        "fouls": sum(result.fouled >= 0 and result.bots[result.fouled] == bot for result in met),
    }


def _seats(plan: TournamentPlan, games: dict[str, list[GameResult]]) -> list[list[float | None]]:
    """Return each seat's share of the wins. Because every bot plays in every seat, strength does not affect it."""
    deals = _by_deal([result for results in games.values() for result in results])
    return [_over(deals, partial(_seat, seat)) for seat in range(plan.seats)]


def _ratings(plan: TournamentPlan, games: dict[str, list[GameResult]]) -> dict[str, list[float | None]] | None:
    try:
        from cenote.arena.ratings import rate_bots

        return {bot: _rounded(found) for bot, found in rate_bots(plan.pairings, games).items()}
    except ImportError:
        return None


def _times(plan: TournamentPlan, results_file: ResultsFile) -> dict[str, Summary]:
    """Return the number, mean and 95th percentile of each bot's turn times in seconds, for information only."""
    found: dict[str, TurnTimes] = {bot: TurnTimes() for bot in plan.bots}
    for times in results_file.times.values():
        for bot, more in times.items():
            if bot in found:
                found[bot].join(more)
    return {
        bot: {"turns": times.turns, "mean": round(times.mean, 6), "p95": round(times.percentile(0.95), 6)}
        for bot, times in found.items()
        if times.turns
    }


def _foul(result: GameResult) -> Summary:
    return {**result.task._asdict(), "bots": list(result.bots), "fouled": result.bots[result.fouled], "why": result.why}
