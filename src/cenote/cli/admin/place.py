"""Where the tables of a server are: what every task is told, and what can go wrong there, each in one sentence."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from cenote.cli.admin import Tasks
from cenote.cli.folders import tables_folder
from cenote.cli.parser import Run, add_language
from cenote.cli.trouble import Trouble
from cenote.words import Words


class Place(NamedTuple):
    """The data folder, and the address of the database."""

    data: Path
    url: str


def task(tasks: Tasks, name: str, run: Run, words: Words) -> ArgumentParser:
    """A task with the options that all have."""
    about = words(f"admin-help-{name}")
    parser = tasks.add_parser(name, help=about, description=about)
    add_language(parser, words)
    parser.add_argument("--data", metavar="FOLDER", help=words("cli-help-data"))
    parser.add_argument("--database", metavar="URL", help=words("admin-help-database"))
    parser.set_defaults(run=run)
    return parser


def place(chosen: Namespace, words: Words, *, new: bool = False) -> Place:
    """Where the server that is meant keeps its tables; there must be some, unless they are about to come."""
    if find_spec("sqlalchemy") is None:
        raise Trouble(words("serve-not-installed"))
    data = tables_folder() if chosen.data is None else Path(chosen.data)
    url = chosen.database or os.environ.get("CENOTE_DATABASE") or f"sqlite:///{(data / 'cenote.db').absolute()}"
    if not new:
        _must_be_there(url, words)
    return Place(data, url)


def _must_be_there(url: str, words: Words) -> None:
    from cenote.server.keeping.reach import file_of, is_file

    with told(url, words):
        if is_file(url) and not file_of(url).exists():
            raise Trouble(words("cli-no-file", path=str(file_of(url))))


@contextmanager
def told(url: str, words: Words) -> Iterator[None]:
    """What a database answers instead of doing its work, as a sentence; never with its password."""
    from alembic.util import CommandError
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from cenote.server.keeping.backup import Faulty, shown

    try:
        yield
    except ArgumentError:
        raise Trouble(words("admin-no-address")) from None
    except (SQLAlchemyError, CommandError, Faulty) as error:
        reason = str(error.args[0]).strip().splitlines()[0]
        raise Trouble(words("serve-bad-database", path=shown(url), reason=reason)) from None
