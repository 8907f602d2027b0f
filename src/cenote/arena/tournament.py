"""Arena loop, which plays the games of a plan that the results file lacks, in the order of the plan."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import takewhile
from statistics import fmean

from cenote.arena.executors import never, open_workers
from cenote.arena.game_result import GameResult, play_task
from cenote.arena.pairings import MIRROR, Task, TournamentPlan
from cenote.arena.results_file import ResultsFile
from cenote.arena.sequential_test import SequentialTest


class PairingTests:
    """Sequential tests of a plan's pairings, deal by deal. Unless `asked`, no pairing is ever decided."""

    def __init__(self, plan: TournamentPlan, asked: bool) -> None:
        self._plan = plan
        known = [pairing for pairing in plan.pairings if asked and pairing.kind != MIRROR]
        self._bets = {pairing.label: SequentialTest(pairing.even(plan.seats)) for pairing in known}
        self._ones = {pairing.label: pairing.one for pairing in known}
        self._wanted = {pairing.label: len(pairing.seatings(plan.seats)) for pairing in known}
        self._deal: dict[str, list[float]] = {label: [] for label in self._bets}

    def decided(self, pairing: str) -> bool:
        """Return whether a pairing needs no more games."""
        return pairing in self._bets and self._bets[pairing].clear

    def settled(self) -> bool:
        """Return whether all pairings are decided."""
        return all(self.decided(pairing.label) for pairing in self._plan.pairings)

    def add(self, result: GameResult) -> None:
        """Add a game, in the order of the plan. A deal is tested when all its games have been added."""
        if result.pairing not in self._bets:
            return
        shares = self._deal[result.pairing]
        shares.append(result.share(self._ones[result.pairing]))
        if len(shares) == self._wanted[result.pairing]:
            self._bets[result.pairing].add(fmean(shares))
            shares.clear()


def play_tournament(
    plan: TournamentPlan,
    results_file: ResultsFile,
    workers: int = 0,
    *,
    cluster: str = "",
    until_clear: bool = False,
    over: Callable[[], bool] = never,
) -> Generator[GameResult]:
    """Yield every game of the plan, from the results file or else played now and written to it.

    When `over` returns True, stop after the games in progress.
    """
    clarity = PairingTests(plan, until_clear)
    work = partial(takewhile, lambda _: not clarity.settled())
    missing = (
        task for task in work(plan.work()) if task not in results_file.games and not clarity.decided(task.pairing)
    )
    with open_workers(workers, cluster) as pool, results_file.opened() as write:
        played = pool.do(partial(play_task, plan), missing, over)
        for task in work(plan.work()):
            if clarity.decided(task.pairing):
                continue
            if task not in results_file.games:
                # Some games submitted ahead belong to a pairing that was decided since.
                found = next((game for game in played if game.result.task == task), None)
                if found is None:
                    return
                write(found)
            clarity.add(results_file.games[task])
            yield results_file.games[task]


def finished_games(
    plan: TournamentPlan, results_file: ResultsFile, until_clear: bool = False
) -> dict[str, list[GameResult]]:
    """Return the games of each pairing's complete deals, in the order of the plan, until the pairing is decided."""
    clarity, found = PairingTests(plan, until_clear), {pairing.label: list[GameResult]() for pairing in plan.pairings}
    seatings = {pairing.label: len(pairing.seatings(plan.seats)) for pairing in plan.pairings}
    for task in _whole(plan, results_file, seatings):
        if not clarity.decided(task.pairing):
            clarity.add(results_file.games[task])
            found[task.pairing].append(results_file.games[task])
    return found


def _whole(plan: TournamentPlan, results_file: ResultsFile, seatings: dict[str, int]) -> Iterator[Task]:
    last = max((task.deal for task in results_file.games), default=0)
    there = [task for task in takewhile(lambda task: task.deal <= last, plan.work()) if task in results_file.games]
    counted: dict[tuple[str, int], int] = {}
    for task in there:
        counted[task.pairing, task.deal] = counted.get((task.pairing, task.deal), 0) + 1
    yield from (task for task in there if counted[task.pairing, task.deal] == seatings[task.pairing])
