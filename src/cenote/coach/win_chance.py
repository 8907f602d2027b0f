"""Chances of winning after a turn, averaged over sampled worlds in which the turn is played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cenote.core.game import CHANCE, State
from cenote.core.standing import Standing

WORLDS: Final = 4
"""The number of sampled worlds in which a turn is judged that reveals something or goes on after a draw."""


def mean(standings: Sequence[Standing]) -> Standing:
    """Return the mean of the standings in several worlds."""
    chances = zip(*(standing.chances for standing in standings), strict=True)
    scores = zip(*(standing.scores for standing in standings), strict=True)
    share = 1 / len(standings)
    return Standing(tuple(share * sum(each) for each in chances), tuple(share * sum(each) for each in scores))


def ended(state: State) -> Standing | None:
    """Return the standing at the end of a game, in which a shared win counts in equal parts, or None before the end."""
    result = state.result()
    if result is None:
        return None
    part = 1 / len(result.winners)
    chances = tuple(part if seat in result.winners else 0.0 for seat in range(state.seats))
    return Standing(chances, tuple(map(float, result.scores)))


def follow(state: State, seat: int, codes: Sequence[int]) -> tuple[int, ...]:
    """Play a turn up to a reveal, a draw or another seat's turn, and return the part of it that was played."""
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
    """Return a copy of a position after all draws that are due, made at random."""
    ahead = state.copy()
    while ahead.actors() == (CHANCE,):
        ahead.play_nth(CHANCE, rng.randrange(ahead.legal_count(CHANCE)))
    return ahead
