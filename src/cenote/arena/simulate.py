"""Playing many games between bots, on all cores."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from cenote.arena.loop import play_out
from cenote.arena.tallies import count
from cenote.bots.contract import make_bot
from cenote.core.dealer import numbered_seed
from cenote.core.game import Result
from cenote.core.match import Match
from cenote.core.record import Record


@dataclass(frozen=True)
class Setup:
    """What is played in a series: one bot per seat."""

    game: str
    mode: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    components: str = ""


def seated(setup: Setup, number: int) -> Setup:
    """Who sits where in a game: the bots move on by one seat from game to game, so that nobody keeps the first."""
    turn = number % len(setup.bots)
    return replace(setup, bots=setup.bots[turn:] + setup.bots[:turn])


def play_game(setup: Setup, number: int) -> Match:
    """One whole game; the same setup and number give the same game on every machine."""
    setup = seated(setup, number)
    match = Match.start(
        setup.game,
        len(setup.bots),
        setup.mode,
        setup.options,
        components=setup.components,
        names=[f"{name} {seat}" for seat, name in enumerate(setup.bots)],
        seed=numbered_seed(number),
    )
    bots = [make_bot(name, match.game, Random(f"{number} {seat}")) for seat, name in enumerate(setup.bots)]
    play_out(match, bots)
    return match


class Played(NamedTuple):
    """One finished game of a series: its number, its result, what was counted in it, and its record if wanted."""

    number: int
    result: Result
    counts: Counter[str]
    record: Record | None


def _play(setup: Setup, number: int, records: bool) -> Played:
    match = play_game(setup, number)
    result = match.result()
    assert result is not None
    return Played(number, result, count(match), match.record() if records else None)


def _play_games(setup: Setup, numbers: Sequence[int], records: bool) -> list[Played]:
    return [_play(setup, number, records) for number in numbers]


def simulate(setup: Setup, numbers: Sequence[int], workers: int = 0, *, records: bool = False) -> Iterator[Played]:
    """All games of a series, as they are finished."""
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(numbers) == 1:
        yield from (_play(setup, number, records) for number in numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(_play_games, setup, chunk, records) for chunk in _chunks(numbers, workers)]
        for done in as_completed(waiting):
            yield from done.result()


def _chunks(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Small enough that the bar moves and no core idles at the end, large enough that handing over costs nothing."""
    size = max(1, min(100, len(numbers) // (workers * 8)))
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]
