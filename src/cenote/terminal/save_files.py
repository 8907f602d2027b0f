"""Save files of a running game: a public record, and a secret file beside it with the seed."""

from __future__ import annotations

import json
import os
import tempfile
from datetime import date
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from cenote.core.game import Damaged
from cenote.core.match import Match
from cenote.core.record import digest, read, split_digest, write

HUMAN = "human"


class SavedGame(NamedTuple):
    """A saved game that is resumed, and the player of each seat: a bot's name or "human"."""

    match: Match
    players: tuple[str, ...]


def secret_path(path: Path) -> Path:
    """Return the path of the secret file, which contains the seed of an unfinished game."""
    return path.with_name(path.name + ".secret")


def keep(path: Path, match: Match, players: tuple[str, ...]) -> None:
    """Save a game to disk with atomic, synced writes, and with a secret file while the game is unfinished."""
    _write(secret_path(path), json.dumps({"seed": match.seed().hex(), "players": players}), 0o600)
    _write(path, write(match.record()), 0o644)
    if match.over:
        secret_path(path).unlink(missing_ok=True)


def archived(path: Path, game: str, day: date) -> Path:
    """Move a finished game to a file named after the day, with a number if that name is taken, and return its path."""
    names = chain([f"{game}-{day}.txt"], (f"{game}-{day}-{number}.txt" for number in count(2)))
    free = next(other for other in map(path.with_name, names) if not other.exists())
    path.rename(free)
    return free


def _write(path: Path, text: str, mode: int) -> None:
    """Write a file atomically and durably: write and sync a temporary file, which then replaces the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    Path(draft).chmod(mode)
    Path(draft).replace(path)


def take_up(path: Path) -> SavedGame | None:
    """Load an unfinished game, or return None if there is none. Raise `Damaged` if a file is invalid."""
    if not path.exists():
        return None
    text = path.read_text("utf-8")
    record = read(text)
    body, stated = split_digest(text)
    if digest(body) != stated:
        raise Damaged("digest", text.count("\n"))
    if record.result is not None or record.seed is not None:
        return None
    try:
        secret = json.loads(secret_path(path).read_text("utf-8"))
        seed, players = bytes.fromhex(secret["seed"]), tuple(map(str, secret["players"]))
        match = Match(record, seed)
    except FileNotFoundError:
        raise Damaged("no-secret", 1, word=secret_path(path).name) from None
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, Damaged):
            raise
        raise Damaged("bad-secret", 1, word=secret_path(path).name) from None
    if len(players) != match.seats or match.record().commitment != record.commitment:
        raise Damaged("bad-secret", 1, word=secret_path(path).name)
    return SavedGame(match, players)
