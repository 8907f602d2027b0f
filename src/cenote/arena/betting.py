"""A test that may be looked at after every deal: betting against what is doubted (Waudby-Smith and Ramdas 2023).

Whoever bets fairly that a mean is `m` grows rich by chance only with a probability of one over the riches (Ville's
inequality), however often they look. Several gamblers, each with a constant part of all they have, bet that the mean is
higher; as many that it is lower. Together they are averages, so the same inequality holds for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cenote.arena.intervals import LEVEL, Estimate

PARTS: Final = (0.03, 0.06, 0.12, 0.25, 0.5, 0.75, 0.95)
"""Which part of what they could lose each gambler bets."""

ENOUGH: Final = 2 / (1 - LEVEL)
"""So rich one of two parties is by chance with half of the probability of error."""

EXACT: Final = 24
"""How often an interval's end is halved when it is looked for."""


class Bets:
    """What became of one unit of money on both sides, over shares between 0 and 1, one for each deal."""

    def __init__(self, doubted: float) -> None:
        self._doubted = doubted
        self._higher = [1.0 for _ in PARTS]
        self._lower = [1.0 for _ in PARTS]

    def add(self, share: float) -> None:
        """Bet on one more deal."""
        above = (share - self._doubted) / self._doubted if self._doubted else float(share > 0)
        below = (self._doubted - share) / (1 - self._doubted) if self._doubted < 1 else float(share < 1)
        self._higher = [money * (1 + part * above) for money, part in zip(self._higher, PARTS, strict=True)]
        self._lower = [money * (1 + part * below) for money, part in zip(self._lower, PARTS, strict=True)]

    @property
    def is_higher(self) -> bool:
        """Whether the mean is higher than was doubted."""
        return sum(self._higher) >= ENOUGH * len(PARTS)

    @property
    def is_lower(self) -> bool:
        """Whether it is lower."""
        return sum(self._lower) >= ENOUGH * len(PARTS)

    @property
    def clear(self) -> bool:
        """Whether it is one or the other."""
        return self.is_higher or self.is_lower


def always_valid(shares: Sequence[float]) -> Estimate:
    """The mean with an interval that holds whenever one stops: every mean against which nobody has grown rich."""
    middle = sum(shares) / len(shares)
    return Estimate(middle, _end(shares, 0.0, middle), _end(shares, 1.0, middle))


def _end(shares: Sequence[float], outside: float, inside: float) -> float:
    """Where betting becomes worth while, between a mean that is ruled out, if any is, and one that never is."""
    for _ in range(EXACT):
        between = (outside + inside) / 2
        bets = Bets(between)
        for share in shares:
            bets.add(share)
        if bets.clear:
            outside = between
        else:
            inside = between
    return outside
