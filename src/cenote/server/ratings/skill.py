"""How a finished game changes what is thought of its players: Plackett-Luce, from the library openskill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
STRETCH: Final = 40
"""People are shown 1500 for an average player, and a number that moves by tens: the library's begin at 25 ± 8."""

SETTLED: Final = 10
"""After so many games a rating means something."""


class Skill(NamedTuple):
    """What is thought of somebody: how strong, and how sure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        return round(MIDDLE + STRETCH * (self.mu - MODEL.mu))


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is thought of everybody after a game in which they came out like this; equal places are shared."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
