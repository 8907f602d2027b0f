"""View of a seat, which shows everything, because the order of the stack and wafers is not stored anywhere."""

from __future__ import annotations

import copyreg
from dataclasses import dataclass, fields
from typing import Final

from cenote.games.tikal.bits import bits, size
from cenote.games.tikal.board import (
    CAMPS,
    HEX,
    HEX_KIND,
    HEXES,
    KINDS,
    NAMES,
    SIDES,
    SPACE,
    SPACES,
    TEMPLE,
    TERRAIN,
    TREASURES,
    TURN_AP,
    stones,
)
from cenote.games.tikal.legal import top_letter
from cenote.games.tikal.position import (
    GONE,
    NOBODY,
    NOTHING,
    PHASES,
    PICKING,
    PLACING,
    SUPPLY,
    Position,
    lay,
    put_treasure,
    put_workers,
    strength,
)
from cenote.games.tikal.restore import balance, furnish, gone_workers
from cenote.games.tikal.scoring import holder, points, treasure_points


@dataclass(frozen=True)
class SpaceView:
    """A hex on the board with its contents.

    `stones` are listed clockwise from the top, `workers` and `strength` by seat.
    """

    space: str
    hexagon: str
    kind: str
    turns: int
    stones: tuple[int, ...]
    value: int
    wafers: int
    worked: int
    camp: int
    guard: int
    workers: tuple[int, ...]
    leaders: tuple[int, ...]
    strength: tuple[int, ...]
    holder: int


@dataclass(frozen=True)
class SeatView:
    """The possessions of a seat.

    `leader` is a space, "supply" or "gone", and `worth` is what the seat's position would score now.
    """

    score: int
    worth: int
    supply: int
    gone: int
    leader: str
    camps_left: int
    guards_left: int
    treasures: tuple[int, ...]
    treasure_points: int


@dataclass(frozen=True)
class AuctionView:
    """The display and the bidding of the auction, with seats in ascending order."""

    shown: tuple[str, ...]
    waiting: tuple[int, ...]
    bidders: tuple[int, ...]
    bid: int
    bidder: int
    first_pass: int


@dataclass(frozen=True)
class TikalView:
    """The view of a position, which hides nothing.

    `budget` is the number of action points that the current seat can spend, ten while it picks or places a hex. `drawn`
    counts the hexes drawn so far.
    """

    seat: int | None
    mode: str
    options: tuple[str, ...]
    phase: str
    resume: str
    turn: int
    ap: int
    budget: int
    hand: str
    letter: str
    drawn: int
    stack: tuple[str, ...]
    removed: tuple[str, ...]
    tiles: tuple[int, ...]
    pool: tuple[int, ...]
    rounds: int
    queue: tuple[int, ...]
    drawer: int
    spaces: tuple[SpaceView, ...]
    seats: tuple[SeatView, ...]
    auction: AuctionView


_PARTS: Final = (SpaceView, SeatView, AuctionView, TikalView)


def _packed(seen: object) -> tuple[type, tuple[object, ...]]:
    assert isinstance(seen, _PARTS)
    return type(seen), tuple([getattr(seen, field.name) for field in fields(seen)])


for _part in _PARTS:
    copyreg.pickle(_part, _packed)  # compiled frozen dataclasses cannot be unpickled otherwise


def view(table: Position, seat: int | None) -> TikalView:
    """Return the view of a seat, or of a spectator if `seat` is None."""
    stack = top_letter(table)
    return TikalView(
        seat=seat,
        mode="auction" if table.auction else "basic",
        options=("camp-needs-member",) if table.camp_needs_member else (),
        phase=PHASES[table.phase],
        resume="" if table.resume == NOTHING else PHASES[table.resume],
        turn=table.seat,
        ap=table.ap,
        budget=TURN_AP if table.phase in (PICKING, PLACING) else table.ap,
        hand="" if table.hand == NOTHING else HEXES[table.hand].name,
        letter=HEXES[bits(stack)[0]].letter if stack else "",
        drawn=TERRAIN - size(table.bag),
        stack=_hexes(table.bag),
        removed=_hexes(table.removed),
        tiles=tuple(table.tiles),
        pool=tuple(table.pool),
        rounds=table.rounds,
        queue=tuple(table.queue),
        drawer=table.drawer,
        spaces=tuple(_space(table, space) for space in range(SPACES) if table.hexes[space] != NOTHING),
        seats=tuple(_seat(table, number) for number in range(table.seats)),
        auction=AuctionView(
            shown=_hexes(table.shown),
            waiting=tuple(bits(table.waiting)),
            bidders=tuple(bits(table.bidders)),
            bid=table.bid,
            bidder=table.bidder,
            first_pass=table.first_pass,
        ),
    )


def _hexes(mask: int) -> tuple[str, ...]:
    return tuple(HEXES[hexagon].name for hexagon in bits(mask))


_LYING: Final = tuple(
    tuple(stones(hexagon, turns, side) for side in range(SIDES))
    for hexagon in range(len(HEXES))
    for turns in range(SIDES)
)
"""The stones of every hex in every rotation, at `hexagon * SIDES + turns`, cached because views are built often."""


def _space(table: Position, space: int) -> SpaceView:
    hexagon, turns = table.hexes[space], table.turns[space]
    kind = HEX_KIND[hexagon]
    seats = range(table.seats)
    return SpaceView(
        space=NAMES[space],
        hexagon=HEXES[hexagon].name,
        kind=KINDS[kind],
        turns=turns,
        stones=_LYING[hexagon * SIDES + turns],
        value=table.value[space],
        wafers=table.wafers[space],
        worked=table.worked[space],
        camp=table.camps[space],
        guard=table.guards[space],
        workers=tuple(table.workers[space::SPACES]),
        leaders=tuple([seat for seat in seats if table.leaders[seat] == space]),
        strength=tuple([strength(table, seat, space) for seat in seats]),
        holder=holder(table, space) if kind == TEMPLE else NOBODY,
    )


def _seat(table: Position, seat: int) -> SeatView:
    leader = table.leaders[seat]
    first = seat * len(TREASURES)
    return SeatView(
        score=table.scores[seat],
        worth=points(table, seat),
        supply=table.supply[seat],
        gone=gone_workers(table, seat),
        leader="supply" if leader == SUPPLY else "gone" if leader == GONE else NAMES[leader],
        camps_left=CAMPS - table.camps.count(seat),
        guards_left=table.guards_left[seat],
        treasures=tuple(table.treasures[first : first + len(TREASURES)]),
        treasure_points=treasure_points(table, seat),
    )


def rebuild(seen: TikalView, table: Position) -> None:
    """Set up an empty position from a view."""
    for spot in seen.spaces:
        space = SPACE[spot.space]
        lay(table, HEX[spot.hexagon], space, spot.turns)
        furnish(table, space, spot.value, spot.wafers, spot.worked, spot.camp, spot.guard)
        for seat, workers in enumerate(spot.workers):
            put_workers(table, seat, space, workers)
        for seat in spot.leaders:
            table.leaders[seat] = space
    for seat, owner in enumerate(seen.seats):
        table.scores[seat] = owner.score
        if owner.leader == "gone":
            table.leaders[seat] = GONE
        for kind, held in enumerate(owner.treasures):
            put_treasure(table, seat, kind, held)
    table.phase = PHASES.index(seen.phase)
    table.resume = PHASES.index(seen.resume) if seen.resume else NOTHING
    table.seat = seen.turn
    table.ap = seen.ap
    table.hand = HEX[seen.hand] if seen.hand else NOTHING
    table.removed = sum(1 << HEX[name] for name in seen.removed)
    table.rounds = seen.rounds
    table.queue = list(seen.queue)
    table.drawer = seen.drawer
    table.shown = sum(1 << HEX[name] for name in seen.auction.shown)
    table.waiting = sum(1 << seat for seat in seen.auction.waiting)
    table.bidders = sum(1 << seat for seat in seen.auction.bidders)
    table.bid = seen.auction.bid
    table.bidder = seen.auction.bidder
    table.first_pass = seen.auction.first_pass
    balance(table, [owner.gone for owner in seen.seats])
