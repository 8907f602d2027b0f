"""Whether the bots that are here play the games that were kept: some of them are played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from statistics import fmean

from cenote.arena.contest import contest, finished
from cenote.arena.game_result import Bout
from cenote.arena.pairings import Pairing, Plan
from cenote.arena.results_file import Ledger, head_of
from cenote.arena.summary import DIGITS, Summary


def again(tables: Mapping[str, Plan], kept: Mapping[str, Summary], deals: int, workers: int) -> list[str]:
    """Play the first deals of every pairing once more; which pairings do not end as they did."""
    differing: list[str] = []
    for name, plan in ((name, plan) for name, plan in tables.items() if name in kept):
        first = replace(plan, pairings=tuple(_first(pairing, plan.seats, deals) for pairing in plan.pairings))
        ledger = Ledger(head_of(plan))
        games = sum(1 for _ in contest(first, ledger, workers))
        found = [f"{name}: {label}" for label in _differing(finished(first, ledger), kept[name]["pairings"])]
        print(f"{name}: {games} games played again, {len(found)} pairings differ", flush=True)
        differing += found
    return differing


def _first(pairing: Pairing, seats: int, deals: int) -> Pairing:
    return replace(pairing, games=min(pairing.games, deals * len(pairing.seatings(seats))))


def _differing(played: Mapping[str, Sequence[Bout]], kept: Sequence[Summary]) -> Iterator[str]:
    for pairing in kept:
        bouts = played[pairing["label"]]
        # Points were counted over all deals together, so that those of some must be among them.
        points = Counter(str(score) for bout in bouts for score in bout.scores)
        shares = _shares(pairing["one"], bouts) if "shares" in pairing else []
        if shares != pairing.get("shares", [])[: len(shares)] or points - Counter(pairing["scores"]):
            yield pairing["label"]


def _shares(bot: str, bouts: Sequence[Bout]) -> list[float]:
    """What the bot has of the victories of each deal."""
    deals: dict[int, list[float]] = {}
    for bout in bouts:
        deals.setdefault(bout.deal, []).append(bout.share(bot))
    return [round(fmean(shares), DIGITS) for shares in deals.values()]
