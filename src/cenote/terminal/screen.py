"""Terminal output: pictures, in colour if possible, tables, and lists that fit the window."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from cenote.core.game import View
from cenote.terminal.wrap import fitted
from cenote.text_renderers import text_renderer
from cenote.words import SHAPES, Words

COLOURS = ("\033[31m", "\033[34m", "\033[33m", "\033[35m")
"""Red, blue, yellow, purple: the seats' colours, always shown with the seats' shapes."""
DIM, BOLD, END = "\033[2m", "\033[1m", "\033[0m"
CLEAR = "\033[2J\033[3J\033[H"
ENDLESS = 10_000
"""The height assumed for output that is not a terminal."""


class Screen:
    """Standard output, perhaps a terminal, with or without colours and drawings."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.terminal = sys.stdout.isatty()
        self.colour = self.terminal and not plain and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    @property
    def width(self) -> int:
        """The width of the window in columns, which may change during a game."""
        return shutil.get_terminal_size((80, 24)).columns

    @property
    def height(self) -> int:
        """The height of the window in lines."""
        return shutil.get_terminal_size((80, 24)).lines

    def fitted(self, text: str) -> str:
        """Wrap a text between words to the width of the window."""
        return fitted(text, sys.stdout)

    def show(self, text: str) -> None:
        """Print a text, wrapped, with the seats' shapes in their colours."""
        text = self.fitted(text)
        if self.colour:
            for shape, colour in zip(SHAPES, COLOURS, strict=True):
                text = text.replace(shape, f"{colour}{shape}{END}")
        print(text, flush=True)

    def page(self, text: str) -> None:
        """Show a long text in the pager of `PAGER`, by default `less`. Print it if it is short or there is no pager."""
        pager = _command(os.environ.get("PAGER", "less -FRX"))
        text = self.fitted(text)
        if not (self.terminal and text.count("\n") >= self.height and pager and shutil.which(pager[0])):
            self.show(text)
            return
        import signal  # needed for long texts only
        import subprocess

        # Ctrl-C is for the pager, which restores the terminal when it ends. It would inherit SIG_IGN, but no handler.
        before = signal.signal(signal.SIGINT, lambda *_: None)
        try:
            subprocess.run(pager, input=text, encoding="utf-8", check=False)
        finally:
            signal.signal(signal.SIGINT, before)

    def heading(self, text: str) -> None:
        """Print a line in bold."""
        text = self.fitted(text)
        print(f"{BOLD}{text}{END}" if self.colour else text, flush=True)

    def picture(self, game: str, view: View, words: Words) -> None:
        """Print a view of a position."""
        self.show(self.pictured(game, view, words))

    def pictured(self, game: str, view: View, words: Words) -> str:
        """Return a view of a position as text: drawn, or described if it does not fit or the screen is plain."""
        looks = text_renderer(game)
        if not self.draws(game):
            return "\n".join(looks.tell(view, words))
        return looks.draw(view, words, self.height if self.terminal else ENDLESS)

    def draws(self, game: str) -> bool:
        """Return whether positions are drawn: the screen is not plain, and the window is wide enough."""
        return not self.plain and (not self.terminal or self.width >= text_renderer(game).width)

    def clear(self) -> None:
        """Clear the window, so that the next player cannot see the last player's cards."""
        print(CLEAR if self.terminal and not self.plain else "\n" * 3, end="", flush=True)

    def table(self, rows: Sequence[Sequence[str]], words: Words) -> None:
        """Print rows, the first being the header, as a table, or one by one if too wide or the screen is plain."""
        widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
        if self.plain or sum(widths) + 3 * len(widths) > self.width:
            for row in rows[1:]:
                cells = zip(rows[0], row, strict=True)
                self.show(words.clauses(words("labelled", name=name, value=cell) for name, cell in cells))
            return
        for number, row in enumerate(rows):
            self.show(" │ ".join(set_cell_size(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip())
            if not number:
                print("─┼─".join("─" * width for width in widths))

    def columns(self, entries: Sequence[str]) -> list[str]:
        """Arrange short entries in as many columns as fit, and return the lines."""
        width = max(map(cell_len, entries), default=0) + 3
        across = 1 if self.plain else max(1, (self.width + 3) // width)
        rows = [entries[at : at + across] for at in range(0, len(entries), across)]
        return ["".join(set_cell_size(entry, width) for entry in row).rstrip() for row in rows]


def _command(text: str) -> list[str]:
    """Split a command into words as a shell does, or at spaces if its quotes are unbalanced."""
    try:
        return shlex.split(text)
    except ValueError:
        return text.split()
