"""Auction rounds, in which seats bid for turns (T14)."""

from __future__ import annotations

from cenote.games.tikal.bits import bit
from cenote.games.tikal.position import BIDDING, DRAWING, NOBODY, PICKING, Position


def open_round(table: Position, opener: int) -> None:
    """Open a round, in which every seat waits for a turn and chance draws one hex for each seat (T14.2)."""
    table.waiting = bit(table.seats) - 1
    table.seat = opener
    table.phase = DRAWING


def next_waiting(table: Position, seat: int) -> int:
    """Return the nearest seat clockwise after `seat` that has not had its turn in the round (T14.7)."""
    return _next_in(table, table.waiting, seat)


def open_bidding(table: Position, opener: int) -> None:
    """Ask for bids for the next turn of the round, beginning with the opener (T14.3)."""
    table.bidders = table.waiting
    table.seat = opener
    table.phase = BIDDING


def bid(table: Position, points: int) -> None:
    """Record a bid of the current seat and go on with the bidding (T14.3)."""
    table.bid = points
    table.bidder = table.seat
    _ask_next(table)


def bow_out(table: Position) -> None:
    """Take the current seat out of this auction and go on with the bidding (T14.3)."""
    if table.first_pass == NOBODY:
        table.first_pass = table.seat
    table.bidders &= ~bit(table.seat)
    _ask_next(table)


def _ask_next(table: Position) -> None:
    if not table.bidders:
        _win(table, table.first_pass)
    elif table.bidder != NOBODY and table.bidders == bit(table.bidder):
        _win(table, table.bidder)
    else:
        table.seat = _next_in(table, table.bidders, table.seat)


def _win(table: Position, winner: int) -> None:
    """Give the turn to the winner for the highest bid, or for free if all seats passed (T14.4, T14.5)."""
    if table.bid:
        table.first_pass = NOBODY
    table.scores[winner] -= table.bid
    table.seat = winner
    table.phase = PICKING
    table.bidders = 0
    table.bid = 0
    table.bidder = NOBODY


def final_order(table: Position, last: int) -> list[int]:
    """Return the order of the final scoring: the lowest score first, ties clockwise after `last` (T14.9).

    `last` is the seat that took the last hex.
    """
    clockwise = [(last + 1 + step) % table.seats for step in range(table.seats)]
    return sorted(clockwise, key=lambda seat: table.scores[seat])


def _next_in(table: Position, seats: int, seat: int) -> int:
    for step in range(1, table.seats + 1):
        candidate = (seat + step) % table.seats
        if seats >> candidate & 1:
            return candidate
    raise AssertionError("nobody is left to ask")
