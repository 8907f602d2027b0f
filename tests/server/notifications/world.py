"""Somebody to be told, and the outside world in which services take what is sent."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cenote.server.notifications.notification_worker import AFTER
from cenote.server.notifications.public_addresses import OutboundRules
from cenote.server.notifications.service import Notifications
from cenote.server.notifications.settings import NotificationSettings, Smtp
from cenote.server.protocol.notification_messages import NewDevice
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables.live import LiveTable
from tests.server.elsewhere import Asked, PostOffice, Somewhere
from tests.server.house import ANNA, BEN, House

AT = "https://play.example"


WAITED = AFTER + 1


class Browser:
    """A browser that has subscribed, and can read what is meant for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes of"

    def subscription(self, there: Somewhere, name: str = "one") -> NewDevice:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return NewDevice(f"http://localhost:{there.port}/{name}", text(public), text(self._auth), "de")

    def read(self, asked: Asked) -> dict[str, Any]:
        assert asked.headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(asked.body, private_key=self._key, auth_secret=self._auth)
        told: dict[str, Any] = json.loads(opened)
        return told


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class World:
    """A house, and servers of it that tell people things; time passes when we say so."""

    home: House
    there: Somewhere
    office: PostOffice
    servers: list[Notifications] = field(default_factory=list)
    now: float = 2_000_000_000.0
    here: set[tuple[str, str]] = field(default_factory=set)

    @property
    def notifications(self) -> Notifications:
        return self.servers[0]

    async def is_here(self, table: str, person: str) -> bool:
        return (table, person) in self.here

    async def sweep(self, after: float = 0.0) -> int:
        """Some time later every server looks, all at once; how much was posted then."""
        self.now += after
        before = len(self.there.asked)
        await asyncio.gather(*(server.worker.poll() for server in self.servers))
        await asyncio.gather(*(server.worker.settle() for server in self.servers))
        return len(self.there.asked) - before

    async def hook(self, person: str = BEN) -> str:
        url = f"http://localhost:{self.there.port}/hook"
        return await self.notifications.set_webhook(person, "", url, "en", AT)

    async def to_ben(self) -> LiveTable:
        """A game in which Anna has had her turn."""
        table = await self.home.two()
        await pass_on(self.home, table, ANNA)
        return table

    def said(self) -> list[dict[str, Any]]:
        return [json.loads(asked.body) for asked in self.there.asked]

    async def feed(self, person: str) -> tuple[str, bytes | None]:
        way = next(way for way in (await self.notifications.ways(person, AT)).ways if way.kind == "feed")
        token = way.address.removeprefix(f"{AT}/feed/").removesuffix(".atom")
        return token, await self.notifications.feed(token, AT)


async def pass_on(home: House, table: LiveTable, person: str) -> None:
    """Play a whole turn, whatever it is."""
    while table.match is not None and table.viewer_of(person) in table.match.actors():
        await home.play_on(table, 1)


def chosen(there: Somewhere, office: PostOffice) -> NotificationSettings:
    smtp = Smtp("127.0.0.1", office.port, "Cenote <cenote@play.example>")
    return NotificationSettings(AT, smtp, outside=OutboundRules(ports=(there.port,), http=True, loopback=True))


@asynccontextmanager
async def world_on(path: Path, there: Somewhere, office: PostOffice, servers: int) -> AsyncIterator[World]:
    await bring_up_to_date(path)
    databases = [Database(path) for _ in range(servers)]
    world = World(House(DatabaseStorage(databases[0])), there, office)
    for database in databases:
        storage = DatabaseStorage(database)
        made = Notifications(chosen(there, office), b"secret", database, storage, world.is_here)
        world.servers.append(made)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.time", lambda: world.now)
        yield world
    for server in world.servers:
        await server.close()
    for database in databases:
        await database.close()
