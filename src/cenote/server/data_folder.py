"""Data folder, with the lock that keeps a second server out and the file with the secret."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Final

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None

SECRET_BYTES: Final = 32
"""The minimum length of a secret, in bytes."""

SECRET_MODE: Final = 0o600


class ShortSecret(ValueError):
    """Raised if the secret is short enough to guess, which would allow an attacker to forge any identity."""


class FolderLocked(Exception):
    """Raised if another server uses this data folder."""


_LOCKS: Final[list[int]] = []
"""The file locks that this process holds until it ends."""


def lock_folder(folder: Path) -> None:
    """Create and lock the data folder.

    Raise `FolderLocked` if another server uses it, because neither server would see the moves of the other.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if fcntl is None:
        return
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, SECRET_MODE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise FolderLocked(str(folder)) from None
    _LOCKS.append(handle)


def read_secret(given: str, file: Path) -> bytes:
    """Return the secret that signs cookies: the one given in the environment, or that in a file, which may be created.

    Raise `ShortSecret` if it has fewer than `SECRET_BYTES` bytes.
    """
    secret = given.encode() if given else _from_file(file)
    if len(secret) < SECRET_BYTES:
        raise ShortSecret("CENOTE_SECRET" if given else str(file))
    return secret


def _from_file(file: Path) -> bytes:
    """Read the secret file, which only its owner may read. Create it if it is missing or empty."""
    if file.exists() and not file.stat().st_size:
        file.unlink()
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        _create(file)
    if file.stat().st_mode & 0o077:
        file.chmod(SECRET_MODE)
    return file.read_bytes()


def _create(file: Path) -> None:
    """Create the secret file atomically. If two servers do so at the same time, both use the file of the first one."""
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    with os.fdopen(handle, "w") as fresh:
        fresh.write(secrets.token_hex(SECRET_BYTES))
        fresh.flush()
        os.fsync(fresh.fileno())
    with suppress(FileExistsError):
        os.link(draft, file)
    Path(draft).unlink()
