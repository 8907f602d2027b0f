"""Bot pool: worker processes for bots, so that a slow, crashing or hanging bot does not harm the server."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Literal, NamedTuple, TypeVar
from zlib import crc32

from cenote.coach.jobs import Job
from cenote.core.game import CenoteError, View
from cenote.server import metrics
from cenote.server.bots.bot_worker import LENGTH, Question, framed
from cenote.server.bots.time_budget import TimeBudget, usual_budget

Why = Literal["crashed", "hung", "illegal"]
Reply = TypeVar("Reply")

STARTUP: Final = 60.0
"""How many seconds a new worker has to become ready, which do not count against a bot's patience."""

GRACE: Final = 2.0
"""How many seconds a worker has to exit after it was killed or its pipe was closed."""

COACH: Final = "coach"
"""The name by which failures of the coach are reported."""

log = logging.getLogger("cenote.bots")


class BotFailed(CenoteError):
    """Raised if a bot gave no legal answer. Its worker has then been replaced, and its bots have lost their plans."""

    def __init__(self, bot: str, why: Why) -> None:
        super().__init__(bot, why)
        self.bot = bot
        self.why = why

    def __str__(self) -> str:
        return f"{self.bot}: {self.why}"


class BotChoice(NamedTuple):
    """A bot's choice, and whether the time budget cut its search short."""

    code: int
    hurried: bool = False


class BotPool:
    """A pool of worker processes, in which a table and seat always has the same worker, so that its bot keeps plans.

    `patience` is the maximum number of seconds for one decision; levels stop earlier, by the time budget. `bots` adds
    to the registered bots, from name to "module:attribute" or "file.py:Class".
    """

    def __init__(
        self,
        workers: int,
        patience: float,
        bots: Mapping[str, str] | None = None,
        time_budget: TimeBudget | None = None,
    ) -> None:
        if workers < 1:
            raise ValueError(f"bots need at least 1 process to think in, not {workers}")
        seconds, share = time_budget or usual_budget(patience)
        arguments = [str(seconds), str(share), *(f"{name}={place}" for name, place in (bots or {}).items())]
        self._workers = [_Worker(patience, arguments) for _ in range(workers)]

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the workers that are alive."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def start(self) -> None:
        """Start all workers, which get ready in the background."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def stop(self) -> None:
        """End all workers and wait until they have exited. Cancel unanswered questions."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def choose(self, key: str, bot: str, game: str, view: View, legal: Sequence[int]) -> BotChoice:
        """Return the bot's choice among the legal codes for a table and seat, such as "abc123/2".

        Raise `BotFailed` if the bot gives no legal answer. Time spent waiting for another bot in the same worker does
        not count against its patience.
        """
        worker = self._workers[crc32(key.encode()) % len(self._workers)]
        with metrics.BOT_DECISIONS.track_inprogress():
            return await worker.choose((key, bot, game, view, tuple(legal)))

    async def inquire(self, key: str, job: Job) -> object:
        """Return the coach's answer about a table as decoded JSON. Raise `BotFailed` if the worker gives none."""
        return await self._workers[crc32(key.encode()) % len(self._workers)].inquire(key, job)


class _Worker:
    """A worker process that answers one question at a time, and is replaced when it fails."""

    def __init__(self, patience: float, arguments: Sequence[str]) -> None:
        self._patience = patience
        self._arguments = arguments
        self._free = asyncio.Lock()
        self._process: Process | None = None
        self._ready = False
        self._asking: asyncio.Task[Any] | None = None
        self._stopped = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> None:
        async with self._free:
            await self._ensure_process()

    async def stop(self) -> None:
        self._stopped = True
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait([self._asking])
        await self._end()

    async def choose(self, question: Question) -> BotChoice:
        return await self._ask_when_free(lambda: self._ask(question))

    async def inquire(self, key: str, job: Job) -> object:
        return await self._ask_when_free(lambda: self._inquire(key, job))

    async def _ask_when_free(self, asked: Callable[[], Coroutine[None, None, Reply]]) -> Reply:
        """Ask when the worker is free.

        A call that is cancelled while it waits drops its question. One that is cancelled later drops the answer, which
        is still read, so that the pipes stay in step and the worker's other bots keep their memory.
        """
        await self._free.acquire()
        if self._stopped:
            self._free.release()
            raise asyncio.CancelledError
        asking = self._asking = asyncio.create_task(asked())
        asking.add_done_callback(self._done)
        return await asyncio.shield(asking)

    def _done(self, asking: asyncio.Task[Reply]) -> None:
        """Free the worker for the next question.

        Retrieve an error that no caller awaits, because it is already logged.
        """
        self._free.release()
        if not asking.cancelled():
            asking.exception()

    async def _ask(self, question: Question) -> BotChoice:
        key, bot, _, _, legal = question
        process = await self._ensure_process()
        why: Why
        try:
            answer = await self._answer(process, pickle.dumps(question))
        except TimeoutError:
            why, trouble = "hung", "no answer in time"
        except (EOFError, OSError, ValueError) as error:
            why, trouble = "crashed", repr(error)
        else:
            choice = _parse_choice(answer)
            if choice is not None and choice.code in legal:
                return choice
            why, trouble = "crashed" if choice is None else "illegal", str(answer)
        raise await self._failed(bot, key, why, trouble)

    async def _inquire(self, key: str, job: Job) -> object:
        process = await self._ensure_process()
        try:
            answer = await self._answer(process, pickle.dumps(job))
        except TimeoutError:
            raise await self._failed(COACH, key, "hung", "no answer in time") from None
        except (EOFError, OSError, ValueError) as error:
            raise await self._failed(COACH, key, "crashed", repr(error)) from None
        if isinstance(answer, str):
            raise await self._failed(COACH, key, "crashed", answer)
        return answer

    async def _failed(self, bot: str, key: str, why: Why, trouble: str) -> BotFailed:
        """Log a failure and replace the worker, because a process in which an error occurred cannot be trusted."""
        metrics.BOT_FAILURES.labels(why).inc()
        log.warning("bot %s at %s %s: %s", bot, key, why, trouble)
        await self._end()
        await self._ensure_process()
        return BotFailed(bot, why)

    async def _ensure_process(self) -> Process:
        """Return the running process, or start a new one if there is none or it died while idle."""
        if self._process is not None and self._process.returncode is None:
            return self._process
        command = (sys.executable, "-P", "-m", "cenote.server.bots.bot_worker", *self._arguments)
        # In a session of its own: Ctrl-C reaches the whole process group of a terminal, and a worker that still imports
        # would print a traceback. It exits when its pipe closes, however the server ends.
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._ready = False
        return self._process

    async def _answer(self, process: Process, question: bytes) -> object:
        if not self._ready:
            async with asyncio.timeout(STARTUP):
                await _read_message(process)
            self._ready = True
        async with asyncio.timeout(self._patience):
            assert process.stdin is not None
            process.stdin.write(framed(question))
            await process.stdin.drain()
            return await _read_message(process)

    async def _end(self) -> None:
        """Kill the process, unless it is exiting already: a kill would then race with asyncio for its exit code."""
        process = self._process
        if process is None:
            return
        assert process.stdout is not None
        if process.returncode is None and not process.stdout.at_eof():
            process.kill()
        if not await _has_exited(process):
            process.kill()
            await _has_exited(process)
        self._process = None


def _parse_choice(answer: object) -> BotChoice | None:
    """Return the choice in an answer, or None if the answer is the text of a traceback or malformed."""
    match answer:
        case [int(code), bool(hurried)]:
            return BotChoice(code, hurried)
    return None


async def _has_exited(process: Process) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(GRACE):
            await process.wait()
    return process.returncode is not None


async def _read_message(process: Process) -> object:
    """Read the next message of a process."""
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    message: object = json.loads(await process.stdout.readexactly(length))
    return message
