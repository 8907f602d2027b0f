"""`cenote rules`: the numbered rules of a game, or some of them."""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.table import named_game
from cenote.cli.trouble import Trouble
from cenote.core.registry import MissingPart, has_part
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    played = named_game(chosen.game, words)
    if not has_part(played.name, "locales"):
        raise MissingPart(played.name, "locales")
    lines = words.rules(played, chosen.number or "")
    if not lines:
        raise Trouble(words("rules-none", number=chosen.number))
    print("\n".join(lines))
    return 0
