"""Plackett-Luce ratings, computed by the library openskill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
STRETCH: Final = 40
"""The factor from the library's ratings, which begin at 25 ± 8, to the shown ones, which begin at 1500."""

SETTLED: Final = 10
"""The number of rated games after which a rating is no longer provisional."""


class Skill(NamedTuple):
    """An estimate of a player's strength: its mean and its uncertainty."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        return round(MIDDLE + STRETCH * (self.mu - MODEL.mu))


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the skills after a game with these places, in which equal places are ties."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
