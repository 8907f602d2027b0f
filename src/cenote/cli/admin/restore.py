"""`cenote admin restore`: restore a backup where there is no data yet, then migrate and check the database."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path

from cenote.cli.admin.check import report
from cenote.cli.admin.database import DatabaseLocation, database_errors, locate_database
from cenote.cli.errors import UserError, unwritable
from cenote.cli.parser import Parser
from cenote.cli.streams import say
from cenote.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("admin-help-restore-file"))


def run(chosen: Namespace) -> int:
    words, source = Words(chosen.lang), Path(chosen.file)
    if not source.is_file():
        raise UserError(words("cli-no-file", path=str(source)))
    found = locate_database(chosen, words, new=True)
    os.umask(0o077)  # the folder holds the seeds of running games
    _put_back(source, found, words)
    say(words("admin-restored", path=str(source)))
    return report(found.place, 0, words)


def _put_back(source: Path, found: DatabaseLocation, words: Words) -> None:
    """Lock the data folder so that no server can use it, restore the backup, and migrate the database."""
    from cenote.server.data_folder import FolderLocked, lock_folder
    from cenote.server.maintenance.backup import InTheWay, restore
    from cenote.server.storage.database import bring_up_to_date

    data, place = found
    try:
        lock_folder(data)
        with database_errors(place, words):
            restore(source, place, data)
            asyncio.run(bring_up_to_date(place))
    except FolderLocked:
        raise UserError(words("serve-taken", path=str(data))) from None
    except InTheWay as error:
        raise UserError(words("admin-not-empty", path=str(error))) from None
    except OSError as error:
        raise unwritable(data, error, words) from None
