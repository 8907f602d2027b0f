"""REST messages about bot accounts, for their owners and for the bots themselves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from cenote.server.protocol.fields import PLAN_STEPS, ActionText, AnyName, Number, RequestId, Strict


class NewBotAccount(Strict):
    """The `name` of a new bot account, which tables show."""

    name: AnyName


class BotAccount(Struct):
    """One of your bot accounts. The token is sent only once, when the account is created."""

    id: str
    name: str
    created: float
    """Seconds since 1970."""
    token: str = ""


class SeatBotAccount(Strict):
    """A request to put one of your bot accounts into a seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    program: Annotated[str, Meta(max_length=40)]


class BotAccountTurn(Struct):
    """A position in which a bot account must decide, with its view and its legal actions."""

    table: str
    game: str
    mode: str
    seat: int
    number: int
    """The number of the frame, which the bot account sends back with its move."""
    view: Raw
    legal: list[str]


class MoveRequest(Strict):
    """A request to play all of these actions or none. A repeated request with the same id gets the same answer."""

    id: RequestId
    at: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=PLAN_STEPS)]


class MoveAccepted(Struct, omit_defaults=True):
    """The number of the frame that shows the stored move, or in `legal` the next steps of an incomplete choice.

    If `legal` is not empty, nothing was played: post the same actions again, followed by one of these.
    """

    number: int
    legal: list[str] = []
