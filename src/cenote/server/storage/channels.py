"""Notification channels: push subscriptions, feeds, webhooks and email addresses."""

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
    """A notification channel of a person, whose repr omits the fields with which others could use it."""

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
    """All notification channels in the database."""

    async def add(self, channel: Channel, most: int) -> None:
        """Store a channel, and delete one with the same digest and the person's oldest of this kind beyond `most`."""

        def keep(connection: Connection) -> None:
            _drop(connection, and_(CHANNELS.c.kind == channel.kind, CHANNELS.c.digest == channel.digest))
            own = and_(CHANNELS.c.person == channel.person, CHANNELS.c.kind == channel.kind)
            newest = select(CHANNELS.c.id).where(own).order_by(CHANNELS.c.created.desc()).offset(most - 1).limit(1000)
            _drop(connection, CHANNELS.c.id.in_([row.id for row in connection.execute(newest)]))
            connection.execute(insert(CHANNELS).values(_row(channel)))

        await self._write(keep)

    async def of(self, person: str) -> list[Channel]:
        """Return a person's channels, oldest first."""
        return await self._found(CHANNELS.c.person == person)

    async def by_digest(self, kind: str, digest: str) -> Channel | None:
        """Return the channel of this kind with this digest of its secret, or None."""
        return next(iter(await self._found(and_(CHANNELS.c.kind == kind, CHANNELS.c.digest == digest))), None)

    async def by_id(self, id: str) -> Channel | None:
        return next(iter(await self._found(CHANNELS.c.id == id)), None)

    async def remove(self, id: str, person: str = "") -> None:
        """Delete a channel and its deliveries. If `person` is given, do so only if the channel is theirs."""
        theirs = and_(CHANNELS.c.id == id, CHANNELS.c.person == person) if person else CHANNELS.c.id == id
        await self._write(lambda connection: _drop(connection, theirs))

    async def want(self, person: str, kinds: tuple[str, ...], language: str) -> None:
        """Set which kinds of notifications a person gets on all channels, and in which language."""
        wanted = {"wanted": ",".join(kinds), "language": language}
        chosen = update(CHANNELS).where(CHANNELS.c.person == person).values(wanted)
        await self._write(lambda connection: connection.execute(chosen))

    async def confirm(self, id: str) -> None:
        """Mark an email address as confirmed by its owner."""
        confirmed = update(CHANNELS).where(CHANNELS.c.id == id).values(confirmed=True)
        await self._write(lambda connection: connection.execute(confirmed))

    async def heal(self, id: str, now: float) -> None:
        """Clear a channel's failure state after a delivery has arrived, and reactivate the channel if it was off."""
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
    """Build a channel from a row that has the columns of `CHANNELS`."""
    values = {part.name: getattr(row, part.name) for part in fields(Channel)}
    return Channel(**{**values, "wanted": tuple(filter(None, row.wanted.split(",")))})
