"""Daily quotas for what stays in the database: guests, tables and lessons of a person and of an address.

All servers share these counts, in the database. Moves are too many for that, so `fair_share.py` counts them in memory.
"""

from __future__ import annotations

from cenote.server.limits import DailyLimits
from cenote.server.storage.quotas import DAY, Quota, Quotas


class DailyQuotas:
    """The daily quotas of each person and of all people at one address.

    Each method raises a `Refusal` if one is used up.
    """

    def __init__(self, quotas: Quotas, limits: DailyLimits) -> None:
        self._quotas = quotas
        self._limits = limits

    async def guest(self, source: str) -> None:
        """Count a guest who is about to be stored."""
        await self._quotas.take(Quota("guests", self._limits.guests_per_day, DAY), source)

    async def table(self, person: str, source: str) -> None:
        """Count a table that is about to be opened."""
        await self._take("tables", person, self._limits.tables_per_day, source, self._limits.tables_per_day_and_address)

    async def lesson(self, person: str, source: str) -> None:
        """Count a lesson that is about to begin."""
        own, together = self._limits.lessons_per_day, self._limits.lessons_per_day_and_address
        await self._take("lessons", person, own, source, together)

    async def _take(self, kind: str, person: str, own: int, source: str, together: int) -> None:
        await self._quotas.take_each((Quota(kind, own, DAY), person), (Quota(kind, together, DAY), source))
