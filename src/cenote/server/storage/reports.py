"""Reports to the admin, in which players complain about each other."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import insert, select, update

from cenote.server.storage.database import Repository
from cenote.server.storage.schema import LAST_SOURCE, REPORTS


@dataclass(frozen=True)
class Filed:
    """A report: who reported whom, at which table and why, with the last chat lines there."""

    table_id: str
    game: str
    reporter: str
    person: str
    name: str
    reason: str
    text: str
    evidence: list[dict[str, Any]]
    source: str = ""
    """The keyed hash of the reported person's last known address, filled in when the report is stored."""
    at: float = 0
    done: float = 0
    id: int = 0


class Reports(Repository):
    """All reports in the database."""

    async def add(self, report: Filed) -> None:
        """Store a new report, with the reported person's last known address hash."""
        source = await self._value(select(LAST_SOURCE.c.source).where(LAST_SOURCE.c.person == report.person)) or ""
        values = {**asdict(report), "source": source, "at": time.time()}
        del values["id"]
        await self._write(lambda connection: connection.execute(insert(REPORTS).values(values)))

    async def all(self, *, done: bool = False) -> list[Filed]:
        """Return the open reports, or with `done` all of them, oldest first."""
        found = select(REPORTS).order_by(REPORTS.c.id)
        rows = await self._rows(found if done else found.where(REPORTS.c.done == 0))
        return [Filed(**row._mapping) for row in rows]

    async def get(self, number: int) -> Filed | None:
        """Return the report with this number, or None."""
        row = await self._row(select(REPORTS).where(REPORTS.c.id == number))
        return None if row is None else Filed(**row._mapping)

    async def finish(self, number: int) -> bool:
        """Mark a report as done. Return False if there is none with this number."""
        found = update(REPORTS).where(REPORTS.c.id == number).values(done=time.time())
        return await self._write(lambda connection: connection.execute(found).rowcount) > 0
