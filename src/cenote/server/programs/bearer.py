"""Middleware that knows programs by their tokens; browsers have cookies instead."""

from __future__ import annotations

from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from cenote.server.guests import Guests, Visitor
from cenote.server.protocol import Problem
from cenote.server.safety import refuse
from cenote.server.storage.programs import Programs

SCHEME: Final = "bearer "


class Bearer:
    """Finds the program of a request with a token; a token that nobody has is refused."""

    def __init__(self, app: ASGIApp, programs: Programs, guests: Guests) -> None:
        self._app = app
        self._guests = guests
        self._programs = programs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = Headers.from_scope(scope).get("authorization", "")
        if not given.lower().startswith(SCHEME):
            await self._app(scope, receive, send)
        elif person := await self._programs.person_of(given[len(SCHEME) :].strip()):
            self._guests.note(ASGIConnection(scope), Visitor(person))
            await self._app(scope, receive, send)
        else:
            await refuse(scope, send, Problem("bad-token", "no program has this token"), 401, {"connection": "close"})
