"""Opening the database of a server, which may be running, for one task."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cenote.cli.folders import tables_folder
from cenote.cli.serve import DRIVER, FORM
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

    from cenote.server.storage.away import Away, first_line
    from cenote.server.storage.postgres import BadAddress, NoDriver

    try:
        return asyncio.run(_with(chosen, words, task))
    except BadAddress:
        raise Trouble(words("serve-bad-address", form=FORM)) from None
    except NoDriver:
        raise Trouble(words("serve-no-driver", command=DRIVER)) from None
    except Away as error:
        reason = error.reason
    except SQLAlchemyError as error:
        reason = first_line(error.args[0])
    # An address may hold a password: it is not repeated.
    place = "PostgreSQL" if _address(chosen) else str(_folder(chosen))
    raise Trouble(words("serve-bad-database", path=place, reason=reason))


async def _with(chosen: Namespace, words: Words, task: Callable[[Database], Awaitable[T]]) -> T:
    database = opened(chosen, words)
    try:
        return await task(database)
    finally:
        await database.close()


def opened(chosen: Namespace, words: Words) -> Database:
    """The database that the server uses, at its address or in its folder; one that is not there is not made."""
    from cenote.server.storage.database import Database

    if url := _address(chosen):
        return Database(url)
    path = _folder(chosen) / "cenote.db"
    if not path.exists():
        raise Trouble(words("admin-no-database", path=str(_folder(chosen))))
    return Database(path)


def _address(chosen: Namespace) -> str:
    return chosen.database or os.environ.get("CENOTE_DATABASE", "")


def _folder(chosen: Namespace) -> Path:
    return tables_folder() if chosen.data is None else Path(chosen.data)
