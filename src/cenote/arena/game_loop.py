"""Game loop, which plays one match between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from cenote.bots.contract import Bot
from cenote.core.match import Match


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    """Play a match to its end with one bot for each seat. Blind bots get no view."""
    while actors := match.actors():
        seat = actors[0]
        bot = bots[seat]
        match.play(seat, int(index(bot.choose(None if bot.blind else match.view(seat), match.legal(seat)))))
