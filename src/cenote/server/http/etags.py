"""ETags: reply 304 while the client's copy is current."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

from litestar import Request, Response
from msgspec import Struct, json

Message = TypeVar("Message", bound=Struct)


def conditional_response(request: Request[Any, Any, Any], message: Message) -> Response[Message]:
    """The reply, or 304 if the client has it; the ETag is weak, because a proxy may compress the reply."""
    tag = f'W/"{sha256(json.encode(message)).hexdigest()[:20]}"'
    if _known(request, tag):
        return Response(None, status_code=304, headers={"etag": tag})  # type: ignore[arg-type]  # it has no body
    return Response(message, headers={"etag": tag})


def _known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the client's If-None-Match header has this tag."""
    return tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
