"""Result tables, drawn as tables if every word and number fits, or else printed row by row."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console
from rich.table import Table

from cenote.cli.streams import say
from cenote.terminal.screen import Screen
from cenote.words import Words

CUT = "…"
"""The character that rich prints in place of text that does not fit."""


class PipeConsole(Console):
    """Console for standard output that raises `BrokenPipeError` when the reader closes the pipe."""

    def on_broken_pipe(self) -> NoReturn:
        """Raise an error, as `print` does, from which `run_command` chooses the exit code."""
        raise BrokenPipeError


def show_table(table: Table, rows: list[list[str]], words: Words) -> None:
    """Print a table, or its rows one by one if text would be cut. The first of the rows is the header."""
    output = PipeConsole()
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
