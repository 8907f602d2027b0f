"""Puzzle data, and the files in which games provide it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from cenote.core.dealer import numbered_seed
from cenote.core.match import Match
from cenote.core.record import STEP, Entry, Record
from cenote.core.registry import bundle, game_names, has_part

LEVELS: Final = ("easy", "medium", "hard")
"""How hard a puzzle is, from the easiest."""

OPPONENT: Final = "medium"
"""The bot in the other seats when a player continues the game."""

GAP: Final = "; "
"""Separates two decisions in a file; a comma separates the steps of one."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position of a game between bots, the best turn of the seat that moves, and what other turns would cost it."""

    id: str
    game: str
    mode: str
    options: tuple[str, ...]
    seats: int
    seed: int
    """The number of the seed that the game was dealt from."""
    moves: tuple[Entry, ...]
    """Every decision up to the position; the draws between them follow from the seed."""
    seat: int
    best: tuple[str, ...]
    """The best turn, action by action."""
    ends: Mapping[str, float]
    """What turns cost in chance of winning, by the digest of their ends; 0 for all that are as good as the best."""
    chance: float
    """The chance of winning after the best turn."""
    ahead: float
    """How much higher that is than after the best turn that is really different."""
    points: float
    """The same lead in expected points."""
    level: str

    @property
    def own_seed(self) -> bytes:
        """The seed of all draws after the position, the same for all players who continue the game."""
        return sha256(f"cenote puzzle {self.game} {self.id}".encode()).digest()

    @cached_property
    def record(self) -> Record:
        """The record of the game up to the position, with its origin, from which a new game can continue."""
        match = Match.start(self.game, self.seats, self.mode, self.options, seed=numbered_seed(self.seed))
        for seat, text in self.moves:
            for step in text.split(STEP):
                match.legal(seat)  # once listed as legal, it is not checked again
                match.play(seat, match.game.actions.parse(step))
        return match.record(abandoned=True).until(match.length)

    def written(self) -> dict[str, object]:
        """Return the JSON form."""
        return {
            **{name: getattr(self, name) for name in _PLAIN},
            "options": list(self.options),
            "moves": GAP.join(map(str, self.moves)),
            "best": GAP.join(self.best),
            "ends": dict(self.ends),
        }


_PLAIN: Final = ("id", "mode", "seats", "seed", "seat", "chance", "ahead", "points", "level")


def read(game: str, written: Mapping[str, Any]) -> Puzzle:
    """Read a game's puzzle from its JSON form."""
    return Puzzle(
        **{name: written[name] for name in _PLAIN},
        game=game,
        options=tuple(written["options"]),
        moves=tuple(map(_entry, written["moves"].split(GAP))) if written["moves"] else (),
        best=tuple(written["best"].split(GAP)),
        ends=written["ends"],
    )


def _entry(text: str) -> Entry:
    seat, _, action = text.partition(" ")
    return Entry(int(seat), action)


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a registered game by id, in the order of days."""
    if game not in game_names() or not has_part(game, "puzzles"):
        return {}
    text = (files(bundle(game).puzzles) / "data" / "puzzles.json").read_text("utf-8")
    found = [read(game, written) for written in json.loads(text)["puzzles"]]
    return {puzzle.id: puzzle for puzzle in found}


def puzzling_games() -> tuple[str, ...]:
    """Return the games that have puzzles, in their order."""
    return tuple(game for game in game_names() if puzzles_of(game))
