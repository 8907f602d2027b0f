"""`cenote admin unblock`: end a block by its number."""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.admin.database import with_database
from cenote.cli.errors import UserError
from cenote.cli.parser import Parser
from cenote.cli.streams import say
from cenote.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("number", type=int, metavar="N", help=words("admin-help-block-number"))


def run(chosen: Namespace) -> int:
    from cenote.server.storage.blocks import Blocks

    words = Words(chosen.lang)
    if not with_database(chosen, words, lambda database: Blocks(database).end(chosen.number)):
        raise UserError(words("admin-no-block", number=str(chosen.number)))
    say(words("admin-unblocked", number=str(chosen.number)))
    return 0
