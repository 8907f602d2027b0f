"""Turns played in imagined worlds, and how the game stands at their end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cenote.core.game import CHANCE, State
from cenote.core.mind import Standing

WORLDS: Final = 4
"""In how many imagined worlds a turn is judged that opens something, or after which its rest depends on a draw."""


def mean(standings: Sequence[Standing]) -> Standing:
    """What several worlds say together, each as much as the others."""
    chances = zip(*(standing.chances for standing in standings), strict=True)
    scores = zip(*(standing.scores for standing in standings), strict=True)
    share = 1 / len(standings)
    return Standing(tuple(share * sum(each) for each in chances), tuple(share * sum(each) for each in scores))


def ended(state: State) -> Standing | None:
    """How a finished game stands: nothing is left to chance, and a shared victory counts in equal parts."""
    result = state.result()
    if result is None:
        return None
    part = 1 / len(result.winners)
    chances = tuple(part if seat in result.winners else 0.0 for seat in range(state.seats))
    return Standing(chances, tuple(map(float, result.scores)))


def follow(state: State, seat: int, codes: Sequence[int]) -> tuple[int, ...]:
    """Play a turn until others, chance or something unknown have the word; what of it was played."""
    played: list[int] = []
    for code in codes:
        if seat not in state.actors():
            break
        opens = state.reveals(seat, code)
        state.play(seat, code)
        played.append(code)
        if opens:
            break
    return tuple(played)


def drawn(state: State, rng: Random) -> State:
    """A position after chance has said what it has to say."""
    ahead = state.copy()
    while ahead.actors() == (CHANCE,):
        ahead.play_nth(CHANCE, rng.randrange(ahead.legal_count(CHANCE)))
    return ahead
