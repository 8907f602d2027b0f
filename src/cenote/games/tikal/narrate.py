"""What happened, as typed facts; sentences are made of them elsewhere, in any language."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Fact
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
from cenote.games.tikal.board import HEX_KIND, HEX_VALUE, HEXES, KINDS, NAMES, SPACES, TREASURES
from cenote.games.tikal.scoring import held_temples, points, treasure_points, winners
from cenote.games.tikal.state import ACTING, BIDDING, NOBODY, OVER, PICKING, SCORING, Position


@dataclass(frozen=True)
class Drawn(Fact):
    """A hex came off the stack, for a seat or into the auction's display."""

    seat: int
    hexagon: str
    kind: str
    value: int
    shown: bool


@dataclass(frozen=True)
class Placed(Fact):
    seat: int
    hexagon: str
    kind: str
    value: int
    space: str
    turns: int


@dataclass(frozen=True)
class Removed(Fact):
    """A hex fitted nowhere (T15.6)."""

    seat: int
    hexagon: str
    kind: str
    value: int


@dataclass(frozen=True)
class Entered(Fact):
    seat: int
    member: str
    space: str


@dataclass(frozen=True)
class Travelled(Fact):
    seat: int
    member: str
    origin: str
    space: str


@dataclass(frozen=True)
class Walked(Fact):
    seat: int
    member: str
    origin: str
    space: str
    cost: int


@dataclass(frozen=True)
class Uncovered(Fact):
    seat: int
    space: str
    value: int


@dataclass(frozen=True)
class Recovered(Fact):
    seat: int
    space: str
    left: int


@dataclass(frozen=True)
class Found(Fact):
    seat: int
    treasure: str
    held: int
    gained: int


@dataclass(frozen=True)
class Exchanged(Fact):
    seat: int
    other: int
    given: str
    taken: str


@dataclass(frozen=True)
class Camped(Fact):
    seat: int
    space: str


@dataclass(frozen=True)
class Guarded(Fact):
    """`leader` says that the leader became the guard; `left` counts the members that left the game."""

    seat: int
    space: str
    value: int
    leader: bool
    left: int


@dataclass(frozen=True)
class TurnEnded(Fact):
    seat: int
    lost: int


@dataclass(frozen=True)
class Offered(Fact):
    seat: int
    points: int


@dataclass(frozen=True)
class Passed(Fact):
    seat: int


@dataclass(frozen=True)
class AuctionWon(Fact):
    """A price of 0 means that everybody passed (T14.5)."""

    seat: int
    price: int


@dataclass(frozen=True)
class Taken(Fact):
    """A seat took a shown hex; `last` if it was the only one left (T14.6)."""

    seat: int
    hexagon: str
    kind: str
    value: int
    last: bool


@dataclass(frozen=True)
class ScoringBegan(Fact):
    """`final` when no volcano but the last hex caused it."""

    seat: int
    number: int
    final: bool


@dataclass(frozen=True)
class Scored(Fact):
    """`temples` lists space and value of each temple that counted."""

    seat: int
    temples: tuple[tuple[str, int], ...]
    treasures: int
    gained: int
    total: int


@dataclass(frozen=True)
class GameOver(Fact):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def narrate(before: Position, code: int, after: Position) -> tuple[Fact, ...]:
    """What the action did, then what followed from it by itself."""
    return (*_deed(before, code, after), *_consequences(before, after))


def _deed(before: Position, code: int, after: Position) -> list[Fact]:
    seat = before.seat
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
            return [Exchanged(seat, other, TREASURES[give], TREASURES[take])]
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


def _guarded(before: Position, seat: int, space: int) -> Guarded:
    workers = before.workers[seat * SPACES + space]
    leader = before.leaders[seat] == space
    return Guarded(seat, NAMES[space], before.value[space], leader=not workers, left=workers + leader - 1)


def _scored(before: Position, seat: int) -> Scored:
    gained = points(before, seat)
    temples = tuple((NAMES[space], before.value[space]) for space in held_temples(before, seat))
    return Scored(seat, temples, treasure_points(before, seat), gained, before.scores[seat] + gained)


def _consequences(before: Position, after: Position) -> list[Fact]:
    facts: list[Fact] = []
    if before.phase == BIDDING and after.phase == PICKING:
        facts.append(AuctionWon(after.seat, before.scores[after.seat] - after.scores[after.seat]))
    if before.phase == ACTING and before.shown and not after.shown:
        facts.append(Taken(after.seat, *_face(before.shown.bit_length() - 1), last=True))
    if after.removed != before.removed:
        facts.append(Removed(after.seat, *_face((after.removed ^ before.removed).bit_length() - 1)))
    if after.phase == SCORING and before.phase != SCORING and before.resume != SCORING:
        facts.append(ScoringBegan(after.seat, after.rounds + 1, final=after.drawer == NOBODY))
    if after.phase == OVER:
        facts.append(GameOver(tuple(after.scores), winners(after)))
    return facts
