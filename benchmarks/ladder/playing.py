"""Runner of the ladder's series, with a time limit and on several machines."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from cenote.arena.game_result import GameResult
from cenote.arena.pairings import TournamentPlan
from cenote.arena.results_file import GAMES, OtherSettings, ResultsFile, settings_of
from cenote.arena.tournament import play_tournament

BUDGETS = "budgets.json"
OFTEN = 15.0
"""The seconds between two progress lines."""


def chosen(tables: Mapping[str, TournamentPlan], only: Sequence[str]) -> dict[str, TournamentPlan]:
    """Return the tables whose names begin with one of `only`, in that order, or all tables if it is empty.

    Raise `SystemExit` if there is no such table.
    """
    found = {name: tables[name] for wish in only or [""] for name in tables if name.startswith(wish)}
    if not found:
        raise SystemExit(f"no table begins with {', '.join(only)}; there are {', '.join(tables)}")
    return found


def play(tables: Mapping[str, TournamentPlan], folder: Path, workers: int, minutes: float) -> bool:
    """Play the missing games. Return whether all games are complete."""
    ends = time.monotonic() + minutes * 60 if minutes else float("inf")
    whole = True
    for name, plan in tables.items():
        try:
            results_file = ResultsFile(settings_of(plan), folder / name)
        except OtherSettings as error:
            raise SystemExit(f"{error}; move the folder away to play with what is here now") from None
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / BUDGETS).write_text(json.dumps(budgets(plan.game)) + "\n", "utf-8")
        told = _told(name, sum(1 for _ in plan.work()))
        for number, result in enumerate(
            play_tournament(plan, results_file, workers, over=lambda: time.monotonic() > ends), 1
        ):
            told(number, result)
        left = sum(task not in results_file.games for task in plan.work())
        print(f"{name}: {len(results_file.games)} games, {left} to play", flush=True)
        whole &= not left
    return whole


def budgets(game: str) -> dict[str, int]:
    """Return the nodes that each level may search for a turn, or nothing if the game's mind has no such levels."""
    try:
        levels = import_module(f"cenote.games.{game}.mind.levels").LEVELS
    except ImportError:
        return {}
    return {name: level.nodes for name, level in levels.items()}


def _told(name: str, games: int) -> Callable[[int, GameResult], None]:
    last = time.monotonic()

    def tell(number: int, result: GameResult) -> None:
        nonlocal last
        if result.fouled >= 0:
            print(f"{name}: {result.bots[result.fouled]} failed in deal {result.deal}\n{result.why}", flush=True)
        if time.monotonic() - last > OFTEN:
            last = time.monotonic()
            print(f"{name}: {number} of {games} games", flush=True)

    return tell


def merge(tables: Mapping[str, TournamentPlan], folder: Path, others: Sequence[Path]) -> None:
    """Merge the games of other folders into those of the first. They must have been played with the same settings."""
    for name, plan in tables.items():
        results_file = ResultsFile(None, folder / name)
        found = [other / name for other in others if (other / name / GAMES).exists()]
        for other in found:
            results_file.join(ResultsFile(None, other))
        if found:
            results_file.write(plan)
            (folder / name / BUDGETS).write_bytes((found[0] / BUDGETS).read_bytes())
            print(f"{name}: {len(results_file.games)} games")
