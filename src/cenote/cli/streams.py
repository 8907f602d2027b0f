"""Standard input and output when they are closed, full, or cannot show a language."""

from __future__ import annotations

import errno
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from cenote.cli.signs import stand_in
from cenote.core.legible import harmless

LETTERS = {"ru": "я", "zh": "岛"}
"""What an output must be able to show before it is written to in a language."""


def prepare() -> None:
    """Give every stream that is closed the null device, and every sign that cannot be shown a plainer one.

    A file opened later would take the number of a closed stream, and be written to by mistake.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # for good
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=stand_in())


def shows(language: str) -> bool:
    """Whether the output has the letters of a language."""
    encoding = sys.stdout.encoding if isinstance(sys.stdout, TextIOWrapper) else "utf-8"
    try:
        LETTERS.get(language, "").encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True


def is_of_output(error: OSError) -> bool:
    """Whether this is what a full or broken output says; those of files have a name."""
    return error.filename is None and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)


def give_up(stream: TextIO) -> None:
    """Send what is still to be written nowhere, so that Python does not complain when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def say(text: str) -> None:
    """Print a text whose lines break between words; it may quote names of files, which others chose."""
    from cenote.terminal.wrap import fitted  # it imports rich, which most commands do without

    print(fitted("\n".join(map(harmless, text.split("\n"))), sys.stdout), flush=True)


def complain(text: str) -> None:
    """Write a sentence to standard error; where that cannot be written to, the exit code has to do."""
    from cenote.terminal.wrap import fitted

    try:
        print(fitted(f"cenote: {harmless(text)}", sys.stderr), file=sys.stderr, flush=True)
    except OSError:
        give_up(sys.stderr)
