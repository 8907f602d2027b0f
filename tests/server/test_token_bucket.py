"""A pace allows a burst and then a rate; those who have been quiet are forgotten, and no clock can be set back."""

from __future__ import annotations

import time
from dataclasses import dataclass

import pytest

from cenote.server.throttling.token_bucket import KeyedBuckets, TokenBucket, address_of


@dataclass
class Clock:
    """Time that passes when it is told to."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_pace_allows_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    pace = TokenBucket(5, 2, clock)
    assert [pace.take() for _ in range(6)] == [True] * 5 + [False]
    clock.now += 1.5
    assert [pace.take() for _ in range(4)] == [True] * 3 + [False]
    clock.now += 1000
    assert [pace.take(2) for _ in range(3)] == [True, True, False]


def test_who_spends_more_than_there_is_waits_until_it_is_made_up_for() -> None:
    clock = Clock()
    pace = TokenBucket(5, 2, clock)
    pace.spend(5)
    assert (pace.wait(), pace.wait(1)) == (0, 0.5)
    pace.spend(3)
    assert (pace.left(), pace.wait()) == (-3, 1.5)
    clock.now += 1.5
    assert (pace.wait(), pace.full) == (0, False)
    clock.now += 2.5
    assert (pace.full, pace.fullness) == (True, 1)


def test_those_who_have_been_quiet_are_forgotten() -> None:
    clock = Clock()
    paces = KeyedBuckets(10, 1, clock)
    for number in range(1000):
        paces[f"somebody {number}"].spend(number % 10 + 1)
    assert len(paces) == 1000
    clock.now += 5
    assert not paces["somebody 9"].take(6), "whoever is remembered is remembered rightly"
    clock.now += 5
    assert paces["a newcomer"].full
    assert len(paces) == 1


def test_there_are_never_more_than_can_be_kept() -> None:
    paces = KeyedBuckets(10, 1, Clock(), most=100)
    for number in range(1000):
        paces[str(number)].spend(1)
    assert len(paces) <= 101


def test_a_clock_set_back_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the monotonic clock is asked; one that people set may say what it likes."""
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    monkeypatch.setattr(time, "time", lambda: pytest.fail("this clock can be set back"))
    paces = KeyedBuckets(1, 1, time.monotonic)
    assert [paces["a"].take(), paces["a"].take()] == [True, False]
    clock.now += 1
    assert paces["a"].take()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_one_household_is_one_address(host: str, address: str) -> None:
    assert address_of(host) == address
