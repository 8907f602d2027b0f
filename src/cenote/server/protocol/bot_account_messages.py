"""Messages of bot accounts and their owners, over REST."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from cenote.server.protocol.fields import PLAN_STEPS, ActionText, AnyName, Number, RequestId, Strict


class NewBotAccount(Strict):
    """A new bot account; tables show its `name`."""

    name: AnyName


class BotAccount(Struct):
    """One of your bot accounts; the token is sent only once, when the account is created."""

    id: str
    name: str
    created: float
    """Seconds since 1970."""
    token: str = ""


class SeatBotAccount(Strict):
    """Which of your bot accounts takes which seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    program: Annotated[str, Meta(max_length=40)]


class BotAccountTurn(Struct):
    """A position in which a bot account must decide: its own view, and its legal actions."""

    table: str
    game: str
    mode: str
    seat: int
    number: int
    """Number of the frame, to be sent back with the move."""
    view: Raw
    legal: list[str]


class MoveRequest(Strict):
    """Play these actions, all or none; a repeat with the same id gets the same answer."""

    id: RequestId
    at: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=PLAN_STEPS)]


class MoveAccepted(Struct, omit_defaults=True):
    """The move is stored under this number; or, with `legal`, it is an incomplete choice of several steps.

    In that case nothing was played: post the same actions again, followed by one of these.
    """

    number: int
    legal: list[str] = []
