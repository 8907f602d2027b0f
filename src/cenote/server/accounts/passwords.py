"""Passwords: rules for new ones, and Argon2 hashing on two threads beside the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.protocol import display_names
from cenote.server.throttling.fair_share import Client, share_exceeded

LEAST: Final = 8
MOST: Final = 256

FIRST_TRIED: Final = """
password password1 password123 passw0rd p@ssw0rd passwort passwort1 motdepasse azertyuiop azerty123 hallo123 schalke04
12345678 123456789 1234567890 0123456789 987654321 87654321 11111111 00000000 88888888 12341234 11223344 a123456789
qwertyui qwertyuiop qwerty12 qwerty123 qwertz123 qwertzuiop 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 йцукенгш
iloveyou sunshine princess football baseball superman starwars whatever trustno1 computer letmein1 welcome1 пароль123
abcd1234 abc12345 a1234567 woaini1314
"""
COMMON: Final = frozenset(FIRST_TRIED.split())
"""Passwords that attackers try first."""

T = TypeVar("T")


def normal(password: str) -> str:
    """Normalize to NFKC, so that every keyboard yields the same password."""
    return unicodedata.normalize("NFKC", password)


def accepted(password: str, name: str) -> str:
    """Normalize a new password; refuse it if its length is wrong, or if it is common or like the name."""
    made = normal(password)
    if not LEAST <= len(made) <= MOST:
        raise Refusal("password-length", f"a password has {LEAST} to {MOST} characters", least=LEAST, most=MOST)
    if made.casefold() in COMMON or len(set(made)) == 1:
        raise Refusal("password-common", "that is one of the first passwords that anybody would try")
    if display_names.skeletons(made)[0] == display_names.skeletons(name)[0]:
        raise Refusal("password-name", "the password is the name")
    return made


class Passwords:
    """Hashes and verifies passwords; each call is charged to its client, and the queue is bounded."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "password")
        self._waiting = 0
        self._nobodys = ""

    def close(self) -> None:
        self._threads.shutdown()

    async def hashed(self, password: str, payer: Client) -> str:
        """Hash a password for storage."""
        return await self._paid(payer, lambda: self._hasher.hash(password))

    async def fits(self, password: str, stored: str, payer: Client) -> bool:
        """Whether the password matches; takes as long without an account, so that timing reveals no names."""
        return await self._paid(payer, lambda: self._verify(stored or self._decoy(), normal(password))) and bool(stored)

    def is_old(self, stored: str) -> bool:
        """Whether the hash was made with outdated parameters."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def _decoy(self) -> str:
        """Dummy hash to verify against if there is no account."""
        self._nobodys = self._nobodys or self._hasher.hash("nobody's")
        return self._nobodys

    async def _paid(self, payer: Client, work: Callable[[], T]) -> T:
        if wait := payer.retry_after():
            raise share_exceeded(wait)
        if self._waiting >= limits.ACCOUNTS.queued_passwords:
            raise share_exceeded(1)
        payer.charge(limits.COSTS.password_seconds)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
