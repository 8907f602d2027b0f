"""The rules once more, plain: which of them forbids an action. It shares nothing with `NimState.legal`.

The conformance suite holds the two against each other, so a rule that is wrong in one of them is found.
"""

from __future__ import annotations

from cenote.core.game import CHANCE, IllegalAction, Seat

from . import typed_values
from .actions import ACTIONS, PILES, Deal, Take
from .state import NimState


def explain(table: NimState, seat: int, code: int) -> IllegalAction | None:
    """The rule that forbids this here, or None."""
    action = ACTIONS[code]
    if table.over:
        return IllegalAction("N3.1", typed_values.GameIsOver())
    return _deal(table, seat) if isinstance(action, Deal) else _take(table, seat, action)


def _deal(table: NimState, seat: int) -> IllegalAction | None:
    if seat != CHANCE:
        return IllegalAction("N1.1", typed_values.LeftToChance())
    return None if table.dealing else IllegalAction("N1.1", typed_values.AllDealt())


def _take(table: NimState, seat: int, take: Take) -> IllegalAction | None:
    if table.dealing:
        return IllegalAction("N1.1", typed_values.StillDealing())
    if seat != table.turn:
        return IllegalAction("N2.1", typed_values.NotYourTurn(Seat(table.turn)))
    if take.pile >= table.wanted:
        return IllegalAction("N1.2", typed_values.NoSuchPile(PILES[take.pile]))
    if take.stones > table.piles[take.pile]:
        return IllegalAction("N2.3", typed_values.TooFewStones(PILES[take.pile], table.piles[take.pile]))
    return None
