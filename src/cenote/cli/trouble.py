"""What the user did wrong, in one sentence."""

from __future__ import annotations

from pathlib import Path

from cenote.core.game import Damaged
from cenote.words import Words


class Trouble(Exception):
    """One sentence for the user; the command ends with exit code 2."""


def bad_file(path: str, damage: Damaged, words: Words) -> Trouble:
    """What is wrong inside a file."""
    return Trouble(words("cli-bad-file", path=path, fault=words.mistake(damage)))


def unwritable(path: Path, error: OSError, words: Words) -> Trouble:
    return Trouble(words("cli-unwritable", path=str(path), reason=error.strerror or str(error)))
