"""Dask cluster as an executor. A numbered game is the same on every worker."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from cenote.arena.code_digest import code_digest
from cenote.arena.executors import MAX_PART, WorkerPool
from cenote.core.game import CenoteError
from cenote.core.registry import game, game_names

Done = TypeVar("Done")
Versions = dict[str, str]

WAIT = 10
"""The seconds within which a cluster must answer, and after that have its first worker."""


class ClusterError(CenoteError):
    """A cluster that cannot be used, with a key for the reason and facts for the message."""

    def __init__(self, why: str, **facts: str) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


class OtherVersion(CenoteError):
    """A worker that has another version, so that its games could differ from ours."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(theirs, ours)
        self.theirs = theirs
        self.ours = ours


@contextmanager
def cluster_workers(address: str) -> Iterator[WorkerPool]:
    """Connect to a cluster and yield its workers. Raise `ClusterError` if it cannot be reached or fails."""
    client = _connected(address)
    from distributed import KilledWorker

    try:
        slots = _slots(client, address)
        yield WorkerPool(_Alike(client.get_executor(pure=False)), slots, ahead=max(64, slots * 4), largest=MAX_PART)
    except ModuleNotFoundError as error:
        raise ClusterError("bare", address=address, version=versions()["cenote"]) from error
    except OtherVersion as error:
        raise ClusterError("other", address=address, theirs=error.theirs, ours=error.ours) from error
    except (CancelledError, KilledWorker, OSError) as error:
        raise ClusterError("lost", address=address) from error
    finally:
        client.close()


def _connected(address: str) -> Any:
    dask = _dask()
    try:
        dask.comm.get_address_host_port(address)
    except ValueError:
        raise ClusterError("address", address=address) from None
    try:
        # A client waits forever for a server that accepts the connection and never answers.
        asyncio.run(asyncio.wait_for(_knock(dask, address), WAIT))
        return dask.Client(address, timeout=WAIT, set_as_default=False)
    except Exception as error:  # anything may answer at an address
        raise ClusterError("unreachable", address=address) from error


def _dask() -> Any:
    """Import `distributed` and silence its logs, because errors are reported once, in a sentence.

    Raise `ClusterError` if the package is missing.
    """
    try:
        dask = import_module("distributed")
    except ImportError:
        raise ClusterError("missing") from None
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return dask


async def _knock(dask: Any, address: str) -> None:
    """Check that a scheduler answers at the address."""
    async with dask.core.rpc(address, connection_args=dask.Security().get_connection_args("client")) as there:
        if not (await there.identity())["type"].endswith("Scheduler"):
            raise ConnectionError("a worker is no cluster")


def _slots(client: Any, address: str) -> int:
    """Return how many games the current workers play at once. Workers that join later play as well."""
    try:
        client.wait_for_workers(1, timeout=WAIT)
    except TimeoutError:
        raise ClusterError("empty", address=address) from None
    return sum(client.nthreads().values())


class _Alike(Executor):
    """Executor that checks the worker's version before each task, which covers workers that join later."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._versions = versions()

    def submit(self, fn: Callable[..., Done], /, *args: object, **named: object) -> Future[Done]:
        # A task that cannot be unpickled kills its worker, and then the next one. So the call is sent as bytes that are
        # unpickled while the task runs: on a worker without this package only the task fails.
        packed = pickle.dumps(_Call(_done_alike, (self._versions, partial(fn, *args, **named))))
        return self._executor.submit(pickle.loads, packed)


class _Call:
    """A call that is executed when it is unpickled."""

    def __init__(self, fn: Callable[..., object], args: tuple[object, ...]) -> None:
        self._made = fn, args

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self._made


def _done_alike(expected: Versions, task: Callable[[], Done]) -> Done:
    found = versions()
    if other := [name for name in expected if found.get(name) != expected[name]]:
        raise OtherVersion(_said(found, other), _said(expected, other))
    return task()


def versions() -> Versions:
    """Return the versions that determine a numbered game: of the package, and of every game's rules and code."""
    from cenote import __version__

    rules = {name: str(game(name).rules_version) for name in game_names()}
    return {"cenote": __version__, **rules, **{f"{name} code": code_digest(name) for name in rules}}


def _said(found: Versions, names: list[str]) -> str:
    return ", ".join(f"{name} {found.get(name, '-')}" for name in names)
