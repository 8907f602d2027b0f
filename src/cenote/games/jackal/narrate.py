"""Narrator, which turns two positions and the action between them into facts for a viewer."""

from __future__ import annotations

from cenote.core.game import ALL_SEEING, Fact, Seat
from cenote.games.jackal import actions, facts
from cenote.games.jackal.actions import ACTIONS
from cenote.games.jackal.cards import KINDS, LETTERS, letters
from cenote.games.jackal.islands import cell_name
from cenote.games.jackal.position import LAYING, MARKET, NOTHING, OPENING, OVER, THROWING, Position, Reveal, in_order
from cenote.games.jackal.route import best_routes, paces, walk_of
from cenote.games.jackal.scoring import winners

HIDDEN = ""
"""Value for a card that is hidden from the viewer."""


def narrate(before: Position, seat: int, code: int, after: Position, viewer: int | None) -> tuple[Fact, ...]:
    """Return the facts of an action, followed by those of its automatic consequences."""
    found = [*_deed(before, seat, code, viewer), *_marks(before, after), *_walks(before, after, viewer)]
    return (*found, *_island(before, after), *_ending(before, after))


def _deed(before: Position, number: int, code: int, viewer: int | None) -> list[Fact]:
    seat = Seat(number)
    match ACTIONS[code]:
        case actions.Deal(card):
            return _dealt(before.due[0], LETTERS[card], viewer)
        case actions.Show(island):
            shown = before.box.islands[island]
            return [facts.IslandShown(shown.code, shown.name)]
        case actions.Pass():
            return [facts.Announced(seat, lands=False)]
        case actions.Land():
            return [facts.Announced(seat, lands=True)]
        case actions.Take(card):
            return [facts.MarketTaken(seat, LETTERS[card])]
        case actions.TakeDeck():
            return [facts.DeckTaken(seat)]
        case actions.Lay(card):
            return [facts.CardLaid(seat, LETTERS[card])] if viewer in (seat, ALL_SEEING) else []
        case actions.Ready():
            return [facts.RouteReady(seat)]
        case actions.Throw(target):
            return [facts.MarkAimed(seat, Seat(target))] if viewer in (seat, ALL_SEEING) else []
        case actions.Done():
            return [facts.ThrowsReady(seat)]
        case actions.Keep(card):
            return [
                facts.CardKept(seat, LETTERS[card] if viewer in (seat, ALL_SEEING) else HIDDEN),
                *_passed(before, seat),
            ]
        case actions.Go() | actions.Exit():
            return []


def _dealt(to: int, card: str, viewer: int | None) -> list[Fact]:
    if to == MARKET:
        return [facts.MarketFilled(card)]
    return [facts.CardDealt(Seat(to), card if viewer in (to, ALL_SEEING) else HIDDEN)]


def _passed(before: Position, seat: int) -> list[Fact]:
    """Return the fact that the packs are passed on, if this seat was the last to keep a card."""
    if before.kept | 1 << seat != before.playing:
        return []
    return [facts.PacksPassed(sum(before.packs) // before.seats - 1)]


def _marks(before: Position, after: Position) -> list[Fact]:
    """Return the facts of all throws, once the last seat has thrown."""
    if before.phase != THROWING or after.phase == THROWING:
        return []
    thrown = [(seat, target) for seat in in_order(before, before.playing) for target in before.throws[seat]]
    return [facts.MarkThrown(Seat(seat), Seat(target)) for seat, target in thrown]


def _walks(before: Position, after: Position, viewer: int | None) -> list[Fact]:
    """Return the facts of every route that this action opened or continued, up to the next choice."""
    if before.phase not in (LAYING, THROWING, OPENING):
        return []
    told = len(before.reveal) if before.phase == OPENING else 0
    going = before.seat if before.phase == OPENING else NOTHING
    found: list[Fact] = []
    for route in after.reveal[told:]:
        found += _walked(before, route, going, finished=True)
        if viewer in (route.seat, ALL_SEEING):
            found += _better(before, route)
    if after.phase == OPENING:
        current = Reveal(after.seat, tuple(after.routes[after.seat]), tuple(after.walk), NOTHING, 0, 0)
        found += _walked(before, current, going, finished=False)
    return found


def _walked(before: Position, route: Reveal, going: int, finished: bool) -> list[Fact]:
    known, seat = len(before.walk) if route.seat == going else 1, Seat(route.seat)
    steps = paces(before.here(), route.walk)
    found: list[Fact] = [facts.Went(seat, cell_name(route.walk[at]), steps[at]) for at in range(known, len(route.walk))]
    if route.seat != going:
        found.insert(0, facts.RouteOpened(seat, letters(route.route), route.chest != NOTHING or not finished))
    if route.chest != NOTHING:
        coins = before.here().coins[route.chest]
        found.append(facts.ChestReached(seat, cell_name(route.chest), coins, route.steps, route.marks))
    return found


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
    return [
        facts.BetterRoute(Seat(route.seat), cell_name(best.cell), best.coins, best.steps, letters(best.cards), walk)
    ]


def _left(before: Position, after: Position) -> bool:
    return after.number > before.number


def _island(before: Position, after: Position) -> list[Fact]:
    if not _left(before, after):
        return []
    found: list[Fact] = []
    for seat in in_order(before, before.playing):
        gained = after.coins[seat] - before.coins[seat] + after.extra_coins[seat] - before.extra_coins[seat]
        if gained:
            found.append(facts.GoldTaken(Seat(seat), gained, after.coins[seat], extra=before.extra))
    found.append(facts.IslandLeft(before.here().code, before.here().name, after.number))
    return found


def _ending(before: Position, after: Position) -> list[Fact]:
    if after.extra and not before.extra:
        return [facts.ExtraIsland(tuple(Seat(seat) for seat in range(after.seats) if after.playing >> seat & 1))]
    if after.phase == OVER:
        return [facts.GameOver(tuple(after.coins), tuple(map(Seat, winners(after))))]
    return []
