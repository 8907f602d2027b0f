"""Nim as the registry finds it: what the world outside may ask of its rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from cenote.core.game import (
    ActionTable,
    Fact,
    IllegalAction,
    Intent,
    Offer,
    Seat,
    State,
    Unfit,
    View,
    checked_settings,
    value_types_of,
)

from . import typed_values
from .actions import ACTIONS, PILES, TAKES, Deal, take_code
from .explain import explain
from .position_text import MODES, read, write
from .state import NimState

FOUR_PILES: Final = "four-piles"


@dataclass(frozen=True)
class NimView:
    """What a seat knows: in Nim everybody knows everything."""

    seat: int | None
    seats: int
    misere: bool
    wanted: int
    piles: tuple[int, ...]
    turn: int


class Nim:
    """The game for the world outside its rules."""

    rules_version: Final = 1
    modes: Final = MODES
    options: Final = (FOUR_PILES,)
    seats: Final = range(2, 4)
    secrets: Final = False
    actions: Final = ActionTable(ACTIONS)
    rules: Final = ("N1.1", "N1.2", "N2.1", "N2.2", "N2.3", "N3.1", "N3.2", "N3.3")
    value_types: Final = value_types_of(typed_values)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def new(self, seats: int, mode: str = "", options: Iterable[str] = (), components: str = "") -> NimState:
        mode, chosen = checked_settings(self, seats, mode, options)
        if components:
            raise Unfit(self.name, "components")
        return NimState(seats, mode == "misere", len(PILES) if FOUR_PILES in chosen else len(PILES) - 1)

    def explain(self, state: State, seat: int, code: int) -> IllegalAction | None:
        return explain(_nim(state), seat, code)

    def offers(self, state: State, seat: int) -> tuple[Offer, ...]:
        return tuple(
            Offer(ACTIONS[code].text, self.intent(state, seat, code), reveals=state.reveals(seat, code))
            for code in state.legal(seat)
        )

    def intent(self, state: State, seat: int, code: int) -> Intent:
        action = ACTIONS[code]
        if isinstance(action, Deal):
            return typed_values.DealPile(action.stones)
        return typed_values.TakeStones(action.stones, PILES[action.pile])

    def conceivable(self, state: State, seat: int, place: str) -> list[int]:
        """A place is a pile."""
        return [take_code(take.stones, take.pile) for take in TAKES if PILES[take.pile] == place]

    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        action, then, end = ACTIONS[code], _nim(after), after.result()
        if isinstance(action, Deal):
            return (typed_values.PileDealt(PILES[len(then.piles) - 1], action.stones),)
        taken = typed_values.StonesTaken(Seat(seat), action.stones, PILES[action.pile], then.piles[action.pile])
        return (taken, typed_values.GameOver(tuple(map(Seat, end.winners)))) if end else (taken,)

    def view(self, state: State, seat: int | None) -> NimView:
        table = _nim(state)
        return NimView(seat, table.seats, table.misere, table.wanted, tuple(table.piles), table.turn)

    def imagine(self, view: View, rng: Random) -> NimState:
        if not isinstance(view, NimView):
            raise TypeError(f"not a view of Nim: {view!r}")
        return NimState(view.seats, view.misere, view.wanted, list(view.piles), view.turn)

    def dump(self, state: State) -> str:
        return write(self.name, _nim(state))

    def load(self, text: str) -> NimState:
        return read(self.name, text)


def _nim(state: State) -> NimState:
    if not isinstance(state, NimState):
        raise TypeError(f"not a position of Nim: {state!r}")
    return state


NIM: Final = Nim("nim")
MUTE: Final = Nim("mute")
