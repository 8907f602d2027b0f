"""Database of the chosen server: finding it, opening it for one task, and reporting its errors in one sentence."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from cenote.cli.data_folders import tables_folder
from cenote.cli.errors import UserError
from cenote.cli.postgres import DRIVER, FORM
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.storage.database import Database

T = TypeVar("T")


class DatabaseLocation(NamedTuple):
    """The data folder, and the database: a file in that folder, or a URL."""

    data: Path
    place: Path | str


def locate_database(chosen: Namespace, words: Words, *, new: bool = False) -> DatabaseLocation:
    """Return the chosen data folder and database. Raise `UserError` if the database file is missing, unless `new`."""
    if find_spec("litestar") is None:
        raise UserError(words("serve-not-installed"))
    data = tables_folder() if chosen.data is None else Path(chosen.data)
    found = DatabaseLocation(data, chosen.database or os.environ.get("CENOTE_DATABASE", "") or data / "cenote.db")
    if isinstance(found.place, Path) and not found.place.exists() and not new:
        raise UserError(words("admin-no-database", path=str(data)))
    return found


@contextmanager
def database_errors(place: Path | str, words: Words) -> Iterator[None]:
    """Turn database errors into a `UserError` of one sentence that never contains the password."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from cenote.server.maintenance.backup import Faulty
    from cenote.server.maintenance.readonly_engine import called
    from cenote.server.storage.postgres import BadAddress, NoDriver
    from cenote.server.storage.unavailable import DatabaseUnavailable, first_line

    try:
        yield
    except BadAddress:
        raise UserError(words("serve-bad-address", form=FORM)) from None
    except NoDriver:
        raise UserError(words("serve-no-driver", command=DRIVER)) from None
    except (SQLAlchemyError, CommandError, Faulty, DatabaseUnavailable) as error:
        reason = error.reason if isinstance(error, DatabaseUnavailable) else first_line(error.args[0])
        raise UserError(words("serve-bad-database", path=called(place), reason=reason)) from None


def with_database(chosen: Namespace, words: Words, task: Callable[[Database], Awaitable[T]]) -> T:
    """Run a task with an open database of the chosen server, and return the task's result."""
    place = locate_database(chosen, words).place
    with database_errors(place, words):
        return asyncio.run(_with(place, task))


async def _with(place: Path | str, task: Callable[[Database], Awaitable[T]]) -> T:
    from cenote.server.storage.database import Database

    database = Database(place)
    try:
        return await task(database)
    finally:
        await database.close()
