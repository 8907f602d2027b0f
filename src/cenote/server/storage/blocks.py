"""Whom the keeper of a server has blocked: names, people, networks, and addresses of which only a hash is known."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cenote.server.protocol import display_names
from cenote.server.storage.database import Database
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.schema import BLOCKS, PROGRAMS, WHENCE

Kind = Literal["name", "person", "network", "source"]


@dataclass(frozen=True)
class Block:
    """Something that is blocked, until a moment or, with 0, for good."""

    number: int
    kind: str
    what: str
    until: float
    reason: str
    at: float


@dataclass(frozen=True)
class Caller:
    """Who asks, and from where; `source` is the keyed hash of the address, and all that is ever stored of it."""

    person: str
    source: str
    host: str


class Blocks:
    """What the keeper has blocked."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._write = database.writer.write

    async def all(self) -> list[Block]:
        """Everything that is blocked now, in the order in which it was."""
        return await self._find()

    async def against(self, caller: Caller, *called: str) -> Block | None:
        """What keeps somebody out for longest, if anything does; also what they would like to be called."""
        theirs = or_(
            BLOCKS.c.kind.in_(("name", "network")),
            and_(BLOCKS.c.kind == "person", BLOCKS.c.what == caller.person),
            and_(BLOCKS.c.kind == "source", BLOCKS.c.what == caller.source),
        )
        found = [block for block in await self._find(theirs) if _meets(block, caller.host, called)]
        return max(found, key=lambda block: block.until or float("inf"), default=None)

    async def owners(self, person: str) -> list[str]:
        """Who runs a program; nobody runs a person."""
        if not is_program(person):
            return []
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(PROGRAMS.c.owner).where(PROGRAMS.c.person == person)))

    async def add(self, kind: Kind, what: str, until: float = 0, reason: str = "") -> None:
        """Block something, or change until when and why it is blocked."""

        def add(connection: Connection) -> None:
            values = {"until": until, "reason": reason, "at": time.time()}
            try:
                with connection.begin_nested():
                    connection.execute(insert(BLOCKS).values(kind=kind, what=what, **values))
            except IntegrityError:
                same = and_(BLOCKS.c.kind == kind, BLOCKS.c.what == what)
                connection.execute(update(BLOCKS).where(same).values(values))

        await self._write(add)

    async def end(self, number: int) -> bool:
        """Block something no longer; whether it was."""
        found = BLOCKS.c.id == number
        done = await self._write(lambda connection: connection.execute(delete(BLOCKS).where(found)).rowcount)
        return done > 0

    async def came(self, caller: Caller) -> None:
        """Remember where somebody came from, for whoever reports them."""
        same = WHENCE.c.person == caller.person
        async with self._engine.connect() as connection:
            if await connection.scalar(select(WHENCE.c.source).where(same)) == caller.source:
                return

        def keep(connection: Connection) -> None:
            connection.execute(delete(WHENCE).where(same))
            connection.execute(insert(WHENCE).values(person=caller.person, source=caller.source, at=time.time()))

        await self._write(keep)

    async def _find(self, *conditions: ColumnElement[bool]) -> list[Block]:
        lasting = or_(BLOCKS.c.until == 0, BLOCKS.c.until > time.time())
        columns = (BLOCKS.c.id, BLOCKS.c.kind, BLOCKS.c.what, BLOCKS.c.until, BLOCKS.c.reason, BLOCKS.c.at)
        found = select(*columns).where(and_(lasting, *conditions)).order_by(BLOCKS.c.id)
        async with self._engine.connect() as connection:
            return [Block(*row) for row in await connection.execute(found)]


def network(text: str) -> str:
    """An address or a network as it is stored; ValueError if it is neither. Of IPv6 at least a household's /64."""
    found = ip_network(text, strict=False)
    if found.version == 6 and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    return str(found)


def _meets(block: Block, host: str, called: Sequence[str]) -> bool:
    if block.kind == "name":
        return any(display_names.alike(block.what, name) for name in called if name)
    return block.kind != "network" or _is_in(host, block.what)


def _is_in(host: str, blocked: str) -> bool:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address in ip_network(blocked)
