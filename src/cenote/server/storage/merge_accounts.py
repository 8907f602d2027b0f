"""Account merging and deletion, which rewrite every reference to a person in one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, or_, select, update

from cenote.server.protocol import display_names
from cenote.server.rating_rules.eligibility import LEAST_RATED
from cenote.server.storage.contract import NotStored
from cenote.server.storage.database import Repository
from cenote.server.storage.notify import notice
from cenote.server.storage.personal_data import erase, exported, merge_into
from cenote.server.storage.schema import ACCOUNTS, BOT_ACCOUNTS, SEATS, SESSIONS, TABLES
from cenote.server.storage.sessions import Session, end_all, open_session
from cenote.server.storage.table_event import TableEvent


class Chair(NamedTuple):
    """The number of a seat, and the table that it belongs to."""

    table: str
    seat: int


class StillSeated(NotStored):
    """Raised if a person to be deleted, or their bot account, has taken a seat in an unfinished game meanwhile."""


class AccountMerging(Repository):
    """Merging of guests into accounts, and deletion of accounts."""

    async def enter(self, person: str, session: Session | None, guest: str = "", before: str = "") -> list[str]:
        """Open a session, end the previous one and move a guest's games to the account. Return the changed tables."""

        def move(connection: Connection) -> list[str]:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.key == before))
            if session is not None:
                open_session(connection, session)
            return _adopt(connection, guest, person) if guest else []

        return await self._write(move)

    async def chairs(self, person: str) -> list[Chair]:
        """Return all seats that a person has, or had until a bot took over for good."""
        theirs = select(SEATS.c.table_id, SEATS.c.seat).where(_held(person))
        return [Chair(*row) for row in await self._rows(theirs.order_by(SEATS.c.table_id, SEATS.c.seat))]

    async def belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Return a person's data for export, except their games."""
        return await exported(self._engine, person)

    async def unfinished(self, person: str) -> list[str]:
        """Return the gathering and running tables at which a person has a seat."""
        return [row.id for row in await self._rows(_unfinished(person))]

    async def erase(self, person: str, left: Iterable[Chair]) -> tuple[list[str], list[str]]:
        """Delete an account, its bot accounts and its names, also in the seats just left.

        Return the changed tables and the keys of the ended sessions. Raise `StillSeated` if the person has a seat in an
        unfinished game.
        """

        def gone(connection: Connection) -> tuple[list[str], list[str]]:
            for one in (person, *connection.scalars(_programs(person))):
                if connection.execute(_unfinished(one).limit(1)).first():
                    raise StillSeated
            seats = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(_held(person)))
            chairs = dict.fromkeys([*(Chair(*row) for row in seats), *left])
            changed = list(dict.fromkeys(chair.table for chair in chairs))
            _raise(connection, changed)
            for chair in chairs:
                _neutral(connection, chair, person)
            ended = end_all(connection, person)
            erase(connection, list(connection.scalars(_programs(person))))
            erase(connection, [person], account=True)
            return changed, ended

        return await self._write(gone)


def _held(person: str) -> ColumnElement[bool]:
    return or_(SEATS.c.person == person, SEATS.c.former_person == person)


def _adopt(connection: Connection, guest: str, person: str) -> list[str]:
    if connection.scalar(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == guest)):
        return []
    seated = select(SEATS.c.table_id).where(_held(guest))
    theirs = select(TABLES.c.id).where(or_(TABLES.c.id.in_(seated), TABLES.c.host == guest))
    changed = [row.id for row in connection.execute(theirs)]
    _raise(connection, changed)  # first: concurrent writes on other servers then conflict
    merge_into(connection, guest, person)
    return changed


def _raise(connection: Connection, tables: Iterable[str]) -> None:
    """Raise the revision of tables, so that writes based on older reads conflict, and notify all servers."""
    for id in tables:
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(revision=TABLES.c.revision + 1))
        notice(connection, id, TableEvent.PEOPLE)


def _programs(owner: str) -> Select[str]:
    return select(BOT_ACCOUNTS.c.person).where(BOT_ACCOUNTS.c.owner == owner)


def _unfinished(person: str) -> Select[tuple[str]]:
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return select(TABLES.c.id).where(TABLES.c.id.in_(seated), TABLES.c.status.in_(("gathering", "running")))


def _neutral(connection: Connection, chair: Chair, person: str) -> None:
    """Remove a deleted player from a seat, and their name from the seat reserved for them at the rematch.

    A running rated game becomes unrated if too few accounts are left.
    """
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == chair.table)).all()
    own = next(seat for seat in seats if seat.seat == chair.seat)
    if own.person not in ("", person) or not (own.person or own.bot):
        return  # it was free, and another player may have it by now
    rematch = select(TABLES.c.rematch).where(TABLES.c.id == chair.table).scalar_subquery()
    kept = and_(SEATS.c.table_id == rematch, SEATS.c.kind == "invited", SEATS.c.name == own.name)
    connection.execute(update(SEATS).where(kept).values(name=""))
    called = display_names.apart(display_names.GONE, [seat.name for seat in seats if seat is not own])
    same = and_(SEATS.c.table_id == chair.table, SEATS.c.seat == chair.seat)
    connection.execute(update(SEATS).where(same).values(person="", former_person="", name=called))
    if sum(bool(seat.person or seat.former_person) for seat in seats if seat is not own) >= LEAST_RATED:
        return
    rated = and_(TABLES.c.id == chair.table, TABLES.c.rated, TABLES.c.status == "running", TABLES.c.unrated == "")
    connection.execute(update(TABLES).where(rated).values(unrated="deleted"))
