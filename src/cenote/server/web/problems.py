"""Error handlers: reply to a failed request with a page or a `Problem` (a code, facts and a detail for developers)."""

from __future__ import annotations

import logging
from errno import ENAMETOOLONG
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap

from cenote.server import metrics
from cenote.server.errors import Refusal
from cenote.server.protocol.messages import Problem
from cenote.server.storage.unavailable import DatabaseUnavailable
from cenote.server.tables import wire
from cenote.server.web import pages

CODES: Final = {400: "malformed", 401: "no-session", 404: "not-found", 405: "method", 413: "too-large", 429: "too-fast"}
"""The codes for errors that Litestar raises itself, by status."""

SECRET_PATHS: Final = ("/feed/", "/told/")

log = logging.getLogger("cenote.server")


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem] | Response[str]:
    """Reply to a `Refusal`. A page requested while the database is down is served all the same, and retries."""
    if isinstance(refusal, DatabaseUnavailable) and _wants_page(request):
        return pages.the_page(request, "other", status=refusal.status)
    return _answer(wire.problem(refusal), refusal.status)


def refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[str]:
    """Reply to Litestar's own errors: a page for browsers that follow a dead link, a `Problem` for API clients."""
    if isinstance(error.__cause__, OSError) and error.__cause__.errno == ENAMETOOLONG:
        error = NotFoundException("nothing has such a long name")
    if error.status_code == 404 and _wants_page(request):
        return pages.the_page(request, "other", status=404)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "trouble")
    answer = _answer(Problem(code, "; ".join([error.detail, *details])), error.status_code)
    answer.headers.update(error.headers or {})  # such as Allow and Retry-After
    return answer


def _wants_page(request: Request[Any, Any, Any]) -> bool:
    reads = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    return reads and (pages.STATIC / "index.html").exists()


def unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log an unexpected error, and reply without revealing the server's internals."""
    if isinstance(error, RecursionError):
        return _answer(Problem("too-deep", "the request is nested too deep"), 400)
    if isinstance(error, UnicodeDecodeError):
        return _answer(Problem("malformed", "the request is not UTF-8"), 400)
    log.error("%s %s failed", request.method, _path(request.url.path), exc_info=error, extra={"code": "trouble"})
    return _answer(Problem("trouble", "something went wrong here; nothing was changed"), 500)


def _path(path: str) -> str:
    """Return a path for the log, with the secret after one of `SECRET_PATHS` removed."""
    return next((f"{open}…" for open in SECRET_PATHS if path.startswith(open)), path)


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    Refusal: refused,
    HTTPException: refused_by_litestar,
    Exception: unexpected_error,
}


def _answer(problem: Problem, status: int) -> Response[Problem]:
    metrics.count_refusal(problem.code)
    return Response(problem, status_code=status, media_type=MediaType.JSON)
