"""Who sits where before, during and after a game, and what may be asked for when a table is made."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cenote.core.replay import verify
from cenote.server import seating
from cenote.server.live import LiveTable
from cenote.server.protocol import NewSeat, NewTable
from cenote.server.refusal import Refusal
from cenote.server.seating import NAME_LENGTH, proper_name
from cenote.server.tables import MOST_TABLES
from tests.server.support import ANNA, BEN, CLEO, SALT, SEED, House, house, house_with_bots, refusal, until, wish

Test = Callable[[House], Awaitable[None]]
FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.fixture
def at_home(tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test with a table service of its own."""

    async def run(test: Test) -> None:
        async with house(tmp_path / "cenote.db") as home:
            await test(home)

    return lambda test: asyncio.run(run(test))


def kinds(table: LiveTable) -> list[str]:
    return [seat.kind for seat in table.stored.seats]


def people(table: LiveTable) -> list[str]:
    return [seat.person for seat in table.stored.seats]


def code_for(asked: NewTable) -> str:
    with pytest.raises(Refusal) as refused:
        seating.new_table(asked, ANNA, "Anna", SEED)
    return refused.value.code


# --- making a table --------------------------------------------------------------------------------------------


def test_each_kind_of_seat_is_made_as_asked(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open", "invited", "bot greedy")
        assert kinds(table) == ["person", "open", "invited", "bot"]
        assert people(table) == [ANNA, "", "", ""]
        assert [seat.bot for seat in table.stored.seats] == ["", "", "", "greedy"]
        assert table.stored.status == "gathering"
        assert home.entries(table) == []

    at_home(test)


def test_a_full_table_starts_at_once_and_everybody_has_a_name(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "hot Ben", "bot random")
        assert table.stored.status == "running"
        assert [seat.name for seat in table.stored.seats] == ["Anna", "Ben", "random 3"]
        assert home.entries(table)[0][1] == -1
        assert home.told == [(table.stored.id, "people"), (table.stored.id, "moved")]

    at_home(test)


def test_only_listed_tables_that_wait_are_in_the_list(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        listed = await home.open("me", "open", listed=True)
        await home.open("me", "open")
        assert [stored.id for stored in await home.tables.store.open_tables()] == [listed.stored.id]
        await home.tables.join(listed, None, "", BEN, "Ben", SALT)
        await home.tables.start(listed, ANNA)
        assert await home.tables.store.open_tables() == []
        assert [stored.id for stored in await home.tables.store.tables_of(BEN)] == [listed.stored.id]

    at_home(test)


def test_shuffling_keeps_everybody(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        orders = set()
        for _ in range(24):
            table = await home.open("me", "invited", "open", "bot greedy", shuffle=True)
            assert sorted(kinds(table)) == ["bot", "invited", "open", "person"]
            orders.add(tuple(kinds(table)))
        assert len(orders) > 1

    at_home(test)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (wish("me", "open", game="chess"), "unknown-game"),
        (wish("me", "open", mode="blitz"), "bad-settings"),
        (wish("me", "open", options=["no-camps"]), "bad-settings"),
        (wish("me"), "bad-settings"),
        (wish("me", *["open"] * 4), "bad-settings"),
        (wish("me", "me"), "bad-settings"),
        (wish("open", "bot greedy"), "bad-settings"),
        (wish("me", "bot deep-blue"), "unknown-bot"),
        (NewTable("tikal", [NewSeat("me"), NewSeat("hot", " ")], SALT), "bad-name"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_by_name(asked: NewTable, code: str) -> None:
    assert code_for(asked) == code


def test_nobody_hosts_more_tables_than_allowed(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        tables = [await home.open("me", "open") for _ in range(MOST_TABLES)]
        assert await refusal(home.open("me", "open")) == "too-many-tables"
        await home.open("me", "open", person=BEN)
        await home.tables.leave(tables[0], ANNA)
        await home.open("me", "open")

    at_home(test)


# --- joining ---------------------------------------------------------------------------------------------------


def test_an_open_seat_needs_no_invitation_and_an_invited_one_does(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "invited", "open", "invited")
        await home.tables.join(table, None, "", BEN, "Ben", SALT)
        assert people(table) == [ANNA, "", BEN, ""]
        assert await refusal(home.tables.join(table, None, "", CLEO, "Cleo", SALT)) == "not-invited"
        assert await refusal(home.tables.join(table, 1, "not the key", CLEO, "Cleo", SALT)) == "not-invited"
        await home.tables.join(table, 3, table.stored.invite, CLEO, "Cleo", SALT)
        assert people(table) == [ANNA, "", BEN, CLEO]
        assert home.rows("select person from seats order by seat") == [(ANNA,), ("",), (BEN,), (CLEO,)]

    at_home(test)


@pytest.mark.parametrize(("seat", "code"), [(0, "seat-taken"), (2, "seat-taken"), (7, "seat-taken"), (None, "no-seat")])
def test_a_seat_that_is_not_free_is_refused(at_home: Callable[[Test], None], seat: int | None, code: str) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open", "bot random")
        await home.tables.join(table, 1, "", BEN, "Ben", SALT)
        before = table.stored
        asked = home.tables.join(table, seat, table.stored.invite, CLEO, "Cleo", SALT)
        assert await refusal(asked) == code
        assert table.stored == before == await home.tables.store.table(before.id)

    at_home(test)


def test_joining_twice_is_harmless(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open", "open")
        for seat in (1, 2):
            await home.tables.join(table, seat, "", BEN, "Ben", SALT)
        assert people(table) == [ANNA, BEN, ""]
        assert table.stored.revision == 1

    at_home(test)


def test_two_who_want_the_last_seat_do_not_both_get_it(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open")
        asked = [home.tables.join(table, 1, "", person, "B", SALT) for person in (BEN, CLEO)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Refusal]
        assert people(table) == [ANNA, BEN]

    at_home(test)


def test_nobody_joins_a_game_that_has_begun(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        asked = home.tables.join(table, None, table.stored.invite, CLEO, "Cleo", SALT)
        assert await refusal(asked) == "not-gathering"

    at_home(test)


# --- beginning and leaving -------------------------------------------------------------------------------------


def test_only_the_host_starts_and_only_when_nobody_is_missing(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open")
        assert await refusal(home.tables.start(table, ANNA)) == "seats-open"
        await home.tables.join(table, None, "", BEN, "Ben", SALT)
        assert await refusal(home.tables.start(table, BEN)) == "not-host"
        assert home.entries(table) == []
        await home.tables.start(table, ANNA)
        assert await refusal(home.tables.start(table, ANNA)) == "not-gathering"
        assert table.stored.status == "running"

    at_home(test)


def test_who_leaves_before_the_game_frees_the_seat(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open")
        await home.tables.join(table, None, "", BEN, "Ben", SALT)
        await home.tables.leave(table, BEN)
        assert people(table) == [ANNA, ""]
        assert not seating.full(table.stored)
        assert await refusal(home.tables.leave(table, BEN)) == "not-seated"

    at_home(test)


def test_an_open_seat_is_open_again_when_its_guest_has_left(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open", listed=True)
        await home.tables.join(table, None, "", BEN, "Ben", SALT)
        await home.tables.leave(table, BEN)
        await home.tables.join(table, None, "", CLEO, "Cleo", SALT)
        assert people(table) == [ANNA, CLEO]

    at_home(test)


def test_the_host_passes_on_and_a_table_that_everybody_left_is_given_up(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open", "open")
        await home.tables.join(table, None, "", BEN, "Ben", SALT)
        await home.tables.leave(table, ANNA)
        assert table.stored.host == BEN
        await home.tables.leave(table, BEN)
        assert table.stored.status == "abandoned"
        assert await home.tables.store.tables_of(BEN) == []
        assert await refusal(home.tables.record(table)) == "not-over"

    at_home(test)


def test_a_bot_plays_on_for_somebody_who_leaves_a_running_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_with_bots(tmp_path / "cenote.db", workers=1) as home:
            table = await home.two()
            match = table.match
            assert match is not None
            await home.tables.leave(table, ANNA)
            left = table.stored.seats[0]
            assert (left.kind, left.person, left.bot, left.standby) == ("bot", "", seating.SUBSTITUTE, True)
            assert (left.name, table.stored.host) == ("Anna", BEN)
            await until(lambda: match.actors() == (1,))
            await home.play_on(table, 1)
            assert home.entries(table)[-1][1] == 1
            assert await refusal(home.play(table, ANNA, "end")) == "not-seated"

    asyncio.run(test())


def test_a_game_without_people_is_given_up_and_its_record_is_true(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play_on(table, 20)
        assert await refusal(home.tables.record(table)) == "not-over"
        for person in (ANNA, BEN):
            await home.tables.leave(table, person)
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

    at_home(test)


def test_leaving_a_game_that_is_over_changes_nothing(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two(game="jackal")
        await home.play_on(table)
        before = table.stored
        assert before.status == "over"
        await home.tables.leave(table, ANNA)
        assert table.stored == before

    at_home(test)


# --- again -----------------------------------------------------------------------------------------------------


def test_a_return_match_turns_the_seats_and_everybody_finds_the_same_table(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open", "bot random")
        await home.tables.join(table, None, "", BEN, "Ben", SALT)
        assert await refusal(home.tables.rematch(table, ANNA, "Anna", SALT)) == "not-over"
        table.stored = replace(table.stored, status="over")
        id = await home.tables.rematch(table, ANNA, "Anna", "cd" * 16)
        again = await home.tables.get(id)
        assert kinds(again) == ["invited", "bot", "person"]
        assert (people(again)[2], again.stored.host, again.stored.seats[2].salt) == (ANNA, ANNA, "cd" * 16)
        assert again.stored.commitment != table.stored.commitment
        assert table.info(BEN).rematch == id
        assert await home.tables.rematch(table, BEN, "Ben", SALT) == id
        assert await refusal(home.tables.rematch(table, CLEO, "Cleo", SALT)) == "not-seated"

    at_home(test)


def test_who_played_before_can_join_the_return_match(at_home: Callable[[Test], None]) -> None:
    """Whoever asks second sits down there without being sent a link."""

    async def test(home: House) -> None:
        table = await home.two(game="jackal")
        await home.play_on(table)
        again = await home.tables.get(await home.tables.rematch(table, ANNA, "Anna", SALT))
        id = await home.tables.rematch(table, BEN, "Ben", SALT)
        assert id == again.stored.id
        assert people(again) == [BEN, ANNA]

    at_home(test)


def test_a_return_match_against_bots_begins_at_once(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "bot random")
        table.stored = replace(table.stored, status="over")
        again = await home.tables.get(await home.tables.rematch(table, ANNA, "Anna", SALT))
        assert again.stored.status == "running"
        assert [seat.name for seat in again.stored.seats] == ["random 1", "Anna"]

    at_home(test)


# --- names -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t  Lena\n", "Anna Lena"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b\N{LEFT-TO-RIGHT ISOLATE}c", "abc"),
        ("Zo\N{ZERO WIDTH SPACE}e\N{ZERO WIDTH NO-BREAK SPACE}", "Zoe"),
        ("A\x00n\x1bn\x7fa", "Anna"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("王小明", "王小明"),
        ("Олëг", "Олëг"),
        ("\N{SLOTH}\N{PALM TREE}", "\N{SLOTH}\N{PALM TREE}"),
        (FAMILY, "\N{MAN}\N{WOMAN}\N{GIRL}"),
        ("x" * 30, "x" * NAME_LENGTH),
        ("<script>", "<script>"),
    ],
)
def test_a_name_is_shown_without_tricks(given: str, shown: str) -> None:
    assert proper_name(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "\t\n",
        "\N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER}",
        "\N{RIGHT-TO-LEFT OVERRIDE}",
        "\N{IDEOGRAPHIC SPACE}",
        "\x00",
        "\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}",
    ],
)
def test_a_name_of_which_nothing_is_seen_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        proper_name(given)
    assert refused.value.code == "bad-name"
