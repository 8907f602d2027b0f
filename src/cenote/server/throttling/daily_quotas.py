"""How much of what stays on the disk people and addresses may make in a day, so that no script can fill it."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.server import limits
from cenote.server.storage.quotas import DAY, Quota, Quotas


@dataclass(frozen=True)
class DailyLimits:
    """What a day allows: to one person, and to all people of one address."""

    guests: int = limits.GUESTS_PER_DAY
    tables: int = limits.TABLES_PER_DAY
    tables_of_address: int = limits.TABLES_PER_DAY_AND_ADDRESS
    lessons: int = limits.LESSONS_PER_DAY
    lessons_of_address: int = limits.LESSONS_PER_DAY_AND_ADDRESS
    moves: int = limits.MOVES_PER_DAY
    moves_of_address: int = limits.MOVES_PER_DAY_AND_ADDRESS


class DailyQuotas:
    """Counts of the day, the same on every server; moves are too many for that and are counted in `work.py`."""

    def __init__(self, quotas: Quotas, allowance: DailyLimits) -> None:
        self._quotas = quotas
        self._allowed = allowance

    async def guest(self, source: str) -> None:
        """Somebody is about to be remembered."""
        await self._quotas.take(Quota("guests", self._allowed.guests, DAY), source)

    async def table(self, person: str, source: str) -> None:
        """Somebody is about to open a table."""
        await self._take("tables", person, self._allowed.tables, source, self._allowed.tables_of_address)

    async def lesson(self, person: str, source: str) -> None:
        """Somebody is about to begin a lesson."""
        await self._take("lessons", person, self._allowed.lessons, source, self._allowed.lessons_of_address)

    async def _take(self, kind: str, person: str, own: int, source: str, together: int) -> None:
        await self._quotas.take_each((Quota(kind, own, DAY), person), (Quota(kind, together, DAY), source))
