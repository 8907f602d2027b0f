"""Quotas: counted in the database, for each kind and each person or address apart."""

from __future__ import annotations

import pytest

from cenote.server.errors import Refusal
from cenote.server.storage.database import Database
from cenote.server.storage.quotas import Quota, Quotas
from tests.server.files import Place, rows

pytestmark = pytest.mark.anyio

TWICE = Quota("trying", 2, 60)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1_000_000.0]
    monkeypatch.setattr("cenote.server.storage.quotas.time.time", lambda: now[0])
    return now


@pytest.fixture
def counted(database: Database) -> Quotas:
    return Quotas(database)


async def refused(counted: Quotas, *who: str) -> int:
    """For how many seconds."""
    with pytest.raises(Refusal) as refusal:
        await counted.take(TWICE, *who)
    assert (refusal.value.code, refusal.value.status) == ("too-often", 429)
    return int(str(refusal.value.facts["wait"]))


async def test_so_often_and_then_again_when_the_time_is_over(counted: Quotas, clock: list[float]) -> None:
    await counted.take(TWICE, "anna")
    clock[0] += 50
    await counted.take(TWICE, "anna")
    assert await refused(counted, "anna") == 11
    await counted.take(TWICE, "boris")
    await counted.take(Quota("asking", 2, 60), "anna")
    clock[0] += 10
    await counted.take(TWICE, "anna")


async def test_a_refusal_counts_for_nobody(counted: Quotas, place: Place) -> None:
    for _ in range(2):
        await counted.take(TWICE, "address")
    assert await refused(counted, "anna", "address") <= 61
    assert rows(place, "select who, times from quotas") == [("address", 2)]


async def test_a_clock_that_was_set_back_locks_nobody_out(counted: Quotas, clock: list[float]) -> None:
    for _ in range(2):
        await counted.take(TWICE, "anna")
    clock[0] -= 10_000
    await counted.take(TWICE, "anna")
