"""Clocks that run out at rated tables."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cenote.server.protocol.messages import Clock
from cenote.server.rating_rules import eligibility
from cenote.server.rating_rules.eligibility import TURNS
from cenote.server.storage.clocks import Clocks
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import clock
from cenote.server.tables.clock_timeouts import ClockTimeouts
from cenote.server.tables.live import LiveTable
from tests.server.files import rows
from tests.server.house import ANNA, BEN, House, legal_texts, owing_people, some_actions

pytestmark = pytest.mark.anyio

GAME = Clock("game", 60)
JACKAL: dict[str, Any] = {"game": "jackal", "mode": "basic", "rated": True, "clock": GAME}


class Time:
    """The time of the server, which only the test changes."""

    def __init__(self) -> None:
        self.now = 1_000_000.0


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    shown = Time()
    monkeypatch.setattr(clock, "now", lambda: shown.now)
    return shown


@pytest.fixture
async def timeouts(filed: House) -> ClockTimeouts:
    assert isinstance(filed.storage, DatabaseStorage)
    return ClockTimeouts(filed.tables, Clocks(filed.storage.database))


def changes(path: Path) -> list[tuple[int, str, int]]:
    """Place, fate and change of the rating of each seat, as -1, 0 or 1."""
    return rows(path, "select place, fate, (moved > 0) - (moved < 0) from results order by seat")


async def until_both_owe(house: House, table: LiveTable) -> None:
    """Play Jackal until both players choose at the same time, and have made their turns."""
    while len(owing_people(table)) < 2 or min(turns(table)) < TURNS:
        person = owing_people(table)[0]
        quickly = ["land"] if "land" in legal_texts(table) else some_actions(table, person, Random(1))
        await house.play(table, person, *quickly)


def turns(table: LiveTable) -> list[int]:
    assert table.match is not None
    return eligibility.turns((eligibility.LogEntry(*entry) for entry in table.match.entries), 2)


async def test_who_runs_out_of_time_has_lost(filed: House, path: Path, timeouts: ClockTimeouts, time: Time) -> None:
    table = await filed.two(rated=True, clock=GAME)
    await filed.play_on(table, 60)
    (late,) = owing_people(table)
    time.now += 10_000
    await timeouts.enforce()
    assert (table.stored.status, table.stored.unrated) == ("running", "")
    await filed.leave(table, ANNA if late == BEN else BEN)
    lost = [BEN, ANNA].index(late)
    assert changes(path)[1 - lost] == (2, "timeout", -1)
    assert changes(path)[lost] == (1, "", 1)


async def test_time_that_runs_out_before_the_first_turn_is_no_game(
    filed: House, path: Path, timeouts: ClockTimeouts, time: Time
) -> None:
    table = await filed.two(rated=True, clock=GAME)
    time.now += 10_000
    await timeouts.enforce()
    assert (table.stored.status, table.stored.unrated) == ("running", "unplayed")
    await filed.leave(table, BEN)
    assert changes(path) == [(2, "timeout", 0), (1, "", 0)]


async def test_two_who_run_out_of_time_at_once_have_drawn(
    filed: House, path: Path, timeouts: ClockTimeouts, time: Time
) -> None:
    """Their clocks have run for the same time, so neither has outstayed the other."""
    table = await filed.two(**JACKAL)
    await until_both_owe(filed, table)
    time.now += 10_000
    await timeouts.enforce()
    assert (table.stored.status, table.stored.unrated) == ("abandoned", "")
    assert [(place, fate) for place, fate, _ in changes(path)] == [(1, ""), (1, "")]
    assert rows(path, "select distinct games from ratings") == [(1,)]


async def test_of_two_whose_time_is_up_the_one_who_ran_out_first_has_lost(
    filed: House, path: Path, timeouts: ClockTimeouts, time: Time
) -> None:
    """However late a server looks at the clocks."""
    table = await filed.two(**JACKAL)
    await until_both_owe(filed, table)
    await filed.play(table, ANNA, *some_actions(table, ANNA, Random(1)))
    time.now += 1
    await filed.play(table, BEN, *some_actions(table, BEN, Random(1)))
    await until_both_owe(filed, table)
    time.now += 10_000
    await timeouts.enforce()
    assert (table.stored.status, [seat.fate for seat in table.stored.seats]) == ("running", ["", "timeout"])
    time.now += 10_000
    await timeouts.enforce()
    assert table.stored.status == "abandoned"
    assert changes(path) == [(1, "", 1), (2, "timeout", -1)]
