"""What must not be left half done by Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C takes effect after this; other threads are never disturbed by it."""
    if current_thread() is not main_thread():
        yield
        return
    struck: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: struck.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if struck:
            signal.raise_signal(signal.SIGINT)
