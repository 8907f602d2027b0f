"""Notification settings from the environment: public address, SMTP, VAPID key and outbound rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parseaddr
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from cenote.server.notifications.public_addresses import OutboundRules

PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Smtp:
    """The SMTP server that relays the mail of this server."""

    host: str
    port: int
    sender: str
    tls: bool = False
    """Whether to use TLS from the first byte, instead of STARTTLS."""
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class NotificationSettings:
    """All notification settings. Without `smtp`, notifications by mail are not offered."""

    address: str = ""
    """The public URL of the server, such as https://play.example.org."""
    smtp: Smtp | None = None
    vapid: str = field(default="", repr=False)
    outside: OutboundRules = field(default_factory=OutboundRules)


def read_notification_settings(given: Mapping[str, str]) -> NotificationSettings:
    """Read the settings from environment variables. Raise `ValueError` if one is invalid."""
    address, smtp = given.get("CENOTE_URL", "").rstrip("/"), given.get("CENOTE_SMTP", "")
    if address and urlsplit(address).scheme not in ("http", "https"):
        raise ValueError(f"CENOTE_URL must be an address such as https://play.example.org, not {address!r}")
    if smtp and not address:
        raise ValueError("CENOTE_SMTP needs CENOTE_URL too: mails must say where the tables are")
    return NotificationSettings(
        address=address,
        smtp=_smtp(smtp) if smtp else None,
        vapid=given.get("CENOTE_VAPID_KEY", ""),
        outside=_rules(given),
    )


def _rules(given: Mapping[str, str]) -> OutboundRules:
    ports = given.get("CENOTE_OUTSIDE_PORTS", "")
    chosen = tuple(int(port) for port in ports.split(",")) if ports else OutboundRules.ports
    return OutboundRules(ports=chosen, http=given.get("CENOTE_OUTSIDE_HTTP", "") == "yes")


def _smtp(url: str) -> Smtp:
    """Parse `smtps://user:password@host:port?from=address`.

    Raise `ValueError`, without the password, if it is invalid.
    """
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or "@" not in parseaddr(sender)[1]:
        raise ValueError("CENOTE_SMTP must read smtp[s]://user:password@host:port?from=cenote@example.org")
    return Smtp(
        host=parts.hostname,
        port=parts.port or PORTS[parts.scheme],
        sender=sender,
        tls=parts.scheme == "smtps",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
    )
