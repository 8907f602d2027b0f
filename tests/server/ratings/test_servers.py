"""The rules hold in the transaction that ends a game: over several servers, and whoever ends games at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

from cenote.core.game import CHANCE, Result
from cenote.server.maintenance.verify_all import verify_one
from cenote.server.protocol.messages import TableStatus, VoteAnswer, VoteRequest
from cenote.server.rating_rules.eligibility import PAIR_GAMES
from cenote.server.storage.database import bring_up_to_date
from cenote.server.storage.ratings import settle
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import lobby, moves, vote_service
from cenote.server.tables.live import LiveTable
from tests.server.conftest import opening
from tests.server.files import Place, rows, script
from tests.server.house import ANNA, BEN, CLEO, House, owing_people, some_actions

pytestmark = pytest.mark.anyio

HERE = "insert into whence (person, source, at) values ('{person}', '{source}', 0)"


@pytest.fixture
async def houses(place: Place) -> AsyncIterator[list[House]]:
    """Two servers over one database."""
    await bring_up_to_date(place)
    async with opening(place) as another:
        yield [House(another()), House(another())]


async def test_of_games_that_begin_at_once_on_two_servers_only_as_many_count_as_may(
    houses: list[House], place: Place
) -> None:
    opened = []
    for house in houses:
        for _ in range(PAIR_GAMES):
            table = await house.open("me", "open", rated=True)
            await house.join(table, BEN)
            opened.append((house, table))
    assert {table.stored.unrated for _, table in opened} == {""}
    await asyncio.gather(*(house.start(table, ANNA) for house, table in opened))
    whys = [table.stored.unrated for _, table in opened]
    assert sorted(whys) == [""] * PAIR_GAMES + ["pair"] * PAIR_GAMES
    for house, table in opened:
        await house.play_on(table, 60)
        await house.leave(table, BEN)
    await asyncio.gather(*(house.leave(table, ANNA) for house, table in opened))
    assert [table.stored.unrated for _, table in opened] == whys
    assert rows(place, "select distinct games from ratings") == [(PAIR_GAMES,)]
    assert [games for (games,) in rows(place, f"select games from results where person = '{ANNA}' order by games")] == [
        *[0] * PAIR_GAMES,
        *range(1, PAIR_GAMES + 1),
    ]


async def test_what_one_server_found_out_another_tells(houses: list[House]) -> None:
    here, there = houses
    table = await here.two(rated=True)
    elsewhere = await there.tables.get(table.stored.id)
    await here.leave(table, BEN)
    assert table.stored.unrated == "unplayed"
    async with elsewhere.lock:
        await there.tables.catch_up(elsewhere)
    assert elsewhere.stored.unrated == "unplayed"
    assert (elsewhere.stored.id, "people") in there.told


async def played_without_ben(house: House, turns_of_ben: int) -> LiveTable:
    """A whole rated game in which Ben stays away after some turns, and a bot keeps his seat."""
    table = await house.two(rated=True)
    chance = Random(1)
    made = 0
    while made < turns_of_ben:
        person = owing_people(table)[0]
        await house.play(table, person, *some_actions(table, person, chance))
        made += owing_people(table) == [ANNA] and person == BEN
    while owing_people(table) != [BEN]:
        await house.play(table, ANNA, *some_actions(table, ANNA, chance))
    table.stored = replace(table.stored, updated=0)
    await vote_service.ask(house.tables, table, ANNA, VoteRequest("keep", 1))
    await played_with_bots(house, table, chance)
    return table


async def played_with_bots(house: House, table: LiveTable, chance: Random) -> None:
    """To the end; a bot in the seat of somebody does what chance suggests."""
    while (match := table.match) is not None and not match.over:
        (seat,) = match.actors()
        sitting = table.stored.seats[seat]
        if sitting.bot:
            await moves.bot_plays(house.tables, table, seat, match.length, [chance.choice(match.legal(seat))])
        else:
            await house.play(table, sitting.person, *some_actions(table, sitting.person, chance))


@pytest.mark.parametrize("own", [1, 2])
async def test_staying_away_after_a_turn_is_a_defeat(houses: list[House], place: Place, own: int) -> None:
    """A player could else keep a game that goes badly from being rated."""
    table = await played_without_ben(houses[0], own)
    assert (table.stored.status, table.stored.unrated, table.stored.seats[1].fate) == ("over", "", "away")
    found = rows(place, "select place, fate, moved > 0 from results order by seat")
    assert found == [(1, "", True), (2, "away", False)]
    verdict = verify_one(place, table.stored.id)
    assert verdict is not None
    assert verdict.flaws == ()


async def test_staying_away_before_the_first_turn_is_no_game(houses: list[House]) -> None:
    table = await played_without_ben(houses[0], 0)
    assert (table.stored.status, table.stored.unrated) == ("over", "unplayed")


async def test_a_player_who_is_back_before_the_end_was_not_away(houses: list[House], place: Place) -> None:
    house, chance = houses[0], Random(2)
    table = await house.two(rated=True)
    await house.play_on(table, 60, chance)
    await vote_service.ask(house.tables, table, BEN, VoteRequest("keep", 1))
    (vote,) = (table.stored.vote,)
    assert vote is not None
    await vote_service.answer(house.tables, table, ANNA, VoteAnswer(vote.number, agree=True))
    assert table.stored.seats[1].bot
    await vote_service.resume_seats(house.tables, table, BEN)
    await played_with_bots(house, table, chance)
    assert (table.stored.unrated, [seat.fate for seat in table.stored.seats]) == ("", ["", ""])
    assert rows(place, "select fate from results") == [("",), ("",)]


@pytest.mark.parametrize(
    ("back", "found"), [(False, [(1, "away"), (1, "resigned")]), (True, [(1, ""), (2, "resigned")])]
)
async def test_a_player_away_to_the_end_and_one_who_resigns_have_drawn(
    houses: list[House], place: Place, back: bool, found: list[tuple[int, str]]
) -> None:
    """Both have left. A player who comes back before the end has outstayed the other."""
    house, chance = houses[0], Random(3)
    table = await house.two(rated=True)
    await house.play_on(table, 60, chance)
    await vote_service.ask(house.tables, table, ANNA, VoteRequest("keep", 0))
    (vote,) = (table.stored.vote,)
    assert vote is not None
    await vote_service.answer(house.tables, table, BEN, VoteAnswer(vote.number, agree=True))
    await house.leave(table, BEN)
    assert table.stored.status == "running", "Anna may still come back"
    if back:
        await vote_service.resume_seats(house.tables, table, ANNA)
    await played_with_bots(house, table, chance)
    assert (table.stored.status, table.stored.unrated) == ("over", "")
    assert rows(place, "select place, fate from results order by seat") == found
    verdict = verify_one(place, table.stored.id)
    assert verdict is not None
    assert verdict.flaws == ()


async def test_turns_that_a_bot_made_for_somebody_do_not_count(houses: list[House], place: Place) -> None:
    house = houses[0]
    table = await house.two(rated=True)
    await house.play_on(table, 60)
    await house.leave(table, BEN)
    script(place, "update entries set bot = true where seat = 0")
    await house.leave(table, ANNA)
    assert table.stored.unrated == "unplayed"


@pytest.mark.parametrize(("status", "unrated"), [("over", ""), ("running", "unplayed")])
async def test_a_game_dealt_at_the_start_is_rated_if_it_is_played_to_its_end(
    houses: list[House], place: Place, status: TableStatus, unrated: str
) -> None:
    table = await houses[0].two(rated=True)
    await houses[0].play_on(table, 60)
    script(place, f"update entries set seat = 0 where seat = {CHANCE} and version > 0")
    assert isinstance(houses[0].storage, DatabaseStorage)
    stored, end = replace(table.stored, status=status), Result((1, 0), (0,))
    why = await houses[0].storage.database.writer.write(lambda connection: settle(connection, stored, end))
    assert why == unrated


async def test_a_return_match_that_will_not_count_waits_for_its_host(houses: list[House], place: Place) -> None:
    house = houses[0]
    for person in (ANNA, BEN):
        script(place, HERE.format(person=person, source="one home"))
    table = await house.two(rated=True)
    table.stored = replace(table.stored, status="over")
    again = await house.rematch(table, ANNA)
    assert await house.rematch(table, BEN) is again
    assert (again.stored.status, again.stored.unrated) == ("gathering", "address")
    await house.start(again, ANNA)
    assert (again.stored.status, again.stored.unrated) == ("running", "address")


async def test_a_return_match_that_counts_begins_by_itself(houses: list[House], place: Place) -> None:
    house = houses[0]
    for person in (ANNA, BEN):
        script(place, HERE.format(person=person, source=person))
    table = await house.two(rated=True)
    table.stored = replace(table.stored, status="over")
    again = await house.rematch(table, ANNA)
    await house.rematch(table, BEN)
    assert (again.stored.status, again.stored.unrated) == ("running", "")


async def test_a_rated_table_of_before_goes_on_without_a_clock(houses: list[House], place: Place) -> None:
    house = houses[0]
    table = await house.two()
    script(place, "update tables set rated = true")
    await house.tables.reload(table)
    assert (table.stored.rated, table.stored.clock) == (True, "")
    await house.play_on(table, 60)
    for person in (BEN, ANNA):
        await house.leave(table, person)
    assert table.stored.unrated == ""
    assert rows(place, "select count(*) from results where rating is not null") == [(2,)]
    again = await house.rematch(table, ANNA)
    assert (again.stored.rated, again.stored.clock) == (False, "")


async def test_who_is_found_at_one_address_when_the_game_starts_is_told_then(houses: list[House], place: Place) -> None:
    house = houses[0]
    table = await house.open("me", "open", rated=True)
    await house.join(table, CLEO)
    assert table.stored.unrated == ""
    for person in (ANNA, CLEO):
        script(place, HERE.format(person=person, source="one home"))
    await lobby.start(house.tables, table, ANNA)
    assert (table.stored.status, table.stored.unrated) == ("running", "address")
