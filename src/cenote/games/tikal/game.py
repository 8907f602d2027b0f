"""Tikal's implementation of the game contract."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
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
    Unfit,
    View,
    checked_settings,
    value_types_of,
)
from cenote.games.tikal import facts, intents, refusals
from cenote.games.tikal.actions import ACTIONS, path
from cenote.games.tikal.explain import explain
from cenote.games.tikal.narrate import narrate
from cenote.games.tikal.offers import conceivable, intent, offers
from cenote.games.tikal.position_text import read, read_settings, write
from cenote.games.tikal.rules import set_up
from cenote.games.tikal.state import TikalState
from cenote.games.tikal.view import TikalView, rebuild, view

CAMP_NEEDS_MEMBER: Final = "camp-needs-member"
"""The option that applies the French rule for camps (T15.1)."""

_RULES_PER_CHAPTER: Final = (7, 4, 3, 5, 10, 5, 4, 3, 3, 6, 3, 4, 3, 10, 16)


class Tikal:
    """Implementation of `cenote.core.game.Game`."""

    name: Final = "tikal"
    rules_version: Final = 1
    modes: Final = ("basic", "auction")
    options: Final = (CAMP_NEEDS_MEMBER,)
    seats: Final = range(2, 5)
    secrets: Final = False
    actions: Final = ActionTable(ACTIONS, path)
    rules: Final = tuple(f"T{c}.{n}" for c, count in enumerate(_RULES_PER_CHAPTER, 1) for n in range(1, count + 1))
    value_types: Final = value_types_of(facts, intents, shared_refusals, refusals)

    def new(self, seats: int, mode: str = "", options: Iterable[str] = (), components: str = "") -> TikalState:
        if components:
            raise Unfit(self.name, "own-only")
        mode, chosen = checked_settings(self, seats, mode, options)
        return _beginning(seats, mode == "auction", CAMP_NEEDS_MEMBER in chosen).copy()

    def explain(self, state: State, seat: int, code: int) -> IllegalAction | None:
        return explain(_tikal(state), seat, code)

    def offers(self, state: State, seat: int) -> tuple[Offer, ...]:
        return offers(_tikal(state), seat)

    def intent(self, state: State, seat: int, code: int) -> Intent:
        return intent(_tikal(state), seat, [code])

    def conceivable(self, state: State, seat: int, place: str) -> list[int]:
        return conceivable(_tikal(state), seat, place)

    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        return narrate(_tikal(before), code, _tikal(after))

    def view(self, state: State, seat: int | None) -> TikalView:
        return view(_tikal(state), seat)

    def imagine(self, view: View, rng: Random) -> TikalState:
        """Return the only state that fits the view, because Tikal hides nothing."""
        if not isinstance(view, TikalView):
            raise TypeError(f"not a view of Tikal: {view!r}")
        state = TikalState(len(view.seats), view.mode == "auction", CAMP_NEEDS_MEMBER in view.options)
        rebuild(view, state)
        return state

    def dump(self, state: State) -> str:
        return write(_tikal(state))

    def load(self, text: str) -> TikalState:
        state = TikalState(*read_settings(text))
        read(text, state)
        return state


@cache
def _beginning(seats: int, auction: bool, camp_needs_member: bool) -> TikalState:
    state = TikalState(seats, auction, camp_needs_member)
    set_up(state)
    return state


def _tikal(state: State) -> TikalState:
    if not isinstance(state, TikalState):
        raise TypeError(f"not a position of Tikal: {state!r}")
    return state


TIKAL: Final = Tikal()
