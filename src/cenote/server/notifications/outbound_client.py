"""Outbound HTTP client for user-supplied URLs, which cannot be used to probe the internal network (SSRF)."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Final

import httpx

from cenote.server.notifications.public_addresses import IP, Destination, NotAllowed, OutboundRules, check, destination

AT_ONCE: Final = 8
"""The maximum number of concurrent requests."""

SECONDS: Final = 10.0
"""Timeout in seconds of a complete request: name resolution, connection and response."""

READ: Final = 4096
"""The number of bytes of a response that are read. The content is ignored."""

TRIED: Final = 2
"""The maximum number of addresses of one host that are tried."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """Error of a request without a response. Forbidden addresses raise it too, so as not to reveal what is there."""


async def resolve(host: str, port: int) -> list[str]:
    """Resolve all addresses of a host with the system resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[0]) for *_, place in found]


class OutboundClient:
    """HTTP client that resolves a name once, checks all its addresses and connects to one of them."""

    def __init__(self, rules: OutboundRules, resolve: Resolve = resolve) -> None:
        self.rules = rules
        self._resolve = resolve
        self._room = asyncio.Semaphore(AT_ONCE)
        self._client: httpx.AsyncClient | None = None

    def check(self, url: str) -> Destination:
        """Parse and check a URL. Raise `NotAllowed` with the reason if the URL is not allowed."""
        return destination(url, self.rules)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post a body, and return the status of the response, whatever it is. Redirects are not followed.

        Raise `Unreachable` if there is no response.
        """
        place = self.check(url)
        async with self._room:
            try:
                async with asyncio.timeout(SECONDS):
                    return await self._send(place, await self._addresses(place), body, headers)
            except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError, NotAllowed) as error:
                raise Unreachable(type(error).__name__) from None

    async def close(self) -> None:
        """Close the underlying client."""
        if self._client is not None:
            await self._client.aclose()

    async def _addresses(self, place: Destination) -> list[IP]:
        """Resolve a host and check all its addresses.

        One private address rules out all of them, because such a name is probably an attack.
        """
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
        """Post to a checked address of the host. TLS verifies the certificate against the host name."""
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
        """Return the HTTP client, created at the first call, with all cookies dropped.

        It ignores the environment's proxies, which would resolve names themselves.
        """
        if self._client is None:
            limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(trust_env=False, follow_redirects=False, limits=limits, timeout=SECONDS)
        self._client.cookies.clear()
        return self._client


async def _drain(answer: httpx.Response) -> None:
    """Read the first bytes of a response, so that the peer can finish. A longer response is cut off."""
    read = 0
    async for part in answer.aiter_raw(READ):
        read += len(part)
        if read >= READ:
            return
