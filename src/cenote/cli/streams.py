"""Standard streams, prepared for being closed or full, or for an encoding that lacks a language's letters."""

from __future__ import annotations

import errno
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from cenote.cli.ascii_output import register_ascii_fallback
from cenote.core.printable import without_controls

LETTERS = {"ru": "я", "zh": "岛"}
"""A letter that standard output must be able to encode if this language is to be used."""


def prepare() -> None:
    """Replace closed streams by the null device, and characters that a stream cannot encode by plainer ones.

    Otherwise a file that is opened later could get the descriptor of a closed stream, and the output of that stream.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # for good
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=register_ascii_fallback())


def shows(language: str) -> bool:
    """Return whether standard output can encode the letters of a language."""
    encoding = sys.stdout.encoding if isinstance(sys.stdout, TextIOWrapper) else "utf-8"
    try:
        LETTERS.get(language, "").encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True


def is_of_output(error: OSError) -> bool:
    """Return whether an error is due to a full or broken output, and not to a file, whose errors have a file name."""
    return error.filename is None and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)


def give_up(stream: TextIO) -> None:
    """Redirect a stream to the null device, so that Python reports no error when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def say(text: str) -> None:
    """Print a text, wrapped between words and without control characters, because it may quote untrusted file names."""
    from cenote.terminal.wrap import fitted  # it imports rich, which most commands do without

    print(fitted("\n".join(map(without_controls, text.split("\n"))), sys.stdout), flush=True)


def complain(text: str) -> None:
    """Print an error message to standard error. If that fails, only the exit code reports the error."""
    from cenote.terminal.wrap import fitted

    try:
        print(fitted(f"cenote: {without_controls(text)}", sys.stderr), file=sys.stderr, flush=True)
    except OSError:
        give_up(sys.stderr)
