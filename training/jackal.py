"""Fit of how sure a lead in Jackal is, from games that instinct plays against itself.

    PYTHONPATH=build/compiled python training/jackal.py 4000

prints the spreads and the coins behind the constants in `cenote/games/jackal/mind/win_chances.py`.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable
from math import exp, log

from cenote.core.registry import game
from cenote.games.jackal.mind.hand_values import hand_values
from cenote.games.jackal.mind.playout import play_on
from cenote.games.jackal.mind.random_streams import RandomStreams
from cenote.games.jackal.mind.win_chances import expected, left
from cenote.games.jackal.state import JackalState

Seen = tuple[list[float], tuple[int, ...]]
"""The expected coins of every seat, and the winners."""


def main(games: int) -> None:
    """Play in both modes with two and four seats, and print the fitted spreads."""
    for mode in ("basic", "archipelago"):
        for seats in (2, 4):
            seen: dict[int, list[Seen]] = defaultdict(list)
            coins = [_played(mode, seats, number, seen) for number in range(games)]
            spreads = {islands: round(_fitted(seen[islands]), 2) for islands in sorted(seen)}
            print(mode, seats, "coins a seat", round(sum(coins) / games, 2), "spread", spreads)


def _played(mode: str, seats: int, number: int, seen: dict[int, list[Seen]]) -> float:
    """Play one game and return the mean coins of a seat. Add what was expected before each island to `seen`."""
    state = game("jackal").new(seats, mode)
    assert isinstance(state, JackalState)
    known, chance = hand_values(""), RandomStreams(number)
    before: list[tuple[int, list[float]]] = []
    while (result := state.result()) is None:
        if state.number and not state.extra:
            before.append((left(state), expected(state, known)))
        play_on(state, state.number + 1, known, chance)
    for islands, hopes in before:
        seen[islands].append((hopes, result.winners))
    return sum(result.scores) / seats


def _fitted(seen: list[Seen]) -> float:
    """Return the spread under which the outcomes were likeliest."""
    return _lowest(lambda spread: sum(_surprise(hopes, won, spread) for hopes, won in seen), 0.2, 6.0)


def _surprise(hopes: list[float], won: tuple[int, ...], spread: float) -> float:
    odds = [exp((hope - max(hopes)) / spread) for hope in hopes]
    return -sum(log(max(1e-9, odds[seat] / sum(odds))) for seat in won) / len(won)


def _lowest(cost: Callable[[float], float], low: float, high: float) -> float:
    """Return the argument between `low` and `high` at which a cost function is least, by golden-section search."""
    for _ in range(24):
        first, second = low + 0.382 * (high - low), low + 0.618 * (high - low)
        low, high = (low, second) if cost(first) < cost(second) else (first, high)
    return (low + high) / 2


if __name__ == "__main__":
    main(int(sys.argv[1]))
