"""The keyed hash of the address that somebody came from goes when they go."""

from __future__ import annotations

import time

import pytest

from cenote.server.maintenance.retention import DAY
from cenote.server.maintenance.retention_job import RetentionJob
from cenote.server.storage.blocks import Blocks, RequestOrigin
from cenote.server.storage.bot_accounts import BotAccounts
from cenote.server.storage.database import Database
from cenote.server.storage.merge_accounts import AccountMerging
from cenote.server.storage.people import People
from cenote.server.storage.rated_addresses import Sources
from cenote.server.storage.store import DatabaseStorage
from tests.server.files import Place, rows, script
from tests.server.house import ANNA, BEN, CLEO, DORA, House

pytestmark = pytest.mark.anyio


async def come(database: Database, *people: str) -> None:
    for person in people:
        await Blocks(database).came(RequestOrigin(person, f"hash of {person}", ""))


def known(place: Place) -> set[str]:
    return {person for (person,) in rows(place, "select person from whence")}


async def test_it_goes_with_a_guest_who_does_not_come_again(database: Database, place: Place) -> None:
    """Also with one who never had a name; not with an account, nor with those who came lately."""
    for person in (ANNA, BEN):
        await People(database).rename(person, person[:4])
    await come(database, ANNA, BEN, CLEO, DORA, "account")
    old = time.time() - 181 * DAY
    script(place, f"update people set created = {old} where id = '{ANNA}'")
    script(place, f"update whence set at = {old} where person <> '{DORA}'")
    script(place, "insert into accounts values ('account', 'A', 'a', 'a', '', '', 0)")
    await RetentionJob(database.writer).tidy()
    assert known(place) == {BEN, DORA, "account"}


async def test_it_goes_with_a_program(database: Database, place: Place) -> None:
    programs = BotAccounts(database)
    gone, stays = [(await programs.add(ANNA, name, 9))[0].person for name in ("one", "two")]
    await come(database, ANNA, gone, stays)
    assert not await programs.remove(BEN, gone)
    assert known(place) == {ANNA, gone, stays}
    assert await programs.remove(ANNA, gone)
    assert known(place) == {ANNA, stays}


async def test_it_goes_with_an_account_and_its_programs(database: Database, place: Place) -> None:
    program = (await BotAccounts(database).add(ANNA, "one", 9))[0].person
    channel = "'push', 'address', 'digest', '', 'en', '', '', true, false, '', 0, 0, 0"
    script(place, f"insert into channels values ('of the program', '{program}', {channel})")
    await come(database, ANNA, BEN, program)
    await AccountMerging(database).erase(ANNA, [])
    assert known(place) == {BEN}
    assert rows(place, "select id from channels") == []


async def test_addresses_at_a_rated_table_go_with_its_game(database: Database, place: Place) -> None:
    """Also where nobody ended it: tidying up removes what is left of games that were given up."""
    for person in (ANNA, BEN, DORA):
        script(place, f"insert into accounts values ('{person}', '{person}', '{person}', '{person}', '', '', 0)")
    house = House(DatabaseStorage(database))
    running, given_up, unplayed = [await house.two(rated=True) for _ in range(3)]
    for table in (running, given_up, unplayed):
        for person, source in ((ANNA, "home"), (ANNA, "work"), (ANNA, "home"), (DORA, "watching"), ("deleted", "home")):
            await Sources(database).add(table.stored.id, person, source)
    here = "select person, source from table_sources where table_id = ? order by source"
    all_three = [(ANNA, "home"), (DORA, "watching"), (ANNA, "work")]
    assert rows(place, here, running.stored.id) == all_three
    script(place, f"update tables set updated = 0 where id = '{given_up.stored.id}'")
    await RetentionJob(database.writer).tidy()
    assert rows(place, here, running.stored.id) == all_three
    assert rows(place, here, given_up.stored.id) == []
    for person in (BEN, ANNA):
        await house.leave(unplayed, person)
    assert rows(place, here, unplayed.stored.id) == []


async def test_addresses_of_players_of_a_game_that_counts_go_after_a_day(database: Database, place: Place) -> None:
    for person in (ANNA, DORA):
        script(place, f"insert into accounts values ('{person}', '{person}', '{person}', '{person}', '', '', 0)")
    house = House(DatabaseStorage(database))
    table = await house.two(rated=True)
    for person in (ANNA, DORA):
        await Sources(database).add(table.stored.id, person, "home")
    await house.play_on(table, 60)
    for person in (BEN, ANNA):
        await house.leave(table, person)
    assert table.stored.unrated == ""
    for days, left in ((0.9, [(ANNA,)]), (0.2, [])):
        script(place, f"update results set at = at - {days * DAY}; delete from chores")
        await RetentionJob(database.writer).tidy()
        assert rows(place, "select person from table_sources") == left


async def test_addresses_at_a_rated_table_go_with_an_account(database: Database, place: Place) -> None:
    script(place, f"insert into accounts values ('{DORA}', 'D', 'd', 'd', '', '', 0)")
    table = await House(DatabaseStorage(database)).two(rated=True)
    await Sources(database).add(table.stored.id, DORA, "home")
    await AccountMerging(database).erase(DORA, [])
    assert rows(place, "select * from table_sources") == []
