"""Authorization at a table: each function refuses a request or returns what the request needs to continue."""

from __future__ import annotations

from cenote.core.match import Match
from cenote.server.errors import Refusal
from cenote.server.storage.contract import StoredTable
from cenote.server.tables import seating
from cenote.server.tables.live import LiveTable, Viewer


def must_sit(table: LiveTable, person: str) -> None:
    """Raise `Refusal` unless the person has a seat at the table."""
    if not table.seats_of(person):
        raise Refusal("not-seated", "you have no seat at this table", 403)


def has_sat(stored: StoredTable, person: str) -> bool:
    """Return whether a person has a seat in this game, or had one before resigning or running out of time."""
    return bool(person) and any(person in (seat.person, seat.former_person) for seat in stored.seats)


def must_have_sat(table: LiveTable, person: str) -> None:
    """Raise `Refusal` if the person never had a seat in this game."""
    if not has_sat(table.stored, person):
        raise Refusal("not-seated", "you have no seat at this table", 403)


def may_arrange(table: LiveTable, person: str) -> None:
    """Raise `Refusal` unless the person is the host and the game has not begun."""
    if table.stored.status != "gathering":
        raise Refusal("not-gathering", "the game has begun already", 409)
    if table.stored.host != person:
        raise Refusal("not-host", "only the host can do that", 403)


def may_start(table: LiveTable, person: str) -> None:
    """Raise `Refusal` unless the person is the host, no seat is free and no salt is missing."""
    may_arrange(table, person)
    if not seating.full(table.stored):
        raise Refusal("seats-open", "a seat is still free", 409)
    if not seating.complete(table.stored):
        raise Refusal("salts-missing", "somebody's browser has not given its share of the randomness yet", 409)


def require_running(table: LiveTable) -> Match:
    """Return the game. Raise `Refusal` if it is not running."""
    if table.match is None or table.stored.status != "running":
        raise Refusal("not-running", f"there is no game to play here: it is {table.stored.status}", 409)
    return table.match


def planning_seat(table: LiveTable, person: str, viewer: Viewer) -> int:
    """Return the seat that a person plans for: one of theirs that owes a decision, else the one on their screen."""
    must_sit(table, person)
    require_running(table)
    seat = table.viewer_of(person, viewer)
    assert seat is not None
    return seat


def acting_seat(table: LiveTable, person: str, at: int, viewer: Viewer) -> int:
    """Return the seat that acts on frame `at`.

    Raise `Refusal` as stale unless only simultaneous choices of other seats followed that frame.
    """
    seat = planning_seat(table, person, viewer)
    if at != table.number(seat) and not table.owes_since(seat, at):
        raise _stale(at)
    return seat


def undoing_seat(table: LiveTable, person: str, at: int, viewer: Viewer) -> int:
    """Return the seat whose steps are undone: the acting seat or, at a shared screen, one that has just acted."""
    seat = acting_seat(table, person, at, viewer)
    match = require_running(table)
    able = [own for own in table.seats_of(person) if match.undoable(own)]
    if not able and at != table.number(seat):
        raise _stale(at)  # another seat chose at the same time: what could be undone then cannot be now
    return seat if seat in able or not able else able[0]


def _stale(at: int) -> Refusal:
    return Refusal("stale", f"frame {at} is not the newest: something happened since")
