"""Which servers live, which of them thinks for whose bots, and who is where: agreed on in the database alone."""

from __future__ import annotations

import pytest

from cenote.server.limits import CpuShares
from cenote.server.storage.database import Database
from cenote.server.storage.servers import DEAD, Servers
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import seating
from cenote.server.throttling.fair_share import CpuScheduler
from tests.server.files import script
from tests.server.house import ANNA, BEN, SEED, asked

pytestmark = pytest.mark.anyio


@pytest.fixture
async def both(database: Database) -> tuple[Servers, Servers]:
    """Two servers that live."""
    here, there = Servers(database, "here"), Servers(database, "there")
    for server in (here, there):
        assert not (await server.heartbeat()).known
    return here, there


def silent(database: Database, server: str) -> None:
    """As if a server had not been heard of for too long."""
    script(database.place, f"update servers set heartbeat = heartbeat - {2 * DEAD} where id = '{server}'")


async def test_one_living_server_at_a_time_thinks_for_the_bots_of_a_table(
    both: tuple[Servers, Servers], database: Database
) -> None:
    here, there = both
    assert await here.take("table")
    assert not await there.take("table")
    assert await here.take("table")
    assert await there.thought_for() == {"table"}
    silent(database, "here")
    assert await there.take("table"), "nobody waits for the dead"
    assert not await here.take("table")
    await here.release("table")
    assert await here.thought_for() == {"table"}, "nobody lets go of what is another's"
    await there.release("table")
    assert await here.take("table")


async def test_what_a_dead_server_held_is_given_away_and_it_is_told_so(
    both: tuple[Servers, Servers], database: Database
) -> None:
    here, there = both
    assert await here.take("table")
    await here.place("table", ANNA, here=True)
    silent(database, "here")
    assert await there.heartbeat() == (frozenset({"there"}), True)
    assert await there.thought_for() == set()
    assert await there.elsewhere() == {}
    assert await here.heartbeat() == (frozenset({"here", "there"}), False)
    assert await here.heartbeat() == (frozenset({"here", "there"}), True)


async def test_the_list_begins_with_tables_whose_player_is_at_another_server(
    both: tuple[Servers, Servers], database: Database
) -> None:
    storage = DatabaseStorage(database)
    first, last = [seating.new_table(asked("me", "open", listed=True), person, "", SEED) for person in (ANNA, BEN)]
    for table in (first, last):
        await storage.add_table(table, SEED)
    await both[0].place(first.id, BEN, here=True)
    assert [table.id for table in await storage.open_tables()] == [last.id, first.id], "a spectator"
    await both[0].place(first.id, ANNA, here=True)
    assert [table.id for table in await storage.open_tables()] == [first.id, last.id]


async def test_who_is_at_a_table_is_known_to_other_servers(both: tuple[Servers, Servers]) -> None:
    here, there = both
    await here.place("table", ANNA, here=True)
    await here.place("table", ANNA, here=True)
    await here.place("another", BEN, here=True)
    assert await there.elsewhere("table") == {"table": {ANNA}}
    assert await there.elsewhere() == {"table": {ANNA}, "another": {BEN}}
    assert await here.elsewhere() == {}
    await here.place("table", ANNA, here=False)
    assert await there.elsewhere() == {"another": {BEN}}
    await here.leave()
    assert await there.elsewhere() == {}
    assert (await there.heartbeat()).alive == {"there"}


def test_several_servers_together_give_nobody_more_than_one_would() -> None:
    work = CpuScheduler(CpuShares(0.5, 0.5), clock=lambda: 0.0)
    payer = work.client("192.0.2.1", ANNA)
    whole = work.people[ANNA].tokens()
    payer.charge(1)
    work.servers = 3
    payer.charge(1)
    assert whole - work.people[ANNA].tokens() == 4
    assert whole - work.addresses[payer.address].tokens() == 4
