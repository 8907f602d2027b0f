"""Mind of a game: the source of its bots of every level, its standings, and its best turns."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol, cast

from cenote import is_compiled
from cenote.bots.contract import LEVELS, Bot, make_bot
from cenote.core.game import Game, View
from cenote.core.registry import game, has_part, part
from cenote.core.standing import RatedTurn, Standing, StopSearch, never_stop

__all__ = [
    "Mind",
    "RatedTurn",
    "Standing",
    "StopSearch",
    "has_mind",
    "mind_of",
    "never_stop",
    "seated_bot",
    "usual_share",
]

PLAIN_SHARE: Final = 0.25
"""The share of a level's nodes that are searched in plain Python, where each node takes many times as long."""


class Mind(Protocol):
    """Expert knowledge of one game, which sees only views and takes all randomness from `rng`."""

    def bot(self, level: str, rng: Random, share: float = 1.0, stop: StopSearch = never_stop) -> Bot:
        """Return a bot for one seat, which searches `share` of the level's nodes."""

    def standing(self, view: View, rng: Random) -> Standing:
        """Return the standing as the viewer sees it, at any time of the game."""

    def turns(self, view: View, rng: Random, most: int = 3, share: float = 1.0) -> list[RatedTurn]:
        """Return the best turns that the expert finds for the view's seat, which owes a decision, best first."""


def has_mind(name: str) -> bool:
    """Return whether a game has a mind, or an evaluation from which one is made."""
    return has_part(name, "mind") or has_part(name, "evaluation")


def mind_of(name: str) -> Mind:
    """Return a game's mind, or one made from its evaluation. Raise `MissingPart` if the game has neither."""
    if has_part(name, "mind"):
        return cast(Callable[[Game], Mind], part(name, "mind"))(game(name))
    from cenote.bots.evaluation_mind import EvaluationMind

    return EvaluationMind(game(name))


def usual_share() -> float:
    """Return the share of a level's nodes to search while a person waits."""
    return 1.0 if is_compiled() else PLAIN_SHARE


def seated_bot(spec: str, game: Game, rng: Random, share: float, stop: StopSearch = never_stop) -> Bot:
    """Return a bot for a table with people, where a level searches only `share` of its nodes."""
    return mind_of(game.name).bot(spec, rng, share, stop) if spec in LEVELS else make_bot(spec, game, rng)
