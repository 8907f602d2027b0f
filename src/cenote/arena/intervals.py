"""Confidence intervals (95 %) of means and rates over deals, because the games of one deal are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

LEVEL: Final = 0.95


class Estimate(NamedTuple):
    """A value with its confidence interval."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Estimate:
    """Return the mean of one number for each deal with Student's interval, which is infinite for a single deal."""
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    spread = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(middle, middle - spread, middle + spread)


def rate(shares: Sequence[float], games: int) -> Estimate:
    """Return the mean of one share of the win for each deal, with Wilson's interval.

    The games of a deal depend on each other, so Wilson's formula uses the equivalent number of independent games (the
    design effect), and Student's quantile for the number of deals.
    """
    share = fmean(shares)
    worth, wide = _independent(shares, share, games), student(max(1, len(shares) - 1)) ** 2
    middle = (share + wide / (2 * worth)) / (1 + wide / worth)
    spread = sqrt(wide * (share * (1 - share) + wide / (4 * worth)) / worth) / (1 + wide / worth)
    return Estimate(share, max(0.0, middle - spread), min(1.0, middle + spread))


def _independent(shares: Sequence[float], share: float, games: int) -> float:
    """Return the equivalent number of independent games.

    It is at most the number of games played, and one for each deal if one side won or lost them all.
    """
    if len(shares) < 2 or share in (0.0, 1.0):
        return len(shares)
    spread = variance(shares) / len(shares)
    return min(games, share * (1 - share) / spread) if spread else games


def student(freedom: int, part: float = (1 + LEVEL) / 2) -> float:
    """Return a quantile of Student's distribution.

    It is exact for one and two degrees of freedom. For more, the series of Cornish and Fisher is right to three digits.
    """
    if freedom == 1:
        return tan(pi * (part - 0.5))
    if freedom == 2:
        return (2 * part - 1) / sqrt(2 * part * (1 - part))
    z = NormalDist().inv_cdf(part)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
