"""Who may ask what of a table: each function answers with what is needed to go on, or refuses."""

from __future__ import annotations

from cenote.core.match import Match
from cenote.server.errors import Refusal
from cenote.server.storage.contract import StoredTable
from cenote.server.tables import seating
from cenote.server.tables.live import LiveTable, Viewer


def must_sit(table: LiveTable, person: str) -> None:
    """Refuse those who look on."""
    if not table.seats_of(person):
        raise Refusal("not-seated", "you have no seat at this table", 403)


def has_sat(stored: StoredTable, person: str) -> bool:
    """Whether somebody has a seat in this game, or had one before running out of time or resigning."""
    return bool(person) and any(person in (seat.person, seat.was) for seat in stored.seats)


def must_have_sat(table: LiveTable, person: str) -> None:
    """Refuse those who never had a seat in this game."""
    if not has_sat(table.stored, person):
        raise Refusal("not-seated", "you have no seat at this table", 403)


def may_arrange(table: LiveTable, person: str) -> None:
    """Only the host decides how a game begins, and only before it does."""
    if table.stored.status != "gathering":
        raise Refusal("not-gathering", "the game has begun already", 409)
    if table.stored.host != person:
        raise Refusal("not-host", "only the host can do that", 403)


def may_start(table: LiveTable, person: str) -> None:
    """Only the host starts a game, once, when no seat is free and no salt is missing."""
    may_arrange(table, person)
    if not seating.full(table.stored):
        raise Refusal("seats-open", "a seat is still free", 409)
    if not seating.complete(table.stored):
        raise Refusal("salts-missing", "somebody's browser has not given its share of the randomness yet", 409)


def running(table: LiveTable) -> Match:
    """The game, if it is being played."""
    if table.match is None or table.stored.status != "running":
        raise Refusal("not-running", f"there is no game to play here: it is {table.stored.status}", 409)
    return table.match


def planning_seat(table: LiveTable, person: str, chair: Viewer) -> int:
    """The seat somebody means: the one of theirs that owes a decision, else the one that their screen shows."""
    must_sit(table, person)
    running(table)
    seat = table.chair(person, chair)
    assert seat is not None
    return seat


def acting_seat(table: LiveTable, person: str, at: int, chair: Viewer) -> int:
    """The same for somebody who acts on a frame: the newest, or one since which others only chose at the same time."""
    seat = planning_seat(table, person, chair)
    if at != table.number(seat) and not table.owes_since(seat, at):
        raise _stale(at)
    return seat


def undoing_seat(table: LiveTable, person: str, at: int, chair: Viewer) -> int:
    """The seat whose steps come back: the one that acts, else, at a shared screen, one that has just acted."""
    seat = acting_seat(table, person, at, chair)
    match = running(table)
    able = [own for own in table.seats_of(person) if match.undoable(own)]
    if not able and at != table.number(seat):
        raise _stale(at)  # somebody chose at the same time: what could be taken back then cannot be now
    return seat if seat in able or not able else able[0]


def _stale(at: int) -> Refusal:
    return Refusal("stale", f"frame {at} is not the newest: something happened since")
