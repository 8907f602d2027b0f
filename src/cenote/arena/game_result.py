"""Game result of an arena: bots, scores and winners, or the bot that failed."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from cenote.arena.game_loop import play_out
from cenote.arena.game_stats import count_game
from cenote.arena.pairings import Task, TournamentPlan
from cenote.arena.simulate import new_match
from cenote.arena.supervised_bot import BotFault, SupervisedBot, TurnTimer
from cenote.arena.turn_times import TurnTimes
from cenote.bots.contract import make_bot
from cenote.bots.custom import NoSuchBot
from cenote.core.match import Match


@dataclass(frozen=True)
class GameResult:
    """The stored result of a game, which is the same if the game is played again.

    If a bot fails, there are no scores, and the seats of the other bots share the win.
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
    """The number of positions that each seat's bot searched. It is empty if no bot counts them."""
    fouled: int = -1
    """The seat of the bot that failed, or -1 if none did."""
    why: str = ""
    """The traceback of the failed bot."""

    @property
    def task(self) -> Task:
        """The task that identifies the game."""
        return Task(self.pairing, self.deal, self.bots)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win, which joint winners share equally."""
        return [(seat in self.winners) / len(self.winners) if self.winners else 0.0 for seat in range(len(self.bots))]

    def share(self, bot: str) -> float:
        """Return a bot's share of the win, summed over its seats."""
        return sum(share for name, share in zip(self.bots, self.shares, strict=True) if name == bot)

    def points(self, bot: str) -> list[int]:
        """Return the scores of a bot's seats."""
        return [score for name, score in zip(self.bots, self.scores, strict=False) if name == bot]

    def to_json(self) -> dict[str, Any]:
        """Return the JSON form, without empty optional fields."""
        return {
            name: value
            for name, value in asdict(self).items()
            if value not in ("", -1, {}) and (value or name != "nodes")
        }


def result_from(kept: Mapping[str, Any]) -> GameResult:
    """Build a result from its JSON form. This is the inverse of `to_json`."""
    lists = {name: tuple(kept[name]) for name in ("bots", "scores", "winners", "nodes") if name in kept}
    return GameResult(**{**kept, **lists})


class TimedResult(NamedTuple):
    """A game's result and its turn times, which are separate because they differ each time the game is played."""

    result: GameResult
    times: dict[str, TurnTimes]


def play_task(plan: TournamentPlan, task: Task) -> TimedResult:
    """Play one game of a plan. The number of the deal seeds the draws and, with name and seat, the bots."""
    match, timer = new_match(plan.setup(task.bots), task.deal), TurnTimer(plan.seats)
    try:
        bots = [_seated(match, task, seat, timer) for seat in range(plan.seats)]
        play_out(match, bots)
    except BotFault as foul:
        result = _failed(task, foul, timer)
    else:
        nodes = tuple(bot.nodes for bot in bots)
        result = replace(_finished(task, match, timer), nodes=nodes if any(nodes) else ())
    times: dict[str, TurnTimes] = {}
    for bot, turns in zip(task.bots, timer.turns, strict=True):
        times.setdefault(bot, TurnTimes()).add(turns)
    return TimedResult(result, times)


def _seated(match: Match, task: Task, seat: int, timer: TurnTimer) -> SupervisedBot:
    name = task.bots[seat]
    try:
        return SupervisedBot(make_bot(name, match.game, Random(f"{task.deal} {name} {seat}")), seat, timer)
    except NoSuchBot:  # the bot's file is not on this machine: no fault of the bot
        raise
    except (Exception, SystemExit) as error:
        raise BotFault(seat) from error


def _finished(task: Task, match: Match, timer: TurnTimer) -> GameResult:
    timer.close()
    result = match.result()
    assert result is not None
    counts = {name: number for name, number in sorted(count_game(match).items()) if number}
    turns = sum(map(len, timer.turns))
    return GameResult(*task, tuple(result.scores), tuple(result.winners), turns, timer.decisions, counts)


def _failed(task: Task, foul: BotFault, timer: TurnTimer) -> GameResult:
    timer.close()
    others = tuple(seat for seat, bot in enumerate(task.bots) if bot != task.bots[foul.seat])
    assert foul.__cause__ is not None
    why = "".join(traceback.format_exception(foul.__cause__))
    return GameResult(*task, (), others, sum(map(len, timer.turns)), timer.decisions, fouled=foul.seat, why=why)
