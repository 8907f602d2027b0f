"""`cenote admin backup`: back up all data into one file, even while the server runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cenote.cli.admin.database import database_errors, locate_database
from cenote.cli.errors import UserError, unwritable
from cenote.cli.parser import Parser
from cenote.cli.streams import say
from cenote.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("admin-help-backup-file"))
    parser.add_argument("--with-secret", action="store_true", help=words("admin-help-with-secret"))
    parser.add_argument("--force", action="store_true", help=words("admin-help-force"))


def run(chosen: Namespace) -> int:
    words, target = Words(chosen.lang), Path(chosen.file)
    data, place = locate_database(chosen, words)
    from cenote.server.maintenance.backup import InTheWay, back_up

    try:
        with database_errors(place, words):
            back_up(place, data, target, secrets=chosen.with_secret, force=chosen.force)
    except InTheWay:
        raise UserError(words("admin-file-there", path=str(target))) from None
    except OSError as error:
        raise unwritable(target, error, words) from None
    say(words("admin-backed-up", path=str(target), bytes=target.stat().st_size))
    if not chosen.with_secret:
        say(words("admin-without-secret"))
    return 0
