"""View of a seat: open cards, its own cards, and all that it has seen since the last discard of all hands."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.held_packs import held_packs
from cenote.games.jackal.legal import acting
from cenote.games.jackal.position import (
    GAINED,
    KEPT,
    LAYING,
    NOTHING,
    OPENING,
    PACKED,
    PHASES,
    THROWING,
    WORDS,
    Position,
    Reveal,
    hand_size,
)


@dataclass(frozen=True)
class PirateView:
    """Public part of a seat. While these are secret, `route` (its length) is -1 and `throws` is empty (J9.11)."""

    coins: int
    extra_coins: int
    hand: int
    pack: int
    announced: str
    owes: bool
    route: int
    throws: tuple[int, ...]
    marks: int


@dataclass(frozen=True)
class OwnView:
    """Private part of a seat: its cards, its choices, and the packs that it held in the draft."""

    hand: tuple[int, ...]
    pack: tuple[int, ...]
    keeping: int
    route: tuple[int, ...]
    throws: tuple[int, ...]
    packs: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class WalkView:
    """The route being walked: its cards, the index of the next one, and where the pirate stands."""

    route: tuple[int, ...]
    at: int
    cell: int
    cave: int
    steps: int
    walk: tuple[int, ...]


@dataclass(frozen=True)
class JackalView:
    """A seat's view of a position. Counts of cards are listed by kind, and cells and islands are numbers."""

    seat: int | None
    mode: str
    options: tuple[str, ...]
    components: str
    phase: str
    then: str
    turn: int
    first: int
    playing: tuple[int, ...]
    extra: bool
    number: int
    island: int
    ahead: tuple[int, ...]
    used: tuple[int, ...]
    to_show: int
    due: tuple[int, ...]
    takes_left: int
    deck: int
    discard: tuple[int, ...]
    market: tuple[int, ...]
    ready: tuple[int, ...]
    done: tuple[int, ...]
    kept: tuple[int, ...]
    opened: tuple[int, ...]
    pirates: tuple[PirateView, ...]
    own: OwnView | None
    walking: WalkView | None
    reveal: tuple[Reveal, ...]
    log: tuple[tuple[int, int, int], ...]
    market_then: tuple[int, ...]
    discard_then: tuple[int, ...]


def view(table: Position, seat: int | None) -> JackalView:
    """Return the view of a seat, or of a spectator if the seat is None."""
    return JackalView(
        seat=seat,
        mode="archipelago" if table.archipelago else "basic",
        options=("marks-from-landed",) if table.marks_from_landed else (),
        components=table.box.text,
        phase=PHASES[table.phase],
        then="" if table.then == NOTHING else PHASES[table.then],
        turn=table.seat,
        first=table.first,
        playing=_seats(table, table.playing),
        extra=table.extra,
        number=table.number,
        island=table.island,
        ahead=tuple(table.ahead),
        used=tuple(island for island in range(len(table.box.islands)) if table.used >> island & 1),
        to_show=table.to_show,
        due=tuple(table.due),
        takes_left=table.takes_left,
        deck=sum(table.deck),
        discard=tuple(table.discard),
        market=tuple(table.market),
        ready=_seats(table, table.ready),
        done=_seats(table, table.done),
        kept=_seats(table, table.kept),
        opened=_seats(table, table.opened),
        pirates=tuple(_pirate(table, pirate) for pirate in range(table.seats)),
        own=None if seat is None else _own(table, seat),
        walking=_walking(table) if table.phase == OPENING else None,
        reveal=tuple(table.reveal),
        log=tuple(_redacted(event, seat) for event in table.log),
        market_then=tuple(table.market_then),
        discard_then=tuple(table.discard_then),
    )


def _seats(table: Position, mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(table.seats) if mask >> seat & 1)


def _pirate(table: Position, seat: int) -> PirateView:
    """Return the public part of a seat.

    Laid cards count as cards in hand until all seats are ready, and thrown marks until they are shown (J9.11).
    """
    size = hand_size(table, seat)
    if table.phase == LAYING:
        size += len(table.routes[seat])
    if table.phase == THROWING:
        size += len(table.throws[seat])
    return PirateView(
        coins=table.coins[seat],
        extra_coins=table.extra_coins[seat],
        hand=size,
        pack=sum(table.packs[seat * KINDS : (seat + 1) * KINDS]),
        announced=WORDS[table.announced[seat]],
        owes=bool(acting(table) >> seat & 1),
        route=len(table.routes[seat]) if table.phase in (THROWING, OPENING) else -1,
        throws=tuple(table.throws[seat]) if table.phase == OPENING else (),
        marks=table.marks[seat],
    )


def _own(table: Position, seat: int) -> OwnView:
    return OwnView(
        hand=tuple(table.hands[seat * KINDS : (seat + 1) * KINDS]),
        pack=tuple(table.packs[seat * KINDS : (seat + 1) * KINDS]),
        keeping=table.keeping[seat],
        route=tuple(table.routes[seat]),
        throws=tuple(table.throws[seat]),
        packs=held_packs(table, seat),
    )


def _walking(table: Position) -> WalkView:
    route = tuple(table.routes[table.seat])
    return WalkView(route, table.at, table.cell, table.cave, table.steps, tuple(table.walk))


def _redacted(event: tuple[int, int, int], viewer: int | None) -> tuple[int, int, int]:
    """Hide the card of an event if another seat drew it from the deck or kept it in the draft."""
    what, seat, _ = event
    return (what, seat, NOTHING) if what in (GAINED, PACKED, KEPT) and seat != viewer else event
