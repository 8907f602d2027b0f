"""Coach messages. Chances of winning are between 0 and 1, one for each seat, and sum to 1."""

from __future__ import annotations

from msgspec import Struct

from cenote.server.protocol.game_messages import OfferInfo


class Standing(Struct):
    """The chance of winning and the expected score of each seat."""

    chances: list[float]
    scores: list[float]


class HintTurn(Struct):
    """A good turn, up to its end or to the first step that reveals something. `said` has a sentence for each action."""

    actions: list[str]
    said: list[str]
    steps: list[OfferInfo]
    """The same actions as offers, with intent, cost and gain."""
    standing: Standing
    """The chances of winning and expected scores after the turn."""


class Hint(Struct):
    """Chances of winning and expected scores as your seat can know them, and its best turns, the best first."""

    standing: Standing
    turns: list[HintTurn]


class ReviewMoment(Struct):
    """The chances of winning after a turn or a draw, as far as the viewer could know them then."""

    at: int
    """The number of the position, the same for all viewers, as in `HistoryEvent`."""
    seat: int | None
    """The seat that moved, or null for a draw and for the start."""
    chances: list[float]


class CostlyTurn(Struct):
    """A turn that lowered its seat's chance of winning, judged by what the seat knew then."""

    at: int
    """The number of the position before the turn."""
    seat: int
    played: list[str]
    played_said: list[str]
    """The turn that was played, in words."""
    played_steps: list[OfferInfo]
    better: list[str]
    said: list[str]
    """The better turn, in words."""
    better_steps: list[OfferInfo]
    cost: float


class Review(Struct, omit_defaults=True):
    """The review of a finished game. Until it is `ready`, `done` of `of` parts of the work are finished.

    For each seat, the first chance of winning plus `luck`, `skill` and `gifts` is the last one. `luck` comes from
    draws, `skill` from the seat's own choices compared with the best ones (at most 0), and `gifts` from the other
    seats' choices.
    """

    ready: bool
    done: int = 0
    of: int = 0
    moments: list[ReviewMoment] = []
    costly: list[CostlyTurn] = []
    luck: list[float] = []
    skill: list[float] = []
    gifts: list[float] = []
