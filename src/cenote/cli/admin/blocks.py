"""`cenote admin blocks`: list the blocked names, people and addresses."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from cenote.cli.admin import timestamp
from cenote.cli.admin.database import with_database
from cenote.cli.parser import Parser, add_format
from cenote.cli.streams import say
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.storage.blocks import BlocklistEntry


def add(parser: Parser, words: Words) -> None:
    add_format(parser, words("cli-help-json"), words)


def run(chosen: Namespace) -> int:
    from cenote.server.storage.blocks import Blocks

    words = Words(chosen.lang)
    found = with_database(chosen, words, lambda database: Blocks(database).all())
    if chosen.format == "json":
        print(json.dumps([asdict(block) for block in found], ensure_ascii=False, indent=2))
    else:
        say("\n".join(line for block in found for line in _lines(block, words)) or words("admin-no-blocks"))
    return 0


def _lines(block: BlocklistEntry, words: Words) -> Iterator[str]:
    yield words("admin-block", number=str(block.number), kind=block.kind, what=block.what, until=timestamp(block.until))
    if block.reason:
        yield f"  {words('admin-block-reason', reason=block.reason)}"
