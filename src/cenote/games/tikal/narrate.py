"""Narrator, which turns two positions and the action between them into facts."""

from __future__ import annotations

from cenote.core.game import Fact, Seat
from cenote.games.tikal import actions, facts
from cenote.games.tikal.actions import ACTIONS, MEMBERS
from cenote.games.tikal.bits import lowest
from cenote.games.tikal.board import HEX_KIND, HEX_VALUE, HEXES, KINDS, NAMES, SPACES, TREASURES
from cenote.games.tikal.position import ACTING, BIDDING, NOBODY, OVER, PICKING, SCORING, Position, strength
from cenote.games.tikal.scoring import held_temples, points, treasure_points, winners


def narrate(before: Position, code: int, after: Position) -> tuple[Fact, ...]:
    """Return the facts of an action, then those of its automatic consequences."""
    return (*_deed(before, code, after), *_consequences(before, after))


def _deed(before: Position, code: int, after: Position) -> list[Fact]:
    seat = Seat(before.seat)
    match ACTIONS[code]:
        case actions.Draw(hexagon):
            return [facts.Drawn(seat, *_face(hexagon), shown=before.auction)]
        case actions.Place(space, turns):
            return [facts.Placed(seat, *_face(before.hand), NAMES[space], turns)]
        case actions.Enter(member, space):
            return [facts.Entered(seat, MEMBERS[member], NAMES[space])]
        case actions.Travel(member, origin, target):
            return [facts.Travelled(seat, MEMBERS[member], NAMES[origin], NAMES[target])]
        case actions.Walk(member, origin, target):
            return [facts.Walked(seat, MEMBERS[member], NAMES[origin], NAMES[target], before.ap - after.ap)]
        case actions.Uncover(space):
            return [facts.Uncovered(seat, NAMES[space], after.value[space])]
        case actions.Recover(space):
            return [facts.Recovered(seat, NAMES[space], after.wafers[space])]
        case actions.Find(treasure):
            held = after.treasures[seat * len(TREASURES) + treasure]
            gained = treasure_points(after, seat) - treasure_points(before, seat)
            return [facts.Found(seat, TREASURES[treasure], held, gained)]
        case actions.Exchange(other, give, take):
            return [facts.Exchanged(seat, Seat(other), TREASURES[give], TREASURES[take])]
        case actions.Camp(space):
            return [facts.Camped(seat, NAMES[space])]
        case actions.Guard(space):
            return [_guarded(before, seat, space)]
        case actions.Bid(offer):
            return [facts.Offered(seat, offer)]
        case actions.Pass():
            return [facts.Passed(seat)]
        case actions.Pick(hexagon):
            return [facts.Taken(seat, *_face(hexagon), last=False)]
        case actions.End():
            return [_scored(before, seat) if before.phase == SCORING else facts.TurnEnded(seat, before.ap)]


def _face(hexagon: int) -> tuple[str, str, int]:
    return HEXES[hexagon].name, KINDS[HEX_KIND[hexagon]], HEX_VALUE[hexagon]


def _guarded(before: Position, seat: Seat, space: int) -> facts.Guarded:
    workers = before.workers[seat * SPACES + space]
    leader = before.leaders[seat] == space
    return facts.Guarded(seat, NAMES[space], before.value[space], leader=not workers, left=workers + leader - 1)


def _scored(before: Position, seat: Seat) -> facts.Scored:
    gained, held = points(before, seat), held_temples(before, seat)
    temples = tuple((NAMES[space], before.value[space]) for space in held)
    strengths = tuple((strength(before, seat, space), _next_best(before, seat, space)) for space in held)
    return facts.Scored(seat, temples, treasure_points(before, seat), gained, before.scores[seat] + gained, strengths)


def _next_best(table: Position, seat: int, space: int) -> int:
    return max(strength(table, other, space) for other in range(table.seats) if other != seat)


def _consequences(before: Position, after: Position) -> list[Fact]:
    seat = Seat(after.seat)
    found: list[Fact] = []
    if before.phase == BIDDING and after.phase == PICKING:
        found.append(facts.AuctionWon(seat, before.scores[seat] - after.scores[seat]))
    if before.phase == ACTING and before.shown and not after.shown:
        found.append(facts.Taken(seat, *_face(lowest(before.shown)), last=True))
    if after.removed != before.removed:
        found.append(facts.Removed(seat, *_face(lowest(after.removed ^ before.removed))))
    if after.phase == SCORING and before.phase != SCORING and before.resume != SCORING:
        found.append(facts.ScoringBegan(seat, after.rounds + 1, final=after.drawer == NOBODY))
    if after.phase == OVER:
        found.append(facts.GameOver(tuple(after.scores), tuple(map(Seat, winners(after)))))
    return found
