"""Handovers: everybody learns when a bot plays for a player, and how an abandoned game stood."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import to_builtins

from cenote.server.protocol.messages import VoteAnswer, VoteRequest
from cenote.server.storage.contract import Handover, Sitting, StoredTable
from cenote.server.tables import history, lobby, vote_service, wire
from cenote.server.tables.abandonment import places
from cenote.server.tables.live import LiveTable
from cenote.server.tables.seating import new_table
from tests.server.house import ANNA, BEN, CLEO, SEED, TURN, House, asked, newest, refusal

pytestmark = pytest.mark.anyio


def handovers(table: LiveTable, person: str = ANNA) -> list[tuple[int, str, int]]:
    return [(known.seat, known.why, known.number) for known in wire.table_info(table, person).handovers]


async def goes_away(home: House, table: LiveTable) -> None:
    """Ben asks for a bot in his place, and Anna agrees."""
    await vote_service.ask(home.tables, table, BEN, VoteRequest("keep", 1, newest(table, BEN)))
    vote = table.stored.vote
    assert vote is not None
    await vote_service.answer(home.tables, table, ANNA, VoteAnswer(vote.number, agree=True))


async def test_a_bot_that_takes_over_is_noted_at_the_frame_of_each_viewer(home: House) -> None:
    table = await home.two(game="jackal", mode="basic")
    await home.play_on(table, 9)
    at = {person: newest(table, person) for person in (ANNA, BEN, CLEO)}
    await goes_away(home, table)
    assert [handovers(table, person) for person in at] == [[(1, "away", number)] for number in at.values()]


async def test_a_player_who_is_back_is_noted_after_what_the_bot_played(home: House) -> None:
    table = await home.two()
    await goes_away(home, table)
    gone = newest(table, BEN)
    await home.play(table, ANNA, *TURN)
    await vote_service.resume_seats(home.tables, table, BEN)
    assert handovers(table, BEN) == [(1, "away", gone), (1, "back", newest(table, BEN))]
    assert handovers(await home.stored(table), BEN) == handovers(table, BEN), "after a restart as well"


async def test_who_is_back_before_anything_happened_was_never_away(home: House) -> None:
    table = await home.two()
    await goes_away(home, table)
    await vote_service.resume_seats(home.tables, table, BEN)
    assert handovers(table) == []


async def test_a_handover_has_the_number_of_the_moment_in_the_replay(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    await lobby.resign(home.tables, table, ANNA)
    [(seat, why, number)] = handovers(table, BEN)
    assert (seat, why) == (0, "resigned")
    assert number == len(history.history_of(table, await history.recorded(table), 1).events)


async def test_an_abandoned_game_has_a_result_for_everybody(home: House) -> None:
    table = await home.two()
    await home.play_on(table, 40)
    assert wire.frame(table, None).result is None
    await lobby.resign(home.tables, table, BEN)
    await lobby.resign(home.tables, table, ANNA)
    result = wire.frame(table, None).result
    assert result is not None
    assert table.match is not None
    seen = to_builtins(table.match.view(None))
    assert result.scores == [seat["score"] for seat in seen["seats"]]
    assert (result.winners, result.places) == ([], [1, 2]), "Anna stayed longer"


def abandoned(seats: tuple[Sitting, ...], *handovers: Handover) -> StoredTable:
    stored = new_table(asked("me", *("open" for _ in seats[1:])), ANNA, "Anna", SEED)
    return replace(stored, seats=seats, handovers=handovers, status="abandoned")


def test_bots_come_first_in_an_abandoned_game_and_those_who_left_together_share_a_place() -> None:
    bot, gone = Sitting("bot", bot="random"), Sitting("bot", bot="random", fate="timeout")
    table = abandoned((bot, gone, gone, bot), Handover(2, "away", (), 3), Handover(1, "timeout", (), 5))
    assert places(table, (1, 9, 8, 5)) == [2, 3, 4, 1]
    table = abandoned((gone, gone), Handover(0, "timeout", (), 3), Handover(1, "timeout", (), 3))
    assert places(table, (1, 9)) == [1, 1]


async def test_who_ran_out_or_resigned_may_ask_for_a_rematch_and_a_stranger_may_not(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    await lobby.resign(home.tables, table, ANNA)
    assert [seat.formerly for seat in wire.table_info(table, ANNA).seats] == [True, False]
    assert await refusal(home.rematch(table, ANNA)) == "not-over"
    await lobby.resign(home.tables, table, BEN)
    assert await refusal(home.rematch(table, CLEO)) == "not-seated"
    opened = await home.rematch(table, ANNA)
    assert [seat.person for seat in opened.stored.seats] == ["", ANNA]
    assert (await home.rematch(table, BEN)) is opened
    assert [seat.person for seat in opened.stored.seats] == [BEN, ANNA]
