"""Notification channels: push subscriptions, feeds, webhooks and mail addresses."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, select, update

from cenote.server.storage.database import Repository
from cenote.server.storage.schema import CHANNELS, DELIVERIES

KINDS: Final = ("your-turn", "time-short", "game-over")
"""The kinds of notifications."""


@dataclass(frozen=True)
class Channel:
    """A way to notify a person; fields that would let others use it are kept out of the repr."""

    id: str
    person: str
    kind: str
    address: str = field(repr=False)
    digest: str = field(repr=False)
    keys: str = field(repr=False)
    language: str
    origin: str
    wanted: tuple[str, ...]
    confirmed: bool
    off: bool
    trouble: str
    failing: float
    told: float
    created: float


class Channels(Repository):
    """All notification channels."""

    async def add(self, channel: Channel, most: int) -> None:
        """Store a channel, replacing one with the same digest, and drop a person's oldest of the kind beyond `most`."""

        def keep(connection: Connection) -> None:
            _drop(connection, and_(CHANNELS.c.kind == channel.kind, CHANNELS.c.digest == channel.digest))
            own = and_(CHANNELS.c.person == channel.person, CHANNELS.c.kind == channel.kind)
            newest = select(CHANNELS.c.id).where(own).order_by(CHANNELS.c.created.desc()).offset(most - 1).limit(1000)
            _drop(connection, CHANNELS.c.id.in_([row.id for row in connection.execute(newest)]))
            connection.execute(insert(CHANNELS).values(_row(channel)))

        await self._write(keep)

    async def of(self, person: str) -> list[Channel]:
        """A person's channels, oldest first."""
        return await self._found(CHANNELS.c.person == person)

    async def by_digest(self, kind: str, digest: str) -> Channel | None:
        """The channel with this digest of its secret."""
        return next(iter(await self._found(and_(CHANNELS.c.kind == kind, CHANNELS.c.digest == digest))), None)

    async def by_id(self, id: str) -> Channel | None:
        return next(iter(await self._found(CHANNELS.c.id == id)), None)

    async def remove(self, id: str, person: str = "") -> None:
        """Delete a channel and its deliveries; with `person` only if it is theirs."""
        theirs = and_(CHANNELS.c.id == id, CHANNELS.c.person == person) if person else CHANNELS.c.id == id
        await self._write(lambda connection: _drop(connection, theirs))

    async def want(self, person: str, kinds: tuple[str, ...], language: str) -> None:
        """Set which notifications a person gets on all channels, and in which language."""
        wanted = {"wanted": ",".join(kinds), "language": language}
        chosen = update(CHANNELS).where(CHANNELS.c.person == person).values(wanted)
        await self._write(lambda connection: connection.execute(chosen))

    async def confirm(self, id: str) -> None:
        """Mark a mail address as confirmed by its owner."""
        confirmed = update(CHANNELS).where(CHANNELS.c.id == id).values(confirmed=True)
        await self._write(lambda connection: connection.execute(confirmed))

    async def heal(self, id: str, now: float) -> None:
        """Clear the failure state after a delivery, which also reactivates a channel that was given up."""
        well = {"off": False, "trouble": "", "failing": 0.0, "told": now}
        healed = update(CHANNELS).where(CHANNELS.c.id == id).values(well)
        await self._write(lambda connection: connection.execute(healed))

    async def _found(self, where: ColumnElement[bool]) -> list[Channel]:
        query = select(CHANNELS).where(where).order_by(CHANNELS.c.created)
        return [channel_of(row) for row in await self._rows(query)]


def _drop(connection: Connection, where: ColumnElement[bool]) -> None:
    gone = [row.id for row in connection.execute(select(CHANNELS.c.id).where(where))]
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.channel.in_(gone)))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(gone)))


def _row(channel: Channel) -> dict[str, Any]:
    values = {part.name: getattr(channel, part.name) for part in fields(Channel)}
    return {**values, "wanted": ",".join(channel.wanted)}


def channel_of(row: Row[Any]) -> Channel:
    """A channel from a row that has its columns."""
    values = {part.name: getattr(row, part.name) for part in fields(Channel)}
    return Channel(**{**values, "wanted": tuple(filter(None, row.wanted.split(",")))})
