"""The draft of the Archipelago: each seat keeps one card and passes the rest of its pack left (J8.7)."""

from __future__ import annotations

from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.position import KEPT, NOTHING, Position, noted


def begin_draft(table: Position) -> None:
    """Start a step of the draft, in which no seat has kept a card yet."""
    table.kept = 0
    table.keeping = [NOTHING] * table.seats


def keep(table: Position, seat: int, card: int) -> bool:
    """Keep a card, hidden from the other seats until all have chosen. Return whether the draft is over."""
    table.keeping[seat] = card
    table.kept |= 1 << seat
    if table.kept != table.playing:
        return False
    _hand_on(table)
    if _pack_size(table, 0) > 1:
        return False
    for last in range(table.seats):
        _put_away(table, last, _only_card(table, last))
    return True


def _hand_on(table: Position) -> None:
    for seat in range(table.seats):
        _put_away(table, seat, table.keeping[seat])
    shift = KINDS * (table.seats - 1)
    table.packs = table.packs[shift:] + table.packs[:shift]
    begin_draft(table)


def _put_away(table: Position, seat: int, card: int) -> None:
    table.packs[seat * KINDS + card] -= 1
    table.hands[seat * KINDS + card] += 1
    table.log += noted(KEPT, seat, card)


def _pack_size(table: Position, seat: int) -> int:
    return sum(table.packs[seat * KINDS : (seat + 1) * KINDS])


def _only_card(table: Position, seat: int) -> int:
    """Return the ninth card, which is left in the pack and kept without a choice."""
    return next(card for card in range(KINDS) if table.packs[seat * KINDS + card])
