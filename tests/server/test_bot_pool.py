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
from tests.server.test_bot_pool import ask, thinkers_of

async def serve():
    async with thinkers_of(2) as thinkers:
        await ask(thinkers, "hang")

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
async def thinkers_of(workers: int, patience: float = LONG) -> AsyncIterator[BotPool]:
    thinkers = BotPool(workers, patience, BOTS)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.stop()


async def ask(thinkers: BotPool, bot: str, key: str = "table/0", legal: Sequence[int] = (3, 5, 8)) -> int:
    return (await thinkers.choose(key, bot, "tikal", VIEW, legal)).code


async def where(thinkers: BotPool, key: str = "table/0") -> int:
    """The process that thinks for this table and seat."""
    return await ask(thinkers, "where", key, thinkers.pids)


async def failure(thinkers: BotPool, bot: str) -> tuple[str, str]:
    with pytest.raises(BotFailed) as failed:
        await ask(thinkers, bot)
    return failed.value.bot, failed.value.why


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_whole_game_is_played() -> None:
    match = Match.start("tikal", 2, seed=bytes(32))
    async with thinkers_of(2) as thinkers:
        while not match.over:
            (seat,) = match.actors()
            bot = ("greedy", "random")[seat]
            thought = await thinkers.choose(f"table/{seat}", bot, "tikal", match.view(seat), match.legal(seat))
            assert not thought.hurried
            match.play(seat, thought.code)
    result = match.result()
    assert result is not None
    assert result.winners == (0,)


async def test_a_bot_that_fails_is_named_and_a_fresh_process_answers(caplog: pytest.LogCaptureFixture) -> None:
    async with thinkers_of(1) as thinkers:
        for bot in ("crash", "quit", "die", "heir", "deaf", "unheard-of", "illegal"):
            before = await where(thinkers)
            assert await failure(thinkers, bot) == (bot, "illegal" if bot == "illegal" else "crashed")
            assert not lives(before)
            assert thinkers.pids
            assert await ask(thinkers, "count") == 3
    logged = [entry.getMessage() for entry in caplog.records if entry.name == "cenote.bots"]
    assert len(logged) == 7
    assert logged[0].startswith("bot crash at table/0 crashed: Traceback")
    assert "ArithmeticError: no plan for None and [3, 5, 8]" in logged[0]


async def test_a_bot_that_hangs_is_not_waited_for() -> None:
    async with thinkers_of(1, patience=0.5) as thinkers:
        assert await failure(thinkers, "hang") == ("hang", "hung")
        assert await ask(thinkers, "count") == 3


async def test_a_level_stops_when_its_time_is_up_and_says_so() -> None:
    thinkers = BotPool(1, LONG, haste=TimeBudget(seconds=1e-6, share=1.0))
    await thinkers.start()
    try:
        match = Match.start("tikal", 2, seed=bytes(32))
        view, legal = match.view(0), match.legal(0)
        hurried = await thinkers.choose("table/0", "expert", "tikal", view, legal)
        assert hurried.code in legal
        assert hurried.hurried
        assert not (await thinkers.choose("table/1", "greedy", "tikal", view, legal)).hurried
    finally:
        await thinkers.stop()


async def test_what_a_bot_prints_goes_to_stderr(capfd: pytest.CaptureFixture[str]) -> None:
    async with thinkers_of(1) as thinkers:
        assert [await ask(thinkers, "print"), await ask(thinkers, "count")] == [3, 3]
    assert capfd.readouterr() == ("", "let me see\nthis one, I think\n")


async def test_a_bot_remembers_and_stays_where_it_is() -> None:
    keys = [f"table/{seat}" for seat in range(8)]
    async with thinkers_of(2) as thinkers:
        for code in (3, 5, 8):
            answers = await asyncio.gather(*(ask(thinkers, "count", key) for key in keys))
            assert answers == [code] * 8
        homes = [await where(thinkers, key) for key in keys]
        assert homes == [await where(thinkers, key) for key in keys]
        assert set(homes) == set(thinkers.pids)


async def test_the_bot_that_was_not_asked_for_longest_is_forgotten() -> None:
    async with thinkers_of(1) as thinkers:
        for number in range(MEMORY + 1):
            assert await ask(thinkers, "count", f"table{number}/0") == 3
        assert await ask(thinkers, "count", "table1/0") == 5
        assert await ask(thinkers, "count", "table0/0") == 3


async def test_one_bot_thinks_while_another_hangs_and_stop_cancels_who_is_left() -> None:
    async with thinkers_of(2) as thinkers:
        homes = {await where(thinkers, f"table/{seat}"): f"table/{seat}" for seat in range(8)}
        busy, free = homes.values()
        asked = [asyncio.create_task(ask(thinkers, bot, busy)) for bot in ("hang", "count")]
        assert await ask(thinkers, "slow", free) == 3
        assert not any(task.done() for task in asked)
        pids = thinkers.pids
    await asyncio.wait(asked)
    assert all(task.cancelled() for task in asked)
    assert not any(lives(pid) for pid in pids)
    assert thinkers.pids == ()


async def test_the_answer_to_a_cancelled_question_is_not_taken_for_another(capfd: pytest.CaptureFixture[str]) -> None:
    async with thinkers_of(1) as thinkers:
        home = await where(thinkers)
        asked = [asyncio.create_task(ask(thinkers, bot)) for bot in ("slow", "count")]
        await until(lambda: "hm" in capfd.readouterr().err)
        for task in asked:
            task.cancel()
        assert await ask(thinkers, "count", legal=[6, 7]) == 6
        assert await where(thinkers) == home
        assert all(task.cancelled() for task in asked)


async def test_a_cancelled_question_to_a_bot_that_hangs_ends_with_its_process(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with thinkers_of(1, patience=0.5) as thinkers:
        home = await where(thinkers)
        asked = asyncio.create_task(ask(thinkers, "hang"))
        await until(lambda: "hanging" in capfd.readouterr().err)
        asked.cancel()
        assert await ask(thinkers, "count") == 3
        assert not lives(home)


async def test_a_process_that_died_in_its_sleep_is_no_bots_fault() -> None:
    async with thinkers_of(1) as thinkers:
        os.kill(await where(thinkers), signal.SIGKILL)
        while thinkers.pids:
            await asyncio.sleep(0.01)
        assert await ask(thinkers, "count") == 3
        os.kill(await where(thinkers), signal.SIGKILL)


async def test_ctrl_c_in_the_terminal_of_the_server_reaches_no_process() -> None:
    async with thinkers_of(2) as thinkers:
        assert os.getpgrp() not in [os.getpgid(pid) for pid in thinkers.pids]


async def test_a_signal_to_the_whole_group_is_left_to_the_server() -> None:
    async with thinkers_of(1) as thinkers:
        home = await where(thinkers)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(home, number)
            assert await where(thinkers) == home


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
