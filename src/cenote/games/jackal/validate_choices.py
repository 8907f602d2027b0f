"""Validation of announcements, routes, throws and walks (J3 to J6)."""

from __future__ import annotations

from collections.abc import Iterator

from cenote.core.text_lines import PositionFlaw
from cenote.games.jackal.cards import FLAG, MARK
from cenote.games.jackal.legal import legal_codes
from cenote.games.jackal.position import (
    ANNOUNCING,
    LANDED,
    LAYING,
    NOTHING,
    OPENING,
    PASSED,
    PHASES,
    SILENT,
    TAKING,
    THROWING,
    Position,
    in_order,
    landed,
    throwers,
)
from cenote.games.jackal.route import exits, next_move, price, start, targets

Flaws = Iterator[PositionFlaw]
CHOOSING = (LAYING, THROWING, OPENING)


def announcements(table: Position) -> Flaws:
    """Check that exactly the seats before the seat to move have announced (J3.1), and that some landed (J3.5).

    Also check the number of cards that the seat may still take.
    """
    if not all(_spoke(table, seat) for seat in range(table.seats)) or (table.phase in CHOOSING and not landed(table)):
        yield PositionFlaw("announced", "announced", {"phase": PHASES[table.phase]})
    least, most = {TAKING: (1, 2)}.get(table.phase, (0, 1) if table.then == TAKING else (0, 0))
    if not least <= table.takes_left <= most:
        yield PositionFlaw("takes", "takes", {"least": least, "most": most})


def _spoke(table: Position, seat: int) -> bool:
    """Return whether a seat has announced exactly what it must have announced by now."""
    word, order = table.announced[seat], in_order(table, table.playing)
    takes = TAKING in (table.phase, table.then)
    if seat in order and table.phase in CHOOSING:
        return word != SILENT
    if seat not in order or not (takes or table.phase == ANNOUNCING):
        return word == SILENT
    if table.seat not in order:
        return False
    if takes and seat == table.seat:
        return word == PASSED
    return (word != SILENT) == (order.index(seat) < order.index(table.seat))


def routes(table: Position) -> Flaws:
    """Check that only landed seats have routes, that each may be laid, and that the ready seats fit the phase (J4)."""
    for seat in range(table.seats):
        cards = table.routes[seat]
        if cards and (table.phase not in CHOOSING or table.announced[seat] != LANDED):
            yield PositionFlaw("route", "route", {"seat": seat})
        if MARK in cards or FLAG in cards[1:]:
            yield PositionFlaw("route", "route", {"seat": seat})
    all_ready = landed(table) if table.phase in (THROWING, OPENING) else 0
    laying = table.phase == LAYING and table.ready != landed(table) and not table.ready & ~landed(table)
    if table.ready != all_ready and not laying:
        yield PositionFlaw("ready", "ready")


def throws(table: Position) -> Flaws:
    """Check that only seats that may throw have thrown, at others that landed, and that the done seats fit (J5.1)."""
    asked = throwers(table) if table.phase in (THROWING, OPENING) else 0
    for seat in range(table.seats):
        targets_ = [target for target in table.throws[seat] if target == seat or table.announced[target] != LANDED]
        if targets_ or (table.throws[seat] and not asked >> seat & 1):
            yield PositionFlaw("throws", "throws", {"seat": seat})
    all_done = asked if table.phase == OPENING else 0
    throwing = table.phase == THROWING and table.done != asked and not table.done & ~asked
    if table.done != all_done and not throwing:
        yield PositionFlaw("done", "done")


def marks(table: Position) -> Flaws:
    """Check that each seat has as many marks as were thrown at it, once they are shown (J5.2)."""
    thrown = [target for throw in table.throws for target in throw] if table.phase == OPENING else []
    if table.marks != [thrown.count(seat) for seat in range(table.seats)]:
        yield PositionFlaw("marks", "marks")


def walking(table: Position) -> Flaws:
    """Check that routes are opened in order, and that the last one is being walked up to a choice (J6.1)."""
    if table.phase != OPENING:
        for word, there in {"opened": table.opened, "walk": table.walk, "cave": table.cave != NOTHING}.items():
            if there:
                yield PositionFlaw(word, "astray", {"word": word})
        if table.phase in CHOOSING and table.reveal:
            yield PositionFlaw("reveal", "astray", {"word": "reveal"})
        return
    order = in_order(table, landed(table))
    if table.seat not in order:
        yield PositionFlaw("turn", "opened")
        return
    before = order[: order.index(table.seat)]
    if table.opened != sum(1 << seat for seat in (*before, table.seat)):
        yield PositionFlaw("opened", "opened")
    if [route.seat for route in table.reveal] != before or not all(
        _revealed(table, seat) for seat in range(len(before))
    ):
        yield PositionFlaw("reveal", "reveal")
    here, cards = (table.at, table.cell, table.steps, table.cave), table.routes[table.seat]
    choosing = table.cave != NOTHING or next_move(cards, table.at) < len(cards)
    if _walked(table, cards, table.walk) != here or not choosing or len(legal_codes(table, table.seat)) < 2:
        yield PositionFlaw("walk", "walk")


def _revealed(table: Position, number: int) -> bool:
    """Return whether an opened route was laid, and led where the position says that it led."""
    route = table.reveal[number]
    cards = table.routes[route.seat]
    if list(route.route) != cards or route.marks != table.marks[route.seat]:
        return False
    if route.chest == NOTHING:
        return list(route.walk) == [start(table.here(), cards)] and not route.steps
    walked = _walked(table, cards, list(route.walk))
    return (
        walked is not None and walked[1:] == (route.chest, route.steps, NOTHING) and table.here().coins[route.chest] > 0
    )


def _walked(table: Position, cards: list[int], walk: list[int]) -> tuple[int, int, int, int] | None:
    """Return the next card, cell, steps and cave after a walk over these cells.

    Return None if the cards do not lead over these cells.
    """
    island, at, steps, left = table.here(), 0, 0, walk[1:]
    cell = start(island, cards)
    if walk[:1] != [cell]:
        return None
    while left:
        at, entered = next_move(cards, at), left.pop(0)
        if at == len(cards) or island.coins[cell] or entered not in [to for _, to in targets(island, cards, at, cell)]:
            return None
        at, steps, stands = at + 1, steps + price(island, entered), exits(island, entered)
        if stands != [entered] and not left:
            return at, cell, steps, entered
        if stands != [entered] and left[0] not in stands:
            return None
        cell = entered if stands == [entered] else left.pop(0)
    return at, cell, steps, NOTHING
