"""Verification of all tables on all cores, in chunks, so that few tables are in memory at a time."""

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
from cenote.server.maintenance.verify_table import TableFlaw, Verdict, verify_table

CHUNK: Final = 50
"""The number of tables that a process gets at a time."""

AHEAD: Final = 2
"""The number of chunks for each process that are queued or in progress."""


def verify_all(place: Path | str, workers: int = 0) -> Iterator[Verdict]:
    """Yield the verdict on every table, in the order of their ids."""
    workers = workers or os.cpu_count() or 1
    engine = reader(place)
    try:
        wrong, chunks = _wrong_ratings(engine), ids(engine, CHUNK)
        for verdict in _here(engine, chunks) if workers == 1 else _spread(place, chunks, workers):
            yield _with_ratings(verdict, wrong)
    finally:
        engine.dispose()


def verify_one(place: Path | str, id: str) -> Verdict | None:
    """Return the verdict on one table, or None if there is none of this id."""
    engine = reader(place)
    try:
        found = next(iter(_checked(engine, [id])), None)
        return found and _with_ratings(found, _wrong_ratings(engine))
    finally:
        engine.dispose()


def _wrong_ratings(engine: Engine) -> dict[str, list[int]]:
    """Check the ratings for all tables at once, because they follow from all games together."""
    with engine.connect() as connection:
        return wrong_ratings(connection)


def _with_ratings(verdict: Verdict, wrong: Mapping[str, list[int]]) -> Verdict:
    flaws = (TableFlaw("rating", str(seat)) for seat in wrong.get(verdict.id, ()))
    return verdict._replace(flaws=(*verdict.flaws, *flaws))


def _here(engine: Engine, chunks: Iterator[list[str]]) -> Iterator[Verdict]:
    for chunk in chunks:
        yield from _checked(engine, chunk)


def _spread(place: Path | str, chunks: Iterator[list[str]], workers: int) -> Iterator[Verdict]:
    """Verify tables in spawned processes, because forked ones would share the parent's database connection."""
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
"""The engine of a worker process, opened by `_open`."""


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Delay Ctrl-C in processes that the body starts until they are ready: during imports it prints a traceback."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _open(place: Path | str) -> None:
    """Initialize a worker process: end quietly at Ctrl-C, which the parent reports, and open the database."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    _OPENED.append(reader(place))


def _work(chunk: Sequence[str]) -> list[Verdict]:
    return _checked(_OPENED[0], chunk)


def _checked(engine: Engine, chunk: Sequence[str]) -> list[Verdict]:
    """Verify tables, each read in its own transaction, and skip those that were removed meanwhile."""
    found: list[Verdict] = []
    for id in chunk:
        with engine.connect() as connection:
            dump = read_table_dump(connection, id)
        if dump is not None:
            found.append(verify_table(dump))
    return found
