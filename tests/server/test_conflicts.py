"""Two servers on one storage: of two changes at the same time one is told to look again, and nothing is done twice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from cenote.server.storage.contract import Storage, StoredTable
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.lobby import MOST_ATTEMPTS
from tests.counts import count
from tests.server.house import ANNA, BEN, CLEO, House, owing_people, position, refusal, some_actions

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("another", ["memory", "database", "postgresql"], indirect=True),
]


@pytest.fixture
def here(another: Callable[[], Storage]) -> House:
    return House(another())


@pytest.fixture
def there(another: Callable[[], Storage]) -> House:
    return House(another())


async def both(here: House, there: House) -> tuple[LiveTable, LiveTable]:
    """A game that has just begun, in the memory of both."""
    mine = await here.two()
    return mine, await there.tables.get(mine.stored.id)


async def caught_up(home: House, table: LiveTable) -> None:
    """As when another server has said that something is new."""
    async with table.lock:
        await home.tables.catch_up(table)


@pytest.mark.parametrize(("game", "mode"), [("tikal", "basic"), ("tikal", "auction"), ("jackal", "archipelago")])
async def test_a_server_that_catches_up_has_told_everybody_the_same(
    here: House, there: House, game: str, mode: str
) -> None:
    """Whoever plays where, with undos, from one look to the next: frames, events and positions are the same."""
    rng = Random(7)
    mine = await here.two(game=game, mode=mode)
    houses = [(here, mine), (there, await there.tables.get(mine.stored.id))]
    undone = 0
    while mine.stored.status == "running" and len(await here.entries(mine)) < count(60, 150):
        before = mine.numbers()
        for _ in range(rng.randint(1, 3)):
            home, table = rng.choice(houses)
            await caught_up(home, table)
            if not (people := owing_people(table)):
                break
            person = rng.choice(people)
            if rng.random() < 0.3 and wire.frame(table, table.viewer_of(person)).undoable:
                await home.undo(table, person)
                undone += 1
            else:
                await home.play(table, person, *some_actions(table, person, rng))
        for home, table in houses:
            await caught_up(home, table)
        (_, mine), (_, other) = houses
        assert position(mine) == position(other)
        for viewer, since in zip(mine.viewers(), before, strict=True):
            assert wire.frame(mine, viewer, since) == wire.frame(other, viewer, since)
    assert undone or game == "jackal"


async def test_those_who_choose_at_the_same_time_on_two_servers_do_not_refuse_each_other(
    here: House, there: House
) -> None:
    """The second one finds the first one's choice stored before its own, sees that it owes the same, and is played."""
    mine = await here.two(game="jackal", mode="archipelago")
    other = await there.tables.get(mine.stored.id)
    rng = Random(1)
    together = 0
    while mine.stored.status == "running" and together < 5:
        people = owing_people(mine)
        if len(people) == 2:
            chosen = some_actions(other, BEN, rng)
            await here.play(mine, ANNA, *some_actions(mine, ANNA, rng))
            await there.play(other, BEN, *chosen)
            together += 1
        else:
            await here.play(mine, people[0], *some_actions(mine, people[0], rng))
        await caught_up(here, mine)
        await caught_up(there, other)
        assert position(mine) == position(other)
    assert together == 5


async def test_what_is_known_already_is_not_told_again(here: House, there: House) -> None:
    mine, other = await both(here, there)
    await here.play(mine, ANNA, "place a3 0")
    there.told.clear()
    await caught_up(there, other)
    assert there.told == [(mine.stored.id, "moved")]
    await caught_up(there, other)
    assert there.told == [(mine.stored.id, "moved")]
    await here.leave(mine, BEN)
    await caught_up(there, other)
    assert there.told[1:] == [(mine.stored.id, "people")]


@pytest.mark.parametrize("wrong", [("place a3 1", "end"), ("place a3 0", "enter worker a5", "end")])
async def test_where_memory_was_wrong_everything_is_read_anew(
    here: House, there: House, wrong: tuple[str, ...]
) -> None:
    mine, other = await both(here, there)
    assert other.match is not None
    other.match.play(0, *wrong)
    await here.play(mine, ANNA, "place a3 0")
    await here.play(mine, ANNA, "enter worker a5")
    await caught_up(there, other)
    assert position(other) == position(mine)


async def test_a_table_of_newer_rules_is_left_alone(here: House, there: House) -> None:
    """A newer server has taken it up: an older one, which cannot know what it means, neither shows nor freezes it."""
    mine, other = await both(here, there)
    newer = await here.storage.change_table(mine.stored, replace(mine.stored, rules=mine.stored.rules + 1))
    assert await refusal(there.play(other, ANNA, "place a3 0")) == "newer-rules"
    assert other.lost
    assert await refusal(there.tables.get(mine.stored.id)) == "newer-rules"
    assert await here.storage.table(mine.stored.id) == newer


async def test_of_two_moves_at_once_one_is_told_to_look_again(here: House, there: House) -> None:
    mine, other = await both(here, there)
    await here.play(mine, ANNA, "place a3 0")
    assert await refusal(there.play(other, ANNA, "place a3 1")) == "stale"
    assert position(other) == position(mine)
    await there.play(other, ANNA, "enter worker a5")
    assert await refusal(here.play(mine, ANNA, "end")) == "stale"
    assert position(other) == position(mine)
    assert [text for seat, text in await here.entries(mine) if seat == 0] == ["place a3 0", "enter worker a5"]


async def test_a_move_and_a_leave_do_not_both_succeed(here: House, there: House) -> None:
    mine, other = await both(here, there)
    await here.leave(mine, ANNA)
    assert await refusal(there.play(other, ANNA, "place a3 0")) == "not-seated"
    assert other.stored == mine.stored
    assert position(other) == position(mine)


async def test_who_leaves_while_another_moves_leaves_after_the_move(here: House, there: House) -> None:
    mine, other = await both(here, there)
    await here.play(mine, ANNA, "place a3 0")
    await there.leave(other, BEN)
    assert other.stored.seats[1].bot
    await caught_up(here, mine)
    assert position(other) == position(mine)


async def test_a_request_that_both_are_sent_is_answered_alike_and_carried_out_once(here: House, there: House) -> None:
    """The second one plays it in its own memory, finds out that it cannot store it, and looks for the answer."""
    mine, other = await both(here, there)
    count = len(await here.entries(mine))
    done = await here.play(mine, ANNA, "place a3 0", id="once")
    assert await there.play(other, ANNA, "place a3 0", id="once") == done
    assert len(await here.entries(mine)) == count + 1
    assert position(other) == position(mine)
    undone = await there.undo(other, ANNA, id="back")
    assert await here.undo(mine, ANNA, id="back") == undone
    assert len(await here.entries(mine)) == count + 2


async def test_of_two_who_change_the_seats_the_second_sees_what_the_first_did(here: House, there: House) -> None:
    mine = await here.open("me", "open", "open")
    other = await there.tables.get(mine.stored.id)
    await here.join(mine, BEN, 1)
    assert await refusal(there.join(other, CLEO, 1)) == "seat-taken"
    assert other.stored == mine.stored
    await here.storage.change_table(mine.stored, mine.stored)
    await there.join(other, CLEO, 2)
    assert await refusal(here.start(mine, ANNA)) == "seats-open"
    await here.join(mine, CLEO, 2)
    await here.start(mine, ANNA)
    assert mine.stored.status == "running"
    assert [seat.person for seat in mine.stored.seats] == [ANNA, BEN, CLEO]


class Overtaking:
    """A storage to which another server writes just before each of the next changes of a table."""

    def __init__(self, storage: Storage, times: int) -> None:
        self.storage, self.times = storage, times

    def __getattr__(self, name: str) -> Any:
        return getattr(self.storage, name)

    async def change_table(self, before: StoredTable, after: StoredTable) -> StoredTable:
        if self.times:
            self.times -= 1
            newest = await self.storage.table(before.id)
            assert newest is not None
            await self.storage.change_table(newest, newest)
        return await self.storage.change_table(before, after)


@pytest.mark.parametrize(("times", "outcome"), [(MOST_ATTEMPTS - 1, None), (MOST_ATTEMPTS, "stale")])
async def test_a_resignation_is_repeated_while_another_server_keeps_writing(
    here: House, there: House, times: int, outcome: str | None
) -> None:
    _, other = await both(here, there)
    there.tables.storage = cast(Storage, Overtaking(there.storage, times))
    if outcome is None:
        await there.leave(other, BEN)
    else:
        assert await refusal(there.leave(other, BEN)) == outcome
    assert bool(other.stored.seats[1].bot) == (outcome is None)


async def test_two_who_begin_the_same_game_begin_it_once(here: House, there: House) -> None:
    mine = await here.open("me", "open")
    await here.join(mine, BEN, 1)
    other = await there.tables.get(mine.stored.id)
    await here.start(mine, ANNA)
    assert await refusal(there.start(other, ANNA)) == "not-gathering"
    assert len(await here.entries(mine)) == 1
    assert position(other) == position(mine)
