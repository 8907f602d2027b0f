"""The gate of a server: who is blocked sits down nowhere, opens nothing and says nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from litestar.handlers import BaseRouteHandler

from cenote.server.accounts.guests import Connection, Guests
from cenote.server.errors import Refusal
from cenote.server.storage.blocks import Block, Blocks, Caller
from cenote.server.throttling.rate_limit import host_of


class Blocklist:
    """Asks the database each time: what the keeper decides holds at once, on every server."""

    def __init__(self, blocks: Blocks, guests: Guests) -> None:
        self._blocks = blocks
        self._guests = guests

    def caller(self, connection: Connection) -> Caller:
        """Who asks, and from where; behind a trusted proxy, from where it says."""
        return Caller(self._guests.person(connection), self._guests.source(connection), host_of(connection.scope))

    async def admit(self, caller: Caller) -> None:
        """Refuse somebody who is blocked: by who they are, by where they come from, or by what they are called.

        A program is blocked with whoever runs it.
        """
        for who in (caller.person, *await self._blocks.owners(caller.person)):
            name = await self._guests.name_of(who) if who else ""
            if block := await self._blocks.against(replace(caller, person=who), name):
                raise _blocked(block)
        if caller.person:
            await self._blocks.came(caller)

    async def may_be_called(self, caller: Caller, *called: str) -> None:
        """Refuse names that are blocked, and whatever else those who are blocked would like to be called."""
        if block := await self._blocks.against(caller, *called):
            raise _blocked(block)


async def admitted(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for requests with which somebody sits down or opens a table."""
    gate: Blocklist = connection.app.state.gate
    await gate.admit(gate.caller(connection))


def _blocked(block: Block) -> Refusal:
    until = datetime.fromtimestamp(block.until, UTC).strftime("%Y-%m-%d %H:%M UTC") if block.until else ""
    if block.kind == "name":
        return Refusal("blocked-name", f"the name is blocked until {until or 'further notice'}", 403, until=until)
    return Refusal("blocked", f"you are blocked here until {until or 'further notice'}", 403, until=until)
