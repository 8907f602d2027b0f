"""Observation encoder assembled from named blocks, so that the names and values of its entries stay in step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Generic, Protocol, TypeVar

from cenote.core.game import View


class ViewOfMode(Protocol):
    """The part of a view that an encoder needs in every game."""

    @property
    def seat(self) -> int | None: ...
    @property
    def mode(self) -> str: ...


V = TypeVar("V", bound=ViewOfMode)


@dataclass(frozen=True)
class ObservationBlock(Generic[V]):
    """Entries that belong together: their names, an explanation, and a function that returns their values in a view."""

    name: str
    entries: tuple[str, ...]
    about: str
    values: Callable[[V], Sequence[float]]
    modes: tuple[str, ...] = ()
    """The modes that have this block, or () for all modes."""


class BlockEncoder(Generic[V]):
    """The encoder of a game, built from blocks: see `cenote.envs.observation.Encoder`.

    A row has the same length for every number of seats, with 0 in the entries of absent seats, so that a model that was
    trained with two seats can be used with four.
    """

    def __init__(
        self, version: int, kind: type[V], modes: Sequence[str], blocks: Sequence[ObservationBlock[V]]
    ) -> None:
        self.version = version
        self._kind = kind
        self._blocks = {mode: [block for block in blocks if mode in (block.modes or modes)] for mode in modes}
        self._values = {mode: [block.values for block in there] for mode, there in self._blocks.items()}

    def blocks(self, mode: str) -> tuple[ObservationBlock[V], ...]:
        """Return the blocks of a mode in the order of the row. Raise a ValueError if there is no such mode."""
        if mode not in self._blocks:
            raise ValueError(f"there is no mode {mode!r}; there are {', '.join(self._blocks)}")
        return tuple(self._blocks[mode])

    @cache  # noqa: B019  # an encoder lives as long as its game
    def names(self, seats: int, mode: str) -> tuple[str, ...]:  # noqa: ARG002  # the same for any number of seats
        """Return the name of every entry: its block, a dot, and its name within the block."""
        return tuple(f"{block.name}.{entry}" for block in self.blocks(mode) for entry in block.entries)

    def encode(self, view: View) -> list[float]:
        """Return the values of a view, in the order of the names."""
        if not isinstance(view, self._kind):
            raise TypeError(f"not a {self._kind.__name__}: {view!r}")
        row: list[float] = []
        for values in self._values[view.mode]:
            row += values(view)
        return row


def clockwise(viewer: int | None, seats: int) -> tuple[int, ...]:
    """Return all seats, beginning with the viewer's, or with seat 0 for a spectator."""
    first = viewer or 0
    return (*range(first, seats), *range(first))


def one_hot(place: int, length: int) -> list[float]:
    """Return zeros with a 1 at an index, or only zeros if the index is negative."""
    row = [0.0] * length
    if place >= 0:
        row[place] = 1.0
    return row


def flags(seats: Sequence[int], order: tuple[int, ...], length: int) -> list[float]:
    """Return a 1 for each of the given seats, at the seat's index in the order, and 0 elsewhere."""
    row = [0.0] * length
    for seat in seats:
        row[order.index(seat)] = 1.0
    return row
