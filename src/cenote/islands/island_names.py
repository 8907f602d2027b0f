"""Name generator for islands, which joins syllables that belong to no language."""

from __future__ import annotations

from random import Random
from typing import Final

FIRST: Final = "Al Bar Cal Dor El Far Gal Hal Il Jor Kal Lor Mar Nor Or Par Quil Ros Sal Tor Ul Val Wen Yar Zel"
MIDDLE: Final = "a ada ama ani ave e emi eno evo i ila imo iri o ola ori ovi u una uri"
LAST: Final = "bay da lan lia mar mira na nor ra rey ria ro sa ta tavi va vara vento wen yo"


def make_names(rng: Random, count: int) -> list[str]:
    """Return `count` different names."""
    names: dict[str, None] = {}
    while len(names) < count:
        name = "".join(rng.choice(sounds.split()) for sounds in (FIRST, MIDDLE, LAST))
        names[name] = None
    return list(names)
