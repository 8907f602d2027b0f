"""Sequential test that may stop after any deal, based on testing by betting (Waudby-Smith and Ramdas 2023).

A gambler who makes fair bets against the hypothesis that the mean is `m` multiplies the capital by `k` with a
probability of at most 1 / `k` if the hypothesis is true (Ville's inequality), however often the test looks. Several
gamblers, each staking a constant part of the capital, bet that the mean is higher, and as many bet that it is lower.
The same inequality holds for the average of each side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cenote.arena.intervals import LEVEL, Estimate

PARTS: Final = (0.03, 0.06, 0.12, 0.25, 0.5, 0.75, 0.95)
"""The part of the capital that each gambler can lose in one deal."""

ENOUGH: Final = 2 / (1 - LEVEL)
"""The average capital at which a side wins, which it reaches by chance with at most half of the error probability."""

EXACT: Final = 24
"""The number of bisection steps in the search for an interval's end."""


class SequentialTest:
    """A sequential test of whether the mean share of wins per deal differs from a hypothesized value."""

    def __init__(self, doubted: float) -> None:
        self._doubted = doubted
        self._higher = [1.0 for _ in PARTS]
        self._lower = [1.0 for _ in PARTS]

    def add(self, share: float) -> None:
        """Bet on one more deal with this share."""
        above = (share - self._doubted) / self._doubted if self._doubted else float(share > 0)
        below = (self._doubted - share) / (1 - self._doubted) if self._doubted < 1 else float(share < 1)
        self._higher = [money * (1 + part * above) for money, part in zip(self._higher, PARTS, strict=True)]
        self._lower = [money * (1 + part * below) for money, part in zip(self._lower, PARTS, strict=True)]

    @property
    def is_higher(self) -> bool:
        """Whether the mean is shown to be higher than the doubted value."""
        return sum(self._higher) >= ENOUGH * len(PARTS)

    @property
    def is_lower(self) -> bool:
        """Whether the mean is shown to be lower than the doubted value."""
        return sum(self._lower) >= ENOUGH * len(PARTS)

    @property
    def clear(self) -> bool:
        """Whether the test has decided."""
        return self.is_higher or self.is_lower


def always_valid(shares: Sequence[float]) -> Estimate:
    """Return the mean with an always valid interval: all means that the test does not reject at this point."""
    middle = sum(shares) / len(shares)
    return Estimate(middle, _end(shares, 0.0, middle), _end(shares, 1.0, middle))


def _end(shares: Sequence[float], outside: float, inside: float) -> float:
    """Bisect for an interval's end between `outside`, which may be rejected, and `inside`, which never is."""
    for _ in range(EXACT):
        between = (outside + inside) / 2
        bets = SequentialTest(between)
        for share in shares:
            bets.add(share)
        if bets.clear:
            outside = between
        else:
            inside = between
    return outside
