"""Validation of an auction round in a position text (T14)."""

from __future__ import annotations

from collections.abc import Iterator

from cenote.core.text_lines import PositionFlaw
from cenote.games.tikal.bits import size
from cenote.games.tikal.position import BIDDING, DRAWING, NOBODY, OVER, PICKING, SCORING, Position

Flaws = Iterator[PositionFlaw]


def basic_game(table: Position) -> Flaws:
    """Check that a basic game has no lines about an auction."""
    told = {
        "shown": table.shown,
        "waiting": table.waiting,
        "bidders": table.bidders,
        "bid": table.bid,
        "passed": table.first_pass != NOBODY,
    }
    for word, there in told.items():
        if there and not table.auction:
            yield PositionFlaw(word, "astray", {"word": word})


def display(table: Position) -> Flaws:
    """Check that every waiting seat has a shown hex, and that all seats wait while hexes are drawn (T14.2, T14.6)."""
    if not table.auction:
        return
    shown, waiting = size(table.shown), size(table.waiting)
    if table.phase == DRAWING and (waiting < table.seats or shown >= table.seats):
        yield PositionFlaw("waiting", "all-wait")
    elif table.phase != DRAWING and shown != waiting:
        yield PositionFlaw("shown", "shown", {"shown": shown, "waiting": waiting})
    elif waiting and (table.phase == OVER or _is_last_scoring(table)):
        yield PositionFlaw("waiting", "astray", {"word": "waiting"})


def _is_last_scoring(table: Position) -> bool:
    return SCORING in (table.phase, table.resume) and table.drawer == NOBODY


def turn(table: Position) -> Flaws:
    """Check that a seat that bids or picks is still waiting, and is not the only one (T14.3, T14.4, T14.6)."""
    if not table.auction or table.phase == DRAWING:
        return
    seat = table.drawer if table.drawer != NOBODY else table.seat
    waits = bool(table.waiting >> seat & 1)
    asked = table.phase in (BIDDING, PICKING)
    if waits != asked or (asked and size(table.waiting) == 1):
        yield PositionFlaw("waiting", "turn", {"seat": seat})


def bidding(table: Position) -> Flaws:
    """Check that all bidders wait, and that the highest bidder can pay and is not the seat to move (T14.3, T15.7)."""
    if table.phase != BIDDING:
        for word, there in {"bidders": table.bidders, "bid": table.bid}.items():
            if there:
                yield PositionFlaw(word, "astray", {"word": word})
        return
    if table.bidders & ~table.waiting or not table.bidders >> table.seat & 1:
        yield PositionFlaw("bidders", "bidders")
    if table.bid and (table.bidder == table.seat or not table.bidders >> table.bidder & 1):
        yield PositionFlaw("bid", "bidder", {"seat": table.bidder})
    if table.bid > table.scores[table.bidder]:
        yield PositionFlaw("bid", "bid", {"bid": table.bid, "score": table.scores[table.bidder]})


def passing(table: Position) -> Flaws:
    """Check that a first seat to pass is named if, and only if, a seat left the bidding or picks for free (T14.5)."""
    out = table.waiting & ~table.bidders if table.phase == BIDDING else 0
    first = 1 << table.first_pass if table.first_pass != NOBODY else 0
    free = table.phase == PICKING and table.first_pass == table.seat
    if (bool(first) != bool(out) or first & ~out) and not free:
        yield PositionFlaw("passed", "passed")
