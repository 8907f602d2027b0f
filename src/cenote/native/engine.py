"""The compiled engine of a game and its bridge to the plain Python rules, found by the game's name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, cast

from cenote.core.game import CenoteError, State
from cenote.native.layout import Layout, Value
from cenote.native.tables import Table

if TYPE_CHECKING:
    from cenote.native._engine import Games, Setting


class NotBuilt(CenoteError, ImportError):
    """The native engine was asked for and is not built."""

    def __str__(self) -> str:
        return "the native engine is not built: run `make build/native/.done`, which needs a C++ compiler"


class Bridge(Protocol):
    """What a game's module `native/bridge.py` has."""

    MODES: Sequence[str]
    OPTIONS: Sequence[str]
    SETTINGS: Sequence[str]
    """The fields of a packed position that are settings of its table."""

    def tables(self) -> dict[str, Table]:
        """Return the constants and tables of the rules for C++."""

    def islands(self, components: str) -> tuple[list[str], list[int]]:
        """Return the islands, each as its cells, and the deck of a component file; both empty where there are none."""

    def fields(self, position: State) -> dict[str, Value]:
        """Return what the fields of a packed position hold."""

    def position(self, values: Mapping[str, list[int]], components: str) -> State:
        """Return the position that a packed position with these fields stands for."""


class Native:
    """The native rules of one game."""

    def __init__(self, name: str) -> None:
        try:
            engine = import_module("cenote.native._engine")
        except ImportError:
            raise NotBuilt() from None
        self.games: Final[type[Games]] = getattr(engine, name.capitalize())
        self.bridge: Final = cast(Bridge, import_module(f"cenote.games.{name}.native.bridge"))
        self.layout: Final = Layout(self.games.SIZE, self.games.FIELDS)
        self._setting: type[Setting] = engine.Setting

    def setting(self, seats: int, mode: str, options: frozenset[str], components: str) -> Setting:
        """Return the settings of a game as the engine wants them; they must have been checked."""
        bits = sum(1 << number for number, option in enumerate(self.bridge.OPTIONS) if option in options)
        return self._setting(seats, self.bridge.MODES.index(mode), bits, *self.bridge.islands(components))

    def packed(self, position: State) -> bytes:
        """Pack a position, or raise ValueError if the engine has no room for something in it."""
        return self.layout.packed(self.bridge.fields(position))

    def position(self, packed: bytes, components: str = "") -> State:
        """Unpack a position."""
        return self.bridge.position(self.layout.unpacked(packed), components)


@cache
def native(name: str) -> Native:
    """Return the native rules of a registered game, or raise NotBuilt."""
    return Native(name)


def is_built() -> bool:
    """Tell whether the native engine can be loaded."""
    try:
        import_module("cenote.native._engine")
    except ImportError:
        return False
    return True
