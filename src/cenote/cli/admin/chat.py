"""`cenote admin chat`: close or reopen the chat of a table, regardless of its host."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from cenote.cli.admin.database import with_database
from cenote.cli.errors import UserError
from cenote.cli.parser import Parser
from cenote.cli.streams import say
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.storage.database import Database


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("table", metavar="TABLE", help=words("admin-help-table"))
    parser.add_argument("--open", action="store_true", help=words("admin-help-open"))


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    if not with_database(chosen, words, lambda database: _switch(database, chosen.table, open=chosen.open)):
        raise UserError(words("admin-no-table", table=chosen.table))
    say(words("admin-chat-open" if chosen.open else "admin-chat-closed", table=chosen.table))
    return 0


async def _switch(database: Database, table: str, *, open: bool) -> bool:
    """Close or reopen a table's chat, and return whether there is such a table."""
    from cenote.server.storage.chat import ChatLog
    from cenote.server.storage.store import DatabaseStorage

    if await DatabaseStorage(database).table(table) is None:
        return False
    log = ChatLog(database)
    await (log.reopen(table, "keeper") if open else log.close(table, "keeper"))
    return True
