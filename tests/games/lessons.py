"""A lesson as the server deals it, played without one: the learner's moves are told, the bot answers them."""

from __future__ import annotations

from random import Random
from typing import cast

from cenote.bots.contract import make_bot
from cenote.core.lesson import Lesson
from cenote.core.match import Match
from cenote.core.registry import part

LEARNER, BOT = 0, 1


class Taught:
    """The game of a lesson; `rng` is what the bot has of its own, which nobody knows at a real table."""

    def __init__(self, game: str, rng: Random) -> None:
        lesson = cast(Lesson, part(game, "lesson"))
        assert len(lesson.bots) == 1
        self.match = Match.start(game, 2, lesson.mode, seed=lesson.seed, salts=(lesson.salt, ""))
        self._bot = make_bot(lesson.bots[0], self.match.game, rng)

    def play(self, *texts: str) -> None:
        """What the learner does, and then the bot until it has nothing to do."""
        self.match.play(LEARNER, *texts)
        while BOT in self.match.actors():
            codes = [self._bot.choose(self.match.view(BOT), self.match.legal(BOT))]
            while self.match.opens(BOT, *codes):
                seen = self.match.preview(BOT, *codes)
                codes.append(self._bot.choose(seen.view, seen.legal))
            self.match.play(BOT, *codes)
