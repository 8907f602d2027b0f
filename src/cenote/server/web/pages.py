"""HTML pages and static files of the browser application, and the health probes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
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
from cenote.server.tables.no_cluster import SingleServer
from cenote.server.tables.tables import Tables
from cenote.server.web.bootstrap import Bootstrap, bootstrap_of
from cenote.server.web.preload import built

STATIC: Final = Path(__file__).parent.parent / "static"
"""The folder of the built browser application."""

HTML: Final = '<html lang="en" data-page="other">'
"""The tag in the built page that each response replaces, to set its language and the kind of page."""


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthy() -> str:
    """Liveness probe: reply that the process answers."""
    return "ok\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(
    storage: NamedDependency[DatabaseStorage],
    write_probe: NamedDependency[WriteProbe],
    cluster: NamedDependency[SingleServer],
) -> str:
    """Readiness probe: check that the database answers and accepts writes, and that other servers are heard."""
    if not await storage.alive():
        raise Refusal("trouble", "the database does not answer", 503)
    if not await write_probe.succeeds():
        raise Refusal("trouble", "nothing can be written", 503)
    if not cluster.hears:
        raise Refusal("trouble", "other servers are not heard", 503)
    return "ready\n"


@dataclass(frozen=True)
class Found:
    """The result of looking up a page's URL: the game that it names, or "", and whether the target exists."""

    game: str = ""
    exists: bool = True
    waiting: bool = False
    """Whether the target is a table whose game has not begun, which needs no board yet."""


Find = Callable[[AnyRequest, Tables, Accounts], Awaitable[Found]]


async def _anything(_request: AnyRequest, _tables: Tables, _accounts: Accounts) -> Found:
    return Found()


async def _game(request: AnyRequest, _tables: Tables, _accounts: Accounts) -> Found:
    game = _known(request.path_params["game"])
    return Found(game, bool(game))


async def _wanted_game(request: AnyRequest, _tables: Tables, _accounts: Accounts) -> Found:
    wanted = request.query_params.get("game", "")
    return Found(exists=not wanted or bool(_known(wanted)))


async def _puzzle(request: AnyRequest, _tables: Tables, _accounts: Accounts) -> Found:
    game, id = _known(request.path_params["game"]), request.path_params["id"]
    return Found(game) if game and id in puzzles_of(game) else Found(exists=False)


async def _table(request: AnyRequest, tables: Tables, _accounts: Accounts) -> Found:
    stored = await tables.storage.table(request.path_params["id"])
    return Found(exists=False) if stored is None else Found(stored.game, waiting=stored.status == "gathering")


async def _person(request: AnyRequest, _tables: Tables, accounts: Accounts) -> Found:
    return Found(exists=bool(await accounts.named(request.path_params["name"])))


@dataclass(frozen=True)
class Page:
    """A page: its kind, how its URL is looked up, and which data it carries."""

    kind: str
    find: Find = _anything
    lobby: bool = False
    bootstrap: bool = True


PAGES: Final = {
    "/": Page("home", lobby=True),
    "/new": Page("new", _wanted_game, lobby=True),
    "/account": Page("account"),
    "/login": Page("account"),
    "/signup": Page("account"),
    "/recover": Page("account"),
    "/people/{name:str}": Page("person", _person),
    "/table/{id:str}": Page("table", _table),
    "/play/{game:str}": Page("table", _game, lobby=True),
    "/learn/{game:str}": Page("table", _game, lobby=True),
    "/puzzles": Page("puzzles"),
    "/puzzles/{game:str}/{id:str}": Page("table", _puzzle),
    "/how/{game:str}": Page("how", _game, bootstrap=False),
}
"""All pages by their path templates."""

_BY_TEMPLATE: Final = {path.replace(":str}", "}"): page for path, page in PAGES.items()}


@get(list(PAGES), include_in_schema=False, media_type=MediaType.HTML)
async def page(
    request: AnyRequest,
    identity: CurrentIdentity,
    tables: NamedDependency[Tables],
    accounts: NamedDependency[Accounts],
) -> Response[str]:
    """Serve a page of the application.

    The status is 404 if the game, table, puzzle or person in its URL does not exist.
    """
    asked = _BY_TEMPLATE[request.scope["path_template"]]
    found = await asked.find(request, tables, accounts)
    bootstrap = await bootstrap_of(identity, tables if asked.lobby else None) if asked.bootstrap else None
    kind, status = "waiting" if found.waiting else asked.kind, 200 if found.exists else 404
    return the_page(request, kind, found.game, identity=identity, bootstrap=bootstrap, status=status)


def _known(game: str) -> str:
    """Return the name of a game, or "" if there is no game of that name."""
    return game if game in game_names() else ""


def the_page(
    request: AnyRequest,
    kind: str,
    game: str = "",
    *,
    identity: Identity | None = None,
    bootstrap: Bootstrap | None = None,
    status: int = 200,
) -> Response[str]:
    """Build the page in the visitor's language, with preload links, bootstrap data and the visitor's cookie."""
    shape = "table" if kind == "waiting" else kind
    speaks = language_of(request.cookies, request.headers.get("accept-language", ""))
    app = built(STATIC)
    head = app.links(speaks, game, kind) + (bootstrap.html() if bootstrap else "")
    whole = app.page.replace(HTML, f'<html lang="{speaks}" data-page="{shape}">', 1).replace(
        "</head>", head + "</head>", 1
    )
    answer = Response(
        whole, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "private, no-store"}
    )
    if identity is not None:
        answer.set_cookie(identity.cookie)
    return answer


def files() -> Any:
    """Build the route for the files of the application.

    Files under /assets have a hash of their content in their names.
    """
    if (STATIC / "index.html").exists():
        built(STATIC)
    return create_static_files_router(
        path="/", directories=[STATIC], include_in_schema=False, cache_control=None, html_mode=False
    )
