"""Simulation of many games between bots, in the order of their numbers, on all cores or many machines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import NamedTuple

from cenote.arena.executors import open_workers
from cenote.arena.game_loop import play_out
from cenote.arena.game_stats import count_game
from cenote.arena.move_columns import MoveColumns, move_columns
from cenote.bots.contract import make_bot
from cenote.bots.custom import display_name
from cenote.core.dealer import numbered_seed
from cenote.core.game import Result
from cenote.core.match import Match
from cenote.core.record import Record


@dataclass(frozen=True)
class Setup:
    """Settings of a series, with one bot for each seat."""

    game: str
    mode: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    components: str = ""


def rotate_bots(setup: Setup, number: int) -> Setup:
    """Return the setup of one game. The bots rotate by one seat from game to game, so that none keeps the first."""
    turn = number % len(setup.bots)
    return replace(setup, bots=setup.bots[turn:] + setup.bots[:turn])


def seat_names(bots: Sequence[str]) -> list[str]:
    """Return the display names of bots at their seats, which are counted from 1."""
    return [f"{display_name(name)} {number}" for number, name in enumerate(bots, 1)]


def new_match(setup: Setup, number: int) -> Match:
    """Start the match of one game, whose number seeds the draws."""
    return Match.start(
        setup.game,
        len(setup.bots),
        setup.mode,
        setup.options,
        components=setup.components,
        names=seat_names(setup.bots),
        seed=numbered_seed(number),
    )


def play_game(setup: Setup, number: int) -> Match:
    """Play a complete game. The same setup and number give the same game on every machine."""
    setup = rotate_bots(setup, number)
    match = new_match(setup, number)
    bots = [make_bot(name, match.game, Random(f"{number} {seat}")) for seat, name in enumerate(setup.bots)]
    play_out(match, bots)
    return match


class SimulatedGame(NamedTuple):
    """One finished game of a series: its number, result and statistics, and its record or moves if requested."""

    number: int
    result: Result
    counts: Counter[str]
    record: Record | None = None
    moves: MoveColumns | None = None


def _play(setup: Setup, number: int, records: bool, moves: bool) -> SimulatedGame:
    match = play_game(setup, number)
    result = match.result()
    assert result is not None
    record, columns = match.record() if records else None, move_columns(match) if moves else None
    return SimulatedGame(number, result, count_game(match), record, columns)


def _play_games(setup: Setup, records: bool, moves: bool, numbers: Sequence[int]) -> list[SimulatedGame]:
    return [_play(setup, number, records, moves) for number in numbers]


def simulate(
    setup: Setup,
    numbers: Sequence[int],
    workers: int = 0,
    *,
    cluster: str = "",
    records: bool = False,
    moves: bool = False,
) -> Generator[SimulatedGame]:
    """Play a series and yield its games in the order of their numbers, with records or moves if requested."""
    with open_workers(workers if len(numbers) > 1 else 1, cluster) as pool:
        for games in pool.do(partial(_play_games, setup, records, moves), pool.shares(numbers)):
            yield from games
