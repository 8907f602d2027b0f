"""Worker processes of a batch, each with its share of the games, called through pipes.

A step moves a few bytes for each game, which takes a pipe microseconds for all games together. Therefore there is no
shared memory to clean up: a process exits when its pipe closes, and the pipe of a dead process reports its death.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import DefaultContext
from typing import Any, cast

from cenote.arena.batch_loop import BatchSettings
from cenote.core.game import CenoteError
from cenote.envs.observation import Encoder
from cenote.envs.shard import Shard


class WorkerDied(CenoteError, RuntimeError):
    """Error for a worker process that died, so that its games are lost."""

    def __init__(self, pid: int | None, status: int | None) -> None:
        super().__init__(pid, status)
        self.pid = pid
        self.status = status

    def __str__(self) -> str:
        return f"worker {self.pid} of the batch died with exit status {self.status}; its games are lost"


class Workers:
    """Shards of a batch, each in a process of its own. A single shard runs in this process."""

    def __init__(self, processes: int, start: str, setting: BatchSettings, encoder: Encoder | None) -> None:
        self._here = Shard(setting, encoder) if processes == 1 else None
        self._workers = [_Worker(start, setting, encoder) for _ in range(processes if processes > 1 else 0)]

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(worker.process.pid or 0 for worker in self._workers)

    def ask(self, what: str, arguments: Sequence[Sequence[object]]) -> list[Any]:
        """Call a method of every shard with its own arguments, and return the results.

        An error or Ctrl-C during the call leaves games half played, and therefore closes all shards.
        """
        if self._here is None and not self._workers:
            raise ValueError("the batch is closed")
        try:
            if self._here is not None:
                return [getattr(self._here, what)(*arguments[0])]
            return self._ask_processes(what, arguments)
        except BaseException:
            self.close()
            raise

    def _ask_processes(self, what: str, arguments: Sequence[Sequence[object]]) -> list[Any]:
        for worker, given in zip(self._workers, arguments, strict=True):
            worker.ask(what, given)
        return [worker.answer() for worker in self._workers]

    def close(self) -> None:
        """Terminate all processes, even during a call, and wait until they have exited."""
        self._here = None
        for worker in self._workers:
            worker.pipe.close()
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()
        self._workers = []


class _Worker:
    def __init__(self, start: str, setting: BatchSettings, encoder: Encoder | None) -> None:
        context = cast(DefaultContext, multiprocessing.get_context(start or None))
        self.pipe, theirs = context.Pipe()
        arguments = (theirs, self.pipe, setting, encoder)
        self.process = context.Process(target=_serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, what: str, arguments: Sequence[object]) -> None:
        try:
            self.pipe.send((what, arguments))
        except OSError as error:
            raise self._died() from error

    def answer(self) -> Any:
        try:
            failed, value = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise self._died() from error
        if failed:
            raise value
        return value

    def _died(self) -> WorkerDied:
        self.process.join()
        return WorkerDied(self.process.pid, self.process.exitcode)


def _serve(pipe: Connection, parents: Connection, setting: BatchSettings, encoder: Encoder | None) -> None:
    """Answer calls until the pipe closes. Ctrl-C is ignored because the pipe closes when the parent process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parents.close()
    shard = Shard(setting, encoder)
    while True:
        try:
            what, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_answered(shard, what, arguments))


def _answered(shard: Shard, what: str, arguments: Sequence[object]) -> tuple[bool, object]:
    try:
        return False, getattr(shard, what)(*arguments)
    except Exception as error:
        return True, error
