"""Line input, with Tab completion where the system offers it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cenote.terminal.wrap import fitted

try:
    import readline
except ImportError:  # not on every system; then lines are typed without completion
    readline = None  # type: ignore[assignment]

LEAVING = ("q", "quit", "exit")

_offered: list[str] = []


def complete(texts: Sequence[str]) -> None:
    """Set the texts that the Tab key completes."""
    _offered[:] = texts
    if readline is not None:
        readline.set_completer_delims("")
        readline.set_completer(_complete)
        readline.parse_and_bind("tab: complete")


def _complete(begun: str, number: int) -> str | None:
    """Return the n-th completion; actions are completed after "why", too."""
    before, typed = ("why ", begun[4:]) if begun.startswith("why ") else ("", begun)
    found = [before + text for text in _offered if text.casefold().startswith(typed.casefold())]
    return found[number] if number < len(found) else None


class Leave(Exception):
    """The players leave the table; the game stays saved."""


def ask(prompt: str) -> str:
    """Read a line from the keyboard; raises EOFError when input ends."""
    text = prompt.rstrip(" ")
    return input(fitted(text, sys.stdout) + prompt[len(text) :]).strip()


def leaves(typed: str) -> bool:
    """Whether the input is a command to leave."""
    return typed.casefold() in LEAVING
