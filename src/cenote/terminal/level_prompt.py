"""Prompt for the bots' level, shown before a game for which no bot was named."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.bots.contract import bots_for_people
from cenote.bots.mind import usual_share
from cenote.core.printable import printable_excerpt
from cenote.terminal.prompt import Leave, ask, leaves
from cenote.terminal.screen import Screen
from cenote.words import Words


def ask_level(game: str, usual: str, words: Words, screen: Screen) -> str:
    """Ask for a bot by number, name or level, by default `usual`. Raise `Leave` or `EOFError` if the user leaves."""
    offered = bots_for_people(game)
    screen.show("\n".join(_entry(number, bot, words) for number, bot in enumerate(offered, 1)))
    if usual_share() < 1:
        screen.show(words("level-hasty"))
    while typed := ask(words("level-ask", usual=labelled(usual, words))):
        if leaves(typed):
            raise Leave
        if found := _meant(typed, offered, words):
            return found
        screen.show(words("level-unlisted", typed=printable_excerpt(typed)))
    return usual


def labelled(bot: str, words: Words) -> str:
    """Return a label such as "Scout · medium", or only the name of a bot that has no level."""
    level = words.named(f"level-{bot}", "")
    return words("level-named", bot=words.bot(bot), level=level) if level else words.bot(bot)


def _entry(number: int, bot: str, words: Words) -> str:
    about = words.named(f"bot-{bot}-about", "")
    return words("level-entry", number=number, bot=labelled(bot, words), about=about)


def _meant(typed: str, offered: Sequence[str], words: Words) -> str:
    """Return the offered bot with this number, name or level, or "" if there is none."""
    for number, bot in enumerate(offered, 1):
        names = (str(number), bot, words.bot(bot), words.named(f"level-{bot}", ""))
        if typed.casefold() in [name.casefold() for name in names]:
            return bot
    return ""
