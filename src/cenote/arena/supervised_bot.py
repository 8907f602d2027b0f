"""Supervision of bots during play: legality of their choices, and time of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from time import perf_counter

from cenote.bots.contract import Bot
from cenote.core.game import View

NOBODY = -1


class BotFault(Exception):
    """A crash of a bot or an illegal choice, with the error as the exception's cause."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class TurnTimer:
    """Timer of a game's turns, which are consecutive decisions of a seat that include a choice."""

    def __init__(self, seats: int) -> None:
        self.turns: list[list[float]] = [[] for _ in range(seats)]
        """The seconds that each turn of each seat took, for information only."""
        self.decisions = 0
        self._seat = NOBODY
        self._taken = 0.0
        self._choice = False

    def note(self, seat: int, seconds: float, ways: int) -> None:
        """Record one decision."""
        if seat != self._seat:
            self.close()
            self._seat = seat
        self._taken += seconds
        self._choice |= ways > 1
        self.decisions += ways > 1

    def close(self) -> None:
        """End the current turn."""
        if self._choice:
            self.turns[self._seat].append(self._taken)
        self._seat, self._taken, self._choice = NOBODY, 0.0, False


class SupervisedBot:
    """A bot whose decisions are timed and checked."""

    def __init__(self, bot: Bot, seat: int, timer: TurnTimer) -> None:
        self.blind = bot.blind
        self._bot = bot
        self._seat = seat
        self._timer = timer

    @property
    def nodes(self) -> int:
        """The number of positions that the bot has searched, if it counts them in an attribute of this name, else 0."""
        found = getattr(self._bot, "nodes", 0)
        return found if isinstance(found, int) else 0

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        began = perf_counter()
        try:
            code = int(index(self._bot.choose(view, legal)))
            if code not in legal:
                raise ValueError(f"{code!r} is not among the legal actions {sorted(legal)}")
        except (Exception, SystemExit) as error:
            raise BotFault(self._seat) from error
        self._timer.note(self._seat, perf_counter() - began, len(legal))
        return code
