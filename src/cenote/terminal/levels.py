"""Whom to play against: asked before a game where nobody has named a bot."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.bots.contract import bots_for_people
from cenote.bots.mind import usual_share
from cenote.core.legible import legible
from cenote.terminal.prompt import Leave, ask, leaves
from cenote.terminal.screen import Screen
from cenote.words import Words


def ask_level(game: str, usual: str, words: Words, screen: Screen) -> str:
    """A bot from the list, by its number or its name; the usual one for an empty line. Raises Leave or EOFError."""
    offered = bots_for_people(game)
    screen.show("\n".join(_entry(number, bot, words) for number, bot in enumerate(offered, 1)))
    if usual_share() < 1:
        screen.show(words("level-hasty"))
    while typed := ask(words("level-ask", usual=labelled(usual, words))):
        if leaves(typed):
            raise Leave
        if found := _meant(typed, offered, words):
            return found
        screen.show(words("level-unlisted", typed=legible(typed)))
    return usual


def labelled(bot: str, words: Words) -> str:
    """ "Scout · medium"; a bot without a level by its name."""
    level = words.named(f"level-{bot}", "")
    return words("level-named", bot=words.bot(bot), level=level) if level else words.bot(bot)


def _entry(number: int, bot: str, words: Words) -> str:
    about = words.named(f"bot-{bot}-about", "")
    return words("level-entry", number=number, bot=labelled(bot, words), about=about)


def _meant(typed: str, offered: Sequence[str], words: Words) -> str:
    """The bot of this number, name or level; nothing if there is none."""
    for number, bot in enumerate(offered, 1):
        names = (str(number), bot, words.bot(bot), words.named(f"level-{bot}", ""))
        if typed.casefold() in [name.casefold() for name in names]:
            return bot
    return ""
