"""Daily quotas for people and addresses on data that stays on disk, so that no script can fill it."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.server import limits
from cenote.server.storage.quotas import DAY, Quota, Quotas


@dataclass(frozen=True)
class DailyLimits:
    """What one person, and all people at one address, may create in a day."""

    guests: int = limits.GUESTS_PER_DAY
    tables: int = limits.TABLES_PER_DAY
    tables_of_address: int = limits.TABLES_PER_DAY_AND_ADDRESS
    lessons: int = limits.LESSONS_PER_DAY
    lessons_of_address: int = limits.LESSONS_PER_DAY_AND_ADDRESS
    moves: int = limits.MOVES_PER_DAY
    moves_of_address: int = limits.MOVES_PER_DAY_AND_ADDRESS


class DailyQuotas:
    """Counts shared by all servers; moves are too many for the database and are counted in `fair_share.py`."""

    def __init__(self, quotas: Quotas, allowance: DailyLimits) -> None:
        self._quotas = quotas
        self._allowed = allowance

    async def guest(self, source: str) -> None:
        """Count a guest who is about to be stored."""
        await self._quotas.take(Quota("guests", self._allowed.guests, DAY), source)

    async def table(self, person: str, source: str) -> None:
        """Count a table that is about to be opened."""
        await self._take("tables", person, self._allowed.tables, source, self._allowed.tables_of_address)

    async def lesson(self, person: str, source: str) -> None:
        """Count a lesson that is about to begin."""
        await self._take("lessons", person, self._allowed.lessons, source, self._allowed.lessons_of_address)

    async def _take(self, kind: str, person: str, own: int, source: str, together: int) -> None:
        await self._quotas.take_each((Quota(kind, own, DAY), person), (Quota(kind, together, DAY), source))
