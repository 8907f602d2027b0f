"""`cenote rules`: the numbered rules of a game, or some of them."""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.table import named_game
from cenote.cli.trouble import Trouble
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    played = named_game(chosen.game, words)
    lines = words.rules(played, chosen.number or "")
    if not lines:
        raise Trouble(words("rules-none", number=chosen.number))
    print("\n".join(lines))
    return 0
