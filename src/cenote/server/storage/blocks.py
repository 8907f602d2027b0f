"""The admin's blocklist: names, people, networks, and addresses, which are stored as keyed hashes only."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from sqlalchemy import ColumnElement, and_, delete, or_, select

from cenote.server.protocol import display_names
from cenote.server.storage.database import Repository
from cenote.server.storage.locking import upsert
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.schema import BLOCKS, BOT_ACCOUNTS, LAST_SOURCE

Kind = Literal["name", "person", "network", "source"]


@dataclass(frozen=True)
class BlocklistEntry:
    """An entry of the blocklist, where `until` is 0 if the entry does not expire."""

    number: int
    kind: str
    what: str
    until: float
    reason: str
    at: float


@dataclass(frozen=True)
class RequestOrigin:
    """The origin of a request. Of its address, only the keyed hash `source` is ever stored."""

    person: str
    source: str
    host: str


class Blocks(Repository):
    """The blocklist, and the latest address hash of each person."""

    async def all(self) -> list[BlocklistEntry]:
        """Return all entries that have not expired, in the order in which they were added."""
        return await self._find()

    async def against(self, caller: RequestOrigin, *called: str) -> BlocklistEntry | None:
        """Return the longest-lasting entry against the caller or one of these names, or None."""
        theirs = or_(
            BLOCKS.c.kind.in_(("name", "network")),
            and_(BLOCKS.c.kind == "person", BLOCKS.c.what == caller.person),
            and_(BLOCKS.c.kind == "source", BLOCKS.c.what == caller.source),
        )
        found = [block for block in await self._find(theirs) if _meets(block, caller.host, called)]
        return max(found, key=lambda block: block.until or float("inf"), default=None)

    async def owners(self, person: str) -> list[str]:
        """Return the owner of a bot account as a list of one id, or an empty list for a person."""
        if not is_program(person):
            return []
        rows = await self._rows(select(BOT_ACCOUNTS.c.owner).where(BOT_ACCOUNTS.c.person == person))
        return [row.owner for row in rows]

    async def add(self, kind: Kind, what: str, until: float = 0, reason: str = "") -> None:
        """Add an entry, or replace the expiry and reason of an existing one."""
        key, values = {"kind": kind, "what": what}, {"until": until, "reason": reason, "at": time.time()}
        await self._write(lambda connection: upsert(connection, BLOCKS, key, values))

    async def end(self, number: int) -> bool:
        """Remove an entry. Return False if there is none with this number."""
        found = BLOCKS.c.id == number
        done = await self._write(lambda connection: connection.execute(delete(BLOCKS).where(found)).rowcount)
        return done > 0

    async def came(self, caller: RequestOrigin) -> None:
        """Store the caller's address hash as their latest one, which reports about them include."""
        same = LAST_SOURCE.c.person == caller.person
        if await self._value(select(LAST_SOURCE.c.source).where(same)) != caller.source:
            key, values = {"person": caller.person}, {"source": caller.source, "at": time.time()}
            await self._write(lambda connection: upsert(connection, LAST_SOURCE, key, values))

    async def _find(self, *conditions: ColumnElement[bool]) -> list[BlocklistEntry]:
        lasting = or_(BLOCKS.c.until == 0, BLOCKS.c.until > time.time())
        columns = (BLOCKS.c.id, BLOCKS.c.kind, BLOCKS.c.what, BLOCKS.c.until, BLOCKS.c.reason, BLOCKS.c.at)
        found = select(*columns).where(and_(lasting, *conditions)).order_by(BLOCKS.c.id)
        return [BlocklistEntry(*row) for row in await self._rows(found)]


def network(text: str) -> str:
    """Return an address or network in its stored form, which for IPv6 is at least a household's /64.

    Raise ValueError if the text is neither.
    """
    found = ip_network(text, strict=False)
    if found.version == 6 and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    return str(found)


def _meets(block: BlocklistEntry, host: str, called: Sequence[str]) -> bool:
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
