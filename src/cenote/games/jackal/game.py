"""Rules of Jackal behind the game contract."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Final

from cenote.core import refusals as shared_refusals
from cenote.core.game import (
    ActionTable,
    Fact,
    IllegalAction,
    Intent,
    Offer,
    State,
    View,
    checked_settings,
    value_types_of,
)
from cenote.games.jackal import facts, intents, refusals
from cenote.games.jackal.actions import ACTIONS
from cenote.games.jackal.box import check_deck_size, open_box
from cenote.games.jackal.explain import explain
from cenote.games.jackal.narrate import narrate
from cenote.games.jackal.offers import conceivable, intent, offers
from cenote.games.jackal.position_text import read, read_settings, write
from cenote.games.jackal.restore import rebuild
from cenote.games.jackal.rules import set_up
from cenote.games.jackal.state import JackalState
from cenote.games.jackal.view import JackalView, view

MARKS_FROM_LANDED: Final = "marks-from-landed"
"""Table option under which only landed seats may throw marks (J9.5)."""

_RULES_PER_CHAPTER: Final = (2, 3, 5, 3, 2, 13, 4, 10, 14)


class Jackal:
    """Jackal's implementation of `cenote.core.game.Game`."""

    name: Final = "jackal"
    rules_version: Final = 1
    modes: Final = ("basic", "archipelago")
    options: Final = (MARKS_FROM_LANDED,)
    seats: Final = range(2, 5)
    secrets: Final = True
    actions: Final = ActionTable(ACTIONS)
    rules: Final = tuple(f"J{c}.{n}" for c, count in enumerate(_RULES_PER_CHAPTER, 1) for n in range(1, count + 1))
    value_types: Final = value_types_of(facts, intents, shared_refusals, refusals)

    def new(self, seats: int, mode: str = "", options: Iterable[str] = (), components: str = "") -> JackalState:
        return _beginning(seats, mode, tuple(options), components).copy()

    def explain(self, state: State, seat: int, code: int) -> IllegalAction | None:
        return explain(_jackal(state), seat, code)

    def offers(self, state: State, seat: int) -> tuple[Offer, ...]:
        return offers(_jackal(state), seat)

    def intent(self, state: State, seat: int, code: int) -> Intent:
        return intent(_jackal(state), code)

    def conceivable(self, state: State, seat: int, place: str) -> list[int]:
        return conceivable(_jackal(state), place)

    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        return narrate(_jackal(before), seat, code, _jackal(after), viewer)

    def view(self, state: State, seat: int | None) -> JackalView:
        return view(_jackal(state), seat)

    def imagine(self, view: View, rng: Random) -> JackalState:
        if not isinstance(view, JackalView):
            raise TypeError(f"not a view of Jackal: {view!r}")
        box = open_box(view.components)
        state = JackalState(len(view.pirates), box, view.mode == "archipelago", MARKS_FROM_LANDED in view.options)
        rebuild(view, state, rng)
        return state

    def dump(self, state: State) -> str:
        return write(_jackal(state))

    def load(self, text: str) -> JackalState:
        state = JackalState(*read_settings(text))
        read(text, state)
        return state


@lru_cache(maxsize=64)
def _beginning(seats: int, mode: str, options: tuple[str, ...], components: str) -> JackalState:
    """Return the cached start position for these settings, which callers must copy."""
    mode, chosen = checked_settings(JACKAL, seats, mode, options)
    box = open_box(components)
    check_deck_size(box, seats)
    state = JackalState(seats, box, mode == "archipelago", MARKS_FROM_LANDED in chosen)
    set_up(state)
    return state


def _jackal(state: State) -> JackalState:
    if not isinstance(state, JackalState):
        raise TypeError(f"not a position of Jackal: {state!r}")
    return state


JACKAL: Final = Jackal()
