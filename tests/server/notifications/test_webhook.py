"""Told to an address of one's own: signed, sent again until it arrives, never into our own network."""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cenote.server.notifications.notification_worker import AGAIN, FAILING, LEASE
from cenote.server.storage.quotas import DAY
from tests.server.files import rows
from tests.server.house import ANNA, BEN, refusal
from tests.server.notifications.world import AT, WAITED, World, pass_on

PAGE = (Path(__file__).parents[3] / "docs/notifications.md").read_text("utf-8")
pytestmark = pytest.mark.anyio


async def test_what_does_not_arrive_is_sent_again_with_the_same_id(world: World) -> None:
    await world.hook()
    await world.to_ben()
    world.there.status = 503
    await world.sweep()
    assert [await world.sweep(wait) for wait in (WAITED, 30, 31)] == [1, 0, 1]
    (way,) = (await world.notifications.ways(BEN, AT)).ways
    assert (way.trouble, way.off) == ("refused", False)
    world.there.status = 200
    assert [await world.sweep(wait) for wait in (AGAIN[1] + 1, DAY)] == [1, 0]
    assert len({said["id"] for said in world.said()}) == 1
    (way,) = (await world.notifications.ways(BEN, AT)).ways
    assert (way.trouble, way.told) == ("", world.now - DAY)


async def test_what_nobody_needs_to_know_any_more_is_not_sent_again(world: World) -> None:
    await world.hook()
    table = await world.to_ben()
    world.there.status = 500
    await world.sweep()
    await world.sweep(WAITED)
    await pass_on(world.home, table, BEN)
    assert await world.sweep(AGAIN[0] + 1) == 0
    assert await world.notifications.store.due(world.now + DAY, 10) == []


async def test_a_webhook_that_fails_for_days_is_switched_off_until_a_test_arrives(world: World) -> None:
    await world.hook()
    world.there.status = 500
    table = await world.to_ben()
    await world.sweep()
    for _ in range(5):
        await world.sweep(WAITED)
        for wait in AGAIN:
            await world.sweep(wait + 1)
        await pass_on(world.home, table, BEN)
        await world.sweep(1)
        await pass_on(world.home, table, ANNA)
        await world.sweep(1)
    (way,) = (await world.notifications.ways(BEN, AT)).ways
    assert (way.off, way.trouble) == (True, "refused")
    assert [await world.sweep(wait) for wait in (WAITED, DAY)] == [0, 0]
    assert (await world.notifications.test_webhook(BEN)).trouble == "refused"
    world.there.status = 204
    assert (await world.notifications.test_webhook(BEN)).trouble == ""
    (way,) = (await world.notifications.ways(BEN, AT)).ways
    assert not way.off
    assert sum(AGAIN) < DAY < FAILING


async def test_a_server_that_dies_during_a_delivery_leaves_it_to_another(two_servers: World) -> None:
    world = two_servers
    await world.hook()
    await world.to_ben()
    dying, living = world.servers
    await dying.worker.poll()
    world.now += WAITED
    await dying.worker._queue_due(world.now)
    (delivery,) = await dying.store.due(world.now, 10)
    assert await dying.store.claim(delivery, world.now + LEASE)
    assert not await living.store.claim(delivery, world.now + LEASE), "it is another's"
    world.servers.remove(dying)
    assert [await world.sweep(wait) for wait in (5, LEASE)] == [0, 1]


async def test_a_webhook_is_signed_with_a_secret_that_is_told_once(world: World, path: Path) -> None:
    made = await world.hook()
    (way,) = (await world.notifications.ways(BEN, AT, fresh=made)).ways
    assert way.secret
    assert (await world.notifications.ways(BEN, AT)).ways[0].secret == ""
    table = await world.to_ben()
    await world.sweep()
    await world.sweep(WAITED)
    (asked,) = world.there.asked
    expected = hmac.new(way.secret.encode(), asked.body, "sha256").hexdigest()
    assert asked.headers["cenote-signature"] == f"sha256={expected}"
    shown: dict[str, Callable[[str, bytes, str], bool]] = {}
    exec(re.findall(r"```python\n(.*?)```", PAGE, re.S)[0], shown)
    is_from_cenote = shown["is_from_cenote"]
    assert is_from_cenote(way.secret, asked.body, asked.headers["cenote-signature"])
    assert not is_from_cenote(way.secret, asked.body + b" ", asked.headers["cenote-signature"])
    said = json.loads(asked.body)
    assert said == {
        "id": asked.headers["cenote-id"],
        "kind": "your-turn",
        "time": int(world.now),
        "table": table.stored.id,
        "game": "tikal",
        "url": f"{AT}/table/{table.stored.id}",
        "title": "Your turn · Tikal",
        "body": "At the table with Anna.",
        "language": "en",
    }
    assert way.secret not in str(rows(path, "select * from channels"))


async def test_a_webhook_into_our_own_network_is_refused(world: World) -> None:
    port = world.there.port
    world.notifications._outbound.rules = replace(world.notifications._outbound.rules, loopback=False)
    for url in (
        f"http://127.0.0.1:{port}/",
        f"http://[::1]:{port}/",
        "ftp://example.org/",
        f"http://a@b.example:{port}/",
    ):
        assert await refusal(world.notifications.set_webhook(BEN, "", url, "en", AT)) == "bad-address"
    await world.notifications.set_webhook(BEN, "", f"http://localhost:{port}/", "en", AT)
    assert (await world.notifications.test_webhook(BEN)).trouble == "unreachable"
    assert world.there.asked == []
