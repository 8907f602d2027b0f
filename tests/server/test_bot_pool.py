"""Bots in processes of their own: what they may do to themselves, and never to the server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager

import pytest

from cenote.core.match import Match
from cenote.games.tikal.game import TIKAL
from cenote.server.bots.bot_pool import BotFailed, BotPool
from cenote.server.bots.bot_worker import MEMORY
from cenote.server.bots.time_budget import TimeBudget
from tests.server.house import until

KINDS = "Crash Quit Die Deaf Hang Heir Illegal Print Slow Count Where"
BOTS = {kind.lower(): f"tests.server.bad_bots:{kind}Bot" for kind in KINDS.split()}
VIEW = TIKAL.view(TIKAL.new(2), 0)
LONG = 60.0
SERVER = """
import asyncio
from tests.server.test_bot_pool import ask, pool_of

async def serve():
    async with pool_of(2) as bot_pool:
        await ask(bot_pool, "hang")

asyncio.run(serve())
"""

pytestmark = [pytest.mark.anyio, pytest.mark.filterwarnings("error")]


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """In debug mode asyncio complains of more."""
    return "asyncio", {"debug": True}


@pytest.fixture(autouse=True)
def _nothing_is_left_open(_path_to_the_bots: None) -> Iterator[None]:
    """Gives every process or pipe that a test has left open a chance to complain."""
    yield
    gc.collect()


@asynccontextmanager
async def pool_of(workers: int, patience: float = LONG) -> AsyncIterator[BotPool]:
    bot_pool = BotPool(workers, patience, BOTS)
    await bot_pool.start()
    try:
        yield bot_pool
    finally:
        await bot_pool.stop()


async def ask(bot_pool: BotPool, bot: str, key: str = "table/0", legal: Sequence[int] = (3, 5, 8)) -> int:
    return (await bot_pool.choose(key, bot, "tikal", VIEW, legal)).code


async def where(bot_pool: BotPool, key: str = "table/0") -> int:
    """The process that thinks for this table and seat."""
    return await ask(bot_pool, "where", key, bot_pool.pids)


async def failure(bot_pool: BotPool, bot: str) -> tuple[str, str]:
    with pytest.raises(BotFailed) as failed:
        await ask(bot_pool, bot)
    return failed.value.bot, failed.value.why


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_whole_game_is_played() -> None:
    match = Match.start("tikal", 2, seed=bytes(32))
    async with pool_of(2) as bot_pool:
        while not match.over:
            (seat,) = match.actors()
            bot = ("greedy", "random")[seat]
            thought = await bot_pool.choose(f"table/{seat}", bot, "tikal", match.view(seat), match.legal(seat))
            assert not thought.hurried
            match.play(seat, thought.code)
    result = match.result()
    assert result is not None
    assert result.winners == (0,)


async def test_a_bot_that_fails_is_named_and_a_fresh_process_answers(caplog: pytest.LogCaptureFixture) -> None:
    async with pool_of(1) as bot_pool:
        for bot in ("crash", "quit", "die", "heir", "deaf", "unheard-of", "illegal"):
            before = await where(bot_pool)
            assert await failure(bot_pool, bot) == (bot, "illegal" if bot == "illegal" else "crashed")
            assert not lives(before)
            assert bot_pool.pids
            assert await ask(bot_pool, "count") == 3
    logged = [entry.getMessage() for entry in caplog.records if entry.name == "cenote.bots"]
    assert len(logged) == 7
    assert logged[0].startswith("bot crash at table/0 crashed: Traceback")
    assert "ArithmeticError: no plan for None and [3, 5, 8]" in logged[0]


async def test_a_bot_that_hangs_is_not_waited_for() -> None:
    async with pool_of(1, patience=0.5) as bot_pool:
        assert await failure(bot_pool, "hang") == ("hang", "hung")
        assert await ask(bot_pool, "count") == 3


async def test_a_level_stops_when_its_time_is_up_and_says_so() -> None:
    bot_pool = BotPool(1, LONG, time_budget=TimeBudget(seconds=1e-6, share=1.0))
    await bot_pool.start()
    try:
        match = Match.start("tikal", 2, seed=bytes(32))
        view, legal = match.view(0), match.legal(0)
        hurried = await bot_pool.choose("table/0", "expert", "tikal", view, legal)
        assert hurried.code in legal
        assert hurried.hurried
        assert not (await bot_pool.choose("table/1", "greedy", "tikal", view, legal)).hurried
    finally:
        await bot_pool.stop()


async def test_what_a_bot_prints_goes_to_stderr(capfd: pytest.CaptureFixture[str]) -> None:
    async with pool_of(1) as bot_pool:
        assert [await ask(bot_pool, "print"), await ask(bot_pool, "count")] == [3, 3]
    assert capfd.readouterr() == ("", "let me see\nthis one, I think\n")


async def test_a_bot_remembers_and_stays_where_it_is() -> None:
    keys = [f"table/{seat}" for seat in range(8)]
    async with pool_of(2) as bot_pool:
        for code in (3, 5, 8):
            answers = await asyncio.gather(*(ask(bot_pool, "count", key) for key in keys))
            assert answers == [code] * 8
        homes = [await where(bot_pool, key) for key in keys]
        assert homes == [await where(bot_pool, key) for key in keys]
        assert set(homes) == set(bot_pool.pids)


async def test_the_bot_that_was_not_asked_for_longest_is_forgotten() -> None:
    async with pool_of(1) as bot_pool:
        for number in range(MEMORY + 1):
            assert await ask(bot_pool, "count", f"table{number}/0") == 3
        assert await ask(bot_pool, "count", "table1/0") == 5
        assert await ask(bot_pool, "count", "table0/0") == 3


async def test_one_bot_thinks_while_another_hangs_and_stop_cancels_who_is_left() -> None:
    async with pool_of(2) as bot_pool:
        homes = {await where(bot_pool, f"table/{seat}"): f"table/{seat}" for seat in range(8)}
        busy, free = homes.values()
        asked = [asyncio.create_task(ask(bot_pool, bot, busy)) for bot in ("hang", "count")]
        assert await ask(bot_pool, "slow", free) == 3
        assert not any(task.done() for task in asked)
        pids = bot_pool.pids
    await asyncio.wait(asked)
    assert all(task.cancelled() for task in asked)
    assert not any(lives(pid) for pid in pids)
    assert bot_pool.pids == ()


async def test_the_answer_to_a_cancelled_question_is_not_taken_for_another(capfd: pytest.CaptureFixture[str]) -> None:
    async with pool_of(1) as bot_pool:
        home = await where(bot_pool)
        asked = [asyncio.create_task(ask(bot_pool, bot)) for bot in ("slow", "count")]
        await until(lambda: "hm" in capfd.readouterr().err)
        for task in asked:
            task.cancel()
        assert await ask(bot_pool, "count", legal=[6, 7]) == 6
        assert await where(bot_pool) == home
        assert all(task.cancelled() for task in asked)


async def test_a_cancelled_question_to_a_bot_that_hangs_ends_with_its_process(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with pool_of(1, patience=0.5) as bot_pool:
        home = await where(bot_pool)
        asked = asyncio.create_task(ask(bot_pool, "hang"))
        await until(lambda: "hanging" in capfd.readouterr().err)
        asked.cancel()
        assert await ask(bot_pool, "count") == 3
        assert not lives(home)


async def test_a_process_that_died_in_its_sleep_is_no_bots_fault() -> None:
    async with pool_of(1) as bot_pool:
        os.kill(await where(bot_pool), signal.SIGKILL)
        while bot_pool.pids:
            await asyncio.sleep(0.01)
        assert await ask(bot_pool, "count") == 3
        os.kill(await where(bot_pool), signal.SIGKILL)


async def test_ctrl_c_in_the_terminal_of_the_server_reaches_no_process() -> None:
    async with pool_of(2) as bot_pool:
        assert os.getpgrp() not in [os.getpgid(pid) for pid in bot_pool.pids]


async def test_a_signal_to_the_whole_group_is_left_to_the_server() -> None:
    async with pool_of(1) as bot_pool:
        home = await where(bot_pool)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(home, number)
            assert await where(bot_pool) == home


def test_processes_do_not_outlive_a_server_that_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stderr=subprocess.PIPE)
    assert server.stderr is not None
    assert server.stderr.readline() == b"hanging\n"
    server.kill()
    # They all write to this pipe, so it ends when the last of them does.
    assert server.communicate(timeout=LONG)[1] == b""


def test_nobody_can_think_in_no_process() -> None:
    with pytest.raises(ValueError, match="at least 1 process to think in, not 0"):
        BotPool(0, LONG)
