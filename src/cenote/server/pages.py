"""The browser application's pages and files, and what machines ask: does the server live, is it ready?"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.static_files import create_static_files_router

from cenote.server.pulse import Pulse
from cenote.server.refusal import Refusal
from cenote.server.storage.store import DatabaseStorage

STATIC: Final = Path(__file__).parent / "static"
"""The built browser application."""


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthy() -> str:
    """The process lives."""
    return "ok\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(storage: NamedDependency[DatabaseStorage], pulse: NamedDependency[Pulse]) -> str:
    """Tables can be served: the database answers, and what happens at them can be stored."""
    if not await storage.alive():
        raise Refusal("trouble", "the database does not answer", 503)
    if not await pulse.beats():
        raise Refusal("trouble", "nothing can be written", 503)
    return "ready\n"


@get(["/", "/new", "/table/{id:str}", "/play/{game:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    """The browser application, whatever its address; it reads the rest of the address itself."""
    return the_page(200)


def the_page(status: int) -> Response[bytes]:
    return Response((STATIC / "index.html").read_bytes(), status_code=status, media_type=MediaType.HTML)


def files() -> Any:
    """The files of the application; those under /assets carry a hash of their content in their names."""
    return create_static_files_router(
        path="/", directories=[STATIC], include_in_schema=False, cache_control=None, html_mode=False
    )
