"""Effects of actions on a position, without checks that the actions are legal."""

from __future__ import annotations

from cenote.games.jackal.actions import (
    DEAL_0,
    DONE,
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
from cenote.games.jackal.cards import KINDS, MARK
from cenote.games.jackal.draft import begin_draft, keep
from cenote.games.jackal.position import (
    ANNOUNCING,
    ARCHIPELAGO_ISLANDS,
    BASIC_ISLANDS,
    DEALING,
    DRAFT_HAND,
    DRAFTING,
    FILLED,
    FIRST_HAND,
    GAINED,
    LANDED,
    LAYING,
    MARKET,
    MARKET_SIZE,
    NOTHING,
    OPENING,
    OVER,
    PACKED,
    PASSED,
    PLAYED,
    ROW,
    SHOWING,
    SHUFFLED,
    SILENT,
    SWEPT,
    TAKING,
    THROWING,
    TOOK,
    Position,
    Reveal,
    after,
    foremost,
    hand_size,
    in_order,
    landed,
    noted,
    solver,
    throwers,
)
from cenote.games.jackal.route import start
from cenote.games.jackal.scoring import gold, richest
from cenote.games.jackal.walk import Stride, setting_out, stride


def set_up(table: Position) -> None:
    """Prepare the deal of hands, market and islands (J2, J8.6)."""
    size = DRAFT_HAND if table.archipelago else FIRST_HAND
    table.due = _hands_due(table, size) + [MARKET] * MARKET_SIZE
    table.to_show = ROW if table.archipelago else 2
    _deal_then(table, SHOWING)


def _hands_due(table: Position, size: int) -> list[int]:
    return [seat for seat in in_order(table, table.playing) for _ in range(size)]


def perform(table: Position, seat: int, code: int) -> None:
    """Play one legal action of a seat or of chance, with its automatic consequences."""
    if code >= SHOW_0:
        _show(table, code - SHOW_0)
    elif code >= DEAL_0:
        _deal(table, code - DEAL_0)
    elif code >= KEEP_0:
        if keep(table, seat, code - KEEP_0):
            _fill_and_announce(table)
    elif code >= GO_0:
        _walk(table, stride(table, code))
    elif code == DONE:
        _done(table, seat)
    elif code >= THROW_0:
        table.hands[seat * KINDS + MARK] -= 1
        table.throws[seat] = [*table.throws[seat], code - THROW_0]
    elif code == READY:
        _ready(table, seat)
    elif code >= LAY_0:
        table.hands[seat * KINDS + code - LAY_0] -= 1
        table.routes[seat] = [*table.routes[seat], code - LAY_0]
    elif code == TAKE_DECK:
        table.takes_left -= 1
        table.due = [seat]
        _deal_then(table, TAKING)
    elif code >= TAKE_0:
        _take(table, seat, code - TAKE_0)
    elif code == LAND:
        table.announced[seat] = LANDED
        _next_to_announce(table)
    elif code == PASS:
        table.announced[seat] = PASSED
        table.takes_left = 2
        table.phase = TAKING


def _deal_then(table: Position, then: int) -> None:
    """Deal the due cards, then go on with a phase. If no card is left, the rest is not dealt (J8.2)."""
    table.then = then
    table.phase = DEALING
    if not table.due or not _deck_ready(table):
        _go_on(table)


def _deck_ready(table: Position) -> bool:
    """Return whether there is a card to draw. If the deck is empty, the discard becomes the new deck (J8.2)."""
    for cards in table.deck:
        if cards:
            return True
    if not any(table.discard):
        return False
    table.deck, table.discard = table.discard, [0] * KINDS
    table.log += noted(SHUFFLED, 0, 0)
    return True


def _deal(table: Position, card: int) -> None:
    to, table.due = table.due[0], table.due[1:]
    table.deck[card] -= 1
    if to == MARKET:
        table.market[card] += 1
        table.log += noted(FILLED, 0, card)
    elif table.archipelago and table.then == SHOWING and not table.extra:
        table.packs[to * KINDS + card] += 1
        table.log += noted(PACKED, to, card)
    else:
        table.hands[to * KINDS + card] += 1
        table.log += noted(GAINED, to, card)
    if not table.due or not _deck_ready(table):
        _go_on(table)


def _go_on(table: Position) -> None:
    """Continue after all due cards have been dealt."""
    table.due = []
    then, table.then = table.then, NOTHING
    if then == SHOWING and table.to_show:
        table.phase = SHOWING
    elif then == SHOWING:
        _fill_and_announce(table)
    elif then == TAKING:
        _taken(table)
    else:
        _announce(table)


def _show(table: Position, island: int) -> None:
    table.used |= 1 << island
    table.ahead = [*table.ahead, island]
    table.to_show -= 1
    if table.to_show:
        return
    if table.island == NOTHING:
        _go_ashore(table)
        if table.archipelago and not table.extra:
            _draft(table)
            return
    _fill_and_announce(table)


def _go_ashore(table: Position) -> None:
    table.island, table.ahead = table.ahead[0], table.ahead[1:]


def _draft(table: Position) -> None:
    begin_draft(table)
    table.seat = table.first
    table.phase = DRAFTING


def _fill_and_announce(table: Position) -> None:
    """Fill the gaps in the market, then begin the announcements (J8.2)."""
    table.due = [MARKET] * (MARKET_SIZE - sum(table.market))
    _deal_then(table, ANNOUNCING)


def _announce(table: Position) -> None:
    table.phase = ANNOUNCING
    table.seat = foremost(table, table.playing)


def _take(table: Position, seat: int, card: int) -> None:
    """Take a card from the market, which is replaced at once (J3.3)."""
    table.takes_left -= 1
    table.market[card] -= 1
    table.hands[seat * KINDS + card] += 1
    table.log += noted(TOOK, seat, card)
    table.due = [MARKET]
    _deal_then(table, TAKING)


def _taken(table: Position) -> None:
    table.phase = TAKING
    if not table.takes_left:
        _next_to_announce(table)


def _next_to_announce(table: Position) -> None:
    following = after(table, table.playing, table.seat)
    if following != NOTHING:
        table.seat = following
        table.phase = ANNOUNCING
    elif landed(table):
        table.reveal = []
        table.seat = table.first
        table.phase = LAYING
    else:
        _leave_island(table)


def _ready(table: Position, seat: int) -> None:
    table.ready |= 1 << seat
    if table.ready != landed(table):
        return
    table.phase = THROWING
    if not throwers(table):
        _show_marks(table)


def _done(table: Position, seat: int) -> None:
    table.done |= 1 << seat
    if table.done == throwers(table):
        _show_marks(table)


def _show_marks(table: Position) -> None:
    """Show all throws together, then open the first route (J5.1)."""
    marks = table.marks[:]
    for seat in range(table.seats):
        for target in table.throws[seat]:
            marks[target] += 1
            table.log += noted(PLAYED, seat, MARK)
    table.marks = marks
    table.phase = OPENING
    _open(table, foremost(table, landed(table)))


def _open(table: Position, seat: int) -> None:
    """Turn up a route and walk it up to the first choice (J6.1)."""
    table.seat = seat
    table.opened |= 1 << seat
    for card in table.routes[seat]:
        table.log += noted(PLAYED, seat, card)
    table.at = 0
    table.steps = 0
    table.cell = start(table.here(), table.routes[seat])
    table.walk = [table.cell]
    table.solver = None
    if solver(table).reaches(0, table.cell):
        _walk(table, setting_out(table))
    else:
        _open_next(table, NOTHING)


def _walk(table: Position, walked: Stride) -> None:
    """Walk to the next choice, or to a chest, after which the next route is opened."""
    table.at = walked.at
    table.cell = walked.cell
    table.cave = walked.cave
    table.steps += walked.steps
    table.walk = table.walk + walked.cells
    if walked.arrived:
        _open_next(table, walked.cell)


def _open_next(table: Position, chest: int) -> None:
    seat = table.seat
    route, walk = tuple(table.routes[seat]), tuple(table.walk)
    table.reveal = [*table.reveal, Reveal(seat, route, walk, chest, table.steps, table.marks[seat])]
    following = after(table, landed(table), table.seat)
    if following != NOTHING:
        _open(table, following)
        return
    won = gold(table)
    if table.extra:
        table.extra_coins = won
    else:
        table.coins = [table.coins[seat] + won[seat] for seat in range(table.seats)]
    _leave_island(table)


def _leave_island(table: Position) -> None:
    """Discard the played cards, and go on to the next island or to the end (J8.1, J8.3, J8.4)."""
    table.number += 1
    _sweep(table)
    if table.extra:
        table.phase = OVER
        return
    if table.number == (ARCHIPELAGO_ISLANDS if table.archipelago else BASIC_ISLANDS):
        _end_or_extra_island(table)
        return
    if not table.archipelago:
        _draw_up(table)
    elif table.ahead:
        table.first = (table.first + 1) % table.seats
        _go_ashore(table)
        _fill_and_announce(table)
    else:
        table.first = (table.first + 1) % table.seats
        _second_half(table)


def _sweep(table: Position) -> None:
    for seat in range(table.seats):
        for card in table.routes[seat]:
            table.discard[card] += 1
        table.discard[MARK] += len(table.throws[seat])
    table.log += noted(SWEPT, 0, 0)
    table.announced = [SILENT] * table.seats
    table.routes = [[]] * table.seats
    table.throws = [[]] * table.seats
    table.ready = table.done = table.opened = 0
    table.marks = [0] * table.seats
    table.walk = []
    table.solver = None
    table.cell = table.cave = NOTHING
    table.at = table.steps = 0


def _draw_up(table: Position) -> None:
    """Refill all hands to five in order, pass the marker left, and move the next island up (J8.1, J8.3)."""
    due: list[int] = []
    for seat in in_order(table, table.playing):
        for _ in range(hand_size(table, seat), FIRST_HAND):
            due.append(seat)
    table.due = due
    table.first = (table.first + 1) % table.seats
    _go_ashore(table)
    table.to_show = 0 if table.number == BASIC_ISLANDS - 1 else 1
    _deal_then(table, SHOWING)


def _throw_hands_away(table: Position) -> None:
    """Discard all hands openly, and clear the log (J8.5, J8.9, J9.11)."""
    for seat in range(table.seats):
        for card in range(KINDS):
            table.discard[card] += table.hands[seat * KINDS + card]
    table.hands = [0] * (table.seats * KINDS)
    table.log = []
    table.market_then = table.market[:]
    table.discard_then = table.discard[:]


def _second_half(table: Position) -> None:
    """Begin the second half of the Archipelago with four new islands, nine new cards and another draft (J8.9)."""
    _throw_hands_away(table)
    table.island = NOTHING
    table.to_show = ROW
    table.due = _hands_due(table, DRAFT_HAND)
    _deal_then(table, SHOWING)


def _end_or_extra_island(table: Position) -> None:
    """End the game, or let the seats that are tied for the most coins play one more island (J8.5)."""
    tied = richest(table.coins, table.playing)
    if len(tied) == 1:
        table.phase = OVER
        return
    _throw_hands_away(table)
    table.extra = True
    table.playing = sum([1 << seat for seat in tied])
    table.first = next(s for s in ((table.first + 1 + step) % table.seats for step in range(table.seats)) if s in tied)
    table.island = NOTHING
    table.ahead = []
    table.to_show = 1
    table.due = _hands_due(table, FIRST_HAND)
    _deal_then(table, SHOWING)
