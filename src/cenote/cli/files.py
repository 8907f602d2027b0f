"""File input and output with atomic writes, where errors become one sentence for the user."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from cenote.cli.errors import UserError, bad_file, reason, unwritable
from cenote.core.game import Damaged
from cenote.core.record import Record, read
from cenote.words import Words


def read_text(path: str, words: Words) -> str:
    """Read a UTF-8 file, or standard input if the path is "-", without translating line ends."""
    try:
        return _typed() if path == "-" else Path(path).read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise UserError(words("cli-no-file", path=path)) from None
    except UnicodeDecodeError:
        raise UserError(words("cli-not-text", path=path)) from None
    except OSError as error:
        raise UserError(words("cli-unreadable", path=path, reason=reason(error, words))) from None


def _typed() -> str:
    """Read standard input without translating line ends, because checksums cover them."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="strict", newline="")
    return sys.stdin.read()


def read_record(path: str, words: Words) -> Record:
    """Read and parse a record file."""
    try:
        return read(read_text(path, words))
    except Damaged as damage:
        raise bad_file(path, damage, words) from None


def make_folder(path: Path, words: Words) -> None:
    """Create a folder and its parents."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error, words) from None


def write_text(path: Path, text: str, words: Words) -> None:
    """Write a file atomically: write a temporary file, which then replaces the old one."""
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
    """Raise `UserError` if one of the files exists, unless `force`."""
    taken = None if force else next((path for path in paths if path.exists()), None)
    if taken is not None and taken.is_dir():
        raise unwritable(taken, IsADirectoryError(errno.EISDIR, ""), words)  # --force does not replace a folder
    if taken is not None:
        raise UserError(words("cli-exists", path=str(taken)))
