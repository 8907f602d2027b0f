"""Personal data apart from games: what to merge, export and erase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Column, Connection, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server.storage.schema import (
    BLOCKS,
    CHANNELS,
    CHAT,
    HEARD,
    MUTES,
    PROGRAMS,
    RATINGS,
    REMOVED,
    REPORTS,
    RESULTS,
    TABLE_SOURCES,
    VISITS,
    WHENCE,
)

MOVED: Final[tuple[tuple[Column[str], tuple[Column[Any], ...]], ...]] = (
    (CHAT.c.person, (CHAT.c.table_id, CHAT.c.request)),
    (HEARD.c.person, (HEARD.c.table_id, HEARD.c.room)),
    (MUTES.c.person, (MUTES.c.muted,)),
    (MUTES.c.muted, (MUTES.c.person,)),
    (REMOVED.c.person, (REMOVED.c.table_id,)),
    (REPORTS.c.person, ()),
    (REPORTS.c.reporter, ()),
    (BLOCKS.c.what, (BLOCKS.c.kind,)),
)
"""Every column that names a person, with the columns that are unique together with it; `BLOCKS.what` also holds other
values, but none looks like a person's id."""


EXPORTED: Final[Mapping[str, tuple[Column[str], tuple[Column[Any], ...]]]] = {
    "results": (
        RESULTS.c.person,
        (RESULTS.c.table_id, RESULTS.c.place, RESULTS.c.score, RESULTS.c.at),
    ),
    "ratings": (RATINGS.c.person, (RATINGS.c.game, RATINGS.c.mode, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)),
    "chat": (CHAT.c.person, (CHAT.c.table_id, CHAT.c.room, CHAT.c.text, CHAT.c.phrase, CHAT.c.at)),
    "reports": (REPORTS.c.reporter, (REPORTS.c.table_id, REPORTS.c.reason, REPORTS.c.text, REPORTS.c.at)),
    "programs": (PROGRAMS.c.owner, (PROGRAMS.c.person,)),
    "told": (CHANNELS.c.person, (CHANNELS.c.kind, CHANNELS.c.address, CHANNELS.c.language, CHANNELS.c.created)),
}
"""What a person may export: nothing that names another person, and no keys."""


async def exported(engine: AsyncEngine, person: str) -> dict[str, list[dict[str, Any]]]:
    """A person's data for export, except their games."""
    async with engine.connect() as connection:
        return {
            name: [dict(row) for row in (await connection.execute(select(*shown).where(of == person))).mappings()]
            for name, (of, shown) in EXPORTED.items()
        }


def merge_into(connection: Connection, guest: str, person: str) -> None:
    """Move a guest's data to an account; where both have the same, the account's stays."""
    for column in (WHENCE.c.person, VISITS.c.person):  # stored again at the account's next action
        connection.execute(delete(column.table).where(column == guest))
    for column, unique in MOVED:
        if unique:
            other = column.table.alias()
            same = and_(other.c[column.name] == person, *(other.c[one.name] == one for one in unique))
            connection.execute(delete(column.table).where(and_(column == guest, exists().where(same))))
        connection.execute(update(column.table).where(column == guest).values({column.name: person}))
    connection.execute(delete(MUTES).where(MUTES.c.person == MUTES.c.muted))


def erase(connection: Connection, person: str) -> None:
    """Delete a person's chat, mutes, visits and addresses; reports about them stay with the admin."""
    came = (WHENCE.c.person, TABLE_SOURCES.c.person, VISITS.c.person)
    for column in (CHAT.c.person, HEARD.c.person, REMOVED.c.person, *came):
        connection.execute(delete(column.table).where(column == person))
    connection.execute(delete(MUTES).where(or_(MUTES.c.person == person, MUTES.c.muted == person)))
    connection.execute(update(REPORTS).where(REPORTS.c.reporter == person).values(reporter=""))
