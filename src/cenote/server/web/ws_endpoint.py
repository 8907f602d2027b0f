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
from cenote.server.accounts.dependencies import TheTables
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.accounts.visitors import visitor_of
from cenote.server.chat.service import ChatService
from cenote.server.chat.subscriber import ChatSubscriber
from cenote.server.errors import Refusal
from cenote.server.http.responses import CloseSocket, TableId
from cenote.server.protocol.game_messages import CLOSE_NEWER, CLOSE_NO_TABLE, CLOSE_TOO_FAST, CLOSE_TROUBLE
from cenote.server.ratings.address_log import TheAddressLog
from cenote.server.services.container import channel_of
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client, CpuScheduler
from cenote.server.throttling.rate_limit import host_of
from cenote.server.web.table_socket import Socket, TableConnection

log = logging.getLogger("cenote.server")


class SocketLimit:
    """Limit of open sockets for each address.

    Further sockets are refused, also if the client has used up its CPU share.
    """

    def __init__(self, most: int, scheduler: CpuScheduler) -> None:
        self._most = most
        self._scheduler = scheduler
        self._open: Counter[str] = Counter()

    def enter(self, host: str, person: str) -> Client | None:
        """Count a new socket and return its client, or return None if the client may not open any more."""
        client = self._scheduler.client(host, person)
        if self._open[client.address] >= self._most or client.retry_after():
            metrics.THROTTLED.labels("socket").inc()
            return None
        self._open[client.address] += 1
        metrics.SOCKETS.inc()
        client.charge(limits.COSTS.request_seconds)
        return client

    def leave(self, client: Client) -> None:
        metrics.SOCKETS.dec()
        self._open[client.address] -= 1
        self._open += Counter()


@websocket("/api/tables/{id:str}/socket")
async def at_table(
    socket: Socket,
    id: TableId,
    tables: TheTables,
    channels: NamedDependency[ChannelsPlugin],
    socket_limit: NamedDependency[SocketLimit],
    session_cache: NamedDependency[SessionCache],
    chat: NamedDependency[ChatService],
    address_log: TheAddressLog,
) -> None:
    """Serve the WebSocket of a table, over which moves, frames and chat travel."""
    await socket.accept()
    visitor = visitor_of(socket)
    client = socket_limit.enter(host_of(socket.scope), visitor.person if visitor else "")
    if client is None:
        await socket.close(CLOSE_TOO_FAST, "too-fast")
        return
    try:
        await client.wait_turn()
        table = await tables.current(id)
        await address_log.record(socket, table)
        subscriber = ChatSubscriber(chat, table, chat.blocklist.caller(socket))
        session = session_cache.sockets.open(visitor.key if visitor else "")
        await _serve(socket, table, tables, client, channels, subscriber, session)
    except Refusal as refusal:
        await socket.close(CLOSE_NO_TABLE if refusal.status == HTTP_404_NOT_FOUND else CLOSE_NEWER, refusal.code)
    finally:
        socket_limit.leave(client)


async def _serve(
    socket: Socket,
    table: LiveTable,
    tables: Tables,
    client: Client,
    channels: ChannelsPlugin,
    subscriber: ChatSubscriber,
    session: AbstractAsyncContextManager[None],
) -> None:
    async with channels.start_subscription(channel_of(table.stored.id)) as events:
        try:
            async with session:
                await TableConnection(socket, tables, table, client, subscriber).serve(events.iter_events())
        except CloseSocket as close:
            await socket.close(close.code, close.reason)
        except (WebSocketDisconnect, OSError):
            pass  # the browser has disconnected, perhaps during a send
        except Exception:
            log.exception("a socket of table %s broke", table.stored.id, extra={"table": table.stored.id})
            await socket.close(CLOSE_TROUBLE, "trouble")
        finally:
            await tables.store_seen(table, client.person)
