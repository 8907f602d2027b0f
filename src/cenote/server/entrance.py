"""Where sockets come in: somebody is let in, sits down at a table, and is seen off."""

from __future__ import annotations

import logging
from collections import Counter

from litestar import websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from cenote.server.api import TableId, TheGuests, TheTables
from cenote.server.live import LiveTable
from cenote.server.messages import AT_ONCE, Pace
from cenote.server.protocol import CLOSE_NO_TABLE, CLOSE_TOO_FAST, CLOSE_TROUBLE
from cenote.server.refusal import Refusal
from cenote.server.socket import Hangup, Seated, Socket
from cenote.server.tables import Tables

log = logging.getLogger("cenote.server")


class Crowd:
    """How many sockets each address holds open, and how fast each may speak; one that holds too many gets no more."""

    def __init__(self, most: int, per_second: int) -> None:
        self._most = most
        self._per_second = per_second
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let one more in, if there is room."""
        if self._here[address] >= self._most:
            return False
        self._here[address] += 1
        return True

    def pace(self) -> Pace:
        """For one more socket."""
        return Pace(AT_ONCE * self._per_second, self._per_second)

    def leave(self, address: str) -> None:
        self._here[address] -= 1
        self._here += Counter()


@websocket("/api/tables/{id:str}/socket")
async def at_table(
    socket: Socket,
    id: TableId,
    tables: TheTables,
    guests: TheGuests,
    channels: NamedDependency[ChannelsPlugin],
    crowd: NamedDependency[Crowd],
) -> None:
    """A table, live."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not crowd.enter(address):
        await socket.close(CLOSE_TOO_FAST, "too-fast")
        return
    try:
        table = await tables.get(id)
        await _sit(socket, table, tables, guests.person(socket), channels, crowd.pace())
    except Refusal as refusal:
        await socket.close(CLOSE_NO_TABLE, refusal.code)
    finally:
        crowd.leave(address)


async def _sit(
    socket: Socket, table: LiveTable, tables: Tables, person: str, channels: ChannelsPlugin, pace: Pace
) -> None:
    async with channels.start_subscription(channel(table.stored.id)) as events:
        if table.came(person):
            tables.tell_people(table)
        try:
            await Seated(socket, tables, table, person, pace).serve(events.iter_events())
        except Hangup as hangup:
            await socket.close(hangup.code, hangup.reason)
        except (WebSocketDisconnect, OSError):
            pass  # the browser has gone, perhaps while it was being told something
        except Exception:
            log.exception("a socket of table %s broke", table.stored.id)
            await socket.close(CLOSE_TROUBLE, "trouble")
        finally:
            if table.went(person):
                tables.tell_people(table)


def channel(id: str) -> str:
    """The name of the channel over which everybody at a table hears that something changed."""
    return f"table-{id}"
