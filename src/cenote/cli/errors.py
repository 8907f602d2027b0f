"""User errors: exceptions whose message is one sentence for the user."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from cenote.core.game import Damaged
from cenote.words import Words


class UserError(Exception):
    """An error described in one sentence for the user, after which the command ends with exit code 2."""


def bad_file(path: str, damage: Damaged, words: Words) -> UserError:
    """Return the error for a file whose contents are damaged."""
    return UserError(words("cli-bad-file", path=path, fault=words.mistake(damage)))


def unwritable(path: Path, error: OSError, words: Words) -> UserError:
    return UserError(words("cli-unwritable", path=str(path), reason=reason(error, words)))


def reason(error: OSError, words: Words) -> str:
    """Describe a system error, in the user's language if it is a common one."""
    number = error.errno or 0
    if number < 0:  # an error of the host name resolver
        return words("system-host")
    name = errno.errorcode.get(number, "")
    return words.named(f"system-{name.lower()}", os.strerror(number) if name else error.strerror or str(error))
