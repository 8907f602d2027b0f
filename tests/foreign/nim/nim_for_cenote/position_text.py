"""The position text of Nim, for records, tests and bug reports."""

from __future__ import annotations

from typing import Final

from cenote.core.game import Damaged
from cenote.core.text_lines import TextLine, read_lines

from .actions import LARGEST
from .state import NimState

HEAD: Final = "cenote position 1"
FACTS: Final = ("game", "mode", "seats", "wanted", "turn", "piles")
MODES: Final = ("normal", "misere")


def write(game: str, table: NimState) -> str:
    """The position, one fact in each line."""
    piles = " ".join(["piles", *map(str, table.piles)])
    facts = [f"game {game}", f"mode {MODES[table.misere]}", f"seats {table.seats}", f"wanted {table.wanted}"]
    return "\n".join([HEAD, *facts, f"turn {table.turn}", piles]) + "\n"


def read(game: str, text: str) -> NimState:
    """The position that a text describes; says what cannot be understood and in which line."""
    head, *lines = read_lines(text) or [TextLine(1, ())]
    if " ".join(head.words) != HEAD:
        raise head.fault("not-a-position", expected=HEAD)
    found = {FACTS[line.choice_at(0, FACTS)]: line for line in lines}
    if len(found) < len(FACTS):
        raise Damaged("too-few-lines", head.number + len(lines))
    found["game"].choice_at(1, (game,))
    seats, wanted = found["seats"].number_at(1, 2, 3), found["wanted"].number_at(1, 3, 4)
    piles = found["piles"]
    piles.end_at(wanted + 1)
    return NimState(
        seats=seats,
        misere=found["mode"].choice_at(1, MODES) == 1,
        wanted=wanted,
        piles=[piles.number_at(at, 0, LARGEST) for at in range(1, len(piles.words))],
        turn=found["turn"].number_at(1, 0, seats - 1),
    )
