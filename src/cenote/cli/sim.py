"""`cenote sim`: play many games between bots, with a progress bar and a summary."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cenote.arena.cluster import ClusterError
from cenote.arena.defer_sigint import defer_sigint
from cenote.arena.game_stats import stat_facts
from cenote.arena.simulate import Setup, SimulatedGame, rotate_bots, simulate
from cenote.bots.custom import NoSuchBot, display_name
from cenote.cli.errors import UserError
from cenote.cli.exit_codes import INTERRUPTED
from cenote.cli.game_output import GameOutput, chosen_output
from cenote.cli.progress_lines import ProgressLines
from cenote.cli.streams import say
from cenote.cli.table_options import at_least, chosen_bots, chosen_components, chosen_crew, chosen_game, no_bot
from cenote.cli.table_output import show_table
from cenote.terminal.wrap import fitted
from cenote.words import Words

CLUSTER = 'pip install ".[cluster]"'
FORM = "tcp://192.0.2.1:8786"


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    setup, numbers = _series(chosen, words)
    workers, cluster = chosen_crew(chosen, words)
    output = chosen_output(chosen.records, chosen.format, setup, numbers, force=chosen.force)
    summary, started = Summary(setup), time.perf_counter()
    wanted = {"records": output.records, "moves": output.moves}
    games = simulate(setup, numbers, workers, cluster=cluster, **wanted)
    try:
        _play(games, len(numbers), summary, output, words)
        stopped = False
    except KeyboardInterrupt:
        stopped = True
        # On standard error: standard output may be JSON.
        print(fitted(words("cli-stopped", done=summary.games), sys.stderr), file=sys.stderr)
    seconds = time.perf_counter() - started
    if chosen.json:
        print(json.dumps(summary.plain(seconds), ensure_ascii=False, indent=2))
        return INTERRUPTED if stopped else 0
    summary.show(words, seconds)
    if output.folder and summary.games:
        say(words("sim-saved" if output.records else "sim-dataset", path=str(output.folder)))
    return INTERRUPTED if stopped else 0


def _series(chosen: Namespace, words: Words) -> tuple[Setup, range]:
    """Return the settings of the series, and the numbers of its games."""
    components = chosen_components(chosen, words)
    played, mode = chosen_game(chosen, words, components)
    games = at_least(1, chosen.games, "--games", words)
    first = at_least(0, chosen.seed, "--seed", words)
    bots = chosen_bots(chosen.bots, chosen.seats, played, words)
    return Setup(played.name, mode, tuple(sorted({*chosen.option})), bots, components), range(first, first + games)


def _play(games: Generator[SimulatedGame], number: int, summary: Summary, output: GameOutput, words: Words) -> None:
    """Play the games in order, so that Ctrl-C never separates writing a game from counting it."""
    with output.opened(summary.setup, words) as write, cluster_errors(words), _bar() as bar, closing(games):
        task, ticker = bar.add_task(words("sim-progress", games=number), total=number), ProgressLines(words)
        for game in games:
            with defer_sigint():
                write(game)
                summary.add(game)
            bar.advance(task)
            ticker.tell(summary.games, number)


@contextmanager
def cluster_errors(words: Words) -> Iterator[None]:
    """Turn failures of worker processes and clusters into a `UserError` of one sentence."""
    try:
        yield
    except ClusterError as trouble:
        facts = {"command": CLUSTER, "form": FORM, **trouble.facts}
        raise UserError(words(f"sim-cluster-{trouble.why}", **facts)) from None
    except NoSuchBot as error:  # the bot's file exists here, but not where the games are played
        raise no_bot(error, words) from None
    except BrokenProcessPool:
        raise UserError(words("sim-worker-gone")) from None


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, disable=not console.is_terminal)


@dataclass(frozen=True)
class Reached:
    """A bot's results in a series. `spread` is the half-width of the mean score's 95 % confidence interval."""

    bot: str
    seats: int
    mean: float
    spread: float
    best: int
    won: float


class Summary:
    """Scores and wins of each bot in a series."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = 0
        self._scores: dict[str, list[int]] = defaultdict(list)
        self._won: dict[str, float] = defaultdict(float)
        self.counts: Counter[str] = Counter()

    def add(self, game: SimulatedGame) -> None:
        """Add a finished game to the totals, splitting a shared win equally among the winners."""
        self.games += 1
        self.counts.update(game.counts)
        for seat, name in enumerate(rotate_bots(self.setup, game.number).bots):
            self._scores[name].append(game.result.scores[seat])
            self._won[name] += (seat in game.result.winners) / len(game.result.winners)

    def show(self, words: Words, seconds: float) -> None:
        """Print the speed, a table of the bots' results, and the game's own statistics."""
        say(words("sim-speed", games=self.games, seconds=seconds, speed=self.games / seconds))
        rows = [
            [words(f"sim-{column}") for column in ("bot", "seats", "score", "spread", "best", "won")],
            *self._rows(words),
        ]
        table = Table(*rows[0])
        for row in rows[1:]:
            table.add_row(*row)
        show_table(table, rows, words)
        if self.counts:
            say(words(f"{self.setup.game}-tally", **stat_facts(self.setup.game, self.counts, self.games)))

    def plain(self, seconds: float) -> dict[str, object]:
        """Return the summary as JSON values."""
        played = {"game": self.setup.game, "mode": self.setup.mode, "options": list(self.setup.options)}
        bots = [asdict(reached) for reached in self._reached()]
        return {**played, "games": self.games, "seconds": seconds, "bots": bots, "counts": dict(self.counts)}

    def _rows(self, words: Words) -> Iterator[list[str]]:
        """Yield a formatted table row for each bot."""
        for bot in self._reached():
            numbers = [words.decimal(bot.seats, 0), words.decimal(bot.mean), words.decimal(bot.spread)]
            yield [bot.bot, *numbers, str(bot.best), words.percent(bot.won, 1)]

    def _reached(self) -> Iterator[Reached]:
        for name, scores in sorted(self._scores.items()):
            spread = 1.96 * stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
            won = self._won[name] / self.games
            yield Reached(display_name(name, self._scores), len(scores), fmean(scores), spread, max(scores), won)
