"""Merge, erase and export personal data by the policies of its columns."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, UniqueConstraint, and_, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server.storage.personal_policies import Erase, Merge, Personal, policies
from cenote.server.storage.schema import METADATA, MUTES


async def exported(engine: AsyncEngine, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return a person's data for export, except their games, as lists of rows by name."""
    found = {}
    async with engine.connect() as connection:
        for column, policy in policies(METADATA):
            if policy.export is not None:
                shown = [column.table.c[name] for name in policy.export.columns]
                rows = await connection.execute(select(*shown).where(column == person))
                found[policy.export.name] = [dict(row) for row in rows.mappings()]
    return found


def merge_into(connection: Connection, guest: str, person: str) -> None:
    """Move or delete a guest's data, so that it belongs to an account."""
    for column, policy in policies(METADATA):
        if policy.merge is Merge.DROP:
            connection.execute(delete(column.table).where(column == guest))
        if policy.merge is Merge.MOVE:
            _drop_doubles(connection, column, guest, person)
            connection.execute(update(column.table).where(column == guest).values({column.key: person}))
    connection.execute(delete(MUTES).where(MUTES.c.person == MUTES.c.muted))


def erase(connection: Connection, people: Collection[str], *, account: bool = False) -> None:
    """Erase people's data.

    With `account`, also erase their ids in games, where those of guests and bot accounts are kept.
    """
    for column, policy in policies(METADATA):
        if policy.erase is Erase.KEEP or (policy.accounts_only and not account):
            continue
        theirs = _belongs_to(column, policy, people)
        if policy.erase is Erase.VALUE:
            connection.execute(update(column.table).where(theirs).values({column.key: ""}))
        else:
            connection.execute(delete(column.table).where(theirs))


def _belongs_to(column: Column[Any], policy: Personal, people: Collection[str]) -> ColumnElement[bool]:
    table, _, name = policy.of.rpartition(".")
    if not table:
        return (column.table.c[name] if name else column).in_(people)
    [key] = column.foreign_keys
    return column.in_(select(key.column).where(key.column.table.c[name].in_(people)))


def _drop_doubles(connection: Connection, column: Column[Any], guest: str, person: str) -> None:
    """Delete the guest's rows that would duplicate the account's in a unique key."""
    for unique in _unique_with(column):
        other = column.table.alias()
        same = and_(other.c[column.key] == person, *(other.c[one.key] == one for one in unique))
        connection.execute(delete(column.table).where(and_(column == guest, exists().where(same))))


def _unique_with(column: Column[Any]) -> Iterator[list[Column[Any]]]:
    """Yield, for each unique key that includes a column, the other columns of the key."""
    table = column.table
    keys = [list(table.primary_key.columns)]
    keys += [list(one.columns) for one in table.constraints if isinstance(one, UniqueConstraint)]
    keys += [list(one.columns) for one in table.indexes if one.unique]
    for key in keys:
        if any(one is column for one in key):
            yield [one for one in key if one is not column]
