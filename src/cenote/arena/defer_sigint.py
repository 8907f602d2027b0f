"""Deferral of Ctrl-C in blocks that must not be left half done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def defer_sigint() -> Iterator[None]:
    """Defer Ctrl-C to the end of the block. In other threads do nothing, because it interrupts only the main thread."""
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
