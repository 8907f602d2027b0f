"""Validation of position texts, which finds positions that cannot occur or cannot be continued."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from cenote.core.text_lines import PositionFlaw
from cenote.games.jackal.cards import KINDS, LETTERS
from cenote.games.jackal.position import (
    ANNOUNCING,
    ARCHIPELAGO_ISLANDS,
    BASIC_ISLANDS,
    DEALING,
    DRAFTING,
    MARKET,
    MARKET_SIZE,
    NOTHING,
    OVER,
    PHASES,
    ROW,
    SHOWING,
    TAKING,
    Position,
    in_order,
)
from cenote.games.jackal.validate_choices import announcements, marks, routes, throws, walking

MOST_COINS: Final = 999
"""Upper bound of scores in a position text."""
RICHEST_CHEST: Final = 4

Flaws = Iterator[PositionFlaw]


def first_flaw(table: Position) -> PositionFlaw | None:
    """Return the first flaw that makes a position impossible, or None."""
    return next((flaw for check in CHECKS for flaw in check(table)), None)


def _astray(word: str) -> PositionFlaw:
    """Return the flaw for a line that this phase or mode does not have."""
    return PositionFlaw(word, "astray", {"word": word})


def _deck(table: Position) -> Flaws:
    """Check that no kind has more cards outside the deck than exist, and that the market is not too large."""
    for kind in range(KINDS):
        if table.deck[kind] < 0:
            yield PositionFlaw("", "too-many", {"word": LETTERS[kind]})
    if sum(table.market) + table.due.count(MARKET) > MARKET_SIZE:
        yield PositionFlaw("market", "market", {"most": MARKET_SIZE})


def _players(table: Position) -> Flaws:
    """Check that all seats play, or on the extra island at least two (J8.5), and that the first player is one."""
    everybody = table.playing == (1 << table.seats) - 1
    if (not table.extra and not everybody) or table.playing.bit_count() < 2 or not table.playing >> table.first & 1:
        yield PositionFlaw("playing", "playing")


def _last(table: Position) -> int:
    return ARCHIPELAGO_ISLANDS if table.archipelago else BASIC_ISLANDS


def _number(table: Position) -> Flaws:
    """Check the number of islands played: up to six, or eight in the Archipelago, and one more after a tie.

    The rules are J8.4, J8.5 and J8.10.
    """
    least, most = (_last(table), _last(table)) if table.extra else (0, _last(table) - 1)
    if table.phase == OVER:
        least = most = _last(table) + table.extra
    if not least <= table.number <= most:
        yield PositionFlaw("number", "number", {"least": least, "most": most, "number": table.number})


def _coins(table: Position) -> Flaws:
    """Check that no seat can exceed the upper bound of scores in the rest of the game."""
    most = MOST_COINS - RICHEST_CHEST * (ARCHIPELAGO_ISLANDS + 1 - table.number)
    if max(table.coins + table.extra_coins) > most:
        yield PositionFlaw("coins", "coins", {"most": most})


def _islands(table: Position) -> Flaws:
    """Check that visible islands are distinct and marked as used, and that one is being played (J2.3).

    Also check that only a phase which shows islands has some to show, and that enough unused islands are left.
    """
    sight = table.ahead if table.island == NOTHING else [table.island, *table.ahead]
    if len(set(sight)) != len(sight) or any(not table.used >> island & 1 for island in sight):
        yield PositionFlaw("used", "used")
    if table.island == NOTHING and not _shows(table) and table.phase != OVER:
        yield PositionFlaw("island", "island")
    if (table.to_show and not _shows(table)) or (_shows(table) and table.archipelago and table.island != NOTHING):
        yield _astray("to-show")
    if table.phase == SHOWING and not table.to_show:
        yield PositionFlaw("phase", "phase", {"word": PHASES[table.phase]})
    if _islands_needed(table) > len(table.box.islands) - table.used.bit_count():
        yield PositionFlaw("used", "islands")


def _shows(table: Position) -> bool:
    """Return whether the current phase, or the one after the pending deal, is that in which islands are revealed."""
    return SHOWING in (table.phase, table.then)


def _islands_needed(table: Position) -> int:
    """Return how many islands must still be shown until the end, including one for a tie."""
    if table.phase == OVER or table.extra:
        return table.to_show
    ahead, shown = len(table.ahead) + table.to_show - (table.island == NOTHING), table.to_show
    for number in range(table.number + 1, _last(table)):
        if table.archipelago:
            ahead, shown = (ahead - 1, shown) if ahead else (ROW - 1, shown + ROW)
        elif not ahead:
            return len(table.box.islands)  # the horizon is missing, so that no island can become current (J8.3)
        else:
            fresh = number < BASIC_ISLANDS - 1
            ahead, shown = ahead - 1 + fresh, shown + fresh
    return shown + 1


def _first_row(table: Position) -> Flaws:
    """Check that as many islands are shown as the game begins with, until the first is played (J2.3, J8.5, J8.6)."""
    begun = len(table.ahead) + table.to_show
    wanted = 1 if table.extra else ROW if table.archipelago else 2
    if table.island == NOTHING and table.phase != OVER and begun != wanted:
        yield PositionFlaw("to-show", "to-show", {"wanted": wanted, "begun": begun})


def _dealing(table: Position) -> Flaws:
    """Check that cards are due only while dealing, to seats that play, and that the deck has some (J8.2)."""
    if table.phase != DEALING:
        for word, there in {"due": bool(table.due), "then": table.then != NOTHING}.items():
            if there:
                yield _astray(word)
    elif not table.due or not any(table.deck) or table.then not in (SHOWING, ANNOUNCING, TAKING):
        yield PositionFlaw("phase", "phase", {"word": PHASES[table.phase]})
    elif {*table.due} - {MARKET, *_owed(table)} or (table.then == TAKING and len(table.due) > 1):
        yield PositionFlaw("due", "due")


def _owed(table: Position) -> list[int]:
    """Return the seats to which cards may be due. Between the islands of the Archipelago there are none (J8.8)."""
    between = table.archipelago and not table.extra and table.then == ANNOUNCING
    return [] if between else in_order(table, table.playing)


def _draft(table: Position) -> Flaws:
    """Check that all packs in circulation are equally large, with at least two cards, and only in a draft (J8.7)."""
    sizes = [sum(table.packs[seat * KINDS : (seat + 1) * KINDS]) for seat in range(table.seats)]
    to_come = table.archipelago and not table.extra and table.island == NOTHING and _shows(table)
    if to_come:
        sizes = [size + table.due.count(seat) for seat, size in enumerate(sizes)]
    if table.phase == DRAFTING or to_come:
        if min(sizes) < 2 or len(set(sizes)) > 1:
            yield PositionFlaw("pack", "packs")
    elif any(sizes):
        yield _astray("pack")
    if table.phase == DRAFTING and (not table.archipelago or table.extra):
        yield _astray("phase")


def _keeping(table: Position) -> Flaws:
    kept = [seat for seat in range(table.seats) if table.keeping[seat] != NOTHING]
    if (table.phase != DRAFTING and (table.kept or kept)) or table.kept == table.playing:
        yield _astray("kept")
    if table.kept != sum(1 << seat for seat in kept):
        yield PositionFlaw("kept", "kept")
    for seat in kept:
        if not table.packs[seat * KINDS + table.keeping[seat]]:
            yield PositionFlaw("keeping", "keeping", {"seat": seat, "card": LETTERS[table.keeping[seat]]})


CHECKS: Final[tuple[Callable[[Position], Flaws], ...]] = (
    *(_deck, _players, _number, _coins, _first_row, _islands, _dealing, _draft, _keeping),
    *(announcements, routes, throws, marks, walking),
)
