"""The application: everything put together from its settings."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from errno import ENAMETOOLONG
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from cenote import __version__
from cenote.server.api import LobbyController, MeController, TableController, TableId, TheGuests, TheStore, TheTables
from cenote.server.botseats import BotSeats
from cenote.server.guests import Guests
from cenote.server.live import LiveTable
from cenote.server.messages import Pace
from cenote.server.protocol import CLOSE_NO_TABLE, CLOSE_TOO_FAST, CLOSE_TROUBLE, Problem
from cenote.server.refusal import Refusal
from cenote.server.safety import Crowd, OriginCheck, add_headers
from cenote.server.settings import Settings
from cenote.server.socket import Hangup, Seated, Socket
from cenote.server.storage.database import migrate, open_database
from cenote.server.storage.store import Store
from cenote.server.tables import Tables
from cenote.server.thinking import Thinkers

STATIC: Final = Path(__file__).parent / "static"
"""The built browser application."""

BODY_BYTES: Final = 16_384
LARGEST_MESSAGE: Final = 65_536
"""A socket that sends more at once is closed unread; a smaller message that is still too large gets an answer."""
CODES: Final = {400: "malformed", 401: "no-session", 404: "not-found", 405: "method", 413: "too-large", 429: "too-fast"}

log = logging.getLogger("cenote.server")


def server_options() -> dict[str, Any]:
    """How uvicorn is to run the application."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws_max_size": LARGEST_MESSAGE,
        "timeout_graceful_shutdown": 3,
    }


def make_app(settings: Settings) -> Litestar:
    """A server that keeps everything in `settings.data`."""
    engine = open_database(settings.database)
    store = Store(engine)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True, subscriber_max_backlog=100)
    thinkers = Thinkers(settings.workers, settings.patience, settings.bots)
    bots = BotSeats(thinkers)
    tables = bots.tables = Tables(store, lambda id, what: channels.publish(what, f"table-{id}"), bots.wake)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await migrate(engine)
        await thinkers.start()
        await bots.take_up()
        try:
            yield
        finally:
            await bots.stop()
            await tables.settle()
            await thinkers.stop()
            await store.close()

    return Litestar(
        route_handlers=[MeController, LobbyController, TableController, at_table, healthy, ready, page, assets()],
        dependencies={
            "store": _always(store),
            "tables": _always(tables),
            "guests": _always(Guests(settings.secret, store)),
            "crowd": _always(Crowd(settings.sockets_per_address, settings.messages_per_second)),
        },
        plugins=[channels, Around(running)],
        middleware=[
            DefineMiddleware(OriginCheck, hosts=settings.hosts, origins=settings.origins),
            RateLimitConfig(("minute", settings.requests_per_minute), exclude=["^/assets/", "^/healthz"]).middleware,
        ],
        exception_handlers={Refusal: _refused, HTTPException: _refused_by_litestar, Exception: _trouble},
        before_send=[add_headers],
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            "Cenote", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )


class Around(InitPlugin):
    """Begins after the plugins before it and ends before them, which `lifespan` does not promise."""

    def __init__(self, running: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> None:
        self._running = running

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self._running)
        return app_config


def _always(thing: object) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False)


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
    id = table.stored.id
    async with channels.start_subscription(f"table-{id}") as events:
        if table.came(person):
            channels.publish("people", f"table-{id}")
        try:
            await Seated(socket, tables, table, person, pace).serve(events.iter_events())
        except Hangup as hangup:
            await socket.close(hangup.code, hangup.reason)
        except (WebSocketDisconnect, OSError):
            pass  # the browser has gone, perhaps while it was being told something
        except Exception:
            log.exception("a socket of table %s broke", id)
            await socket.close(CLOSE_TROUBLE, "trouble")
        finally:
            if table.went(person):
                channels.publish("people", f"table-{id}")


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthy() -> str:
    """The process lives."""
    return "ok\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(store: TheStore) -> str:
    """Tables can be served: the database answers."""
    try:
        await store.alive()
    except SQLAlchemyError as error:
        raise Refusal("trouble", "the database does not answer", 503) from error
    return "ready\n"


@get(["/", "/new", "/table/{id:str}", "/play/{game:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    """The browser application, whatever its address; it reads the rest of the address itself."""
    return _page(200)


def _page(status: int) -> Response[bytes]:
    return Response((STATIC / "index.html").read_bytes(), status_code=status, media_type=MediaType.HTML)


def assets() -> Any:
    """The files of the application; those under /assets carry a hash of their content in their names."""
    return create_static_files_router(
        path="/", directories=[STATIC], include_in_schema=False, cache_control=None, html_mode=False
    )


def _answer(code: str, detail: str, status: int, **facts: Any) -> Response[Problem]:
    return Response(Problem(code, detail, facts), status_code=status, media_type=MediaType.JSON)


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return _answer(refusal.code, refusal.detail, refusal.status, **refusal.facts)


def _refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """People who follow a dead link get a page that says so; programs get a problem."""
    if isinstance(error.__cause__, OSError) and error.__cause__.errno == ENAMETOOLONG:
        error = NotFoundException("nothing has such a long name")
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if error.status_code == 404 and wants_page and (STATIC / "index.html").exists():
        return _page(404)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "trouble")
    answer = _answer(code, "; ".join([error.detail, *details]), error.status_code)
    answer.headers.update(error.headers or {})  # which methods are allowed, when to come back
    return answer


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, RecursionError):
        return _answer("too-deep", "the request is nested too deep", 400)
    if isinstance(error, UnicodeDecodeError):
        return _answer("malformed", "the request is not UTF-8", 400)
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer("trouble", "something went wrong here; nothing was changed", 500)
