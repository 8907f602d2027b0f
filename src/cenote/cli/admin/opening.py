"""Database access for one admin task; the server may be running."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cenote.cli.admin.place import told, where
from cenote.words import Words

if TYPE_CHECKING:
    from cenote.server.storage.database import Database

T = TypeVar("T")


def with_database(chosen: Namespace, words: Words, task: Callable[[Database], Awaitable[T]]) -> T:
    """Run a task with the database of the chosen server, and return its result."""
    place = where(chosen, words).place
    with told(place, words):
        return asyncio.run(_with(place, task))


async def _with(place: Path | str, task: Callable[[Database], Awaitable[T]]) -> T:
    from cenote.server.storage.database import Database

    database = Database(place)
    try:
        return await task(database)
    finally:
        await database.close()
