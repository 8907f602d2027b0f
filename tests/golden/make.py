"""`make golden`: plays the golden games that are not there yet, and leaves those that are alone."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final, NamedTuple

from cenote.bots.contract import make_bot
from cenote.core.dealer import numbered_seed
from cenote.core.match import Match
from cenote.core.record import write
from cenote.core.registry import game
from cenote.core.testing import settings
from cenote.islands.generator import FEWEST, component_file, make_islands
from tests.golden import path_of, played, records

UNDONE: Final = 0.1
"""How often a seat takes back what it just did, in games where that happens."""


class Kind(NamedTuple):
    """How a game is played, whatever its settings."""

    bots: tuple[str, ...]
    """Taken in turn by the seats."""
    undone: float = 0.0
    salted: bool = False
    new_islands: bool = False
    """With a component file of its own, in a game that takes one."""


KINDS: Final = (
    Kind(("random",)),
    Kind(("greedy",)),
    Kind(("random",), undone=UNDONE, salted=True),
    Kind(("greedy", "random"), undone=UNDONE),
    Kind(("random", "greedy"), undone=UNDONE, new_islands=True),
)


def opened(name: str, number: int, kind: Kind, setting: tuple[int, str, tuple[str, ...]]) -> Match:
    """A game that is about to begin."""
    seats, mode, options = setting
    islands = component_file(make_islands(number, FEWEST), "") if kind.new_islands and name == "jackal" else ""
    return Match.start(
        name,
        seats,
        mode,
        options,
        components=" ".join(islands.split()),
        names=[f"{kind.bots[seat % len(kind.bots)]} {seat}" for seat in range(seats)],
        seed=numbered_seed(number),
        salts=[f"5a17{seat:02x}" for seat in range(seats)] if kind.salted else (),
    )


def finished(match: Match, number: int, kind: Kind) -> str:
    """The record of the game, played to its end."""
    rng = Random(number)
    bots = [make_bot(kind.bots[seat % len(kind.bots)], match.game, rng) for seat in range(match.seats)]
    while not match.over:
        seat = rng.choice(match.actors())
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        if rng.random() < kind.undone:
            match.undo(seat)
    return write(match.record())


def main() -> None:
    for name, mode in played():
        path = path_of(name, mode)
        there = records(path)
        wanted = list(product(KINDS, [setting for setting in settings(game(name)) if setting[1] == mode]))
        with path.open("a", encoding="utf-8") as file:
            for number, (kind, setting) in list(enumerate(wanted))[len(there) :]:
                file.write(finished(opened(name, number, kind, setting), number, kind))


if __name__ == "__main__":
    main()
