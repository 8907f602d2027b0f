"""Tables whose people the server would not know again: their cookies were signed with another secret."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server.storage.schema import TABLES

MISSED: Final = 30 * 24 * 3600.0
"""Seconds for which somebody may be expected to come back to a table."""


async def count_foreign_tables(engine: AsyncEngine, fingerprint: str) -> int:
    """How many unfinished tables, played at lately, were made under a secret other than that of this fingerprint.

    Tables from before fingerprints were kept are taken for ours.
    """
    waiting = TABLES.c.status.in_(("gathering", "running"))
    lately = TABLES.c.updated > time.time() - MISSED
    foreign = TABLES.c.secret.not_in(("", fingerprint))
    async with engine.connect() as connection:
        found = select(func.count()).select_from(TABLES).where(and_(waiting, lately, foreign))
        return await connection.scalar(found) or 0
