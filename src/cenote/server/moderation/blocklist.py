"""Blocklist of the server: blocked people cannot take a seat, open a table or chat."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from cenote.server.accounts.guests import Connection, Guests
from cenote.server.errors import Refusal
from cenote.server.storage.blocks import Block, Blocks, Caller
from cenote.server.throttling.rate_limit import host_of


class Blocklist:
    """Asks the database each time, so that a block takes effect on every server at once."""

    def __init__(self, blocks: Blocks, guests: Guests) -> None:
        self._blocks = blocks
        self._guests = guests

    def caller(self, connection: Connection) -> Caller:
        """Identify a client by person and address; behind a trusted proxy, the address is the one it reports."""
        return Caller(self._guests.person(connection), self._guests.source(connection), host_of(connection.scope))

    async def admit(self, caller: Caller) -> None:
        """Refuse a client that is blocked by person, address or name; else remember its address for reports.

        A bot account is blocked together with its owner.
        """
        for who in (caller.person, *await self._blocks.owners(caller.person)):
            name = await self._guests.name_of(who) if who else ""
            if block := await self._blocks.against(replace(caller, person=who), name):
                raise _blocked(block)
        if caller.person:
            await self._blocks.came(caller)

    async def may_be_called(self, caller: Caller, *called: str) -> None:
        """Refuse blocked names, and every new name for a client that is blocked itself."""
        if block := await self._blocks.against(caller, *called):
            raise _blocked(block)


async def admitted(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard that refuses blocked clients, for routes such as those that take a seat or open a table."""
    gate: Blocklist = connection.app.state.gate
    await gate.admit(gate.caller(connection))


def _blocked(block: Block) -> Refusal:
    until = datetime.fromtimestamp(block.until, UTC).strftime("%Y-%m-%d %H:%M UTC") if block.until else ""
    if block.kind == "name":
        return Refusal("blocked-name", f"the name is blocked until {until or 'further notice'}", 403, until=until)
    return Refusal("blocked", f"you are blocked here until {until or 'further notice'}", 403, until=until)


TheBlocklist = NamedDependency[Blocklist]
