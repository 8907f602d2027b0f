"""Arena loop: plays the games that a plan has and the ledger lacks, in the order of the plan."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import takewhile
from statistics import fmean

from cenote.arena.executors import hire, never
from cenote.arena.game_result import Bout, play_bout
from cenote.arena.pairings import MIRROR, Plan, Task
from cenote.arena.results_file import Ledger
from cenote.arena.sequential_test import Bets


class Clarity:
    """Sequential tests of a plan's pairings, deal by deal; unless `asked`, no pairing is ever decided."""

    def __init__(self, plan: Plan, asked: bool) -> None:
        self._plan = plan
        known = [pairing for pairing in plan.pairings if asked and pairing.kind != MIRROR]
        self._bets = {pairing.label: Bets(pairing.even(plan.seats)) for pairing in known}
        self._ones = {pairing.label: pairing.one for pairing in known}
        self._wanted = {pairing.label: len(pairing.seatings(plan.seats)) for pairing in known}
        self._deal: dict[str, list[float]] = {label: [] for label in self._bets}

    def decided(self, pairing: str) -> bool:
        """Whether a pairing needs no more games."""
        return pairing in self._bets and self._bets[pairing].clear

    def settled(self) -> bool:
        """Whether all pairings are decided."""
        return all(self.decided(pairing.label) for pairing in self._plan.pairings)

    def add(self, bout: Bout) -> None:
        """Add a game, in the order of the plan; a deal is tested when all its games are there."""
        if bout.pairing not in self._bets:
            return
        shares = self._deal[bout.pairing]
        shares.append(bout.share(self._ones[bout.pairing]))
        if len(shares) == self._wanted[bout.pairing]:
            self._bets[bout.pairing].add(fmean(shares))
            shares.clear()


def contest(
    plan: Plan,
    ledger: Ledger,
    workers: int = 0,
    *,
    cluster: str = "",
    until_clear: bool = False,
    over: Callable[[], bool] = never,
) -> Generator[Bout]:
    """Yield every game of the plan: those of the ledger, and those that are played now and written to it.

    It stops early when `over` returns True, after the games that are being played.
    """
    clarity = Clarity(plan, until_clear)
    work = partial(takewhile, lambda _: not clarity.settled())
    missing = (task for task in work(plan.work()) if task not in ledger.games and not clarity.decided(task.pairing))
    with hire(workers, cluster) as crew, ledger.opened() as write:
        played = crew.do(partial(play_bout, plan), missing, over)
        for task in work(plan.work()):
            if clarity.decided(task.pairing):
                continue
            if task not in ledger.games:
                # Some games submitted ahead belong to a pairing that was decided since.
                found = next((game for game in played if game.bout.task == task), None)
                if found is None:
                    return
                write(found)
            clarity.add(ledger.games[task])
            yield ledger.games[task]


def finished(plan: Plan, ledger: Ledger, until_clear: bool = False) -> dict[str, list[Bout]]:
    """Return the games of each pairing's complete deals, in the order of the plan, up to where it is decided."""
    clarity, found = Clarity(plan, until_clear), {pairing.label: list[Bout]() for pairing in plan.pairings}
    seatings = {pairing.label: len(pairing.seatings(plan.seats)) for pairing in plan.pairings}
    for task in _whole(plan, ledger, seatings):
        if not clarity.decided(task.pairing):
            clarity.add(ledger.games[task])
            found[task.pairing].append(ledger.games[task])
    return found


def _whole(plan: Plan, ledger: Ledger, seatings: dict[str, int]) -> Iterator[Task]:
    last = max((task.deal for task in ledger.games), default=0)
    there = [task for task in takewhile(lambda task: task.deal <= last, plan.work()) if task in ledger.games]
    counted: dict[tuple[str, int], int] = {}
    for task in there:
        counted[task.pairing, task.deal] = counted.get((task.pairing, task.deal), 0) + 1
    yield from (task for task in there if counted[task.pairing, task.deal] == seatings[task.pairing])
