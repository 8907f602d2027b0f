"""The commands and their options."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn

from cenote.cli.trouble import Trouble
from cenote.words import LANGUAGES, Words

Run = Callable[[Namespace], int]


class Parser(ArgumentParser):
    """Says in one sentence what is wrong, and leaves the exit to `main`."""

    def error(self, message: str) -> NoReturn:
        raise Trouble(message)


class ShowVersion(Action):
    """Prints the version, and whether the engine runs compiled."""

    def __call__(self, parser: ArgumentParser, *rest: object) -> NoReturn:
        from cenote import __version__, is_compiled

        print(Words()("cli-version", version=__version__, compiled=is_compiled()))
        parser.exit()


def _later(module: str) -> Run:
    """A command that is imported only when it runs."""

    def run(chosen: Namespace) -> int:
        command: Run = import_module(f"cenote.cli.{module}").run
        return command(chosen)

    return run


def make_parser() -> Parser:
    """The parser of the whole command line."""
    words = Words()
    parser = Parser(prog="cenote", description=words("cli-about"))
    parser.add_argument("--version", nargs=0, action=ShowVersion)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, add in (("play", _add_play), ("sim", _add_sim), ("replay", _add_replay), ("show", _add_show)):
        add(_command(commands.add_parser(name, help=words(f"cli-help-{name}")), name), words)
    verify = _command(commands.add_parser("verify", help=words("cli-help-verify")), "verify")
    verify.add_argument("file", metavar="FILE", help=words("cli-help-file"))
    return parser


def _command(parser: Parser, name: str) -> Parser:
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help=Words()("cli-help-lang"))
    parser.set_defaults(run=_later(name))
    return parser


def _add_table(parser: Parser, words: Words, seats: int) -> None:
    parser.add_argument("game", nargs="?", default="tikal", metavar="GAME", help=words("cli-help-game"))
    parser.add_argument("--seats", type=int, default=seats, metavar="N", help=words("cli-help-seats"))
    parser.add_argument("--mode", default="", help=words("cli-help-mode"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=words("cli-help-option"))


def _add_play(parser: Parser, words: Words) -> None:
    _add_table(parser, words, seats=2)
    parser.add_argument("--bots", default="greedy", metavar="NAMES", help=words("cli-help-opponents"))
    parser.add_argument("--seed", type=int, metavar="N", help=words("cli-help-play-seed"))
    parser.add_argument("--save", default="games/last-game.txt", metavar="FILE", help=words("cli-help-save"))


def _add_sim(parser: Parser, words: Words) -> None:
    _add_table(parser, words, seats=4)
    parser.add_argument("-n", "--games", type=int, default=100, metavar="N", help=words("cli-help-games"))
    parser.add_argument("--bots", default="random", metavar="NAMES", help=words("cli-help-bots"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=words("cli-help-seed"))
    parser.add_argument("--records", metavar="FOLDER", help=words("cli-help-records"))
    parser.add_argument("--workers", type=int, default=0, metavar="N", help=words("cli-help-workers"))


def _add_replay(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("cli-help-file"))
    parser.add_argument("--to", type=int, metavar="N", help=words("cli-help-to"))
    parser.add_argument("--all", action="store_true", help=words("cli-help-all"))


def _add_show(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("cli-help-position-file"))
    parser.add_argument("--at", type=int, metavar="N", help=words("cli-help-at"))
