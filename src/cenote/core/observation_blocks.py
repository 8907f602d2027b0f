"""Observation encoder made of named blocks, so that names and values of entries cannot drift apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Generic, Protocol, TypeVar

from cenote.core.game import View


class ViewOfMode(Protocol):
    """What an encoder needs to know of every view."""

    @property
    def seat(self) -> int | None: ...
    @property
    def mode(self) -> str: ...


V = TypeVar("V", bound=ViewOfMode)


@dataclass(frozen=True)
class ObservationBlock(Generic[V]):
    """Some entries that belong together: their names, what they mean, and their values in a view, as many as names."""

    name: str
    entries: tuple[str, ...]
    about: str
    values: Callable[[V], Sequence[float]]
    modes: tuple[str, ...] = ()
    """The modes in which it is there; all if none is named."""


class BlockEncoder(Generic[V]):
    """The encoder of a game, from its blocks: see `cenote.envs.observation.Encoder`.

    The row is as long for two seats as for four, so that what was learned at one table can be moved to another: the
    entries of seats that are not there are 0.
    """

    def __init__(
        self, version: int, kind: type[V], modes: Sequence[str], blocks: Sequence[ObservationBlock[V]]
    ) -> None:
        self.version = version
        self._kind = kind
        self._blocks = {mode: [block for block in blocks if mode in (block.modes or modes)] for mode in modes}
        self._values = {mode: [block.values for block in there] for mode, there in self._blocks.items()}

    def blocks(self, mode: str) -> tuple[ObservationBlock[V], ...]:
        """The blocks of a mode in the order of the row."""
        if mode not in self._blocks:
            raise ValueError(f"there is no mode {mode!r}; there are {', '.join(self._blocks)}")
        return tuple(self._blocks[mode])

    @cache  # noqa: B019  # an encoder lives as long as its game
    def names(self, seats: int, mode: str) -> tuple[str, ...]:  # noqa: ARG002  # the same for any number of seats
        """The name of every entry: its block, a dot, and what it is."""
        return tuple(f"{block.name}.{entry}" for block in self.blocks(mode) for entry in block.entries)

    def encode(self, view: View) -> list[float]:
        """The numbers of what one seat knows, in the order of the names."""
        if not isinstance(view, self._kind):
            raise TypeError(f"not a {self._kind.__name__}: {view!r}")
        row: list[float] = []
        for values in self._values[view.mode]:
            row += values(view)
        return row


def clockwise(viewer: int | None, seats: int) -> tuple[int, ...]:
    """All seats, the viewer's own first; a spectator looks from seat 0."""
    first = viewer or 0
    return (*range(first, seats), *range(first))


def one_hot(place: int, length: int) -> list[float]:
    """1 at a place, 0 elsewhere; all 0 for a place below 0."""
    row = [0.0] * length
    if place >= 0:
        row[place] = 1.0
    return row


def flags(seats: Sequence[int], order: tuple[int, ...], length: int) -> list[float]:
    """1 for each seat that is named, by its place in the order."""
    row = [0.0] * length
    for seat in seats:
        row[order.index(seat)] = 1.0
    return row
