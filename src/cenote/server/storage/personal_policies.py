"""Policies for personal data, declared at the columns in `schema.py` and carried out by `personal_data.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from sqlalchemy import Column, MetaData

KEY: Final = "personal"


class Merge(Enum):
    """What happens to a guest's data when the guest logs in to an account."""

    MOVE = auto()
    """The data moves to the account, unless the account has the same row already."""
    DROP = auto()
    """The row is deleted, because the account's next action stores it again."""
    STAY = auto()
    """Nothing happens: guests have no such data, it belongs to a row that moves, or it expires."""


class Erase(Enum):
    """What happens to data when its person is erased: a deleted account, an idle guest or a removed bot account."""

    ROW = auto()
    """The row is deleted."""
    VALUE = auto()
    """The value is emptied."""
    KEEP = auto()
    """The value is kept for the admin."""


@dataclass(frozen=True)
class ExportedList:
    """A list in a person's export: its name, and its columns, none of which names another person."""

    name: str
    columns: tuple[str, ...]


@dataclass(frozen=True)
class Personal:
    """The policy of a column that holds a person's id or other data about a person."""

    merge: Merge
    erase: Erase
    export: ExportedList | None
    of: str
    """The column with the person's id if this one holds other data, or "table.column" through its foreign key."""
    accounts_only: bool
    """Whether only accounts are erased here, because games keep the ids of guests and bot accounts."""
    known: bool
    """Whether an id in this column shows that its person is more than a guest."""


def personal(
    merge: Merge = Merge.STAY,
    erase: Erase = Erase.ROW,
    export: ExportedList | None = None,
    *,
    of: str = "",
    accounts_only: bool = False,
    known: bool = False,
) -> dict[Any, Any]:
    """Build the `info` of a column with this policy."""
    return {KEY: Personal(merge, erase, export, of, accounts_only, known)}


def policy(column: Column[Any]) -> Personal | None:
    """Return the policy of a column, or None if the column holds no personal data."""
    found: Personal | None = column.info.get(KEY)
    return found


def policies(metadata: MetaData) -> Iterator[tuple[Column[Any], Personal]]:
    """Yield all columns with a policy, in an order in which data can be erased.

    A table follows the tables that reference it, and a column with ids follows the columns that are found through it.
    """
    for table in reversed(metadata.sorted_tables):
        found = [(column, known) for column in table.columns if (known := policy(column)) is not None]
        yield from sorted(found, key=lambda pair: not pair[1].of)
