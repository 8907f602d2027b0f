"""Display names of people, which must not resemble the name of another person's account."""

from __future__ import annotations

from typing import Final

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.protocol import display_names
from cenote.server.storage.accounts import Accounts, NameTaken
from cenote.server.storage.people import People
from cenote.server.storage.quotas import DAY, Quota, Quotas

RENAMING: Final = Quota("rename", limits.ACCOUNTS.renames_per_day, DAY)


class DisplayNames:
    """A service that reads and sets the display names of guests, accounts and bot accounts."""

    def __init__(self, people: People, accounts: Accounts, quotas: Quotas) -> None:
        self._people = people
        self._accounts = accounts
        self._quotas = quotas

    async def rename(self, person: str, name: str) -> str:
        """Store a person's display name and return it in its normal form.

        Raise a `Refusal` if the name is invalid or taken, or if an account is renamed too often.
        """
        if await self._accounts.of(person) is None:
            normalized = await self.check_free(person, name)
            await self._people.rename(person, normalized)
            return normalized
        normalized = display_names.fit_for_account(name)
        await self._quotas.take(RENAMING, person)
        try:
            await self._accounts.rename(person, normalized)
        except NameTaken:
            raise name_taken(normalized) from None
        return normalized

    async def check_free(self, person: str, name: str) -> str:
        """Normalize a name. Raise a `Refusal` if it could be confused with that of another person's account."""
        normalized = display_names.proper(name)
        for candidate in {normalized, display_names.without_number(normalized)}:
            other = await self._accounts.like(candidate)
            if other is not None and other.person != person:
                raise name_taken(normalized)
        return normalized

    async def name_of(self, person: str) -> str:
        """Return a person's chosen name, or "" if they have none or another person's account has it by now."""
        name = await self._people.name_of(person)
        try:
            return await self.check_free(person, name) if name else ""
        except Refusal:
            return ""

    async def name_or_set(self, person: str, default: str) -> str:
        """Return a person's name. If they have none, set it to the default first."""
        return await self.name_of(person) or (await self.rename(person, default) if default else "")


def name_taken(name: str) -> Refusal:
    """Build the refusal of a name that could be confused with that of an account."""
    return Refusal("name-taken", f"{name!r} could be taken for somebody who has an account", 409)
