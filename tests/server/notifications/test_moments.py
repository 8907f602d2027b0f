"""Told once and in time, and only who does not know already."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.server.storage.quotas import HOUR
from cenote.server.storage.schema import TABLES
from cenote.server.tables.live import LiveTable
from tests.server.files import script
from tests.server.house import ANNA, BEN, House
from tests.server.notifications.world import WAITED, World, pass_on

pytestmark = pytest.mark.anyio


async def test_each_turn_is_told_once_however_many_servers_look(two_servers: World) -> None:
    world = two_servers
    await world.hook()
    table = await world.to_ben()
    told = [await world.sweep(wait) for wait in (0, WAITED, 5, 5, 3600)]
    assert told == [0, 1, 0, 0, 0]
    await pass_on(world.home, table, BEN)
    await world.sweep(1)
    await pass_on(world.home, table, ANNA)
    assert [await world.sweep(wait) for wait in (1, WAITED, 5)] == [0, 1, 0]
    assert len({said["id"] for said in world.said()}) == 2


async def test_who_is_at_the_table_is_not_told_and_who_has_gone_is(world: World) -> None:
    await world.hook()
    table = await world.to_ben()
    world.here.add((table.stored.id, BEN))
    assert [await world.sweep(wait) for wait in (0, WAITED, WAITED, WAITED)] == [0, 0, 0, 0]
    world.here.clear()
    assert [await world.sweep(wait) for wait in (1, WAITED)] == [0, 1]


async def test_who_plays_in_time_is_not_told(world: World) -> None:
    await world.hook()
    table = await world.to_ben()
    await world.sweep()
    await pass_on(world.home, table, BEN)
    assert [await world.sweep(wait) for wait in (WAITED, WAITED)] == [0, 0]


async def test_whoever_asks_to_be_told_knows_how_things_stand_now(world: World) -> None:
    await world.to_ben()
    await world.hook()
    assert [await world.sweep(wait) for wait in (0, WAITED)] == [0, 0]


async def test_others_choosing_at_the_same_time_changes_nothing(world: World) -> None:
    """In a simultaneous phase everybody owes something; who has not chosen is told once, whatever others do."""
    await world.hook(BEN)
    await world.hook(ANNA)
    table = await world.home.seeded("me", "open", game="jackal", mode="archipelago")
    for _ in range(200):
        assert table.match is not None
        if len(table.match.actors()) > 1:
            break
        await world.home.play_on(table, 1)
    await world.sweep()
    await world.sweep(WAITED)
    assert len(world.there.asked) == 2
    await pass_on_one(world.home, table)
    assert [await world.sweep(wait) for wait in (1, WAITED, 5)] == [0, 0, 0]


async def pass_on_one(home: House, table: LiveTable) -> None:
    """The first of those who owe a choice makes it whole, and the other still owes theirs."""
    assert table.match is not None
    first, other = table.match.actors()
    while first in table.match.actors():
        await home.play_on(table, 1)
    assert other in table.match.actors()


async def test_the_end_of_a_game_is_told_to_those_who_are_not_there(world: World) -> None:
    await world.hook(ANNA)
    await world.hook(BEN)
    table = await world.home.two()
    world.here.add((table.stored.id, ANNA))
    await world.home.play_on(table)
    assert table.stored.status == "over"
    await world.sweep()
    assert [await world.sweep(wait) for wait in (WAITED, WAITED)] == [1, 0]
    (said,) = world.said()
    assert (said["kind"], said["title"]) == ("game-over", "The game is over · Tikal")
    world.here.clear()
    assert await world.sweep(WAITED) == 0


@pytest.mark.skipif("deadline" not in TABLES.c, reason="tables have no clocks")
async def test_who_runs_short_of_time_is_told_by_their_own_clock(world: World, path: Path) -> None:
    await world.hook()
    await world.to_ben()
    script(path, f"update tables set deadline = {world.now + 60}, since = {world.now}, remaining = '[60, {8 * HOUR}]'")
    told = [await world.sweep(wait) for wait in (0, WAITED, 6 * HOUR - 100, 200, HOUR)]
    assert told == [0, 1, 0, 1, 0]
    assert world.said()[1]["kind"] == "time-short"


async def test_somebody_is_told_what_they_want_in_their_language(world: World) -> None:
    await world.hook()
    await world.notifications.set_kinds(BEN, ["game-over"], "ru")
    table = await world.to_ben()
    await world.sweep()
    assert await world.sweep(WAITED) == 0
    await world.home.play_on(table)
    await world.sweep()
    assert await world.sweep(WAITED) == 1
    assert world.said()[0]["title"] == "Партия окончена · Тикал"
