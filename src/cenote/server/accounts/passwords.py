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

MIN_LENGTH: Final = 8
MAX_LENGTH: Final = 256

COMMON_LIST: Final = """
password password1 password123 passw0rd p@ssw0rd passwort passwort1 motdepasse azertyuiop azerty123 hallo123 schalke04
12345678 123456789 1234567890 0123456789 987654321 87654321 11111111 00000000 88888888 12341234 11223344 a123456789
qwertyui qwertyuiop qwerty12 qwerty123 qwertz123 qwertzuiop 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 йцукенгш
iloveyou sunshine princess football baseball superman starwars whatever trustno1 computer letmein1 welcome1 пароль123
abcd1234 abc12345 a1234567 woaini1314
"""
COMMON: Final = frozenset(COMMON_LIST.split())
"""The passwords that attackers try first."""

T = TypeVar("T")


def normalized(password: str) -> str:
    """Normalize a password to NFKC, so that every keyboard yields the same one."""
    return unicodedata.normalize("NFKC", password)


def validated(password: str, name: str) -> str:
    """Normalize a new password.

    Raise a `Refusal` if it is too short, too long or common, or if it is the name.
    """
    password = normalized(password)
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        detail = f"a password has {MIN_LENGTH} to {MAX_LENGTH} characters"
        raise Refusal("password-length", detail, least=MIN_LENGTH, most=MAX_LENGTH)
    if password.casefold() in COMMON or len(set(password)) == 1:
        raise Refusal("password-common", "that is one of the first passwords that anybody would try")
    if display_names.skeletons(password)[0] == display_names.skeletons(name)[0]:
        raise Refusal("password-name", "the password is the name")
    return password


class Passwords:
    """A hasher and verifier of passwords that charges each call to its client and bounds its queue."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "password")
        self._waiting = 0
        self._decoy_hash = ""

    def close(self) -> None:
        self._threads.shutdown()

    async def hash(self, password: str, client: Client) -> str:
        """Hash a password for storage. Raise a `Refusal` if the client has used up its share or the queue is full."""
        return await self._run_charged(client, lambda: self._hasher.hash(password))

    async def verify(self, password: str, stored: str, client: Client) -> bool:
        """Return whether the password matches the stored hash.

        Without an account, verify against a dummy hash, so that the time taken does not reveal which names exist.
        """
        given = normalized(password)
        matches = await self._run_charged(client, lambda: self._matches(stored or self._decoy(), given))
        return matches and bool(stored)

    def needs_rehash(self, stored: str) -> bool:
        """Return whether the hash was made with outdated parameters."""
        return self._hasher.check_needs_rehash(stored)

    def _matches(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def _decoy(self) -> str:
        """Return a dummy hash to verify against if there is no account."""
        self._decoy_hash = self._decoy_hash or self._hasher.hash("nobody's")
        return self._decoy_hash

    async def _run_charged(self, client: Client, function: Callable[[], T]) -> T:
        if wait := client.retry_after():
            raise share_exceeded(wait)
        if self._waiting >= limits.ACCOUNTS.queued_passwords:
            raise share_exceeded(1)
        client.charge(limits.COSTS.password_seconds)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, function)
        finally:
            self._waiting -= 1
