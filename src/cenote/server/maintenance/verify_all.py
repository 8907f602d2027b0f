"""All tables checked, on all cores, some at a time: however many there are, few of them are in memory."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from cenote.server.maintenance.readonly_engine import reader
from cenote.server.maintenance.table_dump import ids, read_table_dump
from cenote.server.maintenance.verify_ratings import wrong_ratings
from cenote.server.maintenance.verify_table import Flaw, Verdict, verify_table

CHUNK: Final = 50
"""Tables that a process is handed at once."""

AHEAD: Final = 2
"""Chunks for each process that wait or are being worked on."""


def verify_all(place: Path | str, workers: int = 0) -> Iterator[Verdict]:
    """What came of every table, in the order of their ids."""
    workers = workers or os.cpu_count() or 1
    engine = reader(place)
    try:
        wrong, chunks = _wrong_ratings(engine), ids(engine, CHUNK)
        for verdict in _here(engine, chunks) if workers == 1 else _spread(place, chunks, workers):
            yield _with_ratings(verdict, wrong)
    finally:
        engine.dispose()


def verify_one(place: Path | str, id: str) -> Verdict | None:
    """What came of one table; None if there is none of this id."""
    engine = reader(place)
    try:
        found = next(iter(_checked(engine, [id])), None)
        return found and _with_ratings(found, _wrong_ratings(engine))
    finally:
        engine.dispose()


def _wrong_ratings(engine: Engine) -> dict[str, list[int]]:
    """Ratings follow from all games together, so they are not looked at table by table."""
    with engine.connect() as connection:
        return wrong_ratings(connection)


def _with_ratings(verdict: Verdict, wrong: Mapping[str, list[int]]) -> Verdict:
    flaws = (Flaw("rating", str(seat)) for seat in wrong.get(verdict.id, ()))
    return verdict._replace(flaws=(*verdict.flaws, *flaws))


def _here(engine: Engine, chunks: Iterator[list[str]]) -> Iterator[Verdict]:
    for chunk in chunks:
        yield from _checked(engine, chunk)


def _spread(place: Path | str, chunks: Iterator[list[str]], workers: int) -> Iterator[Verdict]:
    """Processes of their own, begun afresh: one that was copied would share our connection."""
    waiting: deque[Future[list[Verdict]]] = deque()
    with ProcessPoolExecutor(workers, get_context("spawn"), _open, (place,)) as pool:
        for chunk in chunks:
            with _ctrl_c_later():
                waiting.append(pool.submit(_work, chunk))
            if len(waiting) >= workers * AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()


_OPENED: Final[list[Engine]] = []
"""What a process of ours reads from."""


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Processes that are started meanwhile get Ctrl-C when they are ready: one that imports would print a traceback."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _open(place: Path | str) -> None:
    """End quietly at Ctrl-C, which the parent reports, and open the database."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    _OPENED.append(reader(place))


def _work(chunk: Sequence[str]) -> list[Verdict]:
    return _checked(_OPENED[0], chunk)


def _checked(engine: Engine, chunk: Sequence[str]) -> list[Verdict]:
    """Each table within one transaction; those that were removed since are passed over."""
    found: list[Verdict] = []
    for id in chunk:
        with engine.connect() as connection:
            ledger = read_table_dump(connection, id)
        if ledger is not None:
            found.append(verify_table(ledger))
    return found
