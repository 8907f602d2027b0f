"""Looking rules up by what people write: T6.4, t6, 6.4."""

from __future__ import annotations

from cenote.core.game import Game
from cenote.core.legible import legible
from cenote.core.registry import bundle
from cenote.words import Words


def rules(words: Words, game: Game, wanted: str = "") -> list[str]:
    """The rules asked for, under their chapters; the letter of the game may be left out. Nothing if there are none."""
    number = wanted.strip()
    return words.rules(game, bundle(game.name).prefix + number if number[:1].isdigit() else number)


def no_rule(words: Words, game: Game, wanted: str) -> str:
    """That there is no such rule, and which there are."""
    return words("rules-range", number=legible(wanted.strip()), first=game.rules[0], last=game.rules[-1])
