"""`cenote admin block`: block a name, a person or an address from the server."""

from __future__ import annotations

import time
from argparse import Namespace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cenote.cli.admin.database import with_database
from cenote.cli.errors import UserError
from cenote.cli.parser import Parser
from cenote.cli.streams import say
from cenote.cli.table_options import at_least
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.storage.blocks import Kind
    from cenote.server.storage.database import Database

DAY = 24 * 3600


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("whom", nargs="?", metavar="WHOM", help=words("admin-help-whom"))
    parser.add_argument("--person", metavar="ID", help=words("admin-help-person"))
    parser.add_argument("--report", type=int, metavar="N", help=words("admin-help-report"))
    parser.add_argument("--address", action="store_true", help=words("admin-help-address"))
    parser.add_argument("--days", type=int, metavar="N", help=words("admin-help-days"))
    parser.add_argument("--until", metavar="DAY", help=words("admin-help-until"))
    parser.add_argument("--reason", default="", metavar="TEXT", help=words("admin-help-reason"))


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    until = _until(chosen, words)
    if sum(given is not None for given in (chosen.whom, chosen.person, chosen.report)) != 1:
        raise UserError(words("admin-whom"))
    for what in with_database(chosen, words, lambda database: _block(database, chosen, until, words)):
        say(words("admin-blocked", what=what))
    return 0


def _until(chosen: Namespace, words: Words) -> float:
    """Return when the block ends, from `--days` or `--until`, or 0 if it does not end."""
    if chosen.days is not None:
        return time.time() + at_least(1, chosen.days, "--days", words) * DAY
    if chosen.until is None:
        return 0
    try:
        end = datetime.strptime(chosen.until, "%Y-%m-%d").replace(tzinfo=UTC).timestamp() + DAY
    except ValueError:
        end = 0
    if end <= time.time():
        raise UserError(words("admin-bad-day", day=chosen.until))
    return end


async def _block(database: Database, chosen: Namespace, until: float, words: Words) -> list[str]:
    from cenote.server.storage.blocks import Blocks

    meant = await _meant(database, chosen, words)
    for kind, what in meant:
        await Blocks(database).add(kind, what, until, chosen.reason)
    return [what for _, what in meant]


async def _meant(database: Database, chosen: Namespace, words: Words) -> list[tuple[Kind, str]]:
    from cenote.server.protocol.display_names import cleaned
    from cenote.server.storage.blocks import network

    if chosen.report is not None:
        return await _reported(database, chosen, words)
    if chosen.person is not None:
        return [("person", chosen.person)]
    try:
        return [("network", network(chosen.whom))]
    except ValueError:
        pass
    if not cleaned(chosen.whom):
        raise UserError(words("admin-whom"))
    return [("name", cleaned(chosen.whom))]


async def _reported(database: Database, chosen: Namespace, words: Words) -> list[tuple[Kind, str]]:
    from cenote.server.storage.reports import Reports

    report = await Reports(database).get(chosen.report)
    if report is None:
        raise UserError(words("admin-no-report", number=str(chosen.report)))
    if chosen.address and not report.source:
        raise UserError(words("admin-no-source", number=str(report.id), name=report.name))
    return [("person", report.person), *([("source", report.source)] if chosen.address else [])]  # type: ignore[list-item]
