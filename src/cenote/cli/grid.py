"""Tables of results: drawn where there is room for every word and number, else told row by row."""

from __future__ import annotations

import sys
from typing import NoReturn

from rich.console import Console
from rich.table import Table

from cenote.terminal.screen import Screen
from cenote.terminal.wrap import fitted
from cenote.words import Words

CUT = "…"
"""What stands in a table in place of what has no room."""


class Output(Console):
    """Standard output; who reads it may go away."""

    def on_broken_pipe(self) -> NoReturn:
        """Leave the exit to `main`, as `print` does."""
        raise BrokenPipeError


def show_grid(table: Table, rows: list[list[str]], words: Words) -> None:
    """Print a table; where it would be cut its rows, of which the first is the head."""
    output = Output()
    with output.capture() as drawn:
        output.print(table)
    if CUT not in drawn.get():
        print(drawn.get(), end="")
        return
    if table.title:
        say(str(table.title))
    Screen(plain=True).table(rows, words)


def say(text: str) -> None:
    """Print a text whose lines break between words."""
    print(fitted(text, sys.stdout), flush=True)
