"""Effects of legal actions on a position."""

from __future__ import annotations

from mypy_extensions import i64

from cenote.games.tikal.action_arrays import (
    BID,
    CAMP,
    DRAW,
    END,
    ENTER,
    EXCHANGE,
    FIND,
    FIRST,
    GUARD,
    KIND,
    PASS,
    PICK,
    PLACE,
    RECOVER,
    SECOND,
    TRAVEL,
    UNCOVER,
    WALK,
    WHO,
)
from cenote.games.tikal.actions import WORKER
from cenote.games.tikal.auction import bid, bow_out, final_order, next_waiting, open_bidding, open_round
from cenote.games.tikal.bits import bit, bits, size
from cenote.games.tikal.board import (
    CAMP_AP,
    ENTER_AP,
    EXCHANGE_AP,
    GUARD_AP,
    HEX_KIND,
    RECOVER_AP,
    SPACES,
    TRAVEL_AP,
    TURN_AP,
    UNCOVER_AP,
    VOLCANO,
)
from cenote.games.tikal.legal import placeable
from cenote.games.tikal.position import (
    ACTING,
    DRAWING,
    FINDING,
    GONE,
    NOBODY,
    NOTHING,
    OVER,
    PLACING,
    SCORING,
    Position,
    lay,
    lay_printed,
    put_camp,
    put_guard,
    put_treasure,
    put_workers,
    rest,
    take_wafer,
    toll,
    work,
)
from cenote.games.tikal.scoring import points


def set_up(table: Position) -> None:
    """Set up an empty position: place the printed hexes and, in the auction game, open the first round (T2)."""
    lay_printed(table)
    if table.auction:
        open_round(table, 0)


def perform(table: Position, code: i64) -> None:
    """Perform a legal action of the seat to move, or of chance."""
    kind: i64 = KIND[code]
    first: i64 = FIRST[code]
    if kind == WALK:
        _move(table, WHO[code], first, SECOND[code], toll(table, code))
    elif kind == ENTER:
        _enter(table, WHO[code], first)
    elif kind == END:
        _end(table)
    elif kind == PLACE:
        _place(table, first, SECOND[code])
    elif kind == DRAW:
        _draw(table, first)
    elif kind == UNCOVER:
        _uncover(table, first)
    elif kind == TRAVEL:
        _move(table, WHO[code], first, SECOND[code], TRAVEL_AP)
    elif kind == RECOVER:
        _recover(table, first)
    elif kind == FIND:
        _find(table, first)
    elif kind == EXCHANGE:
        _exchange(table, WHO[code], first, SECOND[code])
    elif kind == CAMP:
        table.ap -= CAMP_AP
        put_camp(table, table.seat, first)
    elif kind == GUARD:
        _guard(table, first)
    elif kind == BID:
        bid(table, first)
    elif kind == PASS:
        bow_out(table)
    elif kind == PICK:
        _take(table, first)


def _enter(table: Position, member: i64, space: i64) -> None:
    table.ap -= ENTER_AP
    if member == WORKER:
        table.supply[table.seat] -= 1
        put_workers(table, table.seat, space, 1)
    else:
        table.leaders[table.seat] = space


def _move(table: Position, member: i64, origin: i64, target: i64, cost: i64) -> None:
    table.ap -= cost
    if member == WORKER:
        put_workers(table, table.seat, origin, -1)
        put_workers(table, table.seat, target, 1)
    else:
        table.leaders[table.seat] = target


def _uncover(table: Position, space: i64) -> None:
    table.ap -= UNCOVER_AP
    work(table, space, 1)
    table.value[space] += 1
    table.tiles[table.value[space]] -= 1


def _recover(table: Position, space: i64) -> None:
    table.ap -= RECOVER_AP
    work(table, space, 1)
    take_wafer(table, space)
    table.resume = table.phase
    table.phase = FINDING


def _find(table: Position, kind: i64) -> None:
    table.pool[kind] -= 1
    put_treasure(table, table.seat, kind, 1)
    table.phase = table.resume
    table.resume = NOTHING


def _exchange(table: Position, other: i64, give: i64, take: i64) -> None:
    table.ap -= EXCHANGE_AP
    put_treasure(table, table.seat, give, -1)
    put_treasure(table, other, give, 1)
    put_treasure(table, other, take, -1)
    put_treasure(table, table.seat, take, 1)


def _guard(table: Position, space: i64) -> None:
    """Turn one member into the guard and remove the seat's other members on the space from the game (T10.3, T15.9)."""
    seat = table.seat
    table.ap -= GUARD_AP
    put_workers(table, seat, space, -table.workers[seat * SPACES + space])
    if table.leaders[seat] == space:
        table.leaders[seat] = GONE
    put_guard(table, seat, space)


def _draw(table: Position, hexagon: i64) -> None:
    table.bag &= ~bit(hexagon)
    if not table.auction:
        _receive(table, hexagon)
        return
    table.shown |= bit(hexagon)
    if size(table.shown) == table.seats:
        open_bidding(table, table.seat)


def _take(table: Position, hexagon: i64) -> None:
    """Give the current seat a shown hex and use up its turn in the round (T14.4, T14.6)."""
    table.shown &= ~bit(hexagon)
    table.waiting &= ~bit(table.seat)
    table.first_pass = NOBODY
    _receive(table, hexagon)


def _receive(table: Position, hexagon: i64) -> None:
    """Give a hex to the current seat.

    A volcano first starts a scoring round (T12.1, T14.8), and a hex that fits nowhere is removed (T15.6).
    """
    if HEX_KIND[hexagon] == VOLCANO:
        table.hand = hexagon
        table.drawer = table.seat
        _begin_scoring(table, [(table.seat + step) % table.seats for step in range(table.seats)])
    elif placeable(table):
        table.hand = hexagon
        table.phase = PLACING
    else:
        table.removed |= bit(hexagon)
        _begin_actions(table, ACTING)


def _place(table: Position, space: i64, turns: i64) -> None:
    lay(table, table.hand, space, turns)
    table.hand = NOTHING
    _begin_actions(table, ACTING)


def _begin_actions(table: Position, phase: i64) -> None:
    table.phase = phase
    table.ap = TURN_AP


def _begin_scoring(table: Position, order: list[int]) -> None:
    table.seat = order[0]
    table.queue = order[1:]
    _begin_actions(table, SCORING)


def _end(table: Position) -> None:
    table.ap = 0
    rest(table)
    if table.phase == ACTING:
        _end_turn(table)
    else:
        _end_scoring_turn(table)


def _end_turn(table: Position) -> None:
    following = (table.seat + 1) % table.seats
    if table.waiting:
        _go_on_with_round(table)
    elif not _stack_lasts(table):
        _begin_final_scoring(table, following)
    elif table.auction:
        open_round(table, following)
    else:
        table.seat = following
        table.phase = DRAWING


def _stack_lasts(table: Position) -> bool:
    """Return whether the hexes suffice for one more turn, or in the auction for one more round (T13.1, T14.9)."""
    return size(table.bag) >= table.seats if table.auction else table.bag != 0


def draws(table: Position, code: i64) -> bool:
    """Return whether a draw of chance follows an action, because it reveals a wafer or leads to a new hex."""
    if KIND[code] == END:
        return table.phase == ACTING and not table.waiting and _stack_lasts(table)
    return KIND[code] == RECOVER


def _go_on_with_round(table: Position) -> None:
    """Open the bidding for the next turn, or give the last seat of the round the last hex without a bid (T14.6)."""
    opener = next_waiting(table, table.seat)
    if table.waiting == bit(opener):
        table.seat = opener
        _take(table, bits(table.shown)[0])
    else:
        open_bidding(table, opener)


def _begin_final_scoring(table: Position, following: i64) -> None:
    if table.auction:
        order = final_order(table, table.seat)
    else:
        order = [(following + step) % table.seats for step in range(table.seats)]
    _begin_scoring(table, order)


def _end_scoring_turn(table: Position) -> None:
    table.scores[table.seat] += points(table, table.seat)
    if table.queue:
        table.seat = table.queue.pop(0)
        _begin_actions(table, SCORING)
        return
    table.rounds += 1
    if table.drawer == NOBODY:
        table.phase = OVER
        return
    table.seat = table.drawer
    table.drawer = NOBODY
    table.phase = PLACING
