"""Tables of results: drawn where there is room for every word and number, else told row by row."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console
from rich.table import Table

from cenote.cli.streams import say
from cenote.terminal.screen import Screen
from cenote.words import Words

CUT = "…"
"""What stands in a table in place of what has no room."""


class Output(Console):
    """Standard output; who reads it may go away."""

    def on_broken_pipe(self) -> NoReturn:
        """Leave the exit to `main`, as `print` does."""
        raise BrokenPipeError


def show_grid(table: Table, rows: list[list[str]], words: Words) -> None:
    """Print a table; where it would be cut or leave cells empty, its rows, of which the first is the head."""
    output = Output()
    with output.capture() as drawn:
        output.print(table)
    cells = [word for row in rows for cell in row for word in cell.split()]
    if CUT not in drawn.get() and all(word in drawn.get() for word in cells):
        print(drawn.get(), end="")
        return
    if table.title:
        say(str(table.title))
    in_one_line = [[cell.replace("\n", " ") for cell in row] for row in rows]
    Screen(plain=True).table(in_one_line, words)
