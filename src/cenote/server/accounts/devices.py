"""Devices: their names, taken from the User-Agent header, and the cookie of a browser that was logged in before."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from cenote.server.accounts.session_cookies import YEAR, cookie_name
from cenote.server.http.responses import AnyConnection

LOGIN_PATH: Final = "/api/login"
"""The only path to which browsers send the device cookie."""

BROWSERS: Final = (
    (r"\bEdgA?(iOS)?/", "Edge"),
    (r"\bOPR/|\bOPT/", "Opera"),
    (r"\bSamsungBrowser/", "Samsung Internet"),
    (r"\bFirefox/|\bFxiOS/", "Firefox"),
    (r"\bHeadlessChrome/|\bChrome/|\bCriOS/|\bChromium/", "Chrome"),
    (r"\bVersion/.*\bSafari/", "Safari"),
)
"""Patterns in the order in which they are tried, because most browsers also claim to be those further down."""

SYSTEMS: Final = (
    (r"\biPhone\b", "iPhone"),
    (r"\biPad\b", "iPad"),
    (r"\bAndroid\b", "Android"),
    (r"\bCrOS\b", "ChromeOS"),
    (r"\bWindows\b", "Windows"),
    (r"\bMac OS X\b|\bMacintosh\b", "macOS"),
    (r"\bLinux\b|\bX11\b", "Linux"),
)


def device_name(agent: str) -> str:
    """Return a device name such as "Firefox · Android", or "" if neither the browser nor the system is known."""
    head = agent[:500]
    found = (next((name for sign, name in kinds if re.search(sign, head)), "") for kinds in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))


class KnownDevice(NamedTuple):
    """A browser that was logged in before: its account's person id, and the key that counts its attempts."""

    person: str
    key: str


class DeviceCookies:
    """The signed cookies that mark browsers as logged in before."""

    def __init__(self, secret: bytes) -> None:
        self._name = f"{cookie_name(secret)}-device"
        self._signer = Signer(secret, salt="device")

    def read(self, connection: AnyConnection) -> KnownDevice | None:
        """Read the device cookie. Return None if it is missing or its signature is invalid."""
        try:
            value = self._signer.unsign(connection.cookies.get(self._name, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return KnownDevice(value.partition("/")[0], sha256(value.encode()).hexdigest()[:40])

    def cookie(self, person: str, *, secure: bool) -> Cookie:
        """Build the device cookie of an account or, without a person, one that deletes it."""
        value = self._signer.sign(f"{person}/{secrets.token_urlsafe(16)}").decode() if person else ""
        return Cookie(
            key=self._name,
            value=value,
            path=LOGIN_PATH,
            max_age=YEAR if person else 0,
            httponly=True,
            samesite="strict",
            secure=secure,
        )
