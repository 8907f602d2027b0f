"""`cenote sim`: many games between bots, with a progress bar and a summary."""

from __future__ import annotations

import time
from argparse import Namespace
from collections import Counter, defaultdict
from pathlib import Path
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cenote.arena.simulate import Played, Setup, seated, simulate
from cenote.arena.tallies import said
from cenote.cli.files import make_folder, write_text
from cenote.cli.table import at_least, chosen_bots, chosen_components, chosen_game
from cenote.core.record import write
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    components = chosen_components(chosen, words)
    played, mode = chosen_game(chosen, words, components)
    numbers = range(chosen.seed, chosen.seed + at_least(1, chosen.games, "--games", words))
    at_least(0, chosen.seed, "--seed", words)
    bots = chosen_bots(chosen.bots, chosen.seats, played, words)
    setup = Setup(played.name, mode, tuple(sorted(chosen.option)), bots, components)
    folder = _folder(chosen.records, words)
    workers = at_least(0, chosen.workers, "--workers", words)
    summary, started = Summary(), time.perf_counter()
    try:
        with _bar() as bar:
            task = bar.add_task(words("sim-progress", games=len(numbers)), total=len(numbers))
            for game in simulate(setup, numbers, workers, records=folder is not None):
                summary.add(seated(setup, game.number).bots, game)
                if folder and game.record:
                    write_text(folder / f"{played.name}-{mode}-{game.number:06d}.txt", write(game.record), words)
                bar.advance(task)
    except KeyboardInterrupt:
        print(words("cli-stopped", done=summary.games))
    summary.show(words, time.perf_counter() - started)
    if summary.counts:
        print(words(f"{played.name}-tally", **said(played.name, summary.counts, summary.games)))
    if folder:
        print(words("sim-saved", path=str(folder)))
    return 0


def _folder(path: str | None, words: Words) -> Path | None:
    """Where the records go, made before the first game so that none is played in vain."""
    if path is None:
        return None
    make_folder(Path(path), words)
    return Path(path)


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, disable=not console.is_terminal)


class Summary:
    """Scores and victories of each bot over a series."""

    def __init__(self) -> None:
        self.games = 0
        self._scores: dict[str, list[int]] = defaultdict(list)
        self._won: dict[str, float] = defaultdict(float)
        self.counts: Counter[str] = Counter()

    def add(self, bots: tuple[str, ...], game: Played) -> None:
        """Count one finished game; a shared victory counts in parts."""
        self.games += 1
        self.counts.update(game.counts)
        for seat, name in enumerate(bots):
            self._scores[name].append(game.result.scores[seat])
            self._won[name] += (seat in game.result.winners) / len(game.result.winners)

    def show(self, words: Words, seconds: float) -> None:
        """Print speed and a table of scores."""
        print(words("sim-speed", games=self.games, seconds=seconds, speed=self.games / seconds))
        columns = [words(f"sim-{column}") for column in ("bot", "seats", "score", "spread", "best", "won")]
        table = Table(*columns)
        for name, scores in sorted(self._scores.items()):
            spread = 1.96 * stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
            numbers = [words.decimal(len(scores), 0), words.decimal(fmean(scores)), words.decimal(spread)]
            won = words.percent(self._won[name] / self.games, 1)
            table.add_row(name, *numbers, str(max(scores)), won)
        Console().print(table)
