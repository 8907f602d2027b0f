"""Authentication request: the visitor, its address and device, and the client that its CPU time is charged to."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.server.accounts.devices import KnownDevice
from cenote.server.accounts.visitors import Visitor
from cenote.server.throttling.fair_share import Client


@dataclass(frozen=True)
class AuthRequest:
    """The origin of a request about accounts, where `source` is the keyed hash of its address."""

    visitor: Visitor
    source: str
    device_name: str
    client: Client
    device: KnownDevice | None = None
    """The browser, if an account has logged in with it before, else None."""
