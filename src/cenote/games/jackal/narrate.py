"""Narrator, which turns two positions and the action between them into facts for a viewer."""

from __future__ import annotations

from cenote.core.game import ALL_SEEING, Fact, Seat
from cenote.games.jackal.actions import (
    ACTIONS,
    Deal,
    Done,
    Exit,
    Go,
    Keep,
    Land,
    Lay,
    Pass,
    Ready,
    Show,
    Take,
    TakeDeck,
    Throw,
)
from cenote.games.jackal.cards import KINDS, LETTERS, letters
from cenote.games.jackal.facts import (
    Announced,
    BetterRoute,
    CardDealt,
    CardKept,
    CardLaid,
    ChestReached,
    DeckTaken,
    ExtraIsland,
    GameOver,
    GoldTaken,
    IslandLeft,
    IslandShown,
    MarkAimed,
    MarketFilled,
    MarketTaken,
    MarkThrown,
    PacksPassed,
    RouteOpened,
    RouteReady,
    ThrowsReady,
    Went,
)
from cenote.games.jackal.islands import cell_name
from cenote.games.jackal.position import LAYING, MARKET, NOTHING, OPENING, OVER, THROWING, Position, Reveal, in_order
from cenote.games.jackal.route import best_routes, paces, walk_of
from cenote.games.jackal.scoring import winners

HIDDEN = ""
"""Value for a card that is hidden from the viewer."""


def narrate(before: Position, seat: int, code: int, after: Position, viewer: int | None) -> tuple[Fact, ...]:
    """Return the facts of an action, followed by those of its automatic consequences."""
    facts = [*_deed(before, seat, code, viewer), *_marks(before, after), *_walks(before, after, viewer)]
    return (*facts, *_island(before, after), *_ending(before, after))


def _deed(before: Position, number: int, code: int, viewer: int | None) -> list[Fact]:
    seat = Seat(number)
    match ACTIONS[code]:
        case Deal(card):
            return _dealt(before.due[0], LETTERS[card], viewer)
        case Show(island):
            shown = before.box.islands[island]
            return [IslandShown(shown.code, shown.name)]
        case Pass():
            return [Announced(seat, lands=False)]
        case Land():
            return [Announced(seat, lands=True)]
        case Take(card):
            return [MarketTaken(seat, LETTERS[card])]
        case TakeDeck():
            return [DeckTaken(seat)]
        case Lay(card):
            return [CardLaid(seat, LETTERS[card])] if viewer in (seat, ALL_SEEING) else []
        case Ready():
            return [RouteReady(seat)]
        case Throw(target):
            return [MarkAimed(seat, Seat(target))] if viewer in (seat, ALL_SEEING) else []
        case Done():
            return [ThrowsReady(seat)]
        case Keep(card):
            return [CardKept(seat, LETTERS[card] if viewer in (seat, ALL_SEEING) else HIDDEN), *_passed(before, seat)]
        case Go() | Exit():
            return []


def _dealt(to: int, card: str, viewer: int | None) -> list[Fact]:
    if to == MARKET:
        return [MarketFilled(card)]
    return [CardDealt(Seat(to), card if viewer in (to, ALL_SEEING) else HIDDEN)]


def _passed(before: Position, seat: int) -> list[Fact]:
    """Return the fact that the packs are passed on, if this seat was the last to keep a card."""
    if before.kept | 1 << seat != before.playing:
        return []
    return [PacksPassed(sum(before.packs) // before.seats - 1)]


def _marks(before: Position, after: Position) -> list[Fact]:
    """Return the facts of all throws, once the last seat has thrown."""
    if before.phase != THROWING or after.phase == THROWING:
        return []
    thrown = [(seat, target) for seat in in_order(before, before.playing) for target in before.throws[seat]]
    return [MarkThrown(Seat(seat), Seat(target)) for seat, target in thrown]


def _walks(before: Position, after: Position, viewer: int | None) -> list[Fact]:
    """Return the facts of every route that this action opened or continued, up to the next choice."""
    if before.phase not in (LAYING, THROWING, OPENING):
        return []
    told = len(before.reveal) if before.phase == OPENING else 0
    going = before.seat if before.phase == OPENING else NOTHING
    facts: list[Fact] = []
    for route in after.reveal[told:]:
        facts += _walked(before, route, going, finished=True)
        if viewer in (route.seat, ALL_SEEING):
            facts += _better(before, route)
    if after.phase == OPENING:
        current = Reveal(after.seat, tuple(after.routes[after.seat]), tuple(after.walk), NOTHING, 0, 0)
        facts += _walked(before, current, going, finished=False)
    return facts


def _walked(before: Position, route: Reveal, going: int, finished: bool) -> list[Fact]:
    known, seat = len(before.walk) if route.seat == going else 1, Seat(route.seat)
    steps = paces(before.here(), route.walk)
    facts: list[Fact] = [Went(seat, cell_name(route.walk[at]), steps[at]) for at in range(known, len(route.walk))]
    if route.seat != going:
        facts.insert(0, RouteOpened(seat, letters(route.route), route.chest != NOTHING or not finished))
    if route.chest != NOTHING:
        coins = before.here().coins[route.chest]
        facts.append(ChestReached(seat, cell_name(route.chest), coins, route.steps, route.marks))
    return facts


def _better(before: Position, route: Reveal) -> list[Fact]:
    """Return the best chest that all the seat's cards could have reached, if it beats the one reached."""
    hand = before.hands[route.seat * KINDS : (route.seat + 1) * KINDS]
    for card in route.route:
        hand[card] += 1
    best = next(iter(best_routes(before.here(), hand)), None)
    reached = (before.here().coins[route.chest], -route.steps) if route.chest != NOTHING else (0, 0)
    if best is None or (best.coins, -best.steps) <= reached:
        return []
    walk = tuple(map(cell_name, walk_of(before.here(), best)))
    return [BetterRoute(Seat(route.seat), cell_name(best.cell), best.coins, best.steps, letters(best.cards), walk)]


def _left(before: Position, after: Position) -> bool:
    return after.number > before.number


def _island(before: Position, after: Position) -> list[Fact]:
    if not _left(before, after):
        return []
    facts: list[Fact] = []
    for seat in in_order(before, before.playing):
        gained = after.coins[seat] - before.coins[seat] + after.extra_coins[seat] - before.extra_coins[seat]
        if gained:
            facts.append(GoldTaken(Seat(seat), gained, after.coins[seat], extra=before.extra))
    facts.append(IslandLeft(before.here().code, before.here().name, after.number))
    return facts


def _ending(before: Position, after: Position) -> list[Fact]:
    if after.extra and not before.extra:
        return [ExtraIsland(tuple(Seat(seat) for seat in range(after.seats) if after.playing >> seat & 1))]
    if after.phase == OVER:
        return [GameOver(tuple(after.coins), tuple(map(Seat, winners(after))))]
    return []
