"""`cenote completion`: a script that teaches a shell to complete our commands, made from the parser itself."""

from __future__ import annotations

from argparse import Action, Namespace, _SubParsersAction
from collections.abc import Iterator

import shtab

from cenote.bots.contract import bot_names
from cenote.cli.commands import COMMANDS, make_parser
from cenote.cli.parser import Parser
from cenote.core.game import Game
from cenote.core.registry import game, game_names
from cenote.words import Words

FILES = ("file", "save", "components", "out")
FOLDERS = ("data", "records", "svg", "out_folder")


def run(chosen: Namespace) -> int:
    parser = make_parser(Words(chosen.lang))
    choices = _choices()
    for command, action in _actions(parser):
        if action.dest == "game" and command.endswith(" rules"):  # a number alone tells the game
            action.choices = [*choices["game"], *choices["number"]]
        elif action.dest in choices and action.type is None:
            action.choices = choices[action.dest]
        if action.dest in (*FILES, *FOLDERS):
            action.complete = shtab.FILE if action.dest in FILES else shtab.DIRECTORY  # type: ignore[attr-defined]
    print(shtab.complete(parser, shell=chosen.shell))
    return 0


def _choices() -> dict[str, list[str]]:
    """What can be typed where the parser leaves the judging to others, because they say more about it."""
    games = [game(name) for name in game_names()]
    return {
        "game": list(game_names()),
        "mode": list(dict.fromkeys(mode for played in games for mode in played.modes)),
        "option": list(dict.fromkeys(option for played in games for option in played.options)),
        "bots": list(bot_names()),
        "field": list(bot_names()),
        "number": _numbers(games),
        "topic": list(COMMANDS),
    }


def _numbers(games: list[Game]) -> list[str]:
    """Rules and their chapters."""
    rules = [rule for played in games for rule in played.rules]
    return [*dict.fromkeys(rule.split(".")[0] for rule in rules), *rules]


def _actions(parser: Parser) -> Iterator[tuple[str, Action]]:
    """Every argument of a parser and of those below it, with the command that takes it."""
    for action in parser.filled()._actions:
        yield parser.prog, action
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                yield from _actions(below)
