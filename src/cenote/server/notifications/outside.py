"""Sending something to an address that a stranger chose, without letting them see into our network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Final

import httpx

from cenote.server.notifications.addresses import IP, Destination, NotAllowed, Rules, check, destination

AT_ONCE: Final = 8
"""Answers that are waited for at the same time."""

SECONDS: Final = 10.0
"""For everything: the name, the connection, the answer."""

READ: Final = 4096
"""Bytes of an answer that are read; nobody needs to know what it says."""

TRIED: Final = 2
"""Addresses of one host that are tried."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """No answer came. Whether there is anything at an address that we do not go to is not told."""


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host, as the system finds them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[0]) for *_, place in found]


class OutboundClient:
    """The way out. A name is resolved once, all its addresses are checked, and one of these is connected to."""

    def __init__(self, rules: Rules, resolve: Resolve = resolve) -> None:
        self.rules = rules
        self._resolve = resolve
        self._room = asyncio.Semaphore(AT_ONCE)
        self._client: httpx.AsyncClient | None = None

    def check(self, url: str) -> Destination:
        """Take an address apart, or say why nobody is sent there."""
        return destination(url, self.rules)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer, whatever it is. A redirect is not followed."""
        place = self.check(url)
        async with self._room:
            try:
                async with asyncio.timeout(SECONDS):
                    return await self._send(place, await self._addresses(place), body, headers)
            except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError, NotAllowed) as error:
                raise Unreachable(type(error).__name__) from None

    async def close(self) -> None:
        """Let go of what is open."""
        if self._client is not None:
            await self._client.aclose()

    async def _addresses(self, place: Destination) -> list[IP]:
        """One that is not public spoils them all: whoever answers so for a name wants us to take that one."""
        found = [ip_address(text) for text in dict.fromkeys(await self._resolve(place.host, place.port))]
        for address in found:
            check(address, self.rules)
        return found[:TRIED]

    async def _send(self, place: Destination, found: list[IP], body: bytes, headers: Mapping[str, str]) -> int:
        for address in found:
            try:
                return await self._send_to(place, address, body, headers)
            except httpx.ConnectError:
                continue
        raise OSError("none of its addresses answers")

    async def _send_to(self, place: Destination, address: IP, body: bytes, headers: Mapping[str, str]) -> int:
        """Connect to the address that was checked; the certificate must be that of the name."""
        shown = f"[{address}]" if address.version == 6 else str(address)
        url = f"{place.scheme}://{shown}:{place.port}{place.target}"
        host = place.origin.partition("://")[2]
        asked = self._http().build_request(
            "POST",
            url,
            content=body,
            headers={**headers, "host": host, "user-agent": "Cenote"},
            extensions={"sni_hostname": place.host},
        )
        answer = await self._http().send(asked, stream=True)
        try:
            await _drain(answer)
        finally:
            await answer.aclose()
        return answer.status_code

    def _http(self) -> httpx.AsyncClient:
        """Without proxies of the environment, which would resolve names for themselves; no cookie is kept."""
        if self._client is None:
            limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(trust_env=False, follow_redirects=False, limits=limits, timeout=SECONDS)
        self._client.cookies.clear()
        return self._client


async def _drain(answer: httpx.Response) -> None:
    """Read a little, so that the other side can finish; a longer answer is cut off."""
    read = 0
    async for part in answer.aiter_raw(READ):
        read += len(part)
        if read >= READ:
            return
