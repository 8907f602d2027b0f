"""Timing of secrets: previews of two positions that differ only in a secret, measured in turn.

This is a report. The test is that the same lines are executed (`check_same_steps`). The report shows how much better
than a coin it is to guess the position from the slower of two previews. For comparison, it shows the same for a
position and its own copy, which differ only by noise.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import mean

from cenote.core.dealer import numbered_seed
from cenote.core.match import Match
from cenote.core.registry import game, game_names
from cenote.core.testing_secrets import imagined

PAIRS = 40
PREVIEWS = 300


def moments(name: str, rng: Random) -> list[tuple[Match, int]]:
    """Return matches in the middle of a game, each with a seat to move."""
    found: list[tuple[Match, int]] = []
    while len(found) < PAIRS:
        match = Match.start(name, 3, seed=numbered_seed(rng.randrange(10**6)))
        for _ in range(rng.randrange(5, 60)):
            seat = rng.choice(match.actors())
            match.play(seat, rng.choice(match.legal(seat)))
        if not match.over:
            found.append((match, rng.choice(match.actors())))
    return found


def seconds(match: Match, seat: int) -> float:
    """Return the seconds of one look: the offers of a seat, and previews of the first five."""
    started = time.perf_counter()
    for offer in match.offers(seat)[:5]:
        match.preview(seat, offer.action)
    return time.perf_counter() - started


def guessed(one: Match, other: Match, seat: int) -> float:
    """Return how much better than a coin the better guess is, over all pairs of looks: 0 is blind, 0.5 is certain."""
    looks = [(seconds(one, seat), seconds(other, seat)) for _ in range(PREVIEWS)]
    slower = mean((a > b) + (a == b) / 2 for a, _ in looks for _, b in looks)
    return abs(slower - 0.5)


def taken_up(match: Match) -> Match:
    """Return the same match, rebuilt from its record."""
    return Match(match.record(), match.seed())


def main() -> None:
    print(f"{PAIRS} pairs of positions, {PREVIEWS} looks at each, Python {sys.version.split()[0]}")
    for name in [name for name in game_names() if game(name).secrets]:
        rng = Random(1)
        taken = moments(name, rng)
        secret = mean(guessed(match, imagined(match, seat, rng), seat) for match, seat in taken)
        alone = mean(guessed(taken_up(match), taken_up(match), seat) for match, seat in taken)
        print(
            f"{name}: {100 * secret:.1f} points better than a coin by what is secret, {100 * alone:.1f} by noise alone"
        )


if __name__ == "__main__":
    main()
