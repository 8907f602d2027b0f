"""The commitment comes first, then the salts, then the game: neither side can choose the draws."""

from __future__ import annotations

import pytest

from cenote.core.dealer import Dealer
from cenote.core.game import CHANCE
from cenote.server.storage.contract import StoredTable
from cenote.server.tables import lobby, seating, wire
from cenote.server.tables.draw_odds import draws
from cenote.server.tables.history import Histories
from cenote.server.throttling.fair_share import CpuScheduler
from tests.server.house import ANNA, BEN, SALT, SEED, House, asked, refusal


def salts(table: StoredTable) -> list[str]:
    return [seat.salt for seat in table.seats]


def test_a_salt_is_for_all_seats_of_a_browser_and_cannot_be_chosen_again() -> None:
    table = seating.joined(seating.new_table(asked("me", "hot Ann", "open"), ANNA, "Anna", SEED), None, "", BEN, "Ben")
    first = seating.salted(table, ANNA, "aa")
    assert salts(first) == ["aa", "aa", ""]
    assert not seating.complete(first)
    again = seating.salted(seating.salted(first, ANNA, "bb"), BEN, "cc")
    assert salts(again) == ["aa", "aa", "cc"]
    assert seating.complete(again)


def test_who_sits_down_again_gives_a_salt_again() -> None:
    table = seating.salted(seating.new_table(asked("me", "open"), ANNA, "Anna", SEED), ANNA, "aa")
    ben = seating.salted(seating.joined(table, None, "", BEN, "Ben"), BEN, "bb")
    assert salts(seating.joined(seating.left(ben, BEN), None, "", BEN, "Ben")) == ["aa", ""]


@pytest.mark.anyio
async def test_the_commitment_is_known_before_any_salt_is_sent(home: House) -> None:
    """Against bots there is one salt only: a server that knew it beforehand could try seeds."""
    table = await lobby.create(home.tables, asked("me", "bot random", "hot Ann"), ANNA, "Anna")
    before = wire.table_info(table, ANNA)
    assert (before.status, before.salts, len(before.commitment)) == ("gathering", ["", "", ""], 64)
    assert await refusal(home.start(table, ANNA)) == "salts-missing"
    assert await refusal(home.tables.record(table)) == "not-over"
    await lobby.salt(home.tables, table, ANNA, SALT)
    begun = wire.table_info(table, ANNA)
    assert (begun.status, begun.salts, begun.commitment) == ("running", [SALT, "", SALT], before.commitment)


@pytest.mark.anyio
async def test_a_salt_that_was_given_stays_also_when_the_answer_was_lost(home: House) -> None:
    table = await home.open("me", "bot random")
    await lobby.salt(home.tables, table, ANNA, "cd" * 16)
    assert table.stored.seats[0].salt == SALT
    assert await refusal(lobby.salt(home.tables, table, BEN, SALT)) == "not-seated"


@pytest.mark.anyio
async def test_a_table_that_was_dropped_before_it_began_reveals_nothing(home: House) -> None:
    """Otherwise one could open tables until the seed of one is to one's liking, and hand that one out."""
    table = await home.open("me", "open")
    await home.leave(table, ANNA)
    assert table.stored.status == "abandoned"
    assert await refusal(home.tables.record(table)) == "not-over"
    assert await refusal(lobby.salt(home.tables, table, ANNA, SALT)) == "not-seated"


@pytest.mark.anyio
async def test_a_salt_is_waited_for_before_a_return_match_begins(home: House) -> None:
    table = await home.two(game="jackal")
    await home.play_on(table)
    again = await home.rematch(table, ANNA)
    assert await lobby.rematch(home.tables, table, BEN, "Ben") is again
    statuses = [again.stored.status]
    await lobby.salt(home.tables, again, BEN, "cd" * 16)
    assert [*statuses, again.stored.status] == ["gathering", "running"]


@pytest.mark.anyio
async def test_what_could_have_come_is_told_when_the_game_is_over(home: House) -> None:
    table = await home.two(game="jackal")
    payer = CpuScheduler().client("127.0.0.1", ANNA)
    assert await refusal(draws(home.tables, Histories(), table, payer)) == "not-over"
    await home.play_on(table)
    told = (await draws(home.tables, Histories(), table, payer)).odds
    payer.charge(1e6)
    assert await refusal(draws(home.tables, Histories(), table, payer)) == "too-fast", "playing it again has its price"
    came = [text for seat, text in await home.entries(table) if seat == CHANCE]
    assert len(told) == len(came)
    assert all(text in dict(odds) for text, odds in zip(came, told, strict=True))
    dealer, texts = Dealer(SEED, [SALT, SALT]), [[action for action, _ in odds] for odds in told]
    drawn = [dealer.draw(list(enumerate(weight for _, weight in odds))) for odds in told]
    assert [outcomes[at] for outcomes, at in zip(texts, drawn, strict=True)] == came
