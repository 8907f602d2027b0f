"""Batch stepper on the native engine: many games at once, with NumPy arrays in and out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cenote.core.game import IllegalAction, State, checked_settings
from cenote.core.registry import game
from cenote.native.engine import native

INDEX: Final = 0
CODE: Final = 1
COMPACT: Final = 2

KEEP: Final = -1
"""In a step: leave this slot alone."""

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int32]
Rows = NDArray[np.uint8] | NDArray[np.float32]


class IllegalInSlot(ValueError):
    """A choice that is not legal in one game of a batch; nothing was played in any."""

    def __init__(self, slot: int, choice: int, why: str) -> None:
        super().__init__(slot, choice, why)
        self.slot = slot
        self.choice = choice
        self.why = why

    def __str__(self) -> str:
        return f"slot {self.slot}: {self.why}"


class Batch:
    """Games of one kind in slots, each waiting for a decision.

    In every slot `seat` is asked now and has `count` legal actions, in game `number`. Chance is resolved inside, by
    random numbers that follow from (seed, number, draw) alone. Where a game ended in the latest step, `done` is true,
    `scores` and `winners` have a row for its seats, and `seat`, `count` and `number` belong to the slot's next game,
    whose number is higher by `games`. These arrays are written anew by every step.

    Without `draws`, chance is asked like a seat: `seat` is CHANCE (-1) and `count` the number of equally likely
    outcomes. Without `restarts`, a game that ended stays: `seat` is -2, and only KEEP can be chosen.
    `threads` is how many may be used, 0 for one per core; small batches use one.
    """

    def __init__(
        self,
        name: str,
        games: int,
        seats: int = 4,
        mode: str = "",
        options: Iterable[str] = (),
        seed: int = 0,
        *,
        components: str = "",
        draws: bool = True,
        restarts: bool = True,
        threads: int = 0,
    ) -> None:
        self.rules = game(name)
        self.mode, chosen = checked_settings(self.rules, seats, mode, options)
        self.options: Final = tuple(sorted(chosen))
        self.games, self.seats, self.components = _at_least(1, "games", games), seats, components
        self.rules.new(seats, self.mode, self.options, *([components] if components else []))  # refuses components
        self._native = native(name)
        self.seat: Ints = np.zeros(games, np.int32)
        self.count: Ints = np.zeros(games, np.int32)
        self.number: NDArray[np.int64] = np.zeros(games, np.int64)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.scores: Ints = np.zeros((games, seats), np.int32)
        self.winners: NDArray[np.bool_] = np.zeros((games, seats), np.bool_)
        setting = self._native.setting(seats, self.mode, chosen, components)
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        told = (self.seat, self.count, self.number, self.done, self.scores, self.winners)
        used = _at_least(0, "threads", threads) or cores
        self._games = self._native.games(setting, seed % (1 << 64), draws, restarts, used, *told)
        self.reset()

    @property
    def row_width(self) -> int:
        """How many entries an observation has."""
        return self._games.row_width()

    def mask_width(self, *, compact: bool = False) -> int:
        """Return how many codes the action table has, or the compact one."""
        return self._games.compact_width() if compact else self._games.CODES

    def reset(self, numbers: ArrayLike | None = None) -> None:
        """Start games with these numbers, by default 0 to `games` - 1."""
        chosen = np.arange(self.games) if numbers is None else numbers
        self._games.reset(_whole_numbers("number", chosen, self.games))

    def step(self, choice: ArrayLike) -> None:
        """Play in each slot the legal action with this index, 0 to `count` - 1, after all indices are checked."""
        self._step(choice, INDEX)

    def step_codes(self, codes: ArrayLike, *, compact: bool = False) -> None:
        """Play an action in each slot, by its code in the table or the compact one; if one is illegal, play nothing."""
        self._step(codes, COMPACT if compact else CODE)

    def _step(self, choices: ArrayLike, by: int) -> None:
        chosen = _whole_numbers("choice", choices, self.games)
        slot = self._games.step(chosen, by)
        if slot >= 0:
            raise IllegalInSlot(slot, int(chosen[slot]), self._why(slot, int(chosen[slot]), by))

    def _why(self, slot: int, choice: int, by: int) -> str:
        if by == INDEX:
            return f"there is no legal action {choice}; there are {self._games.count(slot, self.seat[slot])}, from 0"
        if by == COMPACT or not 0 <= choice < len(self.rules.actions) or self.seat[slot] < 0:
            return f"the {'compact ' if by == COMPACT else ''}code {choice} is not legal"
        why: IllegalAction | None = self.rules.explain(self.state(slot), int(self.seat[slot]), choice)
        return f"{self.rules.actions[choice].text!r} is not legal: {why}"

    def play(self, slot: int, seat: int, code: int) -> None:
        """Play one action of a seat, or a draw of CHANCE, in one slot; nothing is drawn or started after it."""
        if not self._games.play(slot, seat, code):
            raise IllegalInSlot(slot, code, f"the code {code} is not legal for seat {seat}")

    def legal(self) -> tuple[Ints, NDArray[np.int64]]:
        """Return the legal codes of all slots in a row; those of slot i are `codes[offsets[i] : offsets[i + 1]]`."""
        lengths = np.where(self.seat >= 0, self.count, 0)
        offsets = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths, dtype=np.int64)])
        codes = np.zeros(int(offsets[-1]), np.int32)
        if not self._games.list(offsets, codes):
            raise ValueError("the arrays `seat` and `count` were written to")
        return codes, offsets

    def legal_in(self, slot: int, seat: int | None = None) -> list[int]:
        """Return the legal codes of a seat in one slot, by default of the seat that is asked."""
        return list(self._games.legal(slot, int(self.seat[slot]) if seat is None else seat))

    def outcomes(self, slot: int) -> list[int]:
        """Return the codes of the due draw's equally likely outcomes; a code may come several times."""
        return list(self._games.outcomes(slot))

    def masks(self, out: Bytes | None = None, *, compact: bool = False, packed: bool = False) -> Bytes:
        """Write for each slot which codes are legal: a byte each, or packed a bit (little-endian, as `np.packbits`)."""
        width = self.mask_width(compact=compact)
        rows = np.empty((self.games, (width + 7) // 8 if packed else width), np.uint8) if out is None else out
        self._games.masks(_writable(rows, np.uint8), compact, packed)
        return rows

    def observe(self, out: Rows | None = None, viewers: ArrayLike | None = None) -> Rows:
        """Write what the seats asked, or other viewers (-1: a spectator), know: a row each, of float32 or of uint8.

        Float32 rows are those of the game's encoder. Uint8 rows have the counts before they are divided, 255 for more.
        """
        rows = np.empty((self.games, self.row_width), np.float32) if out is None else out
        seen = None if viewers is None else _whole_numbers("viewer", viewers, self.games)
        self._games.observe(_writable(rows, np.uint8, np.float32), seen)
        return rows

    def copy(self, sources: ArrayLike, targets: ArrayLike) -> None:
        """Copy positions from slots to slots, pair by pair; every slot keeps its number and its own draws to come."""
        pairs = [_whole_numbers("slot", slots, None) for slots in (sources, targets)]
        self._games.copy(*pairs)

    def playouts(self, numbers: ArrayLike, slots: ArrayLike | None = None) -> tuple[Ints, Ints]:
        """Play games out at random, from the beginning or from copies of slots (-1: from the beginning).

        The number of each decides its draws and choices. Return scores, and how many decisions had a choice.
        """
        chosen = _whole_numbers("number", numbers, None)
        scores, decisions = np.zeros((len(chosen), self.seats), np.int32), np.zeros(len(chosen), np.int32)
        begin = None if slots is None else _whole_numbers("slot", slots, len(chosen))
        self._games.playouts(begin, chosen, scores, decisions)
        return scores, decisions

    def state(self, slot: int) -> State:
        """Return the position in a slot as a state of the plain rules."""
        return self._native.position(self._games.packed(slot), self.components)

    def put(self, slot: int, state: State) -> None:
        """Replace the position in a slot by that of a state, which must have the settings of the batch and be sound."""
        again = self.rules.load(self.rules.dump(state))
        packed = self._native.packed(again)
        if self._settings(packed) != self._settings(self._games.packed(slot)):
            raise ValueError("the state has other settings than the batch")
        self._games.put_packed(slot, packed)

    def _settings(self, packed: bytes) -> tuple[list[int], ...]:
        values = self._native.layout.unpacked(packed)
        return tuple(values[name] for name in self._native.bridge.SETTINGS)


def _at_least(least: int, what: str, number: int) -> int:
    if number < least:
        raise ValueError(f"{what} must be at least {least}, not {number}")
    return number


def _whole_numbers(what: str, numbers: ArrayLike, length: int | None) -> NDArray[np.int64]:
    """Return numbers as the engine takes them; what does not fit is refused before it is converted."""
    given = np.asarray(numbers)
    if given.dtype.kind not in "iu" and given.size:
        raise ValueError(f"every {what} must be a whole number, not {given.dtype}")
    if given.ndim != 1 or (length is not None and len(given) != length):
        wanted = "one dimension" if length is None else f"the shape ({length},)"
        raise ValueError(f"the array of each {what} must have {wanted}, not the shape {given.shape}")
    if given.dtype == np.uint64 and given.size and given.max() >= 1 << 63:
        raise ValueError(f"a {what} is too large: {given.max()}")
    return np.ascontiguousarray(given, np.int64)


def _writable(rows: NDArray[Any], *kinds: type[np.generic]) -> NDArray[Any]:
    if rows.dtype not in kinds or not rows.flags.c_contiguous or not rows.flags.writeable:
        names: Sequence[str] = [kind.__name__ for kind in kinds]
        raise ValueError(f"rows must be a writable C-contiguous array of {' or '.join(names)}")
    return rows
