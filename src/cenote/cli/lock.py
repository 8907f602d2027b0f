"""Lock file beside a save file, which lets only one process at a time play the game."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _claim(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _claim(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Locked(Exception):
    """Another process holds the lock."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file, which ends with the process at the latest. Raise `Locked` if another process has it."""
    lock = path.with_name(path.name + ".lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    handle = _claimed(lock)
    try:
        yield
    finally:
        with suppress(OSError):  # Windows cannot remove an open file
            lock.unlink()
        os.close(handle)


def _claimed(lock: Path) -> int:
    """Open and lock the lock file, and try again if its last holder has removed it meanwhile."""
    while True:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _claim(handle)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            raise Locked from None
        except OSError:  # a file system without locks
            return handle
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(handle), lock.stat()):
                return handle
        os.close(handle)
