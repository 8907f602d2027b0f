"""How the command line is read; the parser's own words come from the locale files like all others."""

from __future__ import annotations

import argparse
import textwrap
from argparse import Action, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from cenote.cli.trouble import Trouble
from cenote.words import LANGUAGES, Words, spoken

Run = Callable[[Namespace], int]

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
    """Help that breaks no word at a hyphen, whose headings end as the language has it, and which keeps the lines of
    what follows the options."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        hanging = {line: " " * 6 if line.startswith(" ") else "" for line in text.splitlines()}
        broken = (textwrap.fill(line, width, subsequent_indent=hanging[line]) for line in text.splitlines())
        return "\n".join(broken)

    # From Python 3.12 on argparse asks for the end of a heading by itself.
    class _Section(HelpFormatter._Section):
        def format_help(self) -> str:
            ended = argparse._("%(heading)s:") % {"heading": self.heading}  # type: ignore[attr-defined]
            return super().format_help().replace(f"{self.heading}:", ended, 1)


class Parser(ArgumentParser):
    """Says in one sentence what is wrong, and leaves the exit to `main`."""

    closing: Callable[[], str] | None = None
    """What help ends with; made when help is printed, because it may ask games for their names of things."""

    def __init__(self, **wishes: Any) -> None:
        super().__init__(formatter_class=Page, **wishes)

    def error(self, message: str) -> NoReturn:
        raise Trouble(message)

    def format_help(self) -> str:
        if self.closing is not None:
            self.epilog = self.closing()
        return super().format_help()


class ShowVersion(Action):
    """Prints the version, and whether the engine runs compiled."""

    def __call__(self, parser: ArgumentParser, *rest: object) -> NoReturn:
        from cenote import __version__, is_compiled

        print(self.const("cli-version", version=__version__, compiled=is_compiled()))
        parser.exit()


def later(module: str) -> Run:
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


def translate(words: Words) -> None:
    """Put our messages in place of argparse's: it takes every word of its own through this function."""

    def translated(text: str) -> str:
        return words(f"parser-{OWN_WORDS[text]}") if text in OWN_WORDS else text

    argparse._ = translated  # type: ignore[attr-defined]  # argparse's name for gettext


def add_language(parser: ArgumentParser, words: Words) -> None:
    """The option that every command has."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=words.language, metavar="LANG", help=words("cli-help-lang")
    )
