"""What the user did wrong, in one sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from cenote.core.game import Damaged
from cenote.words import Words


class Trouble(Exception):
    """One sentence for the user; the command ends with exit code 2."""


def bad_file(path: str, damage: Damaged, words: Words) -> Trouble:
    """What is wrong inside a file."""
    return Trouble(words("cli-bad-file", path=path, fault=words.mistake(damage)))


def unwritable(path: Path, error: OSError, words: Words) -> Trouble:
    return Trouble(words("cli-unwritable", path=str(path), reason=reason(error, words)))


def reason(error: OSError, words: Words) -> str:
    """Why the system refused, in the reader's language where the reason is common."""
    number = error.errno or 0
    if number < 0:  # what the resolver of host names says
        return words("system-host")
    name = errno.errorcode.get(number, "")
    return words.named(f"system-{name.lower()}", os.strerror(number) if name else error.strerror or str(error))
