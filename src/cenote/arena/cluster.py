"""The machines of a Dask cluster as an executor: the same numbered games come out, whoever plays them."""

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

from cenote.arena.digests import code_of
from cenote.arena.executors import MOST, Crew
from cenote.core.game import CenoteError
from cenote.core.registry import game, game_names

Done = TypeVar("Done")
Versions = dict[str, str]

WAIT = 10
"""Seconds in which a cluster must answer, and then show its first worker."""


class ClusterTrouble(CenoteError):
    """A cluster that cannot be played on: a word for why, and facts for the sentence."""

    def __init__(self, why: str, **facts: str) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


class OtherVersion(CenoteError):
    """A worker whose games could be other ones than ours."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(theirs, ours)
        self.theirs = theirs
        self.ours = ours


@contextmanager
def cluster_crew(address: str) -> Iterator[Crew]:
    """The workers of the cluster at this address; what goes wrong with them is a `ClusterTrouble`."""
    client = _connected(address)
    from distributed import KilledWorker

    try:
        hands = _hands(client, address)
        yield Crew(_Alike(client.get_executor(pure=False)), hands, ahead=max(64, hands * 4), largest=MOST)
    except ModuleNotFoundError as error:
        raise ClusterTrouble("bare", address=address, version=versions()["cenote"]) from error
    except OtherVersion as error:
        raise ClusterTrouble("other", address=address, theirs=error.theirs, ours=error.ours) from error
    except (CancelledError, KilledWorker, OSError) as error:
        raise ClusterTrouble("lost", address=address) from error
    finally:
        client.close()


def _connected(address: str) -> Any:
    dask = _dask()
    try:
        dask.comm.get_address_host_port(address)
    except ValueError:
        raise ClusterTrouble("address", address=address) from None
    try:
        # A client waits for ever for whoever lets it in and then says nothing.
        asyncio.run(asyncio.wait_for(_knock(dask, address), WAIT))
        return dask.Client(address, timeout=WAIT, set_as_default=False)
    except Exception as error:  # there is no knowing what answers at an address
        raise ClusterTrouble("unreachable", address=address) from error


def _dask() -> Any:
    """The package, which says nothing by itself from now on: what goes wrong is told once, in a sentence."""
    try:
        dask = import_module("distributed")
    except ImportError:
        raise ClusterTrouble("missing") from None
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return dask


async def _knock(dask: Any, address: str) -> None:
    """Ask whoever is there who they are."""
    async with dask.core.rpc(address, connection_args=dask.Security().get_connection_args("client")) as there:
        if not (await there.identity())["type"].endswith("Scheduler"):
            raise ConnectionError("a worker is no cluster")


def _hands(client: Any, address: str) -> int:
    """How many games are played at once by the workers that are there; others may come, and play as well."""
    try:
        client.wait_for_workers(1, timeout=WAIT)
    except TimeoutError:
        raise ClusterTrouble("empty", address=address) from None
    return sum(client.nthreads().values())


class _Alike(Executor):
    """Has every task done by workers only that are of our version, also by those that come later."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._versions = versions()

    def submit(self, fn: Callable[..., Done], /, *args: object, **named: object) -> Future[Done]:
        # A worker dies of a task that it cannot unpack, and so would the next: whoever lacks this package must find out
        # while doing the task, which is then only bytes to be unpacked.
        packed = pickle.dumps(_Call(_done_alike, (self._versions, partial(fn, *args, **named))))
        return self._executor.submit(pickle.loads, packed)


class _Call:
    """A call that is made wherever it is unpacked."""

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
    """What decides how a numbered game goes: this package, the rules of every game, and the code behind it."""
    from cenote import __version__

    rules = {name: str(game(name).rules_version) for name in game_names()}
    return {"cenote": __version__, **rules, **{f"{name} code": code_of(name) for name in rules}}


def _said(found: Versions, names: list[str]) -> str:
    return ", ".join(f"{name} {found.get(name, '-')}" for name in names)
