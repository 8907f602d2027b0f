"""One game of an arena: who sat where, what came of it, and whose fault it is if nothing did."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from cenote.arena.loop import play_out
from cenote.arena.pairings import Plan, Task
from cenote.arena.simulate import opened
from cenote.arena.tallies import count
from cenote.arena.times import Times
from cenote.arena.watch import Fouled, Watch, Watched
from cenote.bots.contract import make_bot
from cenote.bots.own import NoBot
from cenote.core.match import Match


@dataclass(frozen=True)
class Bout:
    """What is kept of a game; whoever plays it again finds the same.

    Where a bot fails there are no scores, and the seats of the others share the victory.
    """

    pairing: str
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int
    counts: dict[str, int] = field(default_factory=dict)
    nodes: tuple[int, ...] = ()
    """How many positions each seat's bot looked at, where one tells."""
    fouled: int = -1
    """The seat of the bot that failed."""
    why: str = ""
    """Its traceback."""

    @property
    def task(self) -> Task:
        """Which game it is."""
        return Task(self.pairing, self.deal, self.bots)

    @property
    def shares(self) -> list[float]:
        """What each seat has of the victory; equal winners have equal parts."""
        return [(seat in self.winners) / len(self.winners) if self.winners else 0.0 for seat in range(len(self.bots))]

    def share(self, bot: str) -> float:
        """What the seats of a bot have of the victory."""
        return sum(share for name, share in zip(self.bots, self.shares, strict=True) if name == bot)

    def points(self, bot: str) -> list[int]:
        """The scores of a bot's seats."""
        return [score for name, score in zip(self.bots, self.scores, strict=False) if name == bot]

    def kept(self) -> dict[str, Any]:
        """As it stands in a file: nothing that is not there."""
        return {
            name: value
            for name, value in asdict(self).items()
            if value not in ("", -1, {}) and (value or name != "nodes")
        }


def bout_of(kept: Mapping[str, Any]) -> Bout:
    """The inverse of `kept`."""
    lists = {name: tuple(kept[name]) for name in ("bots", "scores", "winners", "nodes") if name in kept}
    return Bout(**{**kept, **lists})


class Played(NamedTuple):
    """A game, and beside it how long its turns took, which is never the same twice."""

    bout: Bout
    times: dict[str, Times]


def play_bout(plan: Plan, task: Task) -> Played:
    """Play one game of a plan; the deal's number decides all chance, and with name and seat all that of a bot."""
    match, watch = opened(plan.setup(task.bots), task.deal), Watch(plan.seats)
    try:
        bots = [_seated(match, task, seat, watch) for seat in range(plan.seats)]
        play_out(match, bots)
    except Fouled as foul:
        bout = _failed(task, foul, watch)
    else:
        nodes = tuple(bot.nodes for bot in bots)
        bout = replace(_finished(task, match, watch), nodes=nodes if any(nodes) else ())
    times: dict[str, Times] = {}
    for bot, turns in zip(task.bots, watch.turns, strict=True):
        times.setdefault(bot, Times()).add(turns)
    return Played(bout, times)


def _seated(match: Match, task: Task, seat: int, watch: Watch) -> Watched:
    name = task.bots[seat]
    try:
        return Watched(make_bot(name, match.game, Random(f"{task.deal} {name} {seat}")), seat, watch)
    except NoBot:  # whose file is not where this game is played: no fault of the bot's
        raise
    except (Exception, SystemExit) as error:
        raise Fouled(seat) from error


def _finished(task: Task, match: Match, watch: Watch) -> Bout:
    watch.close()
    result = match.result()
    assert result is not None
    counts = {name: number for name, number in sorted(count(match).items()) if number}
    turns = sum(map(len, watch.turns))
    return Bout(*task, tuple(result.scores), tuple(result.winners), turns, watch.decisions, counts)


def _failed(task: Task, foul: Fouled, watch: Watch) -> Bout:
    watch.close()
    others = tuple(seat for seat, bot in enumerate(task.bots) if bot != task.bots[foul.seat])
    assert foul.__cause__ is not None
    why = "".join(traceback.format_exception(foul.__cause__))
    return Bout(*task, (), others, sum(map(len, watch.turns)), watch.decisions, fouled=foul.seat, why=why)
