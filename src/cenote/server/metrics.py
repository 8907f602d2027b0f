"""Prometheus metrics for the admin, with few labels, none of them for a person or a table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

from cenote import __version__

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
Info("cenote_build", "Which Cenote this is", registry=REGISTRY).info({"version": __version__})

MOST_CODES: Final = 200
"""Refusal codes with a label of their own: all there are, and a bound if one should ever be made from data."""

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS: Final = Counter(
    "cenote_requests", "Requests, by route and status", ("method", "route", "status"), registry=REGISTRY
)
SOCKETS: Final = Gauge("cenote_sockets", "Open sockets to tables", registry=REGISTRY)
TABLES: Final = Gauge("cenote_tables_live", "Tables in memory", registry=REGISTRY)
MOVES: Final = Counter("cenote_moves", "Moves and undos that were stored, by who made them", ("by",), registry=REGISTRY)
SUBMITTED: Final = Histogram(
    "cenote_move_seconds", "From a person's move to its being stored", buckets=FAST, registry=REGISTRY
)
QUEUE: Final = Gauge("cenote_writer_queue", "Changes that wait for the writer", registry=REGISTRY)
COMMITS: Final = Histogram("cenote_commit_seconds", "What a commit takes", buckets=FAST, registry=REGISTRY)
CHANGES: Final = Counter("cenote_changes", "Changes that were given to the writer", registry=REGISTRY)
SHARED: Final = Counter("cenote_commits_shared", "Commits of several changes at once", registry=REGISTRY)
THINKING: Final = Gauge("cenote_bots_thinking", "Decisions that bots were asked for and owe", registry=REGISTRY)
FAILED: Final = Counter(
    "cenote_bots_failed", "Bots that crashed, hung or answered nonsense", ("why",), registry=REGISTRY
)
HURRIED: Final = Counter(
    "cenote_bot_hurried", "Decisions of bots that the clock ended before their search was done", registry=REGISTRY
)
REFUSALS: Final = Counter("cenote_refusals", "What was refused, by code", ("code",), registry=REGISTRY)
TROUBLES: Final = Counter("cenote_database_errors", "Changes that the database did not take", registry=REGISTRY)
SHARES: Final = Counter(
    "cenote_shares_refused", "Work refused to those who had more than their share", ("what",), registry=REGISTRY
)

_codes: Final[set[str]] = set()


def refused(code: str) -> None:
    """Count a refusal."""
    if len(_codes) < MOST_CODES:
        _codes.add(code)
    REFUSALS.labels(code if code in _codes else "other").inc()


@contextmanager
def committing(changes: int) -> Iterator[None]:
    """Measure a commit of so many changes."""
    CHANGES.inc(changes)
    began = time.perf_counter()
    try:
        yield
    finally:
        COMMITS.observe(time.perf_counter() - began)
        if changes > 1:
            SHARED.inc()
