"""`cenote admin check`: verify the stored tables against the rules."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from cenote.cli.admin.database import database_errors, locate_database
from cenote.cli.errors import UserError
from cenote.cli.parser import Parser
from cenote.cli.streams import say
from cenote.cli.table_options import at_least
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.maintenance.verify_table import TableFlaw, Verdict


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("--table", metavar="ID", help=words("admin-help-check-table"))
    usual = words("cli-default", value="0")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help=f"{words('cli-help-workers')} {usual}")


def run(chosen: Namespace) -> int:
    """Verify all tables or the chosen one, and return exit code 1 if a flaw was found, else 0."""
    words = Words(chosen.lang)
    workers = at_least(0, chosen.workers, "--workers", words)
    place = locate_database(chosen, words).place
    return report(place, workers, words) if chosen.table is None else _report_one(place, chosen.table, words)


def report(place: Path | str, workers: int, words: Words) -> int:
    """Verify all tables, print every flaw as it is found and then a summary, and return the exit code."""
    from cenote.server.maintenance.verify_all import verify_all

    with database_errors(place, words):
        return _summed_up(verify_all(place, workers), words)


def _report_one(place: Path | str, id: str, words: Words) -> int:
    from cenote.server.maintenance.verify_all import verify_one

    with database_errors(place, words):
        verdict = verify_one(place, id)
    if verdict is None:
        raise UserError(words("admin-no-table", table=id))
    return _summed_up([verdict], words)


def _summed_up(verdicts: Iterable[Verdict], words: Words) -> int:
    checked = damaged = unsure = 0
    for verdict in verdicts:
        checked += 1
        damaged += bool(verdict.flaws)
        unsure += bool(verdict.unsure)
        for flaw in verdict.flaws:
            say(words("admin-flaw", id=verdict.id, flaw=_sentence(flaw, words)))
        if verdict.unsure:
            say(words("admin-unsure", id=verdict.id, why=verdict.unsure))
    say(words("admin-checked", tables=checked))
    if unsure:
        say(words("admin-were-unsure", tables=unsure))
    say(words("admin-damaged", tables=damaged) if damaged else words("admin-sound"))
    return 1 if damaged else 0


def _sentence(flaw: TableFlaw, words: Words) -> str:
    """Describe a flaw in one sentence, which is that of `cenote verify` if a check of the record failed."""
    from cenote.cli.verify import check_sentence

    return (
        words(f"admin-flaw-{flaw.what}", where=flaw.where) if flaw.check is None else check_sentence(flaw.check, words)
    )
