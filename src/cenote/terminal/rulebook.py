"""Lookup of rules by their numbers as people write them: T6.4, t6, 6.4."""

from __future__ import annotations

from cenote.core.game import Game
from cenote.core.printable import printable_excerpt
from cenote.core.registry import bundle
from cenote.words import Words


def rules(words: Words, game: Game, wanted: str = "") -> list[str]:
    """Return the lines of the matching rules under their chapters, or [] if none match. The letter is optional."""
    number = wanted.strip()
    return words.rules(game, bundle(game.name).prefix + number if number[:1].isdigit() else number)


def no_rule(words: Words, game: Game, wanted: str) -> str:
    """Return the message that there is no such rule, with the first and last rule numbers."""
    return words("rules-range", number=printable_excerpt(wanted.strip()), first=game.rules[0], last=game.rules[-1])
