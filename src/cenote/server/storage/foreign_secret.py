"""Count the unfinished tables whose players' cookies were signed with another secret."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server.storage.schema import TABLES

MISSED: Final = 30 * 24 * 3600.0
"""How many seconds after a table's last change its players may be expected to return."""


async def count_foreign_tables(engine: AsyncEngine, fingerprint: str) -> int:
    """Count the unfinished, recently changed tables that were made under a secret with another fingerprint.

    Tables without a stored fingerprint, from older versions, do not count.
    """
    waiting = TABLES.c.status.in_(("gathering", "running"))
    lately = TABLES.c.updated > time.time() - MISSED
    foreign = TABLES.c.secret.not_in(("", fingerprint))
    async with engine.connect() as connection:
        found = select(func.count()).select_from(TABLES).where(and_(waiting, lately, foreign))
        return await connection.scalar(found) or 0
