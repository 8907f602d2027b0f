"""Argument parser whose messages come from the locale files, including those of argparse itself."""

from __future__ import annotations

import argparse
import textwrap
from argparse import SUPPRESS, Action, ArgumentParser, HelpFormatter, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from cenote.cli.errors import UserError
from cenote.cli.help_epilog import help_epilog
from cenote.core.printable import printable_excerpt
from cenote.words import LANGUAGES, Words, spoken

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Run = Callable[[Namespace], int]
Fill = Callable[["Parser"], None]

LONGEST = 300
"""The maximum length of an error message that quotes the user's input."""

OWN_WORDS = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "%(heading)s:": "heading",
    "show this help message and exit": "help",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "argument %(argument_name)s: %(message)s": "argument",
    "invalid %(type)s value: %(value)r": "type",
    "expected one argument": "one",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "ignored",
}
"""Keys of our messages, by argparse's own messages."""


class Page(HelpFormatter):
    """Help formatter that breaks no words or paths, ends headings as the language does, and keeps epilog lines."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        hanging = {line: " " * 6 if line.startswith(" ") else "" for line in text.splitlines()}
        broken = (textwrap.fill(line, width, subsequent_indent=hanging[line]) for line in text.splitlines())
        return "\n".join(broken)

    # Since Python 3.12 argparse translates the end of a heading by itself.
    class _Section(HelpFormatter._Section):
        def format_help(self) -> str:
            ended = argparse._("%(heading)s:") % {"heading": self.heading}  # type: ignore[attr-defined]
            return super().format_help().replace(f"{self.heading}:", ended, 1)


class Parser(ArgumentParser):
    """Argument parser that raises `UserError` with one sentence instead of exiting."""

    words = Words()
    """The messages of all parsers, in one language because argparse's translation is global, too."""

    fill: Fill | None = None
    """Function that adds the arguments, called only if the command is used."""

    about: Callable[[], str] | None = None
    """Function that returns the description, called when help is printed."""

    make_epilog: Callable[[], str] | None = None
    """Function that returns the epilog, called when help is printed."""

    def __init__(self, **wishes: Any) -> None:
        super().__init__(formatter_class=Page, **wishes)

    def error(self, message: str) -> NoReturn:
        see = self.words("parser-see", command=f"{self.prog} --help")
        raise UserError(self.words.bracketed(shortened(message), see))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse the arguments. Raise `UserError`, which refers to the help of the chosen command, if one is unknown."""
        chosen, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self.prog = " ".join(filter(None, (self.prog, chosen.command, getattr(chosen, "task", None))))
            self.error(argparse._("unrecognized arguments: %s") % " ".join(unknown))  # type: ignore[attr-defined]
        return chosen

    def add_commands(self, dest: str, metavar: str, title: str, *, required: bool = False) -> Commands:
        """Add a group of subcommands, of which the user chooses one."""
        found = self.add_subparsers(action=Commands, dest=dest, required=required, metavar=metavar, title=title)
        assert isinstance(found, Commands)
        return found

    def filled(self) -> Parser:
        """Add this parser's arguments unless they were added before, and return the parser."""
        fill, self.fill = self.fill, None
        if fill is not None:
            fill(self)
        return self

    def format_help(self) -> str:
        if self.about is not None:
            self.description = self.about()
        if self.make_epilog is not None:
            self.epilog = self.make_epilog()
        return super().format_help()

    def _check_value(self, action: Action, value: Any) -> None:
        """Raise `UserError` for an invalid choice, because argparse would list the choices as Python literals."""
        if action.choices is None or value in action.choices:
            return
        nearest = get_close_matches(str(value), map(str, action.choices), n=1, cutoff=0.6)
        facts = {
            "value": printable_excerpt(str(value)),
            "nearest": nearest[0] if nearest else "",
            "help": f"{self.prog} --help",
        }
        if isinstance(action, _SubParsersAction):
            raise UserError(self.words("parser-command", **facts))
        option = action.option_strings[0] if action.option_strings else action.metavar
        raise UserError(self.words("parser-choice", option=option, choices=tuple(action.choices), **facts))

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print a message without ignoring write errors, as argparse would."""
        print(message, end="", file=file)


class Commands(_SubParsersAction):  # type: ignore[type-arg]
    """Subcommands, of which only the chosen one adds its arguments."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: Any, option_string: str | None = None
    ) -> None:
        self.choices[values[0]].filled()
        super().__call__(parser, namespace, values, option_string)

    def _get_subactions(self) -> list[Action]:
        """Return the subcommands with their descriptions, as argparse lists them in help."""
        parsers = self._name_parser_map.items()
        return [self._ChoicesPseudoAction(name, (), parser.about()) for name, parser in parsers]


def shortened(message: str) -> str:
    """Cut a message to `LONGEST` characters, with an ellipsis at the cut."""
    return message if len(message) <= LONGEST else f"{message[: LONGEST - 1]}…"


class ShowVersion(Action):
    """Option that prints the version, and whether the engine runs compiled."""

    def __call__(self, parser: ArgumentParser, *rest: object) -> NoReturn:
        from cenote import __version__, is_compiled

        print(self.const("cli-version", version=__version__, compiled=is_compiled()))
        parser.exit()


def later(module: str) -> Run:
    """Return a function that imports a module and runs the command in it."""

    def run(chosen: Namespace) -> int:
        command: Run = import_module(module).run
        return command(chosen)

    return run


def add_command(
    commands: Commands,
    name: str,
    about: Callable[[], str],
    module: str,
    add: Callable[[Parser, Words], None],
    words: Words,
) -> Parser:
    """Add a command that loads its description, arguments and module only when help, parsing or running needs them."""

    def fill(parser: Parser) -> None:
        add_language(parser, words)
        add(parser, words)
        parser.set_defaults(run=later(module))

    command: Parser = commands.add_parser(name)
    command.about, command.fill = about, fill
    command.make_epilog = help_epilog(command.prog.removeprefix("cenote "), words)
    return command


def language(arguments: Sequence[str]) -> str:
    """Return the language that `--lang` names, before parsing, because help and errors need it already."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return spoken(arguments[at + 1])
        if argument.startswith("--lang="):
            return spoken(argument[len("--lang=") :])
    return spoken()


def translate(words: Words) -> None:
    """Translate argparse's messages by replacing the gettext function that argparse calls for every message."""
    Parser.words = words

    def translated(text: str) -> str:
        return words(f"parser-{OWN_WORDS[text]}") if text in OWN_WORDS else text

    argparse._ = translated  # type: ignore[attr-defined]  # argparse's name for gettext


def add_language(parser: ArgumentParser, words: Words) -> None:
    """Add the option `--lang`, which every command has."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=words.language, metavar="LANG", help=words("cli-help-lang")
    )


def add_force(parser: Parser, words: Words) -> None:
    """Add the option `--force`, without which no file is overwritten."""
    parser.add_argument("--force", action="store_true", help=words("cli-help-force"))


def add_format(parser: Parser, about: str, words: Words, kinds: Sequence[str] = ("text", "json")) -> None:
    """Add the option `--format`, and its former spelling `--json`."""
    usual = words("cli-default", value=kinds[0])
    parser.add_argument("--format", choices=kinds, default=kinds[0], metavar="KIND", help=f"{about} {usual}")
    parser.add_argument("--json", action="store_const", const="json", dest="format", help=SUPPRESS)
