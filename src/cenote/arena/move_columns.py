"""Columns of a game's actions and the positions before them, as numbers: small to send, quick to write."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

from cenote.arena.position_stats import PositionStats, position_stats
from cenote.core.game import CHANCE, State
from cenote.core.record import Record
from cenote.core.registry import game


def _numbers() -> array[int]:
    return array("i")


@dataclass
class MoveColumns:
    """One value in each column for each action; those of a position are of the one before the action.

    A choice of several steps is several actions of one entry. `phase`, `round` and `scores` are empty if a game has no
    gauge; `scores` has one value for each seat and action.
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
        """How many actions a seat chose among several."""
        return sum(seat != CHANCE and ways > 1 for seat, ways in zip(self.seat, self.legal, strict=True))

    def _note(self, state: State, gauge: PositionStats | None, place: tuple[int, int, int, int]) -> None:
        entry, step, seat, code = place
        self.entry.append(entry)
        self.step.append(step)
        self.seat.append(seat)
        self.code.append(code)
        self.legal.append(len(state.odds()) if seat == CHANCE else state.legal_count(seat))
        if gauge is not None:
            self.phase.append(gauge.phase(state))
            self.round.append(gauge.round(state))
            self.scores.extend(gauge.scores(state))


def move_columns(record: Record) -> MoveColumns:
    """Return the actions of a game without undo, which bots never use."""
    moves, state = MoveColumns(), record.start()
    gauge, actions = position_stats(record.game), game(record.game).actions
    for number, entry in enumerate(record.entries):
        for step, text in enumerate(entry.steps):
            code = actions.written(text)
            moves._note(state, gauge, (number, step, entry.seat, code))
            state.play(entry.seat, code)
    return moves
