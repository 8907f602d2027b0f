"""What programs and the people who run them say and are told over REST."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from cenote.server.protocol.fields import PLAN_STEPS, ActionText, AnyName, Number, RequestId, Strict


class NewProgram(Strict):
    """The name under which a program sits at tables."""

    name: AnyName


class Program(Struct):
    """A program of somebody's; the token is told once, when it is made."""

    id: str
    name: str
    created: float
    """Seconds since 1970."""
    token: str = ""


class SeatProgram(Strict):
    """Which of my programs sits down where."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    program: Annotated[str, Meta(max_length=40)]


class Turn(Struct):
    """A position in which a program is to decide: its own view, and what it may do."""

    table: str
    game: str
    mode: str
    seat: int
    number: int
    """Of the frame: sent back with the move."""
    view: Raw
    legal: list[str]


class Move(Strict):
    """Play these actions, all or none; the same id again gets the same answer again."""

    id: RequestId
    at: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=PLAN_STEPS)]


class Played(Struct, omit_defaults=True):
    """The move is stored under this number; or, with `legal`, it is a choice of several steps that is not whole yet.

    Then nothing was played: post the same actions and one of these.
    """

    number: int
    legal: list[str] = []
