"""`cenote admin reports`: list the players' reports about each other, or mark a report as done."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from cenote.cli.admin import timestamp
from cenote.cli.admin.database import with_database
from cenote.cli.errors import UserError
from cenote.cli.parser import Parser, add_format
from cenote.cli.streams import say
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.storage.reports import Filed


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("--done", type=int, metavar="N", help=words("admin-help-done"))
    parser.add_argument("--all", action="store_true", help=words("admin-help-all"))
    add_format(parser, words("cli-help-json"), words)


def run(chosen: Namespace) -> int:
    from cenote.server.storage.reports import Reports

    words = Words(chosen.lang)
    if chosen.done is not None:
        if not with_database(chosen, words, lambda database: Reports(database).finish(chosen.done)):
            raise UserError(words("admin-no-report", number=str(chosen.done)))
        say(words("admin-report-done", number=str(chosen.done)))
        return 0
    found = with_database(chosen, words, lambda database: Reports(database).all(done=chosen.all))
    if chosen.format == "json":
        print(json.dumps([asdict(report) for report in found], ensure_ascii=False, indent=2))
    else:
        say("\n\n".join("\n".join(_lines(report, words)) for report in found) or words("admin-no-reports"))
    return 0


def _lines(report: Filed, words: Words) -> Iterator[str]:
    facts = {"number": str(report.id), "at": timestamp(report.at), "name": report.name}
    yield words("admin-report", **facts, reason=report.reason, done=bool(report.done))
    where = {"table": report.table_id, "game": report.game}
    yield words("admin-report-where", **where, person=report.person, reporter=report.reporter)
    yield from (f"  {line}" for line in report.text.splitlines())
    yield from (f"  {'>' if line['reported'] else '|'} {_said(line, words)}" for line in report.evidence)


def _said(line: dict[str, Any], words: Words) -> str:
    text = words(f"chat-phrase-{line['phrase']}") if line["phrase"] else line["text"].replace("\n", " / ")
    return words("admin-report-line", room=line["room"], name=line["name"], text=text)
