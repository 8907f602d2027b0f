"""The server's time: who has used least of it goes first, and who has used too much waits."""

from __future__ import annotations

import asyncio
import time

import pytest

from cenote.server import limits
from cenote.server.throttling.fair_share import Client, CpuScheduler
from tests.server.test_token_bucket import Clock

pytestmark = pytest.mark.anyio


async def order(*clients: Client) -> list[Client]:
    """In which order they get a turn when all ask at once, each paying for a move."""
    done: list[Client] = []

    async def ask(client: Client) -> None:
        await client.wait_turn()
        client.charge(limits.COSTS.move_seconds)
        done.append(client)

    await asyncio.gather(*(ask(client) for client in clients))
    return done


async def test_an_address_that_has_used_much_comes_after_one_that_has_not() -> None:
    scheduler = CpuScheduler(clock=Clock())
    busy, quiet = scheduler.client("192.0.2.1", "a"), scheduler.client("192.0.2.2", "b")
    busy.charge(1)
    assert await order(busy, busy, busy, quiet) == [quiet, busy, busy, busy]


async def test_two_addresses_that_ask_for_much_take_turns() -> None:
    scheduler = CpuScheduler(clock=Clock())
    one, other = scheduler.client("192.0.2.1", "a"), scheduler.client("192.0.2.2", "b")
    done = await order(*[one] * 10, *[other] * 10)
    assert all({*done[at : at + 2]} == {one, other} for at in range(0, 20, 2))


async def test_within_an_address_whoever_has_used_least_goes_first() -> None:
    scheduler = CpuScheduler(clock=Clock())
    busy, quiet = scheduler.client("192.0.2.1", "a"), scheduler.client("192.0.2.1", "b")
    busy.charge(1)
    assert await order(busy, busy, quiet, quiet) == [quiet, quiet, busy, busy]


async def test_somebody_who_gives_up_waiting_holds_nobody_up() -> None:
    scheduler = CpuScheduler(clock=Clock())
    gone, here = (asyncio.ensure_future(scheduler.client("192.0.2.1", person).wait_turn()) for person in "ab")
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(here, 10)
    await asyncio.wait_for(scheduler.client("192.0.2.1", "c").wait_turn(), 10)


async def test_a_person_pays_wherever_they_are_and_an_address_for_all_its_people() -> None:
    clock = Clock()
    scheduler = CpuScheduler(clock=clock)
    for number in range(100):
        scheduler.client(f"192.0.2.{number}", "anna").charge(limits.CPU.person_share)
    assert scheduler.client("198.51.100.1", "anna").retry_after() == pytest.approx(100 - limits.COSTS.burst_seconds)
    assert scheduler.client("192.0.2.1", "ben").retry_after() == 0
    for number in range(100):
        scheduler.client("203.0.113.1", f"somebody {number}").charge(limits.CPU.address_share)
    assert scheduler.client("203.0.113.1", "somebody else").retry_after() == pytest.approx(
        100 - limits.COSTS.burst_seconds
    )
    clock.now += 100
    assert scheduler.client("203.0.113.1", "anna").retry_after() == 0


async def test_what_is_done_costs_the_time_of_the_processor_not_that_of_the_clock() -> None:
    clock = Clock()
    scheduler = CpuScheduler(clock=clock)
    anna = scheduler.client("192.0.2.1", "anna")
    with anna.charge_cpu():
        clock.now += 1000
        began = time.thread_time()
        while time.thread_time() - began < 0.01:
            pass
    spent = limits.CPU.person_share * limits.COSTS.burst_seconds - scheduler.people["anna"].tokens()
    assert 0.01 <= spent < 1


async def test_people_of_a_school_who_click_as_fast_as_they_can_are_never_refused() -> None:
    """Thirty pupils behind one address: ten previews a second for five seconds, then ten seconds of thought.

    A preview of a full board takes the server three milliseconds.
    """
    clock = Clock()
    scheduler = CpuScheduler(clock=clock)
    pupils = [scheduler.client("192.0.2.1", f"pupil {number}") for number in range(30)]
    for _ in range(20):
        for _ in range(50):
            for pupil in pupils:
                assert pupil.retry_after() == 0
                pupil.charge(0.003)
            clock.now += 0.1
        clock.now += 10
