"""Bearer token middleware, which authenticates bot accounts, whereas browsers use cookies."""

from __future__ import annotations

from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from cenote.server.accounts.visitors import Visitor, attach_visitor
from cenote.server.http.security_headers import refuse
from cenote.server.protocol.messages import Problem
from cenote.server.storage.bot_accounts import BotAccounts

SCHEME: Final = "bearer "
METRICS: Final = "/metrics"
"""The path whose bearer token is the admin's."""

TABLES: Final = "/api/tables"
REPORT: Final = "/report"


def is_allowed(method: str, path: str) -> bool:
    """Return whether a bot account may make this request.

    It may read anything and act at tables, but names, reports and notifications are for people.
    """
    at_tables = path == TABLES or path.startswith(f"{TABLES}/")
    return method in ("GET", "HEAD") or (at_tables and not path.endswith(REPORT))


class TokenMiddleware:
    """Middleware that attaches the bot account of a bearer token.

    It refuses unknown tokens and requests that are for people only.
    """

    def __init__(self, app: ASGIApp, bot_accounts: BotAccounts) -> None:
        self._app = app
        self._bot_accounts = bot_accounts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = Headers.from_scope(scope).get("authorization", "")
        if not given.lower().startswith(SCHEME) or scope["path"] == METRICS:
            await self._app(scope, receive, send)
        elif not (person := await self._bot_accounts.person_of(given[len(SCHEME) :].strip())):
            await _refuse(scope, send, Problem("bad-token", "no program has this token"), 401)
        elif not is_allowed(str(scope.get("method", "GET")), scope["path"]):
            problem = Problem("not-for-programs", "programs act at tables only: this is for people")
            await _refuse(scope, send, problem, 403)
        else:
            attach_visitor(ASGIConnection(scope), Visitor(person))
            await self._app(scope, receive, send)


async def _refuse(scope: Scope, send: Send, problem: Problem, status: int) -> None:
    await refuse(scope, send, problem, status, {"connection": "close"})
