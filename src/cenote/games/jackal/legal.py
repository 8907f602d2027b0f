"""Generator of legal actions, as codes."""

from __future__ import annotations

from cenote.games.jackal.actions import (
    DEAL_0,
    DONE,
    EXIT_0,
    GO_0,
    KEEP_0,
    LAND,
    LAY_0,
    PASS,
    READY,
    SHOW_0,
    TAKE_0,
    TAKE_DECK,
    THROW_0,
)
from cenote.games.jackal.cards import FLAG, KINDS, MARK
from cenote.games.jackal.position import (
    ANNOUNCING,
    DEALING,
    DRAFTING,
    LAYING,
    NOTHING,
    OPENING,
    OVER,
    SHOWING,
    TAKING,
    THROWING,
    Position,
    landed,
    solver,
    throwers,
)


def acting(table: Position) -> int:
    """Return the seats that owe a decision, as bits, or 0 at a draw and after the end."""
    phase = table.phase
    if phase == DRAFTING:
        return table.playing & ~table.kept
    if phase == LAYING:
        return landed(table) & ~table.ready
    if phase == THROWING:
        return throwers(table) & ~table.done
    if phase == DEALING or phase == SHOWING or phase == OVER:
        return 0
    return 1 << table.seat


def legal_codes(table: Position, seat: int) -> list[int]:
    """Return the legal codes of a seat that owes a decision, in ascending order."""
    phase = table.phase
    if phase == LAYING:
        return _layable(table, seat)
    if phase == OPENING:
        return _walkable(table)
    if phase == TAKING:
        return [*[TAKE_0 + card for card in range(KINDS) if table.market[card]], TAKE_DECK]
    if phase == THROWING:
        return _throwable(table, seat)
    if phase == DRAFTING:
        return [KEEP_0 + card for card in range(KINDS) if table.packs[seat * KINDS + card]]
    if phase == ANNOUNCING:
        return [PASS, LAND]
    return []


def _layable(table: Position, seat: int) -> list[int]:
    first = not table.routes[seat]
    hand = seat * KINDS
    found = [LAY_0 + card for card in range(MARK) if table.hands[hand + card] and (first or card != FLAG)]
    found.append(READY)
    return found


def _throwable(table: Position, seat: int) -> list[int]:
    if not table.hands[seat * KINDS + MARK]:
        return [DONE]
    ashore = landed(table) & ~(1 << seat)
    return [*[THROW_0 + target for target in range(table.seats) if ashore >> target & 1], DONE]


def _walkable(table: Position) -> list[int]:
    found = solver(table)
    if table.cave != NOTHING:
        return [EXIT_0 + cave for cave in found.caves(table.at, table.cave)]
    return [GO_0 + way for way, _ in found.ways(table.at, table.cell)]


def odds(table: Position) -> list[tuple[int, int]]:
    """Return the outcomes of the due draw of a card or island, with their weights."""
    if table.phase == DEALING:
        return [(DEAL_0 + card, table.deck[card]) for card in range(KINDS) if table.deck[card]]
    if table.phase == SHOWING:
        islands = len(table.box.islands)
        return [(SHOW_0 + island, 1) for island in range(islands) if not table.used >> island & 1]
    return []
