"""Tables are opened, joined, started and left, and opened again for a return match."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cenote.bots.contract import usual_bot
from cenote.core.replay import verify
from cenote.server.errors import Refusal
from cenote.server.storage.contract import Storage
from cenote.server.tables import lobby, seating, wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.lobby import MOST_LISTED, MOST_TABLES
from tests.server.house import ANNA, BEN, CLEO, House, house_with_bots, refusal, until

pytestmark = pytest.mark.anyio


def kinds(table: LiveTable) -> list[str]:
    return [seat.kind for seat in table.stored.seats]


def people(table: LiveTable) -> list[str]:
    return [seat.person for seat in table.stored.seats]


async def test_each_kind_of_seat_is_made_as_asked(home: House) -> None:
    table = await home.open("me", "open", "invited", "bot greedy")
    assert kinds(table) == ["person", "open", "invited", "bot"]
    assert people(table) == [ANNA, "", "", ""]
    assert [seat.bot for seat in table.stored.seats] == ["", "", "", "greedy"]
    assert table.stored.status == "gathering"
    assert await home.entries(table) == []


async def test_a_full_table_starts_with_the_salt_and_everybody_has_a_name(home: House) -> None:
    table = await home.open("me", "hot Ben", "bot random")
    assert table.stored.status == "running"
    assert [seat.name for seat in table.stored.seats] == ["Anna", "Ben", "random 3"]
    assert (await home.entries(table))[0][0] == -1
    assert home.told == [(table.stored.id, what) for what in ("people", "people", "moved")]


async def test_only_listed_tables_that_wait_are_in_the_list(home: House) -> None:
    listed = await home.open("me", "open", listed=True)
    await home.open("me", "open")
    assert [stored.id for stored in await home.storage.open_tables()] == [listed.stored.id]
    await home.join(listed, BEN)
    await home.start(listed, ANNA)
    assert await home.storage.open_tables() == []
    assert [stored.id for stored in await home.storage.tables_of(BEN)] == [listed.stored.id]


async def test_the_list_shows_only_tables_at_which_one_could_sit(home: House) -> None:
    table = await home.open("me", "open", "invited", listed=True)
    await home.open("me", "invited", listed=True)

    async def shown(person: str) -> list[str]:
        return [line.id for line in wire.lobby(await home.storage.open_tables(), [], person).open]

    assert await shown(BEN) == await shown("") == [table.stored.id]
    assert await shown(ANNA) == [], "whoever sits there finds it among their own"
    await home.join(table, BEN, 1)
    assert await shown(CLEO) == [], "what is left is for somebody with the link"


async def test_shuffling_keeps_everybody(home: House) -> None:
    orders = set()
    for _ in range(24):
        table = await home.open("me", "invited", "open", "bot greedy", shuffle=True)
        assert sorted(kinds(table)) == ["bot", "invited", "open", "person"]
        orders.add(tuple(kinds(table)))
    assert len(orders) > 1


async def test_nobody_hosts_more_tables_than_allowed(home: House) -> None:
    tables = [await home.open("me", "open") for _ in range(MOST_TABLES)]
    assert await refusal(home.open("me", "open")) == "too-many-tables"
    await home.open("me", "open", person=BEN)
    await home.leave(tables[0], ANNA)
    await home.open("me", "open")


async def test_nobody_fills_the_list_of_open_tables(home: House) -> None:
    for _ in range(MOST_LISTED):
        await home.open("me", "open", listed=True)
    assert await refusal(home.open("me", "open", listed=True)) == "too-many-listed"
    await home.open("me", "open")
    await home.open("me", "open", person=BEN, listed=True)


async def test_an_open_seat_needs_no_invitation_and_an_invited_one_does(home: House) -> None:
    table = await home.open("me", "invited", "open", "invited")
    await home.join(table, BEN)
    assert people(table) == [ANNA, "", BEN, ""]
    assert await refusal(home.join(table, CLEO)) == "not-invited"
    assert await refusal(home.join(table, CLEO, 1, "not the key")) == "not-invited"
    await home.join(table, CLEO, 3, table.stored.invite)
    assert people(table) == [ANNA, "", BEN, CLEO]
    assert await home.storage.table(table.stored.id) == table.stored


@pytest.mark.parametrize(("seat", "code"), [(0, "seat-taken"), (2, "seat-taken"), (7, "seat-taken"), (None, "no-seat")])
async def test_a_seat_that_is_not_free_is_refused(home: House, seat: int | None, code: str) -> None:
    table = await home.open("me", "open", "bot random")
    await home.join(table, BEN, 1)
    before = table.stored
    assert await refusal(home.join(table, CLEO, seat, table.stored.invite)) == code
    assert table.stored == before == await home.storage.table(before.id)


async def test_joining_twice_is_harmless(home: House) -> None:
    table = await home.open("me", "open", "open")
    for seat in (1, 2):
        await home.join(table, BEN, seat)
    assert people(table) == [ANNA, BEN, ""]
    assert table.stored.revision == 3, "a salt, somebody, and their salt"


async def test_two_who_want_the_last_seat_do_not_both_get_it(home: House) -> None:
    table = await home.open("me", "open")
    joining = [home.join(table, person, 1) for person in (BEN, CLEO)]
    outcomes = await asyncio.gather(*joining, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Refusal]
    assert people(table) == [ANNA, BEN]


async def test_nobody_joins_a_game_that_has_begun(home: House) -> None:
    table = await home.two()
    assert await refusal(home.join(table, CLEO, None, table.stored.invite)) == "not-gathering"


async def test_only_the_host_starts_and_only_when_nobody_is_missing(home: House) -> None:
    table = await home.open("me", "open")
    assert await refusal(home.start(table, ANNA)) == "seats-open"
    await home.join(table, BEN)
    assert await refusal(home.start(table, BEN)) == "not-host"
    assert await home.entries(table) == []
    await home.start(table, ANNA)
    assert await refusal(home.start(table, ANNA)) == "not-gathering"
    assert table.stored.status == "running"


async def test_who_leaves_before_the_game_frees_the_seat(home: House) -> None:
    table = await home.open("me", "open")
    await home.join(table, BEN)
    await home.leave(table, BEN)
    assert people(table) == [ANNA, ""]
    assert not seating.full(table.stored)
    assert await refusal(home.leave(table, BEN)) == "not-seated"


async def test_an_open_seat_is_open_again_when_its_guest_has_left(home: House) -> None:
    table = await home.open("me", "open", listed=True)
    await home.join(table, BEN)
    await home.leave(table, BEN)
    await home.join(table, CLEO)
    assert people(table) == [ANNA, CLEO]


async def test_the_host_passes_on_and_a_table_that_everybody_left_is_given_up(home: House) -> None:
    table = await home.open("me", "open", "open")
    await home.join(table, BEN)
    await home.leave(table, ANNA)
    assert table.stored.host == BEN
    await home.leave(table, BEN)
    assert table.stored.status == "abandoned"
    assert await home.storage.tables_of(BEN) == []
    assert await refusal(home.tables.record(table)) == "not-over"


async def test_a_bot_plays_on_for_somebody_who_leaves_a_running_game(storage: Storage) -> None:
    async with house_with_bots(storage, workers=1) as home:
        table = await home.two()
        match = table.match
        assert match is not None
        await home.leave(table, ANNA)
        left = table.stored.seats[0]
        assert (left.kind, left.person, left.bot, left.standby) == ("bot", "", usual_bot("tikal"), True)
        assert (left.name, table.stored.host) == ("Anna", BEN)
        await until(lambda: match.actors() == (1,))
        await home.play_on(table, 1)
        assert (await home.entries(table))[-1][0] == 1
        assert await refusal(home.play(table, ANNA, "end")) == "not-seated"


async def test_a_game_without_people_is_given_up_and_its_record_is_true(home: House) -> None:
    table = await home.two()
    await home.play_on(table, 20)
    assert await refusal(home.tables.record(table)) == "not-over"
    for person in (ANNA, BEN):
        await home.leave(table, person)
    assert table.stored.status == "abandoned"
    checks = {check.what: check.holds for check in verify(await home.tables.record(table))}
    assert checks == {
        "digest": True,
        "form": True,
        "actions": True,
        "commitment": True,
        "draws": True,
        "result": None,
    }


async def test_leaving_a_game_that_is_over_changes_nothing(home: House) -> None:
    table = await home.two(game="jackal")
    await home.play_on(table)
    before = table.stored
    assert before.status == "over"
    await home.leave(table, ANNA)
    assert table.stored == before


async def test_a_return_match_turns_the_seats_and_everybody_finds_the_same_table(home: House) -> None:
    table = await home.open("me", "open", "bot random")
    await home.join(table, BEN)
    assert await refusal(home.rematch(table, ANNA)) == "not-over"
    table.stored = replace(table.stored, status="over")
    again = await home.rematch(table, ANNA, "cd" * 16)
    assert kinds(again) == ["invited", "bot", "person"]
    assert (people(again)[2], again.stored.host, again.stored.seats[2].salt) == (ANNA, ANNA, "cd" * 16)
    assert again.stored.commitment != table.stored.commitment
    assert wire.table_info(table, BEN).rematch == again.stored.id
    assert await home.rematch(table, BEN) is again
    assert await refusal(home.rematch(table, CLEO)) == "not-seated"


async def test_who_played_before_can_join_the_return_match(home: House) -> None:
    """The second who asks sits down there without being sent a link."""
    table = await home.two(game="jackal")
    await home.play_on(table)
    again = await home.rematch(table, ANNA)
    assert await home.rematch(table, BEN) is again
    assert people(again) == [BEN, ANNA]


async def test_a_return_match_begins_when_the_last_one_has_come(home: House) -> None:
    table = await home.open("me", "open", "open")
    for person in (BEN, CLEO):
        await home.join(table, person)
    table.stored = replace(table.stored, status="over")
    again = await home.rematch(table, CLEO)
    await home.rematch(table, ANNA)
    assert (again.stored.status, people(again)) == ("gathering", ["", CLEO, ANNA])
    assert [seat.name for seat in again.stored.seats] == ["Ben", "Cleo", "Anna"]
    await home.rematch(table, BEN)
    assert (again.stored.status, people(again)) == ("running", [BEN, CLEO, ANNA])


async def test_those_who_shared_a_screen_come_back_to_it_together(home: House) -> None:
    table = await home.open("me", "hot Ann", "open", person=ANNA)
    await home.join(table, BEN)
    table.stored = replace(table.stored, status="over")
    again = await home.rematch(table, BEN)
    await home.rematch(table, ANNA)
    assert people(again) == [ANNA, BEN, ANNA]
    assert [seat.name for seat in again.stored.seats] == ["Ann", "Ben", "Anna"]
    assert again.stored.status == "running"


async def test_a_seat_of_the_return_match_that_was_given_away_is_gone(home: House) -> None:
    table = await home.two(game="jackal")
    await home.play_on(table)
    again = await home.rematch(table, ANNA)
    await home.join(again, CLEO, None, again.stored.invite)
    assert await refusal(home.rematch(table, BEN)) == "no-seat"
    await home.start(again, ANNA)
    assert await home.rematch(table, BEN) is again, "one can still look on"


async def test_a_bot_fills_an_empty_seat_and_makes_room_again(home: House) -> None:
    table = await home.open("me", "open", "invited")
    await home.join(table, BEN, 1)
    assert await refusal(lobby.seat_bot(home.tables, table, 2, BEN)) == "not-host"
    assert await refusal(lobby.seat_bot(home.tables, table, 1, ANNA)) == "seat-taken"
    assert await refusal(lobby.free_seat(home.tables, table, 1, ANNA)) == "seat-taken"
    await home.leave(table, BEN)
    for seat in (1, 2):
        await lobby.seat_bot(home.tables, table, seat, ANNA)
    assert kinds(table) == ["person", "bot", "bot"]
    await lobby.free_seat(home.tables, table, 1, ANNA)
    assert kinds(table) == ["person", "open", "bot"]
    await lobby.seat_bot(home.tables, table, 1, ANNA)
    await home.start(table, ANNA)
    assert await refusal(lobby.free_seat(home.tables, table, 1, ANNA)) == "not-gathering"


async def test_a_return_match_against_bots_begins_at_once(home: House) -> None:
    table = await home.open("me", "bot random")
    table.stored = replace(table.stored, status="over")
    again = await home.rematch(table, ANNA)
    assert again.stored.status == "running"
    assert [seat.name for seat in again.stored.seats] == ["random 1", "Anna"]
