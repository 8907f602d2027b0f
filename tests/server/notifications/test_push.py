"""Told over a browser's push service: only that browser can read it."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest
from py_vapid import Vapid02

from cenote.server.notifications.outbound_client import OutboundClient
from cenote.server.notifications.public_addresses import OutboundRules
from cenote.server.notifications.push import Push
from cenote.server.protocol.notification_messages import NewDevice
from cenote.server.storage.quotas import DAY
from tests.server.house import ANNA, BEN, refusal
from tests.server.notifications.world import AT, WAITED, Browser, World

pytestmark = pytest.mark.anyio


async def test_a_browser_is_told_over_its_push_service_and_only_it_can_read_it(world: World) -> None:
    ben = Browser()
    await world.notifications.add_device(BEN, "", ben.subscription(world.there), AT)
    table = await world.to_ben()
    assert await world.sweep() == 0, "a quick game needs no push"
    assert await world.sweep(WAITED) == 1
    (asked,) = world.there.asked
    told = ben.read(asked)
    assert told == {
        "title": "Du bist dran · Tikal",
        "body": "Am Tisch mit Anna.",
        "path": f"/table/{table.stored.id}",
        "kind": "your-turn",
        "id": told["id"],
    }
    assert asked.path == "/one"
    assert (asked.headers["ttl"], asked.headers["urgency"]) == (str(DAY), "high")
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", asked.headers["topic"])
    assert b"Anna" not in asked.body


async def test_push_services_know_us_by_our_key(world: World) -> None:
    await world.notifications.add_device(BEN, "", Browser().subscription(world.there), AT)
    await world.to_ben()
    await world.sweep()
    await world.sweep(WAITED)
    signed = world.there.asked[0].headers["authorization"]
    assert Vapid02.verify(signed)
    token, key = re.fullmatch(r"vapid t=(\S+),k=(\S+)", signed).groups()  # type: ignore[union-attr]  # or it fails
    assert key == (await world.notifications.ways(BEN, AT)).key
    claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == f"http://localhost:{world.there.port}"
    assert claims["sub"].startswith("mailto:")


def test_the_key_of_push_is_that_of_all_servers_with_one_secret_unless_another_is_given() -> None:
    given = urlsafe_b64encode(bytes(31) + b"\x01").decode().rstrip("=")
    here, there, stranger, told = (
        Push(OutboundClient(OutboundRules()), AT, secret, key).key
        for secret, key in ((b"one", ""), (b"one", ""), (b"another", ""), (b"one", given))
    )
    assert here == there
    assert len({here, stranger, told}) == 3
    assert len(urlsafe_b64decode(here + "=")) == 65


async def test_a_subscription_that_is_gone_is_forgotten(world: World) -> None:
    await world.notifications.add_device(BEN, "", Browser().subscription(world.there), AT)
    await world.to_ben()
    world.there.status = 410
    await world.sweep()
    assert await world.sweep(WAITED) == 1
    assert (await world.notifications.ways(BEN, AT)).ways == []


@pytest.mark.parametrize(("p256dh", "auth"), [("A" * 87, "A" * 22), ("BA" * 20, "A" * 22), ("A" * 17, "A" * 17)])
async def test_keys_that_are_no_browsers_are_refused(world: World, p256dh: str, auth: str) -> None:
    device = NewDevice(f"http://localhost:{world.there.port}/", p256dh, auth)
    assert await refusal(world.notifications.add_device(BEN, "", device, AT)) == "malformed"


async def test_a_browser_belongs_to_the_last_who_used_it_and_the_oldest_of_many_goes(world: World) -> None:
    browser = Browser()
    for person in (ANNA, BEN):
        await world.notifications.add_device(person, "", browser.subscription(world.there), AT)
    assert (await world.notifications.ways(ANNA, AT)).ways == []
    for number in range(12):
        world.now += 1
        await world.notifications.add_device(BEN, "", browser.subscription(world.there, str(number)), AT)
    assert len((await world.notifications.ways(BEN, AT)).ways) == 10
