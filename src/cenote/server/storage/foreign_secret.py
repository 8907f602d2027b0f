"""Foreign secrets: count unfinished tables whose players' cookies were signed with another secret."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server.storage.schema import TABLES

MISSED: Final = 30 * 24 * 3600.0
"""Seconds after its last change for which players may be expected back at a table."""


async def count_foreign_tables(engine: AsyncEngine, fingerprint: str) -> int:
    """How many unfinished tables with recent changes were made under a secret with another fingerprint.

    Tables stored before fingerprints were recorded count as ours.
    """
    waiting = TABLES.c.status.in_(("gathering", "running"))
    lately = TABLES.c.updated > time.time() - MISSED
    foreign = TABLES.c.secret.not_in(("", fingerprint))
    async with engine.connect() as connection:
        found = select(func.count()).select_from(TABLES).where(and_(waiting, lately, foreign))
        return await connection.scalar(found) or 0
