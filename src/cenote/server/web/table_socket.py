"""WebSocket connection of a browser to a table: answers its messages and sends it new frames."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterable, Awaitable, Callable
from math import ceil
from typing import Any, TypeVar

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import json

from cenote.core.game import IllegalAction
from cenote.server import limits, metrics
from cenote.server.chat.service import chat_closed
from cenote.server.chat.subscriber import ChatRequest, ChatSubscriber
from cenote.server.errors import Refusal
from cenote.server.http.responses import CloseSocket
from cenote.server.protocol.chat_messages import EarlierLinesRequest, HeardRequest, ListenRequest, SayRequest
from cenote.server.protocol.decode import parsed
from cenote.server.protocol.game_messages import (
    CLOSE_MALFORMED,
    CLOSE_RESTART,
    CLOSE_TOO_FAST,
    CLOSE_TROUBLE,
    Accepted,
    ClientMessage,
    ExplainRequest,
    PingRequest,
    PlayRequest,
    Pong,
    PresenceRequest,
    PreviewRequest,
    ReadRequest,
    Refused,
    ResyncRequest,
    SeenRequest,
    ServerMessage,
    StoryRequest,
    UndoRequest,
)
from cenote.server.storage.table_event import TableEvent
from cenote.server.tables import clock, moves, planning, text_view, wire
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client

Answerable = PlayRequest | UndoRequest | PreviewRequest | ExplainRequest | ReadRequest | StoryRequest | ChatRequest
"""Messages that are answered by id. The others are answered without one, such as a ping, or not at all."""

Move = TypeVar("Move", PlayRequest, UndoRequest)
Act = Callable[[Tables, LiveTable, str, Move, Viewer, float], Awaitable[Accepted]]
Query = TypeVar("Query", PreviewRequest, ExplainRequest, ReadRequest, StoryRequest)
Read = Callable[[LiveTable, str, Query, Viewer], ServerMessage]

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("cenote.socket")


class TableConnection:
    """The connection of a browser to a table. Its person is taken only from the session, never from a message."""

    def __init__(
        self, socket: Socket, tables: Tables, table: LiveTable, client: Client, chat: ChatSubscriber | None = None
    ) -> None:
        self._socket = socket
        self._chat = chat
        self._tables = tables
        self._table = table
        self._person = client.person
        self._client = client
        self._viewer: Viewer = None
        self._seen: dict[Viewer, int] = {}
        """The newest frame that was sent for each of the seats from which this browser sees the game."""
        self._timed: list[bool] = []
        """Which seats had a clock in the last frame.

        This changes without a move when a bot begins or ends keeping a seat.
        """
        self._corrections = 0
        """The table's number of corrections when the last frame was sent."""
        self._abandoned = False
        """Whether the last frame showed an abandoned game, whose result earlier frames did not have."""
        self._sending = asyncio.Lock()
        self._answering = asyncio.Lock()
        """Lock held while answering, so that a mover gets the answer before the frame that shows the move."""
        self._strikes = 0
        self._here = False

    async def serve(self, events: AsyncIterable[bytes]) -> None:
        """Exchange messages until either side closes the connection."""
        self._set_present(here=True)
        try:
            await self._exchange(events)
        finally:
            self._set_present(here=False)

    def _set_present(self, *, here: bool) -> None:
        """Count this browser as present or absent, and notify clients if a player's presence changes."""
        if here == self._here:
            return
        self._here = here
        if (self._table.came if here else self._table.went)(self._person):
            self._tables.publish_presence(self._table, self._person)

    async def _exchange(self, events: AsyncIterable[bytes]) -> None:
        await self._show_people()
        await self._show_position(anew=True)
        following = asyncio.create_task(self._follow(events))
        listening = asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait([following, listening], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (following, listening):
                task.cancel()
            await asyncio.gather(following, listening, return_exceptions=True)

    async def _follow(self, events: AsyncIterable[bytes]) -> None:
        async for event in events:
            await self._client.throttle()
            match TableEvent(event.decode()):
                case TableEvent.MOVED:
                    await self._show_changes()
                case TableEvent.PEOPLE:
                    await self._show_people()
                    await self._send_chat()
                    await self._show_changes()
                case TableEvent.CHAT:
                    await self._send_chat()

    async def _show_changes(self) -> None:
        async with self._answering:
            await self._show_position(anew=False)

    async def _show_people(self) -> None:
        async with self._table.lock:
            shown = wire.table_info(self._table, self._person)
        await self._send(shown)

    async def _send_chat(self) -> None:
        """Send new chat lines, or the complete chat if its rooms, its mutes or who closed it have changed."""
        for message in await self._chat.updates() if self._chat else ():
            await self._send(message)

    async def _show_position(self, *, anew: bool) -> None:
        """Send a frame if there is anything new to see, or in any case if `anew`.

        The frame is built under the table's lock, which keeps entries that are not stored yet out of it.
        """
        async with self._table.lock:
            if self._table.lost:
                raise CloseSocket(CLOSE_TROUBLE, "trouble")
            if self._table.match is None:
                return
            anew = anew or self._corrections != self._table.corrections
            viewer = self._table.viewer_of(self._person, self._viewer)
            abandoned = self._table.stored.status == "abandoned"
            moved = viewer != self._viewer or abandoned != self._abandoned
            since, timed = self._seen.get(viewer, -1), clock.timed(self._table.stored)
            if not anew and not moved and since == self._table.number(viewer) and timed == self._timed:
                return
            with self._client.charge_cpu():
                frame = wire.frame(self._table, viewer, -1 if anew else since, whole=moved)
            self._viewer, self._timed, self._abandoned = viewer, timed, abandoned
            self._corrections = self._table.corrections
            own = (viewer, *self._table.seats_of(self._person))
            self._seen = {seen: self._table.number(seen) for seen in own}
        await self._send(frame)

    async def _listen(self) -> None:
        while True:
            try:
                text = await self._socket.receive_data("text")
            except WebSocketDisconnect:
                return
            if self._tables.closing.closed:  # not processed: the client can send it to another server
                raise CloseSocket(CLOSE_RESTART, "restart")
            with self._tables.closing.begun():
                await self._receive(str(text))

    async def _receive(self, text: str) -> None:
        """Decode a message, wait for its turn and handle it. Refuse it if it is malformed or the client is too fast."""
        arrived = clock.now()
        try:
            message = parsed(text)
        except Refusal as refusal:
            await self._strike(Refused("", refusal.code, refusal.detail), CLOSE_MALFORMED)
            return
        if wait := self._client.retry_after():
            metrics.THROTTLED.labels("message").inc()
            await self._strike(_too_fast(message, wait), CLOSE_TOO_FAST)
            return
        self._client.charge(limits.COSTS.message_seconds)
        await self._client.wait_turn()
        await self._handle(message, arrived)

    async def _handle(self, message: ClientMessage, arrived: float) -> None:
        """Dispatch a message by its type."""
        match message:
            case PlayRequest():
                await self._move(message, moves.play, arrived)
            case UndoRequest():
                await self._move(message, moves.undo, arrived)
            case PreviewRequest():
                await self._query(message, planning.preview)
            case ExplainRequest():
                await self._query(message, planning.explain)
            case ReadRequest():
                await self._query(message, text_view.read)
            case StoryRequest():
                await self._query(message, planning.story)
            case SeenRequest():
                self._table.saw(self._viewer, message.number)
            case ResyncRequest():
                await self._resync()
            case PingRequest():
                await self._send(Pong())
            case PresenceRequest():
                self._client.charge(limits.COSTS.move_seconds)
                self._set_present(here=message.here)
            case ListenRequest() | SayRequest() | EarlierLinesRequest():
                self._client.charge(limits.COSTS.move_seconds)
                await self._send(await self._answer(message, self._chat_answer(message)))
            case HeardRequest():
                self._client.charge(limits.COSTS.move_seconds)
                if self._chat is not None:
                    await self._chat.mark_read(message)

    async def _move(self, message: Move, act: Act[Move], arrived: float) -> None:
        """Answer a move, and only then publish it."""
        async with self._answering:
            answer = await self._answer(message, self._acted(message, act, arrived))
            try:
                await self._send(answer)
            finally:
                if isinstance(answer, Accepted):
                    self._table.saw(self._viewer, answer.number)
                    self._tables.publish_move(self._table)

    async def _acted(self, message: Move, act: Act[Move], arrived: float) -> Accepted:
        self._client.charge_move()
        return await act(self._tables, self._table, self._person, message, self._viewer, arrived)

    async def _query(self, message: Query, read: Read[Query]) -> None:
        """Answer a query from the current position, before any frame that shows a newer one."""
        async with self._answering:
            await self._send(await self._answer(message, self._read(message, read)))

    async def _read(self, message: Query, read: Read[Query]) -> ServerMessage:
        async with self._table.lock:
            with self._client.charge_cpu():
                return read(self._table, self._person, message, self._viewer)

    async def _chat_answer(self, message: ChatRequest) -> ServerMessage:
        if self._chat is None:
            raise chat_closed()
        return await self._chat.answer(message)

    async def _resync(self) -> None:
        await self._catch_up()
        await self._show_position(anew=True)

    async def _catch_up(self) -> None:
        """Load what another server may have stored. If that fails, close the socket so that the browser reconnects."""
        try:
            await self._tables.current(self._table.stored.id)
        except Refusal as refusal:
            raise CloseSocket(CLOSE_TROUBLE, refusal.code) from None

    async def _strike(self, refused: Refused, code: int) -> None:
        """Send a refusal, and close the socket after too many of them."""
        self._strikes += 1
        await self._send(refused)
        if self._strikes >= limits.TRAFFIC.errors_per_socket:
            raise CloseSocket(code, refused.code)

    async def _answer(self, message: Answerable, answering: Awaitable[ServerMessage]) -> ServerMessage:
        """Return the answer to a message, or its refusal. Unexpected errors are logged and become a refusal too."""
        try:
            return await answering
        except (Refusal, IllegalAction) as why:
            return wire.refused(message.id, why)
        except Exception:
            id = self._table.stored.id
            log.exception("table %s: %s failed", id, type(message).__name__, extra={"table": id, "code": "trouble"})
            return Refused(message.id, "trouble", "something went wrong here; nothing was changed")

    async def _send(self, message: ServerMessage) -> None:
        if isinstance(message, Refused):
            metrics.count_refusal(message.code)
        with self._client.charge_cpu():
            text = json.encode(message).decode()
        async with self._sending:
            await self._socket.send_data(text)


def _too_fast(message: ClientMessage, wait: float) -> Refused:
    id = message.id if isinstance(message, Answerable) else ""
    return Refused(id, "too-fast", "that is more than your share; wait a moment", {"wait": ceil(wait)})
