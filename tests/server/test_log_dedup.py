"""What is said again and again is said duplicates, and then how often."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from io import StringIO

import pytest

from cenote.server.ops.log_dedup import DuplicateFilter
from cenote.server.storage.unavailable import DatabaseUnavailable
from tests.server.test_token_bucket import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def duplicates(clock: Clock) -> DuplicateFilter:
    return DuplicateFilter(60, clock)


@pytest.fixture
def written(duplicates: DuplicateFilter) -> Iterator[StringIO]:
    """What a logger with such a filter writes."""
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(duplicates)
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


log = logging.getLogger("cenote.tests.logs")


def fail(path: str) -> None:
    try:
        raise OSError("no space left on device")
    except OSError:
        log.exception("%s failed", path)


def test_an_error_is_told_with_its_traceback_once_and_then_counted(
    duplicates: DuplicateFilter, written: StringIO, clock: Clock
) -> None:
    for number in range(11):
        fail(f"/api/{number}")
    assert written.getvalue().count("Traceback") == 1
    assert written.getvalue().startswith("/api/0 failed\n")
    clock.now += 61
    duplicates.log_counts()
    duplicates.log_counts()
    assert written.getvalue().splitlines()[-1] == "/api/0 failed (and 10 more like this)"
    assert written.getvalue().count("failed") == 2
    fail("/api/12")
    assert written.getvalue().count("Traceback") == 1
    clock.now += 61
    duplicates.log_counts()
    assert written.getvalue().splitlines()[-1] == "/api/0 failed (and 1 more like this)"


def test_what_has_been_quiet_for_a_while_is_told_whole_again(
    duplicates: DuplicateFilter, written: StringIO, clock: Clock
) -> None:
    fail("/api/a")
    clock.now += 61
    duplicates.log_counts()
    assert "more like this" not in written.getvalue()
    fail("/api/b")
    assert written.getvalue().count("Traceback") == 2


def test_what_differs_is_told(written: StringIO) -> None:
    fail("/api/a")
    log.error("%s failed", "/api/a")
    log.error("something else")
    logging.getLogger("cenote.tests.logs.other").error("something else")
    assert written.getvalue().count("failed\n") == 2
    assert written.getvalue().count("something else\n") == 2


def test_what_asyncio_adds_about_the_task_or_socket_makes_no_difference(written: StringIO) -> None:
    for number in range(1000):
        log.error(f"out of system resource\nsocket: <number {number}>")
    assert written.getvalue() == "out of system resource\nsocket: <number 0>\n"


def test_what_was_refused_is_logged_with_its_reason_and_without_a_traceback() -> None:
    record = logging.LogRecord("cenote", logging.ERROR, "x.py", 1, "the bots pause for %s s", (0.5,), None)
    try:
        raise DatabaseUnavailable("no connection")
    except DatabaseUnavailable:
        record.exc_info = sys.exc_info()
    assert DuplicateFilter().filter(record)
    assert record.getMessage() == "the bots pause for 0.5 s: no connection"
    assert record.exc_info is None
