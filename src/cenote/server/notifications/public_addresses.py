"""SSRF protection, which accepts user-supplied URLs only if they lead to public addresses, in any notation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import idna

LONGEST: Final = 1000
"""The maximum number of characters in a URL. Those of push services have a few hundred."""

BRACKETED: Final = re.compile(r"\[[0-9A-Fa-f:.]+\](?::\d+)?", re.ASCII)
"""Pattern of an IPv6 address without a zone, as zones have a meaning only in a local network."""

GLOBAL: Final = IPv6Network("2000::/3")
"""Global unicast addresses. The rest of IPv6 is local, special or unassigned."""

NAT64: Final = IPv6Network("64:ff9b::/96")
SIXTOFOUR: Final = IPv6Network("2002::/16")
SPECIAL: Final = tuple(
    ip_network(text)
    for text in (
        *("192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "240.0.0.0/4"),
        *("2001::/23", "2001:db8::/32", "3fff::/20"),
    )
)
"""Special-purpose networks without public hosts, which some Python versions do not know."""

IP = IPv4Address | IPv6Address


class NotAllowed(ValueError):
    """Error of a user-supplied URL that is not allowed. Its text gives the reason."""


@dataclass(frozen=True)
class OutboundRules:
    """The admin's rules for user-supplied URLs. `loopback` is for tests on one machine."""

    ports: tuple[int, ...] = (443, 80, 8443)
    http: bool = False
    loopback: bool = False


@dataclass(frozen=True)
class Destination:
    """A parsed URL: where to connect, and what to request there."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """The origin as browsers write it, without a default port."""
        usual = {"https": 443, "http": 80}[self.scheme]
        return f"{self.scheme}://{self.bracketed}" + ("" if self.port == usual else f":{self.port}")

    @property
    def bracketed(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host


def destination(url: str, rules: OutboundRules) -> Destination:
    """Parse and check a URL as written. Raise `NotAllowed` if it is not allowed.

    The addresses to which its host resolves are checked before each connection.
    """
    if len(url) > LONGEST or not url.isprintable() or " " in url or "\\" in url:
        raise NotAllowed("it is too long, or has characters that do not belong into an address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed("it cannot be read") from None
    if parts.scheme != "https" and not (rules.http and parts.scheme == "http"):
        raise NotAllowed("it does not begin with https://")
    if "@" in parts.netloc:
        raise NotAllowed("it has a name or a password in it")
    if set(parts.netloc) & set("[]%") and BRACKETED.fullmatch(parts.netloc) is None:
        raise NotAllowed("it names no host")
    port = port if port is not None else (443 if parts.scheme == "https" else 80)
    if port not in rules.ports:
        raise NotAllowed(f"port {port} is not allowed")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Destination(parts.scheme, _host(parts.hostname or "", rules), port, target)


def _host(host: str, rules: OutboundRules) -> str:
    """Normalize a host as DNS does: lower-case ASCII (IDNA), without a trailing dot."""
    if ":" in host:
        return str(_literal(host, rules))
    try:
        name = idna.encode(host.removesuffix("."), uts46=True).decode()
    except (idna.IDNAError, UnicodeError):
        raise NotAllowed("it names no host") from None
    return str(_literal(name, rules)) if _ends_in_number(name) else name


def _ends_in_number(name: str) -> bool:
    """Return whether a system could read the name as an IPv4 address, such as 127.1, 0x7f.1 or 2130706433."""
    last = name.rpartition(".")[2]
    return last.isdigit() or last.startswith("0x")


def _literal(host: str, rules: OutboundRules) -> IP:
    try:
        found = ip_address(host)
    except ValueError:
        raise NotAllowed("it is a number, and no address as it should be written") from None
    check(found, rules)
    return found


def check(address: IP, rules: OutboundRules) -> None:
    """Raise `NotAllowed` if an address does not lead to the public internet."""
    if not (is_public(address) or (rules.loopback and address.is_loopback)):
        raise NotAllowed("it does not lead to the public internet")


def is_public(address: IP) -> bool:
    """Return whether an address is public. An IPv6 address with an embedded IPv4 address is judged by the latter."""
    if isinstance(address, IPv6Address):
        if (inside := _inside(address)) is not None:
            return is_public(inside)
        if address not in GLOBAL:
            return False
    elif address.is_multicast:
        return False
    special = any(address in network for network in SPECIAL if network.version == address.version)
    return address.is_global and not special


def _inside(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address embedded in an IPv6 address (mapped, NAT64 or 6to4), or None if there is none."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or (address.sixtofour if address in SIXTOFOUR else None)
