"""WebSocket connection of a browser to a table: answers its messages and sends it new frames."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterable
from math import ceil
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import json

from cenote.core.game import IllegalAction
from cenote.server import limits, metrics
from cenote.server.chat.service import closed
from cenote.server.chat.subscriber import ChatRequest, ChatSubscriber
from cenote.server.errors import Refusal
from cenote.server.http.responses import CloseSocket
from cenote.server.protocol.chat_messages import EarlierRequest, HeardRequest, ListenRequest, SayRequest
from cenote.server.protocol.decode import parsed
from cenote.server.protocol.game_messages import (
    CLOSE_MALFORMED,
    CLOSE_RESTART,
    CLOSE_TOO_FAST,
    CLOSE_TROUBLE,
    Accepted,
    ExplainRequest,
    FromBrowser,
    LookRequest,
    PingRequest,
    PlayRequest,
    Pong,
    PreviewRequest,
    ReadRequest,
    Refused,
    ResyncRequest,
    SeenRequest,
    StoryRequest,
    ToBrowser,
    UndoRequest,
)
from cenote.server.tables import clock, moves, planning, text_view, wire
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client

Answerable = PlayRequest | UndoRequest | PreviewRequest | ExplainRequest | ReadRequest | StoryRequest | ChatRequest
"""Messages that are answered by id; the others are answered without one, such as a ping, or not at all."""

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("cenote.socket")


class TableConnection:
    """The connection of a browser to a table; the person comes from the session and from nowhere else."""

    def __init__(
        self, socket: Socket, tables: Tables, table: LiveTable, payer: Client, ear: ChatSubscriber | None = None
    ) -> None:
        self._socket = socket
        self._ear = ear
        self._tables = tables
        self._table = table
        self._person = payer.person
        self._payer = payer
        self._chair: Viewer = None
        self._seen: dict[Viewer, int] = {}
        """The newest frame that was sent for each of the seats from which this browser sees the game."""
        self._timed: list[bool] = []
        """The seats that had a clock then: clocks stop and run again without a move, when a bot keeps a seat."""
        self._corrected = 0
        """The table's number of corrections when the last frame was sent."""
        self._abandoned = False
        """Whether the last frame showed an abandoned game, which has a result that it did not have before."""
        self._sending = asyncio.Lock()
        self._answering = asyncio.Lock()
        """Held while answering: a mover gets the answer before the frame that shows the move."""
        self._strikes = 0
        self._here = False

    async def serve(self, events: AsyncIterable[bytes]) -> None:
        """Exchange messages until either side closes the connection."""
        self._be(here=True)
        try:
            await self._converse(events)
        finally:
            self._be(here=False)

    def _be(self, *, here: bool) -> None:
        """Count this browser as present, or no longer."""
        if here == self._here:
            return
        self._here = here
        if (self._table.came if here else self._table.went)(self._person):
            self._tables.came_or_went(self._table, self._person)

    async def _converse(self, events: AsyncIterable[bytes]) -> None:
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
            await self._payer.throttle()
            if event == b"people":
                await self._show_people()
            if event in (b"people", b"chat"):
                await self._tell_news()
            if event == b"chat":
                continue
            async with self._answering:
                await self._show_position(anew=False)

    async def _show_people(self) -> None:
        async with self._table.lock:
            shown = wire.table_info(self._table, self._person)
        await self._send(shown)

    async def _tell_news(self) -> None:
        """Send new chat lines or a change in who may read them; nothing else changes with chat."""
        for told in await self._ear.news() if self._ear else ():
            await self._send(told)

    async def _show_position(self, *, anew: bool) -> None:
        """Send a frame if there is something new to see; the lock keeps unstored entries out of every frame."""
        async with self._table.lock:
            if self._table.lost:
                raise CloseSocket(CLOSE_TROUBLE, "trouble")
            if self._table.match is None:
                return
            anew = anew or self._corrected != self._table.corrected
            chair = self._table.chair(self._person, self._chair)
            abandoned = self._table.stored.status == "abandoned"
            moved = chair != self._chair or abandoned != self._abandoned
            since, timed = self._seen.get(chair, -1), clock.timed(self._table.stored)
            if not anew and not moved and since == self._table.number(chair) and timed == self._timed:
                return
            with self._payer.charge_cpu():
                frame = wire.frame(self._table, chair, -1 if anew else since, whole=moved)
            self._chair, self._timed, self._abandoned = chair, timed, abandoned
            self._corrected = self._table.corrected
            self._seen = {viewer: self._table.number(viewer) for viewer in (chair, *self._table.seats_of(self._person))}
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
                await self._hear(str(text))

    async def _hear(self, text: str) -> None:
        arrived = clock.now()
        try:
            message = parsed(text)
        except Refusal as refusal:
            await self._strike(Refused("", refusal.code, refusal.detail), CLOSE_MALFORMED)
            return
        if wait := self._payer.retry_after():
            metrics.THROTTLED.labels("message").inc()
            await self._strike(_too_fast(message, wait), CLOSE_TOO_FAST)
            return
        self._payer.charge(limits.COSTS.message_seconds)
        await self._payer.wait_turn()
        if isinstance(message, ResyncRequest):
            await self._catch_up()
            await self._show_position(anew=True)
            return
        if isinstance(message, PingRequest):
            await self._send(Pong())
            return
        if isinstance(message, SeenRequest):
            self._table.saw(self._chair, message.number)
            return
        if isinstance(message, LookRequest):
            self._payer.charge(limits.COSTS.move_seconds)
            self._be(here=message.here)
            return
        if isinstance(message, HeardRequest):
            await self._hear_of(message)
            return
        if isinstance(message, ListenRequest | SayRequest | EarlierRequest):
            self._payer.charge(limits.COSTS.move_seconds)
            await self._send(await self._answer(message, arrived))
            return
        async with self._answering:
            answer = await self._answer(message, arrived)
            try:
                await self._send(answer)
            finally:
                if isinstance(answer, Accepted):
                    self._table.saw(self._chair, answer.number)
                    self._tables.moved(self._table)

    async def _catch_up(self) -> None:
        """Load what another server may have stored; if that fails, close the socket so that the browser reconnects."""
        try:
            await self._tables.current(self._table.stored.id)
        except Refusal as refusal:
            raise CloseSocket(CLOSE_TROUBLE, refusal.code) from None

    async def _hear_of(self, message: HeardRequest) -> None:
        self._payer.charge(limits.COSTS.move_seconds)
        if self._ear is not None:
            await self._ear.heard(message)

    async def _strike(self, refused: Refused, code: int) -> None:
        """Send a refusal; a client with too many of them is disconnected."""
        self._strikes += 1
        await self._send(refused)
        if self._strikes >= limits.TRAFFIC.errors_per_socket:
            raise CloseSocket(code, refused.code)

    async def _answer(self, message: Answerable, arrived: float) -> ToBrowser:
        try:
            return await self._done(message, arrived)
        except (Refusal, IllegalAction) as why:
            return wire.refused(message.id, why)
        except Exception:
            id = self._table.stored.id
            log.exception("table %s: %s failed", id, type(message).__name__, extra={"table": id, "code": "trouble"})
            return Refused(message.id, "trouble", "something went wrong here; nothing was changed")

    async def _done(self, message: Answerable, arrived: float) -> ToBrowser:
        table, person, chair = self._table, self._person, self._chair
        if isinstance(message, PlayRequest | UndoRequest):
            self._payer.charge_move()
        match message:
            case PlayRequest():
                return await moves.play(self._tables, table, person, message, chair, arrived)
            case UndoRequest():
                return await moves.undo(self._tables, table, person, message, chair, arrived)
            case ListenRequest() | SayRequest() | EarlierRequest():
                if self._ear is None:
                    raise closed()
                return await self._ear.answer(message)
        async with table.lock:
            with self._payer.charge_cpu():
                match message:
                    case PreviewRequest():
                        return planning.preview(table, person, message, chair)
                    case ExplainRequest():
                        return planning.explain(table, person, message, chair)
                    case ReadRequest():
                        return text_view.read(table, person, message, chair)
                    case StoryRequest():
                        return planning.story(table, person, message, chair)

    async def _send(self, message: ToBrowser) -> None:
        if isinstance(message, Refused):
            metrics.count_refusal(message.code)
        with self._payer.charge_cpu():
            text = json.encode(message).decode()
        async with self._sending:
            await self._socket.send_data(text)


def _too_fast(message: FromBrowser, wait: float) -> Refused:
    id = (
        ""
        if isinstance(message, SeenRequest | ResyncRequest | PingRequest | LookRequest | HeardRequest)
        else message.id
    )
    return Refused(id, "too-fast", "that is more than your share; wait a moment", {"wait": ceil(wait)})
