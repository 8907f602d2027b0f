"""One game between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from cenote.bots.contract import Bot
from cenote.core.match import Match


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    """Let the bots, one for each seat, play a match to its end; those that are blind are handed no view."""
    while actors := match.actors():
        seat = actors[0]
        bot = bots[seat]
        match.play(seat, int(index(bot.choose(None if bot.blind else match.view(seat), match.legal(seat)))))
