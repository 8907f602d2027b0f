"""Refusals as responses, and the parameter types that many endpoints share."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from cenote.server.protocol.fields import TABLE_ID
from cenote.server.protocol.messages import Problem

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(pattern=TABLE_ID, description="As in the table's address")]
ShortWord = Annotated[str, Parameter(max_length=40)]

REFUSED: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in {
        400: "It cannot be read, or it makes no sense",
        401: "No cookie of ours",
        403: "Not for you, or not from there",
        404: "There is no such table",
        409: "Not as things stand",
        413: "Too large",
        429: "Too many requests",
    }.items()
}
"""The documented responses to refused requests, each with a `Problem` as its body."""


class CloseSocket(Exception):
    """Raised to close a socket, with a code that gives the reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason
