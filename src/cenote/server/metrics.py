"""Prometheus metrics for the admin, with few labels, none of which names a person or a table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

from cenote import __version__

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
Info("cenote_build", "Version of Cenote", registry=REGISTRY).info({"version": __version__})

MAX_CODES: Final = 200
"""The maximum number of refusal codes with a label of their own, in case a code is ever made from data."""

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of the histograms' buckets, in seconds."""

REQUESTS: Final = Counter(
    "cenote_requests", "Requests, by route and status", ("method", "route", "status"), registry=REGISTRY
)
SOCKETS: Final = Gauge("cenote_sockets", "Open sockets to tables", registry=REGISTRY)
TABLES: Final = Gauge("cenote_tables_live", "Tables in memory", registry=REGISTRY)
MOVES: Final = Counter("cenote_moves", "Stored moves and undos, by who made them", ("by",), registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "cenote_move_seconds", "Time from a person's move to its being stored", buckets=BUCKETS, registry=REGISTRY
)
WRITE_QUEUE: Final = Gauge("cenote_write_queue", "Changes that wait for the writer", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram("cenote_commit_seconds", "Time of a commit", buckets=BUCKETS, registry=REGISTRY)
CHANGES: Final = Counter("cenote_changes", "Changes given to the writer", registry=REGISTRY)
GROUP_COMMITS: Final = Counter("cenote_group_commits", "Commits of several changes at once", registry=REGISTRY)
BOT_DECISIONS: Final = Gauge("cenote_bot_decisions_pending", "Decisions that bots have not made yet", registry=REGISTRY)
BOT_FAILURES: Final = Counter(
    "cenote_bot_failures", "Bots that crashed, hung or gave an illegal answer", ("reason",), registry=REGISTRY
)
BOT_BUDGET_EXCEEDED: Final = Counter(
    "cenote_bot_budget_exceeded", "Decisions of bots that the time budget ended before the search", registry=REGISTRY
)
REFUSALS: Final = Counter("cenote_refusals", "Refusals, by code", ("code",), registry=REGISTRY)
DATABASE_ERRORS: Final = Counter("cenote_database_errors", "Changes that the database refused", registry=REGISTRY)
THROTTLED: Final = Counter(
    "cenote_throttled", "Work refused to clients that exceeded their CPU share", ("what",), registry=REGISTRY
)

_codes: Final[set[str]] = set()


def count_refusal(code: str) -> None:
    """Count a refusal by its code."""
    if len(_codes) < MAX_CODES:
        _codes.add(code)
    REFUSALS.labels(code if code in _codes else "other").inc()


@contextmanager
def time_commit(changes: int) -> Iterator[None]:
    """Measure the time of a commit, which is the block, and count its changes."""
    CHANGES.inc(changes)
    began = time.perf_counter()
    try:
        yield
    finally:
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        if changes > 1:
            GROUP_COMMITS.inc()
