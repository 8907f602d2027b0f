"""Line input, with Tab completion if the system has readline."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cenote.terminal.wrap import fitted

try:
    import readline
except ImportError:  # some systems lack it, so that lines are typed without completion
    readline = None  # type: ignore[assignment]

LEAVING = ("q", "quit", "exit")

_offered: list[str] = []


def complete(texts: Sequence[str]) -> None:
    """Set the texts that the Tab key completes, and bind the key."""
    _offered[:] = texts
    if readline is not None:
        readline.set_completer_delims("")
        readline.set_completer(_complete)
        readline.parse_and_bind("tab: complete")


def _complete(begun: str, number: int) -> str | None:
    """Return the n-th completion, or None if there are fewer. Actions are completed after "why", too."""
    before, typed = ("why ", begun[4:]) if begun.startswith("why ") else ("", begun)
    found = [before + text for text in _offered if text.casefold().startswith(typed.casefold())]
    return found[number] if number < len(found) else None


class Leave(Exception):
    """The players leave the table, whose game stays saved."""


def ask(prompt: str) -> str:
    """Print a prompt and read a line from the keyboard. Raise `EOFError` if the input has ended."""
    text = prompt.rstrip(" ")
    return input(fitted(text, sys.stdout) + prompt[len(text) :]).strip()


def leaves(typed: str) -> bool:
    """Return whether the input is a command to leave."""
    return typed.casefold() in LEAVING
