"""One browser at one table: what it sends is answered, and what happens is shown to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import json

from cenote.core.game import IllegalAction
from cenote.server.live import LiveTable, Viewer
from cenote.server.messages import Pace, parsed
from cenote.server.planning import explain, preview, story
from cenote.server.protocol import (
    CLOSE_MALFORMED,
    CLOSE_TOO_FAST,
    CLOSE_TROUBLE,
    Accepted,
    Explain,
    Explained,
    FromBrowser,
    Play,
    Preview,
    Previewed,
    Refused,
    Resync,
    Story,
    ToBrowser,
    Told,
    Undo,
)
from cenote.server.refusal import Refusal
from cenote.server.tables import Tables

DEAR = 4
"""What an explanation or a story costs beyond other messages."""

STRIKES = 20
"""After so many messages that cannot be taken the socket is closed."""

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("cenote.socket")


class Hangup(Exception):
    """The conversation is over; the code says why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Seated:
    """A browser's end of a table; the person comes from the session and from nowhere else."""

    def __init__(self, socket: Socket, tables: Tables, table: LiveTable, person: str, pace: Pace) -> None:
        self._socket = socket
        self._tables = tables
        self._table = table
        self._person = person
        self._chair: Viewer = None
        self._seen: dict[Viewer, int] = {}
        """The newest frame that was sent for each of the seats that this browser looks from."""
        self._sending = asyncio.Lock()
        self._pace = pace
        self._strikes = 0

    async def serve(self, events: AsyncIterable[bytes]) -> None:
        """Until either side hangs up."""
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
            if event == b"people":
                await self._show_people()
            await self._show_position(anew=False)

    async def _show_people(self) -> None:
        async with self._table.lock:
            shown = self._table.info(self._person)
        await self._send(shown)

    async def _show_position(self, *, anew: bool) -> None:
        """Send a frame if there is something new to see. The lock keeps what is not stored yet out of every frame."""
        async with self._table.lock:
            if self._table.lost:
                raise Hangup(CLOSE_TROUBLE, "trouble")
            if self._table.match is None:
                return
            chair = self._table.chair(self._person, self._chair)
            moved = chair != self._chair
            since = self._seen.get(chair, -1)
            if not anew and not moved and since == self._table.number(chair):
                return
            frame = self._table.frame(chair, -1 if anew else since)
            if moved:
                frame.after = -1
            self._chair = chair
            self._seen = {viewer: self._table.number(viewer) for viewer in (chair, *self._table.seats_of(self._person))}
        await self._send(frame)

    async def _listen(self) -> None:
        while True:
            try:
                text = await self._socket.receive_data("text")
            except WebSocketDisconnect:
                return
            await self._hear(str(text))

    async def _hear(self, text: str) -> None:
        if not self._pace.take():
            await self._strike(Refused("", "too-fast", "too many messages; wait a moment"), CLOSE_TOO_FAST)
            return
        try:
            message = parsed(text)
        except Refusal as refusal:
            await self._strike(Refused("", refusal.code, refusal.detail), CLOSE_MALFORMED)
            return
        if isinstance(message, Explain | Story) and not self._pace.take(DEAR):
            await self._strike(Refused(message.id, "too-fast", "too many messages; wait a moment"), CLOSE_TOO_FAST)
            return
        if isinstance(message, Resync):
            await self._show_position(anew=True)
            return
        answer = await self._answer(message)
        try:
            await self._send(answer)
        finally:
            if isinstance(answer, Accepted):
                self._tables.moved(self._table)

    async def _strike(self, refused: Refused, code: int) -> None:
        """Say what is wrong; somebody who goes on all the same is hung up on."""
        self._strikes += 1
        await self._send(refused)
        if self._strikes >= STRIKES:
            raise Hangup(code, refused.code)

    async def _answer(self, message: Play | Undo | Preview | Explain | Story) -> ToBrowser:
        try:
            return await self._done(message)
        except Refusal as refusal:
            return Refused(message.id, refusal.code, refusal.detail, "", refusal.facts, refusal.step)
        except IllegalAction as refused:
            return Refused(message.id, "illegal", str(refused), refused.rule, refused.facts, refused.step)
        except Exception:
            log.exception("table %s: %s failed", self._table.stored.id, type(message).__name__)
            return Refused(message.id, "trouble", "something went wrong here; nothing was changed")

    async def _done(self, message: FromBrowser) -> Accepted | Previewed | Explained | Told:
        match message:
            case Play():
                return await self._tables.play(self._table, self._person, message, self._chair)
            case Undo():
                return await self._tables.undo(self._table, self._person, message, self._chair)
        async with self._table.lock:
            match message:
                case Preview():
                    return preview(self._table, self._person, message, self._chair)
                case Explain():
                    return explain(self._table, self._person, message, self._chair)
                case Story():
                    return story(self._table, self._person, message, self._chair)
        raise Refusal("unknown-message", f"{message!r} has no answer")

    async def _send(self, message: ToBrowser) -> None:
        async with self._sending:
            await self._socket.send_data(json.encode(message).decode())
