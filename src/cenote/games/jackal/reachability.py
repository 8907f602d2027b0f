"""Reachability: what a seat's own cards can reach, computed from that seat's view alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from cenote.core.game import View
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import KINDS, LETTERS, letters
from cenote.games.jackal.islands import Island, cell_name
from cenote.games.jackal.passed_packs import Passed, passed_packs
from cenote.games.jackal.route import best_routes, ends, places, walk_of
from cenote.games.jackal.view import JackalView, OwnView

_Cards = tuple[int, ...]
"""Numbers of cards of each kind."""


@dataclass(frozen=True)
class Way:
    """A path to a chest: its coins, the steps, the cards to lay for it, and the cells from flag to chest."""

    cell: str
    coins: int
    steps: int
    cards: str
    walk: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """A cell that the laid route can lead to, and the fewest steps to it."""

    cell: str
    steps: int


@dataclass(frozen=True)
class Reach:
    """The shortest path to each chest that some cards can reach."""

    here: tuple[Way, ...] = ()
    """Paths on this island, while the seat may still land or lay its route."""
    ahead: tuple[tuple[Way, ...], ...] = ()
    """Paths on each island ahead, while the seat gathers cards."""


@dataclass(frozen=True)
class More:
    """What would be in reach with one more card, which can be taken or kept now."""

    card: str
    reach: Reach


@dataclass(frozen=True)
class Outlook:
    """What all the cards of a seat can reach, and where its laid route leads by itself."""

    reach: Reach = Reach()
    more: tuple[More, ...] = ()
    places: tuple[Place, ...] = ()
    """The cells where the laid route can end, chests included."""
    ends: tuple[Way, ...] = ()
    """The chests that the laid route reaches, by each possible number of steps, until it is opened."""
    packs: tuple[Passed, ...] = ()
    """The packs of the draft that the seat has passed on, as far as it knows them."""


def reachability(view: View, *, helped: bool = True) -> Outlook:
    """Return the viewer's reach: nothing for spectators, and without help only that of the laid route."""
    assert isinstance(view, JackalView)
    if view.own is None or view.island < 0:
        return Outlook()
    reach, more = _within_reach(view, view.own) if helped else (Reach(), ())
    if not _is_laid(view):
        return Outlook(reach, more, packs=passed_packs(view))
    here = open_box(view.components).islands[view.island]
    places = _places(here, view.own) if view.phase == "laying" else ()
    return Outlook(reach, more, tuple(places), tuple(_row(here, view.own)))


def _is_laid(view: JackalView) -> bool:
    """Return whether the viewer's route lies face down on the table."""
    hidden = view.phase in ("laying", "throwing") or (view.phase == "opening" and view.seat not in view.opened)
    return hidden and _can_land(view)


def _within_reach(view: JackalView, own: OwnView) -> tuple[Reach, tuple[More, ...]]:
    held = _held(own)
    more = (More(LETTERS[kind], _reach(view, _with(held, kind))) for kind in _to_choose(view, own))
    return _reach(view, held), tuple(more)


def _held(own: OwnView) -> _Cards:
    """Return all cards of the hand and of the laid route, which can still be laid differently."""
    return tuple(count + own.route.count(kind) for kind, count in enumerate(own.hand))


def _to_choose(view: JackalView, own: OwnView) -> list[int]:
    """Return the kinds of cards that can be taken or kept now."""
    if view.seat is None or not view.pirates[view.seat].owes:
        return []
    shown = {"taking": view.market, "drafting": own.pack}.get(view.phase, ())
    return [kind for kind, count in enumerate(shown) if count]


def _with(cards: _Cards, kind: int) -> _Cards:
    return tuple(cards[one] + (one == kind) for one in range(KINDS))


def _reach(view: JackalView, cards: _Cards) -> Reach:
    islands = open_box(view.components).islands
    lands = view.phase in ("drafting", "announcing", "laying") and _can_land(view)
    gathers = view.phase in ("drafting", "announcing", "taking")
    return Reach(
        _ways(islands[view.island], cards) if lands else (),
        tuple(_ways(islands[number], cards) for number in view.ahead) if gathers else (),
    )


def _can_land(view: JackalView) -> bool:
    return view.seat in view.playing and view.pirates[view.seat].announced != "passed"


@lru_cache(maxsize=10_000)
def _ways(island: Island, hand: _Cards) -> tuple[Way, ...]:
    return tuple(
        Way(cell_name(best.cell), best.coins, best.steps, letters(best.cards), _named(walk_of(island, best)))
        for best in best_routes(island, list(hand))
    )


def _places(island: Island, own: OwnView) -> Iterable[Place]:
    return (Place(cell_name(cell), steps) for cell, steps in sorted(places(island, list(own.route)).items()))


def _row(island: Island, own: OwnView) -> Iterable[Way]:
    return (
        Way(cell_name(end.cell), end.coins, end.steps, letters(own.route), _named(end.walk))
        for end in ends(island, list(own.route))
    )


def _named(walk: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(cell_name, walk))
