"""What the coach says. Chances are between 0 and 1, one for every seat, and sum to 1."""

from __future__ import annotations

from msgspec import Struct

from cenote.server.protocol.game_messages import OfferInfo


class Standing(Struct):
    """How a game stands: everybody's chance to win, and the score to be expected."""

    chances: list[float]
    scores: list[float]


class HintTurn(Struct):
    """A good turn, up to its end or to the first step that opens something; each action has a sentence."""

    actions: list[str]
    said: list[str]
    steps: list[OfferInfo]
    """The same as what is offered for them: what is meant, what it costs."""
    standing: Standing
    """How the game stands after it."""


class Hint(Struct):
    """How the game stands for the asker's seat, and its best turns, the very best first."""

    standing: Standing
    turns: list[HintTurn]


class ReviewMoment(Struct):
    """Everybody's chances after a turn or a draw, as the viewer could know them then."""

    at: int
    """The number that this moment has for everybody, as in `Past`."""
    seat: int | None
    """Who moved; null for a draw and for the beginning."""
    chances: list[float]


class CostlyTurn(Struct):
    """A turn that cost its seat a part of its chance to win, by what it knew then."""

    at: int
    """The moment before it."""
    seat: int
    played: list[str]
    played_said: list[str]
    """What was played, in words."""
    played_steps: list[OfferInfo]
    better: list[str]
    said: list[str]
    """What would have been better, in words."""
    better_steps: list[OfferInfo]
    cost: float


class Review(Struct, omit_defaults=True):
    """A finished game looked at again; as long as it is not `ready`, `done` of `of` pieces of the work are.

    For every seat its first chance, `luck`, `skill` and `gifts` make its last: what nobody chose, what its own choices
    gave it beside the best ones (never more than nothing), and what those of others did.
    """

    ready: bool
    done: int = 0
    of: int = 0
    moments: list[ReviewMoment] = []
    costly: list[CostlyTurn] = []
    luck: list[float] = []
    skill: list[float] = []
    gifts: list[float] = []
