"""What a seat's own cards can do, for the person who holds them: worked out from that seat's view alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from cenote.core.game import View
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import letters
from cenote.games.jackal.islands import Island, cell_name
from cenote.games.jackal.route import best_routes, ends, places, walk_of
from cenote.games.jackal.view import JackalView, OwnView


@dataclass(frozen=True)
class Way:
    """A way to a chest: its coins, the steps, the cards to lay for it, and the cells from flag to chest."""

    cell: str
    coins: int
    steps: int
    cards: str
    walk: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """A cell that the row can lead to, and the fewest steps."""

    cell: str
    steps: int


@dataclass(frozen=True)
class Outlook:
    """The shortest way to each chest within reach of the cards, and where those that are laid lead by themselves."""

    here: tuple[Way, ...] = ()
    """On this island, going on after the cards that are laid."""
    ahead: tuple[tuple[Way, ...], ...] = ()
    """On each island ahead, with the cards in hand."""
    places: tuple[Place, ...] = ()
    """Where the row can end, chests included."""
    ends: tuple[Way, ...] = ()
    """The chests that the row reaches as it lies, by each possible number of steps."""


def outlook(view: View) -> Outlook:
    """What the viewer can do; nothing for those who look on."""
    assert isinstance(view, JackalView)
    if view.own is None or view.island < 0:
        return Outlook()
    islands = open_box(view.components).islands
    here, hand, laid = islands[view.island], view.own.hand, view.own.route
    ahead = tuple(_ways(islands[number], hand) for number in view.ahead)
    if view.phase == "opening" or not _can_land(view):
        return Outlook(ahead=ahead)
    return Outlook(
        here=_ways(here, hand, laid),
        ahead=ahead,
        places=tuple(Place(cell_name(cell), steps) for cell, steps in sorted(places(here, list(laid)).items())),
        ends=tuple(_row(here, view.own)),
    )


def _can_land(view: JackalView) -> bool:
    return view.seat in view.playing and view.pirates[view.seat].announced != "passed"


@lru_cache(maxsize=10_000)
def _ways(island: Island, hand: tuple[int, ...], laid: tuple[int, ...] = ()) -> tuple[Way, ...]:
    found = best_routes(island, list(hand), laid)
    return tuple(
        Way(cell_name(best.cell), best.coins, best.steps, letters(best.cards), _named(walk_of(island, best)))
        for best in found
    )


def _row(island: Island, own: OwnView) -> Iterable[Way]:
    return (
        Way(cell_name(end.cell), end.coins, end.steps, letters(own.route), _named(end.walk))
        for end in ends(island, list(own.route))
    )


def _named(walk: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(cell_name, walk))
