"""ETags, by which a reply is 304 while the client's copy is current."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

from litestar import Request, Response
from msgspec import Struct, json

Message = TypeVar("Message", bound=Struct)


def conditional_response(request: Request[Any, Any, Any], message: Message) -> Response[Message]:
    """Build the reply, or a 304 if the client has the same message already.

    The ETag is weak, because a proxy may compress the reply.
    """
    tag = f'W/"{sha256(json.encode(message)).hexdigest()[:20]}"'
    if _known(request, tag):
        return Response(None, status_code=304, headers={"etag": tag})  # type: ignore[arg-type]  # it has no body
    return Response(message, headers={"etag": tag})


def _known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Return whether the client's If-None-Match header contains this tag."""
    return tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
