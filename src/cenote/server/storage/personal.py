"""Policies for personal data, declared at the columns of `schema.py` and carried out by `personal_data.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from sqlalchemy import Column, MetaData

KEY: Final = "personal"


class Merge(Enum):
    """What becomes of a guest's data when the guest logs in to an account."""

    MOVE = auto()
    """It becomes the account's; where both have the same row, the account's stays."""
    DROP = auto()
    """The row is deleted; the account's next action stores it again."""
    STAY = auto()
    """Nothing: guests have none, it belongs to a row that is moved, or it expires."""


class Erase(Enum):
    """What becomes of data when its person is erased: a deleted account, an idle guest or a removed bot account."""

    ROW = auto()
    """The row is deleted."""
    VALUE = auto()
    """The value is emptied."""
    KEEP = auto()
    """It stays with the admin."""


@dataclass(frozen=True)
class ExportedList:
    """A list in a person's export: its name, and the columns that it shows, none of which names another person."""

    name: str
    columns: tuple[str, ...]


@dataclass(frozen=True)
class Personal:
    """The policy of a column that holds a person's id, or something else about a person."""

    merge: Merge
    erase: Erase
    export: ExportedList | None
    of: str
    """The column with the id, if this one holds something else; "table.column" through this column's foreign key."""
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
    """The `info` of a column with this policy."""
    return {KEY: Personal(merge, erase, export, of, accounts_only, known)}


def policy(column: Column[Any]) -> Personal | None:
    """The policy of a column; None if it holds nothing about a person."""
    found: Personal | None = column.info.get(KEY)
    return found


def policies(metadata: MetaData) -> Iterator[tuple[Column[Any], Personal]]:
    """All columns with a policy, in an order in which data can be erased.

    A table comes after those that reference it, and a column with ids after those that are found by it.
    """
    for table in reversed(metadata.sorted_tables):
        found = [(column, known) for column in table.columns if (known := policy(column)) is not None]
        yield from sorted(found, key=lambda pair: not pair[1].of)
