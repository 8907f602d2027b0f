"""Accounts: reserved names, and the hashes of the passwords and recovery codes that prove who owns them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cenote.server.protocol import display_names
from cenote.server.storage.contract import Conflict, NotStored
from cenote.server.storage.database import Repository
from cenote.server.storage.people import write_name
from cenote.server.storage.schema import ACCOUNTS
from cenote.server.storage.sessions import Session, end_all, open_session


@dataclass(frozen=True)
class Account:
    """An account, as stored, where `person` is its owner's id at every table."""

    person: str
    name: str
    password: str = field(repr=False)
    """The argon2 hash of the password."""
    recovery: str = field(repr=False)
    """The hash of the recovery code, with which the owner can replace a lost password."""
    created: float


class NameTaken(NotStored):
    """Raised if another account has this name, or one that could be mistaken for it."""


class HasAccount(NotStored):
    """Raised if the person already has an account."""


class Accounts(Repository):
    """All accounts in the database."""

    async def of(self, person: str) -> Account | None:
        """Return the account of a person, or None for a guest."""
        return await self._first(ACCOUNTS.c.person == person)

    async def named(self, name: str) -> Account | None:
        """Return the account with this name, ignoring case, width and accents, or None."""
        return await self._first(ACCOUNTS.c.spelt == display_names.skeletons(name)[0])

    async def like(self, name: str) -> Account | None:
        """Return an account whose name could be mistaken for this one, or None."""
        return await self._first(_alike(name))

    async def among(self, people: Sequence[str]) -> set[str]:
        """Return those of these people who have an account."""
        rows = await self._rows(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person.in_(people)))
        return {row.person for row in rows}

    async def add(self, account: Account, session: Session) -> None:
        """Store a new account and open its first session.

        Raise `HasAccount` if the person has an account already, and `NameTaken` if the name is taken.
        """

        def keep(connection: Connection) -> None:
            if connection.scalar(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == account.person)):
                raise HasAccount
            _claim(connection, account.person, account.name)
            own = {"person": account.person, "password": account.password, "recovery": account.recovery}
            _unless_taken(connection, insert(ACCOUNTS).values(**own, **_called(account.name), created=account.created))
            write_name(connection, account.person, account.name)
            open_session(connection, session)

        await self._write(keep)

    async def rename(self, person: str, name: str) -> None:
        """Rename an account. Raise `NameTaken` if another account has the name."""

        def keep(connection: Connection) -> None:
            _claim(connection, person, name)
            _unless_taken(connection, update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(**_called(name)))
            write_name(connection, person, name)

        await self._write(keep)

    async def rehash(self, account: Account, password: str) -> None:
        """Replace the password hash with a newer hash of the same password.

        Raise `Conflict` if the password or the recovery code has changed since the account was read.
        """
        await self._write(lambda connection: _set(connection, account, password=password))

    async def renew(self, account: Account, password: str, session: Session) -> list[str]:
        """Set a new password, end all sessions and open this one. Return the keys of the ended sessions.

        Raise `Conflict` if the password or the recovery code has changed since the account was read.
        """
        return await self._replace(account, session, password=password)

    async def recode(self, account: Account, recovery: str) -> None:
        """Set a new recovery code. Raise `Conflict` if the account's credentials have changed since it was read."""
        await self._write(lambda connection: _set(connection, account, recovery=recovery))

    async def recover(self, account: Account, password: str, recovery: str, session: Session) -> list[str]:
        """Set a new password and recovery code, end all sessions and open this one, as `renew` does."""
        return await self._replace(account, session, password=password, recovery=recovery)

    async def _replace(self, account: Account, session: Session, **values: str) -> list[str]:
        def keep(connection: Connection) -> list[str]:
            _set(connection, account, **values)
            ended = end_all(connection, account.person)
            open_session(connection, session)
            return ended

        return await self._write(keep)

    async def _first(self, condition: ColumnElement[bool]) -> Account | None:
        row = await self._row(select(ACCOUNTS).where(condition).limit(1))
        return None if row is None else _account(row)


def _account(row: Row[Any]) -> Account:
    return Account(row.person, row.name, row.password, row.recovery, row.created)


def _called(name: str) -> dict[str, str]:
    spelt, looks = display_names.skeletons(name)
    return {"name": name, "spelt": spelt, "looks": looks}


def _alike(name: str) -> ColumnElement[bool]:
    spelt, looks = display_names.skeletons(name)
    return or_(ACCOUNTS.c.spelt == spelt, ACCOUNTS.c.looks == looks)


def _claim(connection: Connection, person: str, name: str) -> None:
    others = select(ACCOUNTS.c.person).where(_alike(name), ACCOUNTS.c.person != person)
    if connection.scalar(others.limit(1)):
        raise NameTaken


def _unless_taken(connection: Connection, statement: Any) -> None:
    """Execute a statement.

    Raise `NameTaken` if it violates a unique index, because another server took the name first.
    """
    try:
        with connection.begin_nested():
            connection.execute(statement)
    except IntegrityError as error:
        raise NameTaken from error


def _set(connection: Connection, before: Account, **values: str) -> None:
    """Update an account. Raise `Conflict` if its password or recovery code has changed since it was read."""
    same = (ACCOUNTS.c.password == before.password, ACCOUNTS.c.recovery == before.recovery)
    done = connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == before.person, *same).values(**values))
    if done.rowcount != 1:
        raise Conflict
