"""Progress bars of an arena, one for each pairing, with the score so far."""

from __future__ import annotations

from statistics import fmean
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from cenote.arena.game_result import GameResult
from cenote.arena.intervals import rate
from cenote.arena.pairings import MIRROR, Pairing, TournamentPlan
from cenote.cli.arena.result_tables import label, scored
from cenote.cli.progress_lines import ProgressLines
from cenote.words import Words


class ProgressBars:
    """Progress bars on a terminal, or occasional lines with the number of games played elsewhere."""

    def __init__(self, plan: TournamentPlan, words: Words) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[so]}"))
        console = Console(stderr=True)
        self._progress = Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal)
        self._words, self._ticker = words, ProgressLines(words)
        self._bars = {pairing.label: self._bar(plan, pairing) for pairing in plan.pairings}
        self._shares: dict[str, dict[int, list[float]]] = {pairing.label: {} for pairing in plan.pairings}
        self._pairings = {pairing.label: pairing for pairing in plan.pairings}

    def _bar(self, plan: TournamentPlan, pairing: Pairing) -> TaskID:
        games = pairing.deals(plan.seats) * len(pairing.seatings(plan.seats))
        said = label({"kind": pairing.kind, "one": pairing.one, "other": pairing.other}, plan.bots, self._words)
        return self._progress.add_task(said, total=games, so="")

    def __enter__(self) -> ProgressBars:
        self._progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._progress.stop()

    def add(self, result: GameResult) -> None:
        """Count one more game and update the bar of its pairing."""
        pairing = self._pairings[result.pairing]
        self._shares[result.pairing].setdefault(result.deal, []).append(result.share(pairing.one))
        self._progress.update(self._bars[result.pairing], advance=1, so=self._stands(pairing))
        tasks = self._progress.tasks
        self._ticker.tell(int(sum(task.completed for task in tasks)), int(sum(task.total or 0 for task in tasks)))

    def _stands(self, pairing: Pairing) -> str:
        """Format the share of wins of a pairing so far, with its confidence interval."""
        if pairing.kind == MIRROR or self._progress.disable:
            return ""
        deals = self._shares[pairing.label]
        found = rate([fmean(deal) for deal in deals.values()], sum(map(len, deals.values())))
        return scored(found, self._words)
