"""Reading the options that describe a table, shared by the commands that open one."""

from __future__ import annotations

from argparse import Namespace
from itertools import cycle, islice

from cenote.bots.contract import bot_names
from cenote.cli.trouble import Trouble
from cenote.core.game import Game, checked_settings
from cenote.core.registry import game
from cenote.words import Words


def chosen_game(chosen: Namespace) -> tuple[Game, str]:
    """The game and mode that were asked for, if they fit together."""
    try:
        played = game(chosen.game)
        mode, _ = checked_settings(played, chosen.seats, chosen.mode, chosen.option)
    except ValueError as error:
        raise Trouble(str(error)) from None
    return played, mode


def chosen_bots(names: str, seats: int) -> tuple[str, ...]:
    """One bot for each seat, in the order named, over and over."""
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in bot_names():
            raise Trouble(f"there is no bot {name!r}; the bots are {', '.join(bot_names())}")
    return tuple(islice(cycle(wanted), seats))


def at_least(least: int, value: int, name: str, words: Words) -> int:
    """A number that must not be smaller."""
    if value < least:
        raise Trouble(words("cli-no-number", name=name, least=least))
    return value
