"""HTML pages and static files of the browser application, and the health probes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from cenote.core.registry import game_names
from cenote.puzzles.puzzle import puzzles_of
from cenote.server.accounts.dependencies import CurrentIdentity
from cenote.server.accounts.identity import Identity
from cenote.server.errors import Refusal
from cenote.server.http.language import language_of
from cenote.server.http.responses import AnyRequest
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.store import DatabaseStorage
from cenote.server.storage.write_probe import WriteProbe
from cenote.server.tables.single_server import SingleServer
from cenote.server.tables.tables import Tables
from cenote.server.web import preload
from cenote.server.web.bootstrap import Bootstrap, bootstrap_of

STATIC: Final = Path(__file__).parent.parent / "static"
"""The built browser application."""

HTML: Final = '<html lang="en" data-page="other">'
"""The tag in the built page that each response replaces."""


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthy() -> str:
    """Liveness probe: the process answers."""
    return "ok\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(
    storage: NamedDependency[DatabaseStorage],
    write_probe: NamedDependency[WriteProbe],
    cluster: NamedDependency[SingleServer],
) -> str:
    """Readiness probe: the database answers and accepts writes, and notices from other servers arrive."""
    if not await storage.alive():
        raise Refusal("trouble", "the database does not answer", 503)
    if not await write_probe.succeeds():
        raise Refusal("trouble", "nothing can be written", 503)
    if not cluster.hears:
        raise Refusal("trouble", "other servers are not heard", 503)
    return "ready\n"


@get(["/", "/new"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: AnyRequest, identity: CurrentIdentity, tables: NamedDependency[Tables]) -> Response[str]:
    """The home page or the page for a new table, with the lobby; its script reads the rest of the URL."""
    bootstrap = await bootstrap_of(identity, tables)
    if request.url.path == "/":
        return the_page(request, "home", bootstrap=bootstrap)
    wanted = request.query_params.get("game", "")
    return the_page(request, "new", bootstrap=bootstrap, status=_status(not wanted or _known(wanted)))


@get(["/account", "/login", "/signup", "/recover"], include_in_schema=False, media_type=MediaType.HTML)
async def account_page(request: AnyRequest, identity: CurrentIdentity) -> Response[str]:
    """The page for an account: login, sign-up and recovery."""
    return the_page(request, "account", bootstrap=await bootstrap_of(identity))


@get("/people/{name:str}", include_in_schema=False, media_type=MediaType.HTML)
async def person_page(
    request: AnyRequest, name: FromPath[str], identity: CurrentIdentity, accounts: NamedDependency[Accounts]
) -> Response[str]:
    """The page of a profile, which its script requests."""
    bootstrap, found = await bootstrap_of(identity), await accounts.named(name)
    return the_page(request, "person", bootstrap=bootstrap, status=_status(found))


@get("/table/{id:str}", include_in_schema=False, media_type=MediaType.HTML)
async def table_page(
    request: AnyRequest, id: FromPath[str], identity: CurrentIdentity, storage: NamedDependency[DatabaseStorage]
) -> Response[str]:
    """The page of a table, with what its game needs."""
    stored, bootstrap = await storage.table(id), await bootstrap_of(identity)
    begun = stored is not None and stored.status != "gathering"
    kind, game = "table" if begun else "waiting", stored.game if stored else ""
    return the_page(request, kind, game, bootstrap=bootstrap, status=_status(stored is not None))


@get(["/play/{game:str}", "/learn/{game:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def play_page(
    request: AnyRequest, game: FromPath[str], identity: CurrentIdentity, tables: NamedDependency[Tables]
) -> Response[str]:
    """The page of a table that its script will open, for a game or a lesson."""
    bootstrap = await bootstrap_of(identity, tables)
    return the_page(request, "table", _known(game), bootstrap=bootstrap, status=_status(_known(game)))


@get("/puzzles", include_in_schema=False, media_type=MediaType.HTML)
async def puzzles_page(request: AnyRequest, identity: CurrentIdentity) -> Response[str]:
    """The page with the list of all puzzles."""
    return the_page(request, "puzzles", bootstrap=await bootstrap_of(identity))


@get("/puzzles/{game:str}/{id:str}", include_in_schema=False, media_type=MediaType.HTML)
async def puzzle_page(
    request: AnyRequest, game: FromPath[str], id: FromPath[str], identity: CurrentIdentity
) -> Response[str]:
    """The page of a puzzle, whose table its script will open."""
    found = game if _known(game) and id in puzzles_of(game) else ""
    return the_page(request, "table", found, bootstrap=await bootstrap_of(identity), status=_status(found))


@get("/how/{game:str}", include_in_schema=False, media_type=MediaType.HTML)
async def how_page(request: AnyRequest, game: FromPath[str], identity: CurrentIdentity) -> Response[str]:
    """The page that explains how a game is played."""
    return the_page(request, "how", _known(game), identity=identity, status=_status(_known(game)))


def _known(game: str) -> str:
    """The name of a game, or "" if there is none of that name."""
    return game if game in game_names() else ""


def _status(found: object) -> int:
    """The status code, 404 if nothing was found; the page itself is the same and explains it."""
    return 200 if found else 404


def the_page(
    request: AnyRequest,
    kind: str,
    game: str = "",
    *,
    identity: Identity | None = None,
    bootstrap: Bootstrap | None = None,
    status: int = 200,
) -> Response[str]:
    """The page in the visitor's language, with preload links and bootstrap data; a new visitor becomes a guest."""
    shape = "table" if kind == "waiting" else kind
    speaks = language_of(request.cookies, request.headers.get("accept-language", ""))
    page = (STATIC / "index.html").read_text("utf-8")
    head = preload.links(STATIC, page, speaks, game, kind) + (bootstrap.html() if bootstrap else "")
    whole = page.replace(HTML, f'<html lang="{speaks}" data-page="{shape}">', 1).replace("</head>", head + "</head>", 1)
    answer = Response(
        whole, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "private, no-store"}
    )
    if identity := identity or (bootstrap.identity if bootstrap else None):
        answer.set_cookie(identity.cookie)
    return answer


def files() -> Any:
    """The files of the application; those under /assets carry a hash of their content in their names."""
    return create_static_files_router(
        path="/", directories=[STATIC], include_in_schema=False, cache_control=None, html_mode=False
    )
