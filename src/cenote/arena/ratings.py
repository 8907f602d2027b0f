"""Ratings of bots by the Plackett-Luce model, with intervals (needs `choix` from the extra `arena`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Final

from cenote.arena.game_result import GameResult
from cenote.arena.intervals import LEVEL, Estimate
from cenote.arena.pairings import MIRROR, Pairing

ELO: Final = 400 / log(10)
"""The points on the Elo scale of a strength that is e times as great."""

ANCHOR: Final = "greedy"
"""The bot that never changes. It has `MIDDLE` points if it plays; otherwise the average of all bots is `MIDDLE`."""

MIDDLE: Final = 1000.0
SAMPLES: Final = 300
SEED: Final = 7
PRIOR: Final = 0.5
"""The number of deals that each side is credited with as won (Jeffreys' prior).

It gives a bot that always wins a finite rating.
"""

Mix = tuple[int, int, int, int]
"""The indices of two bots, and the number of seats of each."""


def rate_bots(pairings: Sequence[Pairing], games: Mapping[str, Sequence[GameResult]]) -> dict[str, Estimate]:
    """Rate every bot that met another by the Plackett-Luce model: each seat wins in proportion to its bot's strength.

    The intervals are percentiles of Rubin's Bayesian bootstrap over deals, with the same weights for all pairings.
    """
    import numpy as np

    met = [pairing for pairing in pairings if pairing.kind != MIRROR and games[pairing.label]]
    bots = list(dict.fromkeys(bot for pairing in met for bot in pairing.bots))
    if not bots:
        return {}
    mixes, won = _won(met, games, bots)
    prior = won.sum(axis=2).max(axis=0)[:, None] * np.ones(2)
    whole = _scaled(_strengths(len(bots), mixes, won.sum(axis=0) + PRIOR * prior), bots)
    rng, samples = np.random.default_rng(SEED), []
    for _ in range(SAMPLES):
        weighed = np.tensordot(rng.gamma(1, size=len(won)), won, 1) + rng.gamma(PRIOR, size=prior.shape) * prior
        samples.append(_scaled(_strengths(len(bots), mixes, weighed, whole), bots))
    low, high = np.quantile(samples, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return {bot: Estimate(float(whole[at]), float(low[at]), float(high[at])) for at, bot in enumerate(bots)}


def _won(met: Sequence[Pairing], games: Mapping[str, Sequence[GameResult]], bots: list[str]) -> tuple[list[Mix], Any]:
    """Return the mixes of two bots, and the wins of both sides of each mix in every deal."""
    import numpy as np

    found: dict[Mix, dict[int, list[float]]] = defaultdict(dict)
    for pairing in met:
        for result in games[pairing.label]:
            seats = result.bots.count(pairing.one)
            mix = bots.index(pairing.one), bots.index(pairing.other), seats, len(result.bots) - seats
            both = found[mix].setdefault(result.deal, [0.0, 0.0])
            both[0] += result.share(pairing.one)
            both[1] += result.share(pairing.other)
    deals = sorted({deal for mix in found.values() for deal in mix})
    return list(found), np.array([[mix.get(deal, (0.0, 0.0)) for mix in found.values()] for deal in deals])


def _strengths(bots: int, mixes: list[Mix], won: Any, before: Any = None) -> Any:
    """Return the logarithms of strengths by Luce's spectral method (I-LSR) of `choix`.

    The method expects one seat on each side. A win of one of `a` seats against `b` others is passed to it as a number
    of wins that gives its Markov chain the same rates, which is recomputed for each estimate until it converges.
    """
    import numpy as np
    from choix import lsr_pairwise_dense

    params = np.zeros(bots) if before is None else (before - before.mean()) / ELO
    for _ in range(500):
        power, wins = np.exp(params), np.zeros((bots, bots))
        for (one, other, a, b), (ones, others) in zip(mixes, won, strict=True):
            scale = (power[one] + power[other]) / (a * power[one] + b * power[other])
            wins[one, other] += ones * b * scale
            wins[other, one] += others * a * scale
        new = lsr_pairwise_dense(wins, initial_params=params)
        if abs(new - params).max() < 1e-7:
            break
        params = new
    return new


def _scaled(strengths: Any, bots: list[str]) -> Any:
    zero = strengths[bots.index(ANCHOR)] if ANCHOR in bots else strengths.mean()
    return MIDDLE + ELO * (strengths - zero)
