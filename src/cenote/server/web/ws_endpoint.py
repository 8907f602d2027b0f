"""WebSocket endpoint of a table: admits a client, runs its connection and closes it."""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import AbstractAsyncContextManager

from litestar import websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.status_codes import HTTP_404_NOT_FOUND

from cenote.server import limits, metrics
from cenote.server.accounts.dependencies import TheGuests, TheTables
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.chat.service import ChatService
from cenote.server.chat.subscriber import ChatSubscriber
from cenote.server.errors import Refusal
from cenote.server.http.responses import CloseSocket, TableId
from cenote.server.protocol.game_messages import CLOSE_NEWER, CLOSE_NO_TABLE, CLOSE_TOO_FAST, CLOSE_TROUBLE
from cenote.server.ratings.sightings import Sightings
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client, CpuScheduler
from cenote.server.throttling.rate_limit import host_of
from cenote.server.web.table_socket import Socket, TableConnection

log = logging.getLogger("cenote.server")


class SocketLimit:
    """Limit of open sockets for each address; one that has too many, or has used up its CPU share, gets no more."""

    def __init__(self, most: int, work: CpuScheduler) -> None:
        self._most = most
        self._work = work
        self._here: Counter[str] = Counter()

    def enter(self, host: str, person: str) -> Client | None:
        """Count one more socket, if there is room."""
        payer = self._work.client(host, person)
        if self._here[payer.address] >= self._most or payer.retry_after():
            metrics.THROTTLED.labels("socket").inc()
            return None
        self._here[payer.address] += 1
        metrics.SOCKETS.inc()
        payer.charge(limits.COSTS.request_seconds)
        return payer

    def leave(self, payer: Client) -> None:
        metrics.SOCKETS.dec()
        self._here[payer.address] -= 1
        self._here += Counter()


@websocket("/api/tables/{id:str}/socket")
async def at_table(
    socket: Socket,
    id: TableId,
    tables: TheTables,
    guests: TheGuests,
    channels: NamedDependency[ChannelsPlugin],
    crowd: NamedDependency[SocketLimit],
    visits: NamedDependency[SessionCache],
    talk: NamedDependency[ChatService],
    sightings: NamedDependency[Sightings],
) -> None:
    """The WebSocket of a table: moves, frames and chat."""
    await socket.accept()
    payer = crowd.enter(host_of(socket.scope), guests.person(socket))
    if payer is None:
        await socket.close(CLOSE_TOO_FAST, "too-fast")
        return
    try:
        await payer.wait_turn()
        table = await tables.current(id)
        await sightings.record(socket, table)
        ear, line = ChatSubscriber(talk, table, talk.gate.caller(socket)), visits.lines.open(guests.key(socket))
        await _sit(socket, table, tables, payer, channels, ear, line)
    except Refusal as refusal:
        await socket.close(CLOSE_NO_TABLE if refusal.status == HTTP_404_NOT_FOUND else CLOSE_NEWER, refusal.code)
    finally:
        crowd.leave(payer)


async def _sit(
    socket: Socket,
    table: LiveTable,
    tables: Tables,
    payer: Client,
    channels: ChannelsPlugin,
    ear: ChatSubscriber,
    line: AbstractAsyncContextManager[None],
) -> None:
    async with channels.start_subscription(channel(table.stored.id)) as events:
        try:
            async with line:
                await TableConnection(socket, tables, table, payer, ear).serve(events.iter_events())
        except CloseSocket as hangup:
            await socket.close(hangup.code, hangup.reason)
        except (WebSocketDisconnect, OSError):
            pass  # the browser has disconnected, perhaps during a send
        except Exception:
            log.exception("a socket of table %s broke", table.stored.id, extra={"table": table.stored.id})
            await socket.close(CLOSE_TROUBLE, "trouble")
        finally:
            await tables.store_seen(table, payer.person)


def channel(id: str) -> str:
    """The name of the channel on which the changes of a table are published."""
    return f"table-{id}"
