"""Answers that seldom change: told once, and after that only whether they still hold."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

from litestar import Request, Response
from msgspec import Struct, json

Told = TypeVar("Told", bound=Struct)


def conditional_response(request: Request[Any, Any, Any], told: Told) -> Response[Told]:
    """The answer, or that it is still the one which the browser has; weak, because it may be compressed on the way."""
    tag = f'W/"{sha256(json.encode(told)).hexdigest()[:20]}"'
    if _known(request, tag):
        return Response(None, status_code=304, headers={"etag": tag})  # type: ignore[arg-type]  # it says nothing
    return Response(told, headers={"etag": tag})


def _known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the browser has the answer with this tag."""
    return tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
