"""Rebuilding a state from a view, with hidden cards filled in by belief sampling."""

from __future__ import annotations

from random import Random

from cenote.games.jackal.belief_sampling import reconstruct
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.position import KEPT, NOTHING, PHASES, WORDS, Position
from cenote.games.jackal.route import best_routes
from cenote.games.jackal.view import JackalView


def rebuild(seen: JackalView, table: Position, rng: Random) -> None:
    """Fill an empty table with a state that fits a view. Hidden cards are sampled."""
    _put_open(seen, table)
    found = reconstruct(seen, table.box, rng)
    table.log = found.log
    table.deck = found.deck()
    table.routes = found.routes
    for seat in range(table.seats):
        if seat != found.me:
            table.hands[seat * KINDS : (seat + 1) * KINDS] = found.hand(seat)
    steps = sum(what == KEPT for what, _, _ in seen.log) // table.seats
    for dealt_to, pack in enumerate(found.packs):
        for card in pack.rest:
            table.packs[(dealt_to + steps) % table.seats * KINDS + card] += 1
    _put_own(seen, table)
    for seat in seen.kept:
        if seat != found.me:
            pack_now = table.packs[seat * KINDS : (seat + 1) * KINDS]
            table.keeping[seat] = rng.choice([kind for kind in range(KINDS) if pack_now[kind]])
    if seen.walking is not None:
        table.routes[seen.turn] = list(seen.walking.route)
    for route in seen.reveal if seen.phase == "opening" else ():
        table.routes[route.seat] = list(route.route)
    if seen.phase == "laying":
        for seat in seen.ready:
            if seat != found.me:
                _lay(table, seat)


def _lay(table: Position, seat: int) -> None:
    """Lay the shortest path to the richest chest for a ready seat, because even the length of its route is secret."""
    first = seat * KINDS
    for best in best_routes(table.here(), table.hands[first : first + KINDS])[:1]:
        table.routes[seat] = list(best.cards)
        for card in best.cards:
            table.hands[first + card] -= 1


def _put_open(seen: JackalView, table: Position) -> None:
    """Copy everything that lies open for all seats from the view to the table."""
    table.phase = PHASES.index(seen.phase)
    table.then = PHASES.index(seen.then) if seen.then else NOTHING
    table.seat, table.first = seen.turn, seen.first
    table.playing = sum(1 << seat for seat in seen.playing)
    table.extra, table.number, table.island = seen.extra, seen.number, seen.island
    table.ahead, table.due = list(seen.ahead), list(seen.due)
    table.used = sum(1 << island for island in seen.used)
    table.to_show, table.takes_left = seen.to_show, seen.takes_left
    table.discard, table.market = list(seen.discard), list(seen.market)
    table.market_then, table.discard_then = list(seen.market_then), list(seen.discard_then)
    table.ready = sum(1 << seat for seat in seen.ready)
    table.done = sum(1 << seat for seat in seen.done)
    table.kept = sum(1 << seat for seat in seen.kept)
    table.opened = sum(1 << seat for seat in seen.opened)
    table.reveal = list(seen.reveal)
    for seat, pirate in enumerate(seen.pirates):
        table.coins[seat], table.extra_coins[seat] = pirate.coins, pirate.extra_coins
        table.throws[seat] = list(pirate.throws)
        table.announced[seat], table.marks[seat] = WORDS.index(pirate.announced), pirate.marks
    if seen.walking is not None:
        table.at, table.cell, table.cave = seen.walking.at, seen.walking.cell, seen.walking.cave
        table.steps, table.walk = seen.walking.steps, list(seen.walking.walk)


def _put_own(seen: JackalView, table: Position) -> None:
    if seen.own is None or seen.seat is None:
        return
    first = seen.seat * KINDS
    table.hands[first : first + KINDS] = seen.own.hand
    table.packs[first : first + KINDS] = seen.own.pack
    table.keeping[seen.seat] = seen.own.keeping
    table.routes[seen.seat] = list(seen.own.route)
    table.throws[seen.seat] = list(seen.own.throws)
