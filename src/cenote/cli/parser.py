"""The commands and their options; the parser's own words come from the locale files like all others."""

from __future__ import annotations

import argparse
import textwrap
from argparse import Action, ArgumentParser, HelpFormatter, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn, TypeAlias

from cenote.cli.trouble import Trouble
from cenote.core.registry import bundle, game_names
from cenote.words import LANGUAGES, Words, spoken

Run = Callable[[Namespace], int]
Commands: TypeAlias = "_SubParsersAction[Parser]"

OWN_WORDS = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "%(heading)s:": "heading",
    "show this help message and exit": "help",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "argument %(argument_name)s: %(message)s": "argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "type",
    "expected one argument": "one",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "ignored",
}
"""What argparse says by itself, and the keys of our messages for it."""


class Page(HelpFormatter):
    """Help that breaks no word at a hyphen, and whose headings end as the language has it."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False)

    # From Python 3.12 on argparse asks for the end of a heading by itself.
    class _Section(HelpFormatter._Section):
        def format_help(self) -> str:
            ended = argparse._("%(heading)s:") % {"heading": self.heading}  # type: ignore[attr-defined]
            return super().format_help().replace(f"{self.heading}:", ended, 1)


class Parser(ArgumentParser):
    """Says in one sentence what is wrong, and leaves the exit to `main`."""

    def __init__(self, **wishes: Any) -> None:
        super().__init__(formatter_class=Page, **wishes)

    def error(self, message: str) -> NoReturn:
        raise Trouble(message)


class ShowVersion(Action):
    """Prints the version, and whether the engine runs compiled."""

    def __call__(self, parser: ArgumentParser, *rest: object) -> NoReturn:
        from cenote import __version__, is_compiled

        print(self.const("cli-version", version=__version__, compiled=is_compiled()))
        parser.exit()


def _later(module: str) -> Run:
    """A command that is imported only when it runs."""

    def run(chosen: Namespace) -> int:
        command: Run = import_module(module).run
        return command(chosen)

    return run


def language(arguments: Sequence[str]) -> str:
    """The language of `--lang`, looked for before anything is parsed, because help and errors are said in it too."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return spoken(arguments[at + 1])
        if argument.startswith("--lang="):
            return spoken(argument[len("--lang=") :])
    return spoken()


def _translate(words: Words) -> None:
    """Put our messages in place of argparse's: it takes every word of its own through this function."""

    def translated(text: str) -> str:
        return words(f"parser-{OWN_WORDS[text]}") if text in OWN_WORDS else text

    argparse._ = translated  # type: ignore[attr-defined]  # argparse's name for gettext


def make_parser(words: Words) -> Parser:
    """The parser of the whole command line, speaking one language."""
    _translate(words)
    games = words.joined([words.title(game) for game in game_names()])
    parser = Parser(prog="cenote", description=words("cli-about", games=games))
    parser.add_argument("--version", nargs=0, action=ShowVersion, const=words, help=words("cli-help-version"))
    add_language(parser, words)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title=words("cli-commands"))
    for name, add in COMMANDS.items():
        command = _added(commands, name, words(f"cli-help-{name}"), words)
        command.set_defaults(run=_later(f"cenote.cli.{name}"))
        add(command, words)
    for game in game_names():
        for name, module in bundle(game).commands.items():
            command = _added(commands, name, words.named(f"{game}-help-{name}", name), words)
            command.set_defaults(run=_later(module))
            import_module(f"{module}_options").add(command, words)
    return parser


def _added(commands: Commands, name: str, about: str, words: Words) -> Parser:
    command = commands.add_parser(name, help=about, description=about)
    add_language(command, words)
    return command


def add_language(parser: ArgumentParser, words: Words) -> None:
    """The option that every command has."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=words.language, metavar="LANG", help=words("cli-help-lang")
    )


def _add_table(parser: Parser, words: Words, seats: int) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("cli-help-game", games=game_names()))
    parser.set_defaults(usual_seats=seats)
    parser.add_argument("--seats", type=int, metavar="N", help=words("cli-help-seats"))
    parser.add_argument("--mode", default="", metavar="MODE", help=words("cli-help-mode"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=words("cli-help-option"))
    parser.add_argument("--components", metavar="FILE", help=words("cli-help-components"))


def _add_play(parser: Parser, words: Words) -> None:
    _add_table(parser, words, seats=2)
    parser.add_argument("--terminal", action="store_true", help=words("cli-help-terminal"))
    parser.add_argument("--plain", action="store_true", help=words("cli-help-plain"))
    parser.add_argument("--people", type=int, default=1, metavar="N", help=words("cli-help-people"))
    parser.add_argument("--bots", metavar="NAMES", help=words("cli-help-opponents"))
    parser.add_argument("--seed", type=int, metavar="N", help=words("cli-help-play-seed"))
    parser.add_argument("--save", metavar="FILE", help=words("cli-help-save"))
    parser.add_argument("--new", action="store_true", help=words("cli-help-new"))


def _add_serve(parser: Parser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help=words("cli-help-host"))
    parser.add_argument("--port", type=int, default=8765, metavar="N", help=words("cli-help-port"))
    parser.add_argument("--data", default="games", metavar="FOLDER", help=words("cli-help-data"))
    parser.add_argument("--workers", type=int, default=0, metavar="N", help=words("cli-help-bot-workers"))


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
    parser.add_argument("--plain", action="store_true", help=words("cli-help-plain"))


def _add_verify(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("cli-help-file"))


def _add_rules(parser: Parser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("cli-help-game", games=game_names()))
    parser.add_argument("number", nargs="?", metavar="NUMBER", help=words("cli-help-number"))


COMMANDS: dict[str, Callable[[Parser, Words], None]] = {
    "play": _add_play,
    "serve": _add_serve,
    "rules": _add_rules,
    "sim": _add_sim,
    "replay": _add_replay,
    "show": _add_show,
    "verify": _add_verify,
}
