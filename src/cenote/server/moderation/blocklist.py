"""Blocklist of the server, which keeps blocked people from taking a seat, opening a table or chatting."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from cenote.server.accounts.address_hash import AddressHash
from cenote.server.accounts.display_name_service import DisplayNames
from cenote.server.accounts.visitors import person_of
from cenote.server.errors import Refusal
from cenote.server.http.responses import AnyConnection
from cenote.server.storage.blocks import BlocklistEntry, Blocks, RequestOrigin
from cenote.server.throttling.rate_limit import host_of


class Blocklist:
    """The blocklist in the database, which is read each time, so that a block takes effect on every server at once."""

    def __init__(self, blocks: Blocks, names: DisplayNames, address_hash: AddressHash) -> None:
        self._blocks = blocks
        self._names = names
        self._address_hash = address_hash

    def caller(self, connection: AnyConnection) -> RequestOrigin:
        """Return the person and address of a client.

        Behind a trusted proxy, the address is the one that the proxy reports.
        """
        return RequestOrigin(person_of(connection), self._address_hash.source(connection), host_of(connection.scope))

    async def admit(self, caller: RequestOrigin) -> None:
        """Raise a `Refusal` if a client is blocked by person, address or name.

        Otherwise, store its address hash for reports. A bot account is blocked together with its owner.
        """
        for who in (caller.person, *await self._blocks.owners(caller.person)):
            name = await self._names.name_of(who) if who else ""
            if block := await self._blocks.against(replace(caller, person=who), name):
                raise _blocked(block)
        if caller.person:
            await self._blocks.came(caller)

    async def check_names(self, caller: RequestOrigin, *names: str) -> None:
        """Raise a `Refusal` if a name is blocked, or if the client itself is blocked."""
        if block := await self._blocks.against(caller, *names):
            raise _blocked(block)


async def admitted(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard that refuses blocked clients, for routes such as those that take a seat or open a table."""
    blocklist: Blocklist = connection.app.state.blocklist
    await blocklist.admit(blocklist.caller(connection))


def _blocked(block: BlocklistEntry) -> Refusal:
    until = datetime.fromtimestamp(block.until, UTC).strftime("%Y-%m-%d %H:%M UTC") if block.until else ""
    if block.kind == "name":
        return Refusal("blocked-name", f"the name is blocked until {until or 'further notice'}", 403, until=until)
    return Refusal("blocked", f"you are blocked here until {until or 'further notice'}", 403, until=until)


TheBlocklist = NamedDependency[Blocklist]
