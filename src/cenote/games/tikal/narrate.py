"""Narrator, which turns two positions and the action between them into facts."""

from __future__ import annotations

from cenote.core.game import Fact, Seat
from cenote.games.tikal.actions import (
    ACTIONS,
    MEMBERS,
    Bid,
    Camp,
    Draw,
    End,
    Enter,
    Exchange,
    Find,
    Guard,
    Pass,
    Pick,
    Place,
    Recover,
    Travel,
    Uncover,
    Walk,
)
from cenote.games.tikal.bits import lowest
from cenote.games.tikal.board import HEX_KIND, HEX_VALUE, HEXES, KINDS, NAMES, SPACES, TREASURES
from cenote.games.tikal.facts import (
    AuctionWon,
    Camped,
    Drawn,
    Entered,
    Exchanged,
    Found,
    GameOver,
    Guarded,
    Offered,
    Passed,
    Placed,
    Recovered,
    Removed,
    Scored,
    ScoringBegan,
    Taken,
    Travelled,
    TurnEnded,
    Uncovered,
    Walked,
)
from cenote.games.tikal.position import ACTING, BIDDING, NOBODY, OVER, PICKING, SCORING, Position, strength
from cenote.games.tikal.scoring import held_temples, points, treasure_points, winners


def narrate(before: Position, code: int, after: Position) -> tuple[Fact, ...]:
    """Return the facts of an action, then those of its automatic consequences."""
    return (*_deed(before, code, after), *_consequences(before, after))


def _deed(before: Position, code: int, after: Position) -> list[Fact]:
    seat = Seat(before.seat)
    match ACTIONS[code]:
        case Draw(hexagon):
            return [Drawn(seat, *_face(hexagon), shown=before.auction)]
        case Place(space, turns):
            return [Placed(seat, *_face(before.hand), NAMES[space], turns)]
        case Enter(member, space):
            return [Entered(seat, MEMBERS[member], NAMES[space])]
        case Travel(member, origin, target):
            return [Travelled(seat, MEMBERS[member], NAMES[origin], NAMES[target])]
        case Walk(member, origin, target):
            return [Walked(seat, MEMBERS[member], NAMES[origin], NAMES[target], before.ap - after.ap)]
        case Uncover(space):
            return [Uncovered(seat, NAMES[space], after.value[space])]
        case Recover(space):
            return [Recovered(seat, NAMES[space], after.wafers[space])]
        case Find(treasure):
            held = after.treasures[seat * len(TREASURES) + treasure]
            gained = treasure_points(after, seat) - treasure_points(before, seat)
            return [Found(seat, TREASURES[treasure], held, gained)]
        case Exchange(other, give, take):
            return [Exchanged(seat, Seat(other), TREASURES[give], TREASURES[take])]
        case Camp(space):
            return [Camped(seat, NAMES[space])]
        case Guard(space):
            return [_guarded(before, seat, space)]
        case Bid(offer):
            return [Offered(seat, offer)]
        case Pass():
            return [Passed(seat)]
        case Pick(hexagon):
            return [Taken(seat, *_face(hexagon), last=False)]
        case End():
            return [_scored(before, seat) if before.phase == SCORING else TurnEnded(seat, before.ap)]


def _face(hexagon: int) -> tuple[str, str, int]:
    return HEXES[hexagon].name, KINDS[HEX_KIND[hexagon]], HEX_VALUE[hexagon]


def _guarded(before: Position, seat: Seat, space: int) -> Guarded:
    workers = before.workers[seat * SPACES + space]
    leader = before.leaders[seat] == space
    return Guarded(seat, NAMES[space], before.value[space], leader=not workers, left=workers + leader - 1)


def _scored(before: Position, seat: Seat) -> Scored:
    gained, held = points(before, seat), held_temples(before, seat)
    temples = tuple((NAMES[space], before.value[space]) for space in held)
    strengths = tuple((strength(before, seat, space), _next_best(before, seat, space)) for space in held)
    return Scored(seat, temples, treasure_points(before, seat), gained, before.scores[seat] + gained, strengths)


def _next_best(table: Position, seat: int, space: int) -> int:
    return max(strength(table, other, space) for other in range(table.seats) if other != seat)


def _consequences(before: Position, after: Position) -> list[Fact]:
    seat = Seat(after.seat)
    facts: list[Fact] = []
    if before.phase == BIDDING and after.phase == PICKING:
        facts.append(AuctionWon(seat, before.scores[seat] - after.scores[seat]))
    if before.phase == ACTING and before.shown and not after.shown:
        facts.append(Taken(seat, *_face(lowest(before.shown)), last=True))
    if after.removed != before.removed:
        facts.append(Removed(seat, *_face(lowest(after.removed ^ before.removed))))
    if after.phase == SCORING and before.phase != SCORING and before.resume != SCORING:
        facts.append(ScoringBegan(seat, after.rounds + 1, final=after.drawer == NOBODY))
    if after.phase == OVER:
        facts.append(GameOver(tuple(after.scores), tuple(map(Seat, winners(after)))))
    return facts
