"""Files read and written so that nothing ends in a traceback and nothing is left half written."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from cenote.cli.trouble import Trouble, bad_file, reason, unwritable
from cenote.core.game import Damaged
from cenote.core.record import Record, read
from cenote.words import Words


def read_text(path: str, words: Words) -> str:
    """The text of a file with its line ends as they are, or of standard input for "-"."""
    try:
        return _typed() if path == "-" else Path(path).read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Trouble(words("cli-no-file", path=path)) from None
    except UnicodeDecodeError:
        raise Trouble(words("cli-not-text", path=path)) from None
    except OSError as error:
        raise Trouble(words("cli-unreadable", path=path, reason=reason(error, words))) from None


def _typed() -> str:
    """Standard input as its bytes are: a digest is of bytes, and other line ends would be other ones."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="strict", newline="")
    return sys.stdin.read()


def read_record(path: str, words: Words) -> Record:
    """The record in a file."""
    try:
        return read(read_text(path, words))
    except Damaged as damage:
        raise bad_file(path, damage, words) from None


def make_folder(path: Path, words: Words) -> None:
    """A folder to write into, with those above it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error, words) from None


def write_text(path: Path, text: str, words: Words) -> None:
    """Write a file whole or not at all: a half-written one never takes the old one's place."""
    make_folder(path.parent, words)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(text.encode())
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise unwritable(path, error, words) from None


def check_free(paths: Iterable[Path], words: Words, *, force: bool) -> None:
    """Refuse to write over files that are there, unless that is wanted."""
    taken = None if force else next((path for path in paths if path.exists()), None)
    if taken is not None and taken.is_dir():
        raise unwritable(taken, IsADirectoryError(errno.EISDIR, ""), words)  # which no --force replaces
    if taken is not None:
        raise Trouble(words("cli-exists", path=str(taken)))
