"""Line wrapping between words, for windows of any width and for languages without spaces."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from typing import TextIO

from rich.cells import cell_len, chop_cells

CLOSING = "，。；：！？、）」』》”’.,;:!?)"
CJK = "\u2e80-\u303f\u3040-\u9fff\uf900-\ufaff\uff00-\uffef"
PIECES = re.compile(rf" +|[{CJK}][{re.escape(CLOSING)}]*|[^ {CJK}]+[{re.escape(CLOSING)}]*")
"""Matches spaces, or a word or a character of a language that breaks anywhere, with its closing punctuation."""
HANGING = "  "
SLASHES = "/\\"
"""Characters of URLs and paths, which are not broken so that they can be clicked and copied."""


def fitted(text: str, stream: TextIO) -> str:
    """Wrap a text to the width of the window, or return it unchanged if the stream is not a terminal."""
    if not stream.isatty():
        return text
    width = shutil.get_terminal_size((80, 24)).columns
    return "\n".join(part for line in text.split("\n") for part in wrapped(line, width))


def wrapped(line: str, width: int) -> list[str]:
    """Wrap one line, and indent all resulting lines after the first."""
    if cell_len(line) <= width:
        return [line]
    lines = [""]
    for piece in _pieces(line, width - len(HANGING)):
        room = width if len(lines) == 1 else width - len(HANGING)
        if piece.strip() and lines[-1].strip() and cell_len(lines[-1]) + cell_len(piece) > room:
            lines.append("")
        if lines[-1] or piece.strip() or len(lines) == 1:
            lines[-1] += piece
    return [lines[0].rstrip(), *(HANGING + later.strip() for later in lines[1:])]


def _pieces(line: str, width: int) -> Iterator[str]:
    """Yield pieces that must not be broken. A word longer than a line is cut, unless it is a URL or a path."""
    for piece in PIECES.findall(line):
        whole = cell_len(piece) <= width or not piece.strip() or any(sign in piece for sign in SLASHES)
        yield from [piece] if whole else chop_cells(piece, width)
