"""Two servers on one storage: of two changes at the same time one is told to look again, and nothing is done twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cenote.server.live import LiveTable
from cenote.server.storage.contract import Storage
from tests.server.house import ANNA, BEN, CLEO, House, position, refusal

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
    assert await refusal(there.play(other, ANNA, "place a3 0")) == "stale"
    assert other.stored == mine.stored
    assert await refusal(there.play(other, ANNA, "place a3 0")) == "not-seated"


async def test_a_leave_and_a_move_do_not_both_succeed(here: House, there: House) -> None:
    mine, other = await both(here, there)
    await here.play(mine, ANNA, "place a3 0")
    assert await refusal(there.leave(other, BEN)) == "stale"
    await there.leave(other, BEN)
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


async def test_of_two_who_change_the_seats_one_is_told_to_look_again(here: House, there: House) -> None:
    mine = await here.open("me", "open", "open")
    other = await there.tables.get(mine.stored.id)
    await here.join(mine, BEN, 1)
    assert await refusal(there.join(other, CLEO, 1)) == "stale"
    assert other.stored == mine.stored
    await there.join(other, CLEO, 2)
    assert await refusal(here.start(mine, ANNA)) == "seats-open"
    assert await refusal(here.join(mine, CLEO, 2)) == "stale"
    await here.start(mine, ANNA)
    assert mine.stored.status == "running"


async def test_two_who_begin_the_same_game_begin_it_once(here: House, there: House) -> None:
    mine = await here.open("me", "open")
    await here.join(mine, BEN, 1)
    other = await there.tables.get(mine.stored.id)
    await here.start(mine, ANNA)
    assert await refusal(there.start(other, ANNA)) == "stale"
    assert len(await here.entries(mine)) == 1
    assert position(other) == position(mine)
