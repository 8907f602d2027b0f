"""Unreachable actions, such as a camp on a temple, which a rule forbids but the action table lacks."""

from __future__ import annotations

from collections.abc import Callable

from cenote.core.game import IllegalAction, State
from cenote.games.tikal import actions
from cenote.games.tikal.actions import MEMBERS, TikalAction
from cenote.games.tikal.board import SPACE, TREASURES
from cenote.games.tikal.explain import forbids
from cenote.games.tikal.state import TikalState

ON_A_SPACE: dict[str, Callable[[int], TikalAction]] = {
    "uncover": actions.Uncover,
    "recover": actions.Recover,
    "camp": actions.Camp,
    "guard": actions.Guard,
}
MOVES: dict[str, Callable[[int, int, int], TikalAction]] = {"travel": actions.Travel, "walk": actions.Walk}
LONGEST = 6
"""The maximum number of digits of a number."""


def explain_unreachable(state: State, seat: int, text: str) -> IllegalAction | None:
    """Return the rule against the action that a text describes, or None if the text describes no action."""
    assert isinstance(state, TikalState)
    wish = _wish(text.lower().split())
    return None if wish is None else forbids(state, seat, wish)


def _wish(words: list[str]) -> TikalAction | None:
    """Parse an action with any spaces and amounts, possible or not."""
    match words:
        case [verb, space] if verb in ON_A_SPACE and space in SPACE:
            return ON_A_SPACE[verb](SPACE[space])
        case ["place", space, *turns] if space in SPACE and turns in ([], ["0"]):
            return actions.Place(SPACE[space], 0)
        case ["enter", member, space] if member in MEMBERS and space in SPACE:
            return actions.Enter(MEMBERS.index(member), SPACE[space])
        case [verb, member, *way] if verb in MOVES and member in MEMBERS and len(way) == 2 and set(way) <= set(SPACE):
            return MOVES[verb](MEMBERS.index(member), SPACE[way[0]], SPACE[way[1]])
        case ["bid", points] if _number(points):
            return actions.Bid(int(points))
        case ["exchange", give, "for", take, "of", seat] if {give, take} <= set(TREASURES) and _number(seat):
            return actions.Exchange(int(seat), TREASURES.index(give), TREASURES.index(take))
        case _:
            return None


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST
