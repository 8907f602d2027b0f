"""Login quotas: limits on wrong passwords for each name, address and browser."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from cenote.server import limits
from cenote.server.accounts.auth_request import AuthRequest
from cenote.server.protocol import display_names
from cenote.server.storage.accounts import Account
from cenote.server.storage.quotas import HOUR, Quota, Quotas
from cenote.server.storage.sessions import Sessions

FROM_ADDRESS: Final = Quota("log-in", limits.ACCOUNTS.wrong_passwords_per_hour_and_address, HOUR)
FOR_NAME_FROM_ADDRESS: Final = Quota("log-in-as", limits.ACCOUNTS.wrong_passwords_per_quarter_hour, HOUR // 4)
WITH_DEVICE: Final = Quota("log-in-device", limits.ACCOUNTS.wrong_passwords_per_quarter_hour, HOUR // 4)
FOR_NAME: Final = Quota("log-in-for", limits.ACCOUNTS.wrong_passwords_per_hour_and_name, HOUR)


@dataclass(frozen=True)
class LoginQuotas:
    """A counter of login attempts."""

    quotas: Quotas
    sessions: Sessions

    async def count(self, request: AuthRequest, name: str, account: Account | None) -> list[tuple[Quota, str]]:
        """Count the attempt as failed. Return the quotas to give back if the password is right.

        Strangers can exhaust the quota of a name, and neighbours can exhaust its quota for their shared address. A
        browser with which the owner has logged in before therefore has a quota of its own, and the quota of the name is
        not checked at an address where the owner is logged in. Raise a `Refusal` if a quota is used up.
        """
        counted = await self._quotas_for(request, name, account)
        for quota, key in counted:
            await self.quotas.take(quota, key)
        return counted

    async def give_back(self, counted: list[tuple[Quota, str]]) -> None:
        """Give the quotas back, because the password was right."""
        for quota, key in counted:
            await self.quotas.give_back(quota, key)

    async def _quotas_for(self, request: AuthRequest, name: str, account: Account | None) -> list[tuple[Quota, str]]:
        if account and request.device and request.device.person == account.person:
            return [(WITH_DEVICE, request.device.key)]
        source = request.source
        counted = [(FROM_ADDRESS, source), (FOR_NAME_FROM_ADDRESS, name_key(name, source))]
        logged_in_from = {session.source for session in await self.sessions.of(account.person)} if account else set()
        return counted if source in logged_in_from else [*counted, (FOR_NAME, name_key(name))]


def name_key(name: str, source: str = "") -> str:
    """Hash a name as a key for counting the attempts on it, so that quotas do not reveal which names were tried."""
    return sha256(f"{display_names.skeletons(name)[0]}\n{source}".encode()).hexdigest()[:40]
