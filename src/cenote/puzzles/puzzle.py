"""Puzzle data, and the JSON files in which games provide it."""

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
"""The difficulties of puzzles, from the easiest."""

OPPONENT: Final = "medium"
"""The bot in the other seats if a player continues the game."""

GAP: Final = "; "
"""Separator of two decisions in a file, where a comma separates the actions of one decision."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position of a game between bots, the best turn of the seat to move, and what other turns would cost it."""

    id: str
    game: str
    mode: str
    options: tuple[str, ...]
    seats: int
    seed: int
    """The number whose seed the game's draws come from."""
    moves: tuple[Entry, ...]
    """All decisions up to the position, but not the draws, which follow from the seed."""
    seat: int
    best: tuple[str, ...]
    """The best turn, action by action."""
    ends: Mapping[str, float]
    """The cost of turns in chance of winning, by the digest of their ends, where turns as good as the best cost 0."""
    chance: float
    """The chance of winning after the best turn."""
    ahead: float
    """By how much `chance` is above the chance after the best turn that is really different."""
    points: float
    """The same difference in expected points."""
    level: str

    @property
    def own_seed(self) -> bytes:
        """The seed of all draws after the position, which is the same for all players who continue the game."""
        return sha256(f"cenote puzzle {self.game} {self.id}".encode()).digest()

    @cached_property
    def record(self) -> Record:
        """The record of the game up to the position, with the game as its origin, from which a fork can continue."""
        match = Match.start(self.game, self.seats, self.mode, self.options, seed=numbered_seed(self.seed))
        for seat, text in self.moves:
            for step in text.split(STEP):
                match.legal(seat)  # once listed as legal, it is not checked again
                match.play(seat, match.game.actions.parse(step))
        return match.record(abandoned=True).until(match.length)

    def written(self) -> dict[str, object]:
        """Return the puzzle as JSON values."""
        return {
            **{name: getattr(self, name) for name in _PLAIN},
            "options": list(self.options),
            "moves": GAP.join(map(str, self.moves)),
            "best": GAP.join(self.best),
            "ends": dict(self.ends),
        }


_PLAIN: Final = ("id", "mode", "seats", "seed", "seat", "chance", "ahead", "points", "level")


def read(game: str, written: Mapping[str, Any]) -> Puzzle:
    """Return a game's puzzle from its JSON values."""
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
    """Return a registered game's puzzles by id, in the order of their days, or an empty mapping if it has none."""
    if game not in game_names() or not has_part(game, "puzzles"):
        return {}
    text = (files(bundle(game).puzzles) / "data" / "puzzles.json").read_text("utf-8")
    found = [read(game, written) for written in json.loads(text)["puzzles"]]
    return {puzzle.id: puzzle for puzzle in found}


def puzzling_games() -> tuple[str, ...]:
    """Return the games that have puzzles, in display order."""
    return tuple(game for game in game_names() if puzzles_of(game))
