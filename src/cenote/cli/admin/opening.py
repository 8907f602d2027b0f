"""Opening the database of a server, which may be running, for one task."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cenote.cli.folders import tables_folder
from cenote.cli.trouble import Trouble
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.storage.database import Database

T = TypeVar("T")


def with_database(chosen: Namespace, words: Words, task: Callable[[Database], Awaitable[T]]) -> T:
    """What a task answers that is done with the database of the server that was chosen."""
    if find_spec("litestar") is None:
        raise Trouble(words("serve-not-installed"))
    from sqlalchemy.exc import SQLAlchemyError

    try:
        return asyncio.run(_with(chosen, words, task))
    except SQLAlchemyError as error:
        raise Trouble(words("serve-bad-database", path=str(_folder(chosen)), reason=str(error.args[0]))) from None


async def _with(chosen: Namespace, words: Words, task: Callable[[Database], Awaitable[T]]) -> T:
    database = opened(chosen, words)
    try:
        return await task(database)
    finally:
        await database.close()


def opened(chosen: Namespace, words: Words) -> Database:
    """The database of the server that keeps its things in this folder; one that is not there is not made."""
    from cenote.server.storage.database import Database

    path = _folder(chosen) / "cenote.db"
    if not path.exists():
        raise Trouble(words("admin-no-database", path=str(_folder(chosen))))
    return Database(path)


def _folder(chosen: Namespace) -> Path:
    return tables_folder() if chosen.data is None else Path(chosen.data)
