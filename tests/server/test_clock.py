"""Clocks: time is spent by whoever owes a decision, a bot takes the seat of who has none left, and no trick brings any.

The time is the test's own: nothing here waits.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError, convert

from cenote.core.game import Result
from cenote.server.protocol.game_messages import PlayRequest
from cenote.server.protocol.messages import Clock, NewTable
from cenote.server.storage import clocks as clocks_storage
from cenote.server.storage.clocks import RETURN, Clocks
from cenote.server.storage.contract import Sitting, StoredTable
from cenote.server.storage.places import places
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import clock, lobby, moves, seating, wire
from cenote.server.tables.clock_timeouts import QUEUE, ClockTimeouts
from cenote.server.tables.live import LiveTable
from tests.server.browsers import serving, two_browsers
from tests.server.client import Guest
from tests.server.house import ANNA, BEN, SEED, TURN, House, asked, fresh_id, newest, position, refusal
from tests.server.process import LONG, Server

pytestmark = pytest.mark.anyio

MINUTE = Clock("move", 60)
BLITZ = Clock("game", 1, 5)
DAYS = Clock("days", 2)
START = 1_000_000.0
JACKAL = {"game": "jackal", "mode": "basic"}


class Time:
    """What every clock in the house shows."""

    def __init__(self) -> None:
        self.now = START

    def passes(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    shown = Time()
    monkeypatch.setattr(clock, "now", lambda: shown.now)
    return shown


@pytest.fixture
async def timeouts(filed: House) -> ClockTimeouts:
    assert isinstance(filed.storage, DatabaseStorage)
    return ClockTimeouts(filed.tables, Clocks(filed.storage.database))


def shown(table: LiveTable) -> list[float | None]:
    return wire.frame(table, 0).clocks


def fates(table: LiveTable) -> list[str]:
    return [seat.fate for seat in table.stored.seats]


# What may be asked for


@pytest.mark.parametrize(
    "wish",
    [Clock("move", 9), Clock("move", 60, 5), Clock("game", 181), Clock("days", 15), Clock("days", 1, 1)],
    ids=repr,
)
async def test_a_clock_out_of_bounds_is_refused(home: House, wish: Clock) -> None:
    assert await refusal(home.open("me", "open", clock=wish)) == "bad-settings"


@pytest.mark.parametrize("wish", [{"kind": "hours", "time": 3}, {"kind": "move", "time": 1e9}, {"kind": "move"}, "60"])
def test_a_clock_that_is_none_is_not_understood(wish: object) -> None:
    with pytest.raises(ValidationError):
        convert({"game": "tikal", "seats": [{"kind": "me"}], "clock": wish}, NewTable)


@pytest.mark.usefixtures("time")
async def test_a_clock_is_shown_to_those_who_wait_and_kept_for_a_return_match(home: House) -> None:
    table = await home.two(clock=BLITZ)
    assert wire.table_info(table, BEN).clock == wire.table_line(table.stored, BEN).clock == BLITZ
    await home.play_on(table)
    assert table.stored.status == "over"
    assert (table.stored.deadline, (await home.rematch(table, ANNA)).stored.clock) == (0, "game 1 5")


async def test_a_table_without_a_clock_has_no_times(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    assert (table.stored.remaining, table.stored.deadline, shown(table)) == ((), 0, [])


# How time is spent


async def test_every_turn_has_its_own_time(home: House, time: Time) -> None:
    table = await home.two(clock=MINUTE)
    time.passes(50)
    await home.play(table, ANNA, *TURN)
    assert shown(table) == [10, 60], "the turn goes on, and so does its clock"
    time.passes(9)
    await home.play(table, ANNA, "end")
    assert shown(table) == [60, 60]
    time.passes(5)
    assert shown(table) == [60, 55]
    assert table.stored.deadline == START + 50 + 9 + 60


async def test_time_for_the_whole_game_grows_with_every_turn(home: House, time: Time) -> None:
    table = await home.two(clock=BLITZ)
    time.passes(40)
    await home.play(table, ANNA, *TURN, "end")
    assert shown(table) == [25, 60]
    time.passes(3)
    assert shown(table) == [25, 57]


async def test_taking_back_brings_no_time(home: House, time: Time) -> None:
    for wish in (MINUTE, BLITZ):
        table = await home.two(clock=wish)
        for _ in range(3):
            time.passes(10)
            await home.play(table, ANNA, *TURN)
            await home.undo(table, ANNA)
        assert shown(table) == [30, 60]


@pytest.mark.parametrize("wish", [MINUTE, BLITZ, DAYS])
def test_ending_a_turn_again_and_again_brings_no_time(wish: Clock) -> None:
    """A turn whose end can be taken back would else be a source of time."""
    mine = running(wish, 2, (0,), START)
    hers = replace(mine, acting=(1,))
    left = list[float]()
    for at in range(5):
        mine = replace(hers, **clock.turned(mine, hers, START + at, clock.SeatAction(0, START + at))._asdict())
        back = replace(mine, acting=(0,))
        mine = replace(
            back, **clock.turned(mine, back, START + at, clock.SeatAction(0, START + at, undoes=True))._asdict()
        )
        left.append(mine.remaining[0])
    assert left == [clock.allowance(wish) - at for at in range(5)]


async def test_the_clocks_of_all_who_owe_a_choice_run(home: House, time: Time) -> None:
    table = await home.two(clock=MINUTE, **JACKAL)
    await home.play(table, owing(table)[0], "land")
    await home.play(table, owing(table)[0], "land")
    while table.match is not None and len(table.match.actors()) < 2:
        await home.play(table, owing(table)[0], "take deck")
    time.passes(20)
    assert shown(table) == [40, 40]
    await home.play(table, ANNA, *route(table, 0))
    time.passes(30)
    assert shown(table) == [60, 10], "only whoever has not chosen pays"


def test_whoever_closes_a_choice_last_has_as_much_time_for_the_next() -> None:
    """Owing without a break is not one turn where there is no way back."""
    table = running(MINUTE, 2, (1,), START)
    both = replace(table, acting=(0, 1))
    times = clock.turned(table, both, START + 50, clock.SeatAction(1, START + 50, ends=True))
    assert times.remaining == (60, 60)


async def test_bots_have_no_clock(home: House, time: Time) -> None:
    table = await home.seeded("me", "bot random", clock=MINUTE)
    assert shown(table) == [60, None]
    await home.play(table, ANNA, *TURN, "end")
    time.passes(1000)
    assert (table.stored.deadline, clock.late(table.stored, time.now)) == (0, [])


# Late, in time, and just


async def test_a_move_that_arrives_late_is_refused_and_one_that_waited_here_is_not(home: House, time: Time) -> None:
    table = await home.two(clock=MINUTE)
    time.passes(61)
    before = await home.everything(table)
    assert await refusal(home.play(table, ANNA, *TURN)) == "out-of-time"
    assert await refusal(home.undo(table, ANNA)) == "out-of-time"
    assert await home.everything(table) == before
    request = PlayRequest(fresh_id(), newest(table, ANNA), [*TURN, "end"])
    await moves.play(home.tables, table, ANNA, request, arrived=START + 59.9)
    assert shown(table) == [60, 60], "what it waited is not the next player's either"


async def test_a_move_that_was_stored_is_answered_again_after_the_deadline(home: House, time: Time) -> None:
    table = await home.two(clock=MINUTE)
    first = await home.play(table, ANNA, *TURN, id="once")
    time.passes(61)
    assert await home.play(table, ANNA, *TURN, id="once") == first


async def test_a_bot_plays_on_for_whoever_is_out_of_time(filed: House, timeouts: ClockTimeouts, time: Time) -> None:
    table = await filed.two(clock=MINUTE)
    time.passes(60)
    await timeouts.enforce()
    assert fates(table) == ["", ""], "a move may still wait in the queue"
    time.passes(QUEUE)
    told = len(filed.told)
    await timeouts.enforce()
    seat = table.stored.seats[0]
    assert (seat.kind, seat.person, seat.former_person, seat.fate, seat.name) == ("bot", "", ANNA, "timeout", "Anna")
    assert (table.stored.id, "people") in filed.told[told:]
    assert [(known.seat, known.why) for known in table.stored.handovers] == [(0, "timeout")]
    assert table.stored.host == BEN
    assert await refusal(filed.play(table, ANNA, *TURN)) == "not-seated"
    assert wire.frame(table, table.viewer_of(ANNA)).seat is None
    assert position(table) == position(await filed.stored(table))


async def test_two_servers_take_a_seat_once(
    opened: Callable[[], DatabaseStorage], filed: House, timeouts: ClockTimeouts, time: Time
) -> None:
    table = await filed.two(clock=MINUTE)
    there = House(opened())
    assert isinstance(there.storage, DatabaseStorage)
    other = await there.tables.get(table.stored.id)
    time.passes(60 + QUEUE)
    await timeouts.enforce()
    revision = table.stored.revision
    await ClockTimeouts(there.tables, Clocks(there.storage.database)).enforce()
    assert (await there.storage.table(other.stored.id) or other.stored).revision == revision


async def test_a_game_that_everybody_ran_out_of_is_given_up(filed: House, timeouts: ClockTimeouts, time: Time) -> None:
    table = await filed.seeded("me", "bot random", clock=MINUTE)
    time.passes(100)
    await timeouts.enforce()
    assert (table.stored.status, table.stored.deadline, fates(table)) == ("abandoned", 0, ["timeout", ""])
    end = wire.frame(table, None).result
    assert end is not None
    assert (end.winners, end.places) == ([], [2, 1])
    await timeouts.enforce()


@pytest.mark.usefixtures("time")
async def test_deadlines_can_be_asked_for(filed: House) -> None:
    assert isinstance(filed.storage, DatabaseStorage)
    clocks = Clocks(filed.storage.database)
    assert await clocks.next() is None
    table = await filed.two(clock=DAYS)
    until = START + 2 * 86_400
    assert await clocks.next() == until
    assert await clocks.between(START, until) == [(table.stored.id, until)]
    assert await clocks.between(START, until - 1) == await clocks.between(until, until + 1) == []


# Resigning


async def test_resigning_is_for_good(home: House, time: Time) -> None:
    table = await home.two(clock=BLITZ)
    time.passes(7)
    await lobby.resign(home.tables, table, ANNA)
    assert fates(table) == ["resigned", ""]
    assert shown(table) == [None, 60]
    assert await refusal(lobby.resign(home.tables, table, ANNA)) == "not-seated"
    await lobby.resign(home.tables, table, BEN)
    assert (table.stored.status, table.stored.deadline) == ("abandoned", 0)


async def test_leaving_a_running_game_is_resigning_and_one_that_gathers_cannot_be_resigned(home: House) -> None:
    table = await home.two()
    await home.leave(table, ANNA)
    assert (fates(table), table.stored.seats[0].former_person) == (["resigned", ""], ANNA)
    waits = await home.open("me", "open")
    assert await refusal(lobby.resign(home.tables, waits, ANNA)) == "not-running"


def test_seats_that_were_given_up_are_last_whatever_they_scored() -> None:
    end = Result((50, 20, 30), (0,))
    seats = [Sitting("bot", fate="resigned"), Sitting("person"), Sitting("person")]
    assert places(end, seats) == [3, 2, 1]
    assert places(end, [replace(seats[0], fate=""), *seats[1:]]) == [1, 3, 2]
    assert wire.result_info(end, [replace(seats[0], fate=""), *seats[1:]]).places == []  # type: ignore[union-attr]
    assert places(Result((9, 9, 3), (0, 1)), [*seats[1:], seats[0]]) == [1, 1, 3]
    assert places(end, [seats[0], seats[0], seats[1]]) == [2, 2, 1]


# Time without a server, and time that jumps


async def test_short_clocks_stand_still_while_no_server_is_up(
    opened: Callable[[], DatabaseStorage], filed: House, timeouts: ClockTimeouts, time: Time
) -> None:
    await timeouts.beat()
    short, long = await filed.two(clock=MINUTE), await filed.two(clock=DAYS)
    for _ in range(5):
        time.passes(2)
        await timeouts.beat()
    time.passes(3600)
    there = House(opened())
    assert isinstance(there.storage, DatabaseStorage)
    risen = ClockTimeouts(there.tables, Clocks(there.storage.database))
    await risen.beat()
    await risen.enforce()
    again = await there.tables.get(short.stored.id)
    assert clock.left(again.stored, 0, time.now + RETURN) == 50
    assert clock.left((await there.tables.get(long.stored.id)).stored, 0, time.now) == 2 * 86_400 - 3610
    time.passes(RETURN + 50 + QUEUE)
    await risen.enforce()
    assert fates(again) == ["timeout", ""]


async def test_a_server_that_slept_reads_its_tables_again(filed: House, timeouts: ClockTimeouts, time: Time) -> None:
    await timeouts.beat()
    table = await filed.two(clock=MINUTE)
    time.passes(1000)
    await timeouts.beat()
    assert clock.left(table.stored, 0, time.now) == 60
    await filed.play(table, ANNA, *TURN)


async def test_time_in_which_nothing_could_be_stored_is_nobodys(
    filed: House, timeouts: ClockTimeouts, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    await timeouts.beat()
    table = await filed.two(clock=MINUTE)
    with monkeypatch.context() as away:
        away.setattr(clocks_storage, "_look", lambda *_: 1 / 0)
        for _ in range(40):
            time.passes(2)
            with pytest.raises(ZeroDivisionError):
                await timeouts.beat()
    await timeouts.beat()
    await timeouts.enforce()
    assert (fates(table), clock.left(table.stored, 0, time.now)) == (["", ""], 60)


async def test_a_server_that_is_up_takes_nothing_for_a_pause(filed: House, timeouts: ClockTimeouts, time: Time) -> None:
    await timeouts.beat()
    for _ in range(10):
        time.passes(3)  # no short clock runs, so nothing is written down
        await timeouts.beat()
    table = await filed.two(clock=MINUTE)
    revision = table.stored.revision
    for _ in range(5):
        time.passes(3)
        await timeouts.beat()
    assert shown(table) == [45, 60]
    assert table.stored.revision == revision


async def test_a_clock_that_is_set_back_takes_nothing(filed: House, timeouts: ClockTimeouts, time: Time) -> None:
    await timeouts.beat()
    table = await filed.two(clock=DAYS)
    time.passes(-1_000_000)
    assert shown(table) == [2 * 86_400, 2 * 86_400]
    await timeouts.beat()
    assert table.stored.deadline == time.now + 2 * 86_400
    await filed.play(table, ANNA, *TURN, "end")
    assert shown(table) == [2 * 86_400, 2 * 86_400]


async def test_a_real_server_takes_a_seat_whose_time_was_up_while_it_was_down(tmp_path: Path) -> None:
    up = asyncio.Event()
    up.set()
    with Server(tmp_path) as server:
        server.start()
        await server.ready()
        anna, ben = Guest(server.address, "Anna", up), Guest(server.address, "Ben", up)
        wanted = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "invited"}], "clock": {"kind": "days", "time": 1}}
        await anna.arrive()
        await ben.arrive()
        id, invite = await anna.open_table(wanted)
        await ben.join(id, invite)
        await anna.start(id)
        server.kill()
        server.gone()
        with closing(sqlite3.connect(server.database)) as database, database:
            database.execute("UPDATE tables SET since = since - 90000, deadline = deadline - 90000")
        server.start()
        await server.ready()
        async with asyncio.timeout(LONG):
            while (seats := (await ben.ask("GET", f"/api/tables/{id}")).json()["seats"])[0]["fate"] != "timeout":
                await asyncio.sleep(0.1)
        assert [seat["kind"] for seat in seats] == ["bot", "person"]
        await anna.close()
        await ben.close()


# Whatever happens


def running(wish: Clock, seats: int, acting: tuple[int, ...], now: float) -> StoredTable:
    """A table at which a game has just begun, at one screen."""
    others = ("hot Ben", "hot Cleo")[: seats - 1]
    made = seating.new_table(asked("me", *others, clock=wish), ANNA, "Anna", SEED)
    begun = replace(made, status="running", acting=acting)
    return replace(begun, **clock.turned(made, begun, now)._asdict())


STEPS = st.lists(
    st.tuples(
        st.floats(-1e5, 1e5),
        st.sets(st.integers(0, 2)),
        st.integers(0, 2),
        st.floats(-1e5, 1e5),
        st.booleans(),
        st.booleans(),
    ),
    max_size=30,
)


@given(st.sampled_from([MINUTE, BLITZ, DAYS]), STEPS)
def test_amounts_are_never_absurd(wish: Clock, steps: list[tuple[float, set[int], int, float, bool, bool]]) -> None:
    table, now, most = running(wish, 3, (0,), START), START, clock.allowance(wish)
    for passes, acting, seat, lag, ends, undoes in steps:
        now += passes
        most += wish.more
        after = replace(table, acting=tuple(sorted(acting)))
        action = clock.SeatAction(seat, now + lag, ends=ends, undoes=undoes)
        table = replace(after, **clock.turned(table, after, now, action)._asdict())
        assert all(0 <= left <= most for left in table.remaining)
        assert all(left is not None and 0 <= left <= most for left in clock.shown(table, now + lag))
        assert table.deadline == (now + min(table.remaining[one] for one in acting) if acting else 0)


def owing(table: LiveTable) -> list[str]:
    assert table.match is not None
    return [(ANNA, BEN)[seat] for seat in table.match.actors()]


def route(table: LiveTable, seat: int) -> list[str]:
    """A choice of the seat, closed."""
    assert table.match is not None
    done = list[str]()
    while True:
        offers = [offer.action for offer in table.match.preview(seat, *done).offers]
        if "ready" in offers:
            return [*done, "ready"]
        done.append(offers[0])


def test_the_form_of_a_clock_is_stored_and_read() -> None:
    for wish in (MINUTE, BLITZ, DAYS):
        assert clock.read(clock.written(wish)) == wish
    assert clock.written(asked("me").clock) == ""


def test_everybody_is_shown_a_clock_that_stops_because_a_bot_keeps_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben, id = two_browsers(server, clock={"kind": "days", "time": 3})
        with anna.at(id) as line:
            assert None not in line.next("frame")["clocks"]
            assert ben.post(f"/api/tables/{id}/ask", {"kind": "keep", "seat": 1, "at": 0}).status_code == 200
            assert anna.post(f"/api/tables/{id}/answer", {"number": 1, "agree": True}).status_code == 200
            assert line.next("frame")["clocks"][1] is None
            assert ben.post(f"/api/tables/{id}/back").status_code == 200
            assert line.next("frame")["clocks"][1] == pytest.approx(3 * 86_400, abs=LONG)
