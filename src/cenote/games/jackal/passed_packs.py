"""Passed packs: the packs that a seat has passed on in the draft, as far as it knows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cenote.games.jackal.cards import letters
from cenote.games.jackal.position import KEPT
from cenote.games.jackal.view import JackalView


@dataclass(frozen=True)
class Passed:
    """A pack that was passed on: its holder, its cards then, and, once it is back, the cards missing since."""

    seat: int
    cards: str
    gone: str


def passed_packs(view: JackalView) -> tuple[Passed, ...]:
    """Return the packs in circulation, each as the viewer last passed it on, the latest first."""
    if view.phase != "drafting" or view.own is None or view.seat is None:
        return ()
    *earlier, now = view.own.packs
    seats, step = len(view.pirates), len(earlier)
    kept = [card for what, seat, card in view.log if what == KEPT and seat == view.seat]
    found = []
    for then in range(step - 1, max(0, step - seats) - 1, -1):
        left = _without(earlier[then], kept[then])
        holder = (view.seat + step - then) % seats
        gone = [before - after for before, after in zip(left, now, strict=True)] if holder == view.seat else []
        found.append(Passed(holder, _spelled(left), _spelled(gone)))
    return tuple(found)


def _without(cards: Iterable[int], kind: int) -> list[int]:
    return [count - (one == kind) for one, count in enumerate(cards)]


def _spelled(counts: Iterable[int]) -> str:
    return letters(tuple(kind for kind, count in enumerate(counts) for _ in range(count)))
