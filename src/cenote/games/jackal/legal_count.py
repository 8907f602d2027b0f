"""Legal action counter, which also finds the n-th legal action, both without building lists.

`legal` says the same in the words of the rules, and tests compare the two in every position. Here the legal actions of
a seat are a set of bits: bit 0 is the first code of its kind, such as `take H`, and the codes after it in the table are
the following bits.
"""

from __future__ import annotations

from mypy_extensions import i64

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
    TAKING,
    THROWING,
    Position,
    landed,
    solver,
)

assert (LAND, TAKE_DECK, READY, DONE) == (PASS + 1, TAKE_0 + KINDS, LAY_0 + KINDS, THROW_0 + 4)


def count(table: Position, bits: i64) -> int:
    """Return how many codes `legal_codes` has for a seat with these option bits."""
    if not bits:
        return len(solver(table).caves(table.at, table.cave))
    ways: i64 = 0
    while bits:
        bits &= bits - 1
        ways += 1
    return ways


def nth(table: Position, bits: i64, n: int) -> int:
    """Return the n-th legal code for these option bits, counted from 0. Raise `IndexError` if there are fewer."""
    if not bits:
        return EXIT_0 + solver(table).caves(table.at, table.cave)[n]
    before: i64 = n
    while before > 0:
        bits &= bits - 1
        before -= 1
    if not bits:
        raise IndexError(f"there is no {n} among what may be done")
    code: i64 = 0
    while not bits >> code & 1:
        code += 1
    return _first(table.phase) + code


def options(table: Position, seat: int) -> i64:
    """Return the legal actions of a seat that owes a decision, as bits.

    Return 0 for the exits of a cave, because there may be more exits than bits.
    """
    phase = table.phase
    if phase == LAYING:
        barred: i64 = 1 << FLAG if table.routes[seat] else 0
        return _held(table.hands, seat * KINDS, MARK) & ~barred | 1 << KINDS
    if phase == ANNOUNCING:
        return 0b11
    if phase == TAKING:
        return _held(table.market, 0, KINDS) | 1 << KINDS
    if phase == THROWING:
        targets: i64 = landed(table) & ~(1 << seat) if table.hands[seat * KINDS + MARK] else 0
        return targets | 1 << 4
    if phase == DRAFTING:
        return _held(table.packs, seat * KINDS, KINDS)
    return _ways(table)


def _first(phase: int) -> int:
    """Return the code that bit 0 stands for in a phase."""
    if phase == LAYING:
        return LAY_0
    if phase == ANNOUNCING:
        return PASS
    if phase == TAKING:
        return TAKE_0
    if phase == THROWING:
        return THROW_0
    return KEEP_0 if phase == DRAFTING else GO_0


def _held(cards: list[int], begin: i64, kinds: i64) -> i64:
    """Return the kinds, among the first ones, of which there is at least one card, as bits."""
    bits: i64 = 0
    for kind in range(kinds):
        if cards[begin + kind]:
            bits |= 1 << kind
    return bits


def _ways(table: Position) -> i64:
    bits: i64 = 0
    if table.cave != NOTHING:
        return bits
    for way, _ in solver(table).ways(table.at, table.cell):
        bits |= 1 << way
    return bits


def chances(table: Position) -> int:
    """Return the sum of the weights of all outcomes of the due draw."""
    if table.phase == DEALING:
        total: i64 = 0
        for cards in table.deck:
            total += cards
        return total
    islands = 0
    for island in range(len(table.box.islands)):
        if not table.used >> island & 1:
            islands += 1
    return islands


def outcome(table: Position, place: int) -> int:
    """Return the outcome at an index into all outcomes, each repeated by its weight."""
    return _dealt(table.deck, place) if table.phase == DEALING else _shown(table, place)


def _dealt(deck: list[int], place: int) -> int:
    code = DEAL_0
    for cards in deck:
        if place < cards:
            return code
        place -= cards
        code += 1
    raise IndexError("there are not so many cards")


def _shown(table: Position, place: int) -> int:
    for island in range(len(table.box.islands)):
        if not table.used >> island & 1:
            if not place:
                return SHOW_0 + island
            place -= 1
    raise IndexError("there are not so many islands")
