"""A bucket allows a burst and then a rate; those who have been quiet are forgotten, and no clock can be set back."""

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


def test_a_bucket_allows_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(5, 2, clock)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock.now += 1.5
    assert [bucket.take() for _ in range(4)] == [True] * 3 + [False]
    clock.now += 1000
    assert [bucket.take(2) for _ in range(3)] == [True, True, False]


def test_an_overspent_bucket_gives_nothing_until_it_is_refilled() -> None:
    clock = Clock()
    bucket = TokenBucket(5, 2, clock)
    bucket.spend(5)
    assert (bucket.retry_after(), bucket.retry_after(1)) == (0, 0.5)
    bucket.spend(3)
    assert (bucket.tokens(), bucket.retry_after()) == (-3, 1.5)
    clock.now += 1.5
    assert (bucket.retry_after(), bucket.full) == (0, False)
    clock.now += 2.5
    assert (bucket.full, bucket.fullness) == (True, 1)


def test_full_buckets_are_evicted() -> None:
    clock = Clock()
    buckets = KeyedBuckets(10, 1, clock)
    for number in range(1000):
        buckets[f"somebody {number}"].spend(number % 10 + 1)
    assert len(buckets) == 1000
    clock.now += 5
    assert not buckets["somebody 9"].take(6), "a kept bucket keeps its tokens"
    clock.now += 5
    assert buckets["a newcomer"].full
    assert len(buckets) == 1


def test_there_are_never_more_than_can_be_kept() -> None:
    buckets = KeyedBuckets(10, 1, Clock(), most=100)
    for number in range(1000):
        buckets[str(number)].spend(1)
    assert len(buckets) <= 101


def test_a_clock_set_back_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the monotonic clock is asked; one that people set may say what it likes."""
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    monkeypatch.setattr(time, "time", lambda: pytest.fail("this clock can be set back"))
    buckets = KeyedBuckets(1, 1, time.monotonic)
    assert [buckets["a"].take(), buckets["a"].take()] == [True, False]
    clock.now += 1
    assert buckets["a"].take()


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
