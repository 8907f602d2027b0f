"""Validation of position texts, which refuses positions that cannot occur or cannot be continued."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from cenote.core.text_lines import PositionFlaw
from cenote.games.tikal.actions import MOST_PER_SCORING, MOST_POINTS
from cenote.games.tikal.bits import bits, size
from cenote.games.tikal.board import (
    CAMPS,
    HEX_KIND,
    HEX_VALUE,
    HEXES,
    NAMES,
    RECOVER_AP,
    SPACES,
    TEMPLE,
    TREASURE,
    TURN_AP,
    VOLCANO,
)
from cenote.games.tikal.legal import placements
from cenote.games.tikal.position import (
    ACTING,
    BIDDING,
    DRAWING,
    FINDING,
    GONE,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    PICKING,
    PLACING,
    SCORING,
    Position,
)
from cenote.games.tikal.restore import gone_workers
from cenote.games.tikal.validate_auction import basic_game, bidding, display, passing, turn

SCORING_ROUNDS: Final = 4
HIGHEST_SCORE: Final = 9999
"""The upper bound of scores in a position text."""

Flaws = Iterator[PositionFlaw]


def first_flaw(table: Position) -> PositionFlaw | None:
    """Return the first flaw that makes the position impossible, or None."""
    return next((flaw for check in CHECKS for flaw in check(table)), None)


def _phase(table: Position) -> int:
    """Return the phase of the turn. While a wafer is being found, it is the phase that continues afterwards."""
    return table.resume if table.phase == FINDING else table.phase


def _astray(word: str) -> PositionFlaw:
    """Return the flaw of a line that this phase or mode does not allow."""
    return PositionFlaw(word, "astray", {"word": word})


def _box(table: Position) -> Flaws:
    """Check that the position uses no more components than the box holds (T1.5 to T1.7)."""
    least = {
        "workers": min(table.supply),
        "temple-tiles": min(table.tiles),
        "treasures": min(table.pool),
        "guards": min(table.guards_left),
        "camps": CAMPS + 1 - max(len(posts) for posts in table.posts),
    }
    for word, left in least.items():
        if left < 0:
            yield PositionFlaw("", "too-many", {"word": word})


def _needs(table: Position) -> Flaws:
    """Check that the position has what its phase requires."""
    hexes = size(table.bag) + size(table.shown)
    needed = {
        DRAWING: hexes >= table.seats and table.bag != 0 if table.auction else table.bag != 0,
        BIDDING: table.auction,
        PICKING: table.auction,
        PLACING: table.hand != NOTHING,
        FINDING: table.resume in (ACTING, SCORING) and sum(table.pool) > 0,
    }
    if not needed.get(table.phase, True):
        yield PositionFlaw("phase", "phase", {"word": PHASES[table.phase]})
    if table.phase != FINDING and table.resume != NOTHING:
        yield _astray("resume")


def _points(table: Position) -> Flaws:
    """Check that no more action points are left than the phase allows (T5.5)."""
    most = {ACTING: TURN_AP, SCORING: TURN_AP, FINDING: TURN_AP - RECOVER_AP}.get(table.phase, 0)
    if table.ap > most:
        yield PositionFlaw("ap", "points", {"ap": table.ap, "most": most, "phase": PHASES[table.phase]})


def _hand(table: Position) -> Flaws:
    """Check that a hex in hand is to be placed, or is a volcano set aside during a scoring round (T12.1)."""
    held = table.hand != NOTHING
    aside = held and HEX_KIND[table.hand] == VOLCANO and _phase(table) == SCORING
    if (table.drawer != NOBODY) != aside:
        yield PositionFlaw("drawer" if table.drawer != NOBODY else "hand", "volcano")
    elif held and not aside and table.phase != PLACING:
        yield _astray("hand")
    elif table.phase == PLACING and not placements(table, table.hand):
        yield PositionFlaw("hand", "nowhere", {"hex": HEXES[table.hand].name})


def _queue(table: Position) -> Flaws:
    """Check that no seat waits twice for a scoring turn (T12.2)."""
    if table.queue and _phase(table) != SCORING:
        yield _astray("queue")
    if table.seat in table.queue or table.drawer in table.queue:
        yield PositionFlaw("queue", "queue")


def _volcanoes_to_come(table: Position) -> int:
    """Count the volcanoes in the stack and on display."""
    return sum(HEX_KIND[hexagon] == VOLCANO for hexagon in bits(table.bag | table.shown))


def _is_last_scoring(table: Position) -> bool:
    return _phase(table) == SCORING and table.drawer == NOBODY


def _rounds(table: Position) -> Flaws:
    """Check that there are at most four scoring rounds in all (T13.2)."""
    to_come = 0 if table.phase == OVER else 1 if _is_last_scoring(table) else 1 + _volcanoes_to_come(table)
    if table.drawer != NOBODY:
        to_come += 1
    if table.rounds + to_come > SCORING_ROUNDS:
        yield PositionFlaw("rounds", "rounds", {"rounds": table.rounds, "left": to_come, "most": SCORING_ROUNDS})


def _scores(table: Position) -> Flaws:
    """Check that each score leaves room for the points of the remaining scoring rounds (T11)."""
    for seat, score in enumerate(table.scores):
        most = HIGHEST_SCORE - SCORING_ROUNDS * MOST_PER_SCORING
        if table.auction and table.phase != OVER and not _is_last_scoring(table):
            most = MOST_POINTS - _scorings_to_come(table, seat) * MOST_PER_SCORING
        elif table.phase == OVER:
            most = HIGHEST_SCORE
        if score > most:
            yield PositionFlaw("scores", "scores", {"score": score, "most": most})


def _scorings_to_come(table: Position, seat: int) -> int:
    """Return how often a seat will still score before it can bid for the last time."""
    waits = table.drawer != NOBODY and (seat == table.seat or seat in table.queue)
    return _volcanoes_to_come(table) + waits


def _camps(table: Position) -> Flaws:
    """Check that no camp shares a space with a wafer (T9.1)."""
    for space in range(SPACES):
        if table.camps[space] != NOBODY and table.wafers[space]:
            yield PositionFlaw(NAMES[space], "camp", {"space": NAMES[space]})


def _guards(table: Position) -> Flaws:
    """Check that the members that left each seat's supply for good are enough for its guards (T10.3)."""
    for seat in range(table.seats):
        gone = gone_workers(table, seat) + (table.leaders[seat] == GONE)
        if table.guards.count(seat) > gone:
            yield PositionFlaw("gone", "guard", {"seat": seat, "guards": table.guards.count(seat), "gone": gone})


def _work(table: Position) -> Flaws:
    """Check that a temple has gained the levels, or a treasure hex lost the wafers, taken in this turn (T6.1, T7.1)."""
    for space in range(SPACES):
        worked = table.worked[space]
        if worked and (worked > _missing(table, space) or _phase(table) not in (ACTING, SCORING)):
            yield PositionFlaw(NAMES[space], "work", {"space": NAMES[space]})


def _missing(table: Position, space: int) -> int:
    hexagon = table.hexes[space]
    if HEX_KIND[hexagon] == TEMPLE:
        return table.value[space] - HEX_VALUE[hexagon]
    return HEX_VALUE[hexagon] - table.wafers[space] if HEX_KIND[hexagon] == TREASURE else 0


def _wafers(table: Position) -> Flaws:
    """Check that the wafers suffice for all masks, on the board and still to come, and for a find (T1.5)."""
    ahead = bits(table.bag | table.shown) + ([table.hand] if table.hand != NOTHING else [])
    masks = sum(HEX_VALUE[hexagon] for hexagon in ahead if HEX_KIND[hexagon] == TREASURE)
    wanted = sum(table.wafers) + masks + (table.phase == FINDING)
    if wanted > sum(table.pool):
        yield PositionFlaw("treasures", "wafers", {"wanted": wanted, "left": sum(table.pool)})


CHECKS: Final[tuple[Callable[[Position], Flaws], ...]] = (
    *(_box, _needs, _points, _hand, _queue, _rounds, _scores, _camps, _guards, _work, _wafers),
    *(basic_game, display, turn, bidding, passing),
)
