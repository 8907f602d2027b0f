"""What a game knows about being played well: players of every level, how a position stands, which turns are best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol, cast

from cenote import is_compiled
from cenote.bots.contract import LEVELS, Bot, make_bot
from cenote.core.game import Game, View
from cenote.core.registry import game, has_part, part
from cenote.core.standing import RatedTurn, Standing, StopSearch, never

__all__ = ["Mind", "RatedTurn", "Standing", "StopSearch", "has_mind", "mind_of", "never", "seated_bot", "usual_share"]

PLAIN_SHARE: Final = 0.25
"""How much of its nodes a level searches on plain Python, where a node takes many times as long."""


class Mind(Protocol):
    """One game's understanding; it is handed views and so knows what a seat knows, and all its chance is `rng`."""

    def bot(self, level: str, rng: Random, share: float = 1.0, stop: StopSearch = never) -> Bot:
        """A player for one seat; `share` is how much of the level's nodes it may search."""

    def standing(self, view: View, rng: Random) -> Standing:
        """How the game stands for whoever sees this, at any moment of it."""

    def turns(self, view: View, rng: Random, most: int = 3, share: float = 1.0) -> list[RatedTurn]:
        """The best turns that the expert finds for the view's seat, which owes a decision; the best is the first."""


def has_mind(name: str) -> bool:
    """Whether a game brings what a mind can be made of."""
    return has_part(name, "mind") or has_part(name, "evaluation")


def mind_of(name: str) -> Mind:
    """The mind that a game brings, else one made of its evaluation, or MissingPart."""
    if has_part(name, "mind"):
        return cast(Callable[[Game], Mind], part(name, "mind"))(game(name))
    from cenote.bots.evaluation_mind import EvaluationMind

    return EvaluationMind(game(name))


def usual_share() -> float:
    """How much of a level's nodes may be searched where somebody waits for the answer."""
    return 1.0 if is_compiled() else PLAIN_SHARE


def seated_bot(spec: str, game: Game, rng: Random, share: float, stop: StopSearch = never) -> Bot:
    """A bot at a table where somebody waits: a level searches a share of its nodes, all others play as ever."""
    return mind_of(game.name).bot(spec, rng, share, stop) if spec in LEVELS else make_bot(spec, game, rng)
