"""Columns of a game's actions and the positions before them, as numbers that are small to send and quick to write."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

from cenote.arena.position_stats import PositionStats, position_stats
from cenote.core.game import CHANCE, State
from cenote.core.match import Match, PlayedMove


def _numbers() -> array[int]:
    return array("i")


@dataclass
class MoveColumns:
    """Columns with one value for each action. Values of a position are those of the position before the action.

    A choice of several steps is several actions of one entry. `phase`, `round` and `scores` are empty if a game has
    no position statistics. `scores` has one value for each seat and action.
    """

    entry: array[int] = field(default_factory=_numbers)
    step: array[int] = field(default_factory=_numbers)
    seat: array[int] = field(default_factory=_numbers)
    code: array[int] = field(default_factory=_numbers)
    legal: array[int] = field(default_factory=_numbers)
    phase: list[str] = field(default_factory=list)
    round: array[int] = field(default_factory=_numbers)
    scores: array[int] = field(default_factory=_numbers)

    def __len__(self) -> int:
        return len(self.code)

    @property
    def decisions(self) -> int:
        """The number of actions that a seat chose among several."""
        return sum(seat != CHANCE and ways > 1 for seat, ways in zip(self.seat, self.legal, strict=True))

    def _note(self, state: State, stats: PositionStats | None, move: PlayedMove) -> None:
        self.entry.append(move.entry)
        self.step.append(move.step)
        self.seat.append(move.seat)
        self.code.append(move.code)
        self.legal.append(len(state.odds()) if move.seat == CHANCE else state.legal_count(move.seat))
        if stats is not None:
            self.phase.append(stats.phase(state))
            self.round.append(stats.round(state))
            self.scores.extend(stats.scores(state))


def move_columns(match: Match) -> MoveColumns:
    """Return the actions of a match without undo, which bots never use."""
    columns, state, stats = MoveColumns(), match.beginning(), position_stats(match.game.name)
    for move in match.moves():
        columns._note(state, stats, move)
        state.play(move.seat, move.code)
    return columns
