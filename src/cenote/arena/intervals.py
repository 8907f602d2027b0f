"""Means and rates with their 95 % intervals; what is independent is a deal, not a game."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

LEVEL: Final = 0.95


class Estimate(NamedTuple):
    """A number, and the interval that it is believed to lie in."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Estimate:
    """The mean of one number for each deal, with Student's interval; all that is known of one deal is its value."""
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    spread = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(middle, middle - spread, middle + spread)


def rate(shares: Sequence[float], games: int) -> Estimate:
    """The mean of one share of victory for each deal, with Wilson's interval.

    The games of a deal depend on each other, so Wilson's formula is given the number of independent games that would
    have told as much (the design effect), and Student's quantile for the number of deals.
    """
    told = fmean(shares)
    worth, wide = _independent(shares, told, games), student(max(1, len(shares) - 1)) ** 2
    middle = (told + wide / (2 * worth)) / (1 + wide / worth)
    spread = sqrt(wide * (told * (1 - told) + wide / (4 * worth)) / worth) / (1 + wide / worth)
    return Estimate(told, max(0.0, middle - spread), min(1.0, middle + spread))


def _independent(shares: Sequence[float], told: float, games: int) -> float:
    """How many independent games tell as much: no more than were played; if all deals went one way, one for each."""
    if len(shares) < 2 or told in (0.0, 1.0):
        return len(shares)
    spread = variance(shares) / len(shares)
    return min(games, told * (1 - told) / spread) if spread else games


def student(freedom: int, part: float = (1 + LEVEL) / 2) -> float:
    """The quantile of Student's distribution: exact for one and two degrees of freedom, else Cornish and Fisher's
    series, which is right to three digits."""
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
