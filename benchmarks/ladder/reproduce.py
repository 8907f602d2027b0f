"""Reproducibility check of the ladder: replays some stored games with the present bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from statistics import fmean

from cenote.arena.game_result import GameResult
from cenote.arena.pairings import Pairing, TournamentPlan
from cenote.arena.results_file import ResultsFile, settings_of
from cenote.arena.summary import DIGITS, Summary
from cenote.arena.tournament import finished_games, play_tournament


def differing_pairings(
    tables: Mapping[str, TournamentPlan], kept: Mapping[str, Summary], deals: int, workers: int
) -> list[str]:
    """Play the first deals of every pairing again. Return the pairings that do not end as stored."""
    differing: list[str] = []
    for name, plan in ((name, plan) for name, plan in tables.items() if name in kept):
        first = replace(plan, pairings=tuple(_first(pairing, plan.seats, deals) for pairing in plan.pairings))
        results_file = ResultsFile(settings_of(plan))
        games = sum(1 for _ in play_tournament(first, results_file, workers))
        found = [
            f"{name}: {label}" for label in _differing(finished_games(first, results_file), kept[name]["pairings"])
        ]
        print(f"{name}: {games} games played again, {len(found)} pairings differ", flush=True)
        differing += found
    return differing


def _first(pairing: Pairing, seats: int, deals: int) -> Pairing:
    return replace(pairing, games=min(pairing.games, deals * len(pairing.seatings(seats))))


def _differing(played: Mapping[str, Sequence[GameResult]], kept: Sequence[Summary]) -> Iterator[str]:
    for pairing in kept:
        results = played[pairing["label"]]
        # Points were counted over all deals together, so those of some deals must be among them.
        points = Counter(str(score) for result in results for score in result.scores)
        shares = _shares(pairing["one"], results) if "shares" in pairing else []
        if shares != pairing.get("shares", [])[: len(shares)] or points - Counter(pairing["scores"]):
            yield pairing["label"]


def _shares(bot: str, results: Sequence[GameResult]) -> list[float]:
    """Return the bot's share of the wins of each deal."""
    deals: dict[int, list[float]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result.share(bot))
    return [round(fmean(shares), DIGITS) for shares in deals.values()]
