"""`cenote admin tidy`: remove data that has not been used for a given number of days."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from cenote.cli.admin.database import database_errors, locate_database
from cenote.cli.parser import Parser
from cenote.cli.streams import say
from cenote.cli.table_options import at_least
from cenote.words import Words

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from cenote.server.maintenance.retention import RetentionPolicy, RetentionStep

DAYS = {"gathering": 7, "running": 90, "abandoned": 30, "lessons": 7, "finished": None, "guests": 180}
"""Names of the options and their defaults in days, as in `RetentionPolicy`, which help need not import."""


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("--dry-run", action="store_true", help=words("admin-help-dry-run"))
    for what, usual in DAYS.items():
        default = words("cli-default", value=words("admin-never") if usual is None else str(usual))
        about = f"{words(f'admin-help-{what}-days')} {default}"
        parser.add_argument(f"--{what}-days", type=int, default=usual, metavar="N", help=about)


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    terms = _terms(chosen, words)
    place = locate_database(chosen, words).place
    with database_errors(place, words):
        done = _tidied(place, terms, dry=chosen.dry_run)
    for name, count in done.items():
        say(words(f"admin-tidied-{name.replace('_', '-')}", count=count))
    say(words("admin-nothing-to-tidy" if not done else "admin-dry-run" if chosen.dry_run else "admin-tidied"))
    return 0


def _terms(chosen: Namespace, words: Words) -> RetentionPolicy:
    from cenote.server.maintenance.retention import RetentionPolicy

    given = {what: getattr(chosen, f"{what}_days") for what in DAYS}
    for what, days in given.items():
        if days is not None:
            at_least(0 if what == "finished" else 1, days, f"--{what}-days", words)
    return RetentionPolicy(**given)


def _tidied(place: Path | str, terms: RetentionPolicy, *, dry: bool) -> dict[str, int]:
    """Remove or count what is due; return how many of each kind there were."""
    from cenote.server.maintenance.retention import retention_steps
    from cenote.server.storage.database import Database

    engine = Database(place, patience=0).writer.engine
    try:
        steps = retention_steps(terms, time.time())
        done = {step.name: _counted(engine, step) if dry else _all_of(engine, step) for step in steps}
    finally:
        engine.dispose()
    return {name: count for name, count in done.items() if count}


def _counted(engine: Engine, step: RetentionStep) -> int:
    with engine.connect() as connection:
        return step.count(connection)


def _all_of(engine: Engine, step: RetentionStep) -> int:
    """Remove the data in small transactions, so that a running server never waits long. Return the count."""
    done = 0
    while True:
        with engine.begin() as connection:
            count = step.process(connection)
        if not count:
            return done
        done += count
