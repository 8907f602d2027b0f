"""Generator of legal actions without lists, for callers that need only their number or one of them.

Each function skips the actions of its kind, in the order of their codes. It returns `~code` if the n-th action is
among them, or else how many of the following actions remain to be skipped. The results equal those of legal.py, which
is easier to read; tests/games/tikal/test_legal_count.py compares the two.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.action_arrays import (
    BID_0,
    CAMP_CODE,
    DRAW_0,
    END_CODE,
    ENTER_CODE,
    EXCHANGE_0,
    FIND_0,
    GUARD_CODE,
    KINDS_IN,
    LEADER_TRAVEL,
    PASS_CODE,
    PICK_0,
    PLACE_CODES,
    RECOVER_CODE,
    TRAVEL_CODE,
    UNCOVER_CODE,
)
from cenote.games.tikal.actions import LEADER, WORKER
from cenote.games.tikal.bits import SIZES, lowest, nth_bit, size
from cenote.games.tikal.board import (
    CAMP_AP,
    CAMPS,
    DISTINCT,
    ENTER_AP,
    EXCHANGE_AP,
    FITTING,
    GUARD_AP,
    HEX_KIND,
    MOST_STONES,
    PRICES,
    RECOVER_AP,
    SPACES,
    TRAVEL_AP,
    TREASURES,
    UNCOVER_AP,
    VOLCANO,
)
from cenote.games.tikal.legal import may_work, strongest, top_letter
from cenote.games.tikal.position import (
    ACTING,
    BIDDING,
    DRAWING,
    FINDING,
    PICKING,
    PLACING,
    SCORING,
    SUPPLY,
    Position,
    presence,
    walks,
)

_BEYOND: Final = 1 << 30
"""A number greater than any number of actions."""


def count(table: Position) -> i64:
    """Return the number of legal actions, or of equally likely draws."""
    return _BEYOND - _pass(table, _BEYOND)


def nth(table: Position, n: i64) -> i64:
    """Return the code of the n-th legal action or draw. Raise `IndexError` if there is none."""
    found = _pass(table, n)
    if found >= 0:
        raise IndexError(f"there are not more than {n - found} ways to go on")
    return ~found


def _pass(table: Position, n: i64) -> i64:
    phase = table.phase
    if phase == ACTING or phase == SCORING:
        return _pass_actions(table, n)
    if phase == PLACING:
        return _pass_placements(table, n)
    if phase == DRAWING:
        return _pass_bits(top_letter(table), DRAW_0, n)
    if phase == FINDING:
        return _pass_wafers(table, n)
    if phase == BIDDING:
        return _pass_bids(table, n)
    return _pass_bits(table.shown, PICK_0, n) if phase == PICKING else n


def _pass_bits(mask: i64, code: i64, n: i64) -> i64:
    there = size(mask)
    return ~(code + nth_bit(mask, n)) if n < there else n - there


def _pass_wafers(table: Position, n: i64) -> i64:
    for kind in range(len(TREASURES)):
        there = table.pool[kind]
        if n < there:
            return ~(FIND_0 + kind)
        n -= there
    return n


def _pass_bids(table: Position, n: i64) -> i64:
    if not n:
        return ~PASS_CODE
    there = table.scores[table.seat] - table.bid
    return ~(BID_0 + table.bid + n) if n <= there else n - 1 - max(there, 0)


def _pass_placements(table: Position, n: i64) -> i64:
    hexagon = table.hand
    anywhere = DISTINCT[hexagon]
    volcano = HEX_KIND[hexagon] == VOLCANO
    rest = table.frontier
    while rest:
        space = lowest(rest)
        fitting = anywhere if volcano or table.paved[space] else FITTING[hexagon * 64 + table.land[space]]
        there = SIZES[fitting]
        if n < there:
            return ~PLACE_CODES[space * 64 + fitting][n]
        n -= there
        rest &= rest - 1
    return n


def _pass_actions(table: Position, n: i64) -> i64:
    if not n:
        return ~END_CODE
    n -= 1
    seat, ap = table.seat, table.ap
    if not ap:
        return n
    here = presence(table, seat)
    n = _pass_entries(table, seat, ap, n)
    if n >= 0:
        n = _pass_travels(table, seat, ap, n)
    if n >= 0:
        n = _pass_walks(table, seat, ap, n)
    if n >= 0:
        n = _pass_levels(table, seat, ap, here & table.temples, n)
    if n >= 0:
        n = _pass_masks(table, seat, ap, here & table.hoards, n)
    if n >= 0:
        n = _pass_exchanges(table, seat, ap, n)
    if n >= 0:
        n = _pass_camps(table, seat, ap, here, n)
    if n >= 0:
        n = _pass_guards(table, seat, ap, here & table.temples, n)
    return n


def _pass_entries(table: Position, seat: i64, ap: i64, n: i64) -> i64:
    if ap < ENTER_AP:
        return n
    posts = table.posts[seat]
    if table.supply[seat]:
        if n < len(posts):
            return ~ENTER_CODE[posts[n]]
        n -= len(posts)
    if table.leaders[seat] == SUPPLY:
        if n < len(posts):
            return ~ENTER_CODE[SPACES + posts[n]]
        n -= len(posts)
    return n


def _pass_travels(table: Position, seat: i64, ap: i64, n: i64) -> i64:
    posts = table.posts[seat]
    others: i64 = len(posts) - 1
    if ap < TRAVEL_AP or not others:
        return n
    crowd: i64 = table.crowd[seat]
    for origin in posts:
        if crowd >> origin & 1:
            if n < others:
                return ~_travel(posts, origin, n)
            n -= others
    leader = table.leaders[seat]
    for origin in posts:
        if origin == leader:
            return ~(_travel(posts, leader, n) + LEADER_TRAVEL) if n < others else n - others
    return n


def _travel(posts: tuple[int, ...], origin: i64, n: i64) -> i64:
    """Return the code of a worker's travel from `origin` to the n-th of the other posts."""
    target = posts[n]
    return TRAVEL_CODE[origin * SPACES + (target if target < origin else posts[n + 1])]


def _pass_walks(table: Position, seat: i64, ap: i64, n: i64) -> i64:
    price: i64 = min(ap, MOST_STONES)
    rest: i64 = table.crowd[seat]
    while rest:
        space = lowest(rest)
        there = SIZES[table.ways[space * PRICES + price]]
        if n < there:
            return ~walks(table, WORKER, space, ap)[n]
        n -= there
        rest &= rest - 1
    leader = table.leaders[seat]
    if leader < 0:
        return n
    there = SIZES[table.ways[leader * PRICES + price]]
    return ~walks(table, LEADER, leader, ap)[n] if n < there else n - there


def _pass_levels(table: Position, seat: i64, ap: i64, temples: i64, n: i64) -> i64:
    if ap < UNCOVER_AP:
        return n
    while temples:
        space = lowest(temples)
        if table.tiles[table.value[space] + 1] and may_work(table, seat, space):
            if not n:
                return ~UNCOVER_CODE[space]
            n -= 1
        temples &= temples - 1
    return n


def _pass_masks(table: Position, seat: i64, ap: i64, hoards: i64, n: i64) -> i64:
    if ap < RECOVER_AP:
        return n
    while hoards:
        space = lowest(hoards)
        if may_work(table, seat, space):
            if not n:
                return ~RECOVER_CODE[space]
            n -= 1
        hoards &= hoards - 1
    return n


def _pass_exchanges(table: Position, seat: i64, ap: i64, n: i64) -> i64:
    if ap < EXCHANGE_AP or not table.singles[seat]:
        return n
    mine = KINDS_IN[table.singles[seat]]
    for other in range(table.seats):
        theirs = table.singles[other]
        if other == seat or not theirs:
            continue
        for give in mine:
            takes = KINDS_IN[theirs & ~(1 << give)]
            if n < len(takes):
                return ~(EXCHANGE_0 + (other * len(TREASURES) + give) * len(TREASURES) + takes[n])
            n -= len(takes)
    return n


def _pass_camps(table: Position, seat: i64, ap: i64, here: i64, n: i64) -> i64:
    if ap < CAMP_AP or len(table.posts[seat]) > CAMPS:
        return n
    sites = table.clearings & here if table.camp_needs_member else table.clearings
    there = size(sites)
    return ~CAMP_CODE[nth_bit(sites, n)] if n < there else n - there


def _pass_guards(table: Position, seat: i64, ap: i64, temples: i64, n: i64) -> i64:
    if ap < GUARD_AP or not table.guards_left[seat]:
        return n
    while temples:
        space = lowest(temples)
        if strongest(table, seat, space):
            if not n:
                return ~GUARD_CODE[space]
            n -= 1
        temples &= temples - 1
    return n
