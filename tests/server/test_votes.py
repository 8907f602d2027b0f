"""What needs the consent of the table: taking back across others' decisions, and a bot that keeps a seat."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from cenote.core.match import Match
from cenote.server import limits
from cenote.server.protocol.messages import Clock, VoteAnswer, VoteInfo, VoteRequest
from cenote.server.storage.contract import Storage
from cenote.server.tables import moves, seating, vote_service, votes, wire
from cenote.server.tables.live import LiveTable
from tests.server.house import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    NAMES,
    SALT,
    SEED,
    House,
    asked,
    house_with_bots,
    newest,
    owing_people,
    position,
    refusal,
    until,
)

pytestmark = pytest.mark.anyio

PEOPLE = (ANNA, BEN, CLEO)


async def auction(home: House, *seats: str) -> LiveTable:
    """An auction that has just begun; people sit down in the order of their names."""
    stored = seating.new_table(asked(*(seats or ("me", "open", "open")), mode="auction"), ANNA, "Anna", SEED)
    for person in (BEN, CLEO)[: seats.count("open") if seats else 2]:
        stored = seating.joined(stored, None, "", person, NAMES[person])
    for person in PEOPLE:
        stored = seating.salted(stored, person, SALT)
    await home.storage.add_table(stored, SEED)
    table = await home.tables.get(stored.id)
    await home.start(table, ANNA)
    return table


async def bids(home: House) -> LiveTable:
    """Anna and Ben have bid, and it is Cleo's turn."""
    table = await auction(home)
    await home.play(table, ANNA, "bid 1")
    await home.play(table, BEN, "bid 2")
    return table


def wish(
    home: House, table: LiveTable, person: str, kind: str = "take-back", seat: int | None = None
) -> Awaitable[None]:
    at = seat if seat is not None else table.seats_of(person)[0]
    return vote_service.ask(home.tables, table, person, VoteRequest(kind, at, table.number(at)))  # type: ignore[arg-type]


def say(home: House, table: LiveTable, person: str, agree: bool, number: int | None = None) -> Awaitable[None]:
    vote = table.stored.vote
    now = number if number is not None else vote.number if vote else 0
    return vote_service.answer(home.tables, table, person, VoteAnswer(now, agree))


def question(table: LiveTable, person: str = ANNA) -> VoteInfo:
    found = wire.table_info(table, person).question
    assert found is not None
    return found


async def test_a_decision_comes_back_with_those_after_it_once_all_agree(home: House) -> None:
    table = await auction(home)
    before = table.match and table.match.view(0)
    await home.play(table, ANNA, "bid 1")
    await home.play(table, BEN, "bid 2")
    assert wire.frame(table, 0).askable
    assert not wire.frame(table, 1).askable, "Ben needs nobody's consent"
    await wish(home, table, ANNA)
    asks = question(table, CLEO)
    assert (asks.kind, asks.seat, asks.waiting, asks.undoes, asks.outcome) == ("take-back", 0, [1, 2], [0, 1], "")
    assert 0 < asks.left <= limits.VOTES.open_seconds
    await say(home, table, CLEO, True)
    assert (question(table).waiting, question(table).agreed) == ([1], [2])
    assert (await home.entries(table))[-1] == (1, "bid 2")
    home.told.clear()
    await say(home, table, BEN, True)
    assert (await home.entries(table))[-2:] == [(1, "undo"), (0, "undo")]
    assert {what for _, what in home.told} == {"people", "moved"}
    assert question(table).outcome == "agreed"
    assert table.match is not None
    assert (table.match.view(0), table.match.actors()) == (before, (0,))
    assert Match(table.match.record(), SEED).view(0) == before, "whoever replays the record understands it"
    assert position(table) == position(await home.stored(table))
    await home.play(table, ANNA, "bid 3")


async def test_one_who_refuses_is_enough(home: House) -> None:
    table = await bids(home)
    await wish(home, table, ANNA)
    await say(home, table, BEN, True)
    await say(home, table, CLEO, False)
    assert (question(table).outcome, question(table).by) == ("refused", 2)
    assert await refusal(say(home, table, BEN, True)) == "no-question"
    assert (await home.entries(table))[-1] == (1, "bid 2")


async def test_nobody_answers_for_others_or_twice_or_what_is_not_asked_any_more(home: House) -> None:
    table = await bids(home)
    assert await refusal(say(home, table, BEN, True)) == "no-question"
    await wish(home, table, ANNA)
    first = question(table).number
    assert await refusal(say(home, table, ANNA, True)) == "not-asked", "nobody agrees with themselves"
    assert await refusal(say(home, table, DORA, True)) == "not-seated"
    assert await refusal(say(home, table, DORA, False)) == "not-seated"
    await say(home, table, BEN, True)
    assert await refusal(say(home, table, BEN, True)) == "answered-already"
    assert await refusal(say(home, table, BEN, False)) == "answered-already"
    assert await refusal(wish(home, table, BEN)) == "question-open"
    await say(home, table, ANNA, False)
    assert question(table).outcome == "withdrawn"
    await wish(home, table, ANNA)
    assert await refusal(say(home, table, CLEO, True, first)) == "no-question", "a stale yes is no yes to this"
    assert question(table).agreed == []


async def test_nobody_asks_for_what_is_not_theirs_or_cannot_be(home: House) -> None:
    table = await auction(home)
    assert await refusal(wish(home, table, ANNA)) == "nothing-to-undo"
    await home.play(table, ANNA, "bid 1")
    assert await refusal(wish(home, table, ANNA)) == "nothing-to-undo", "plain undo does it"
    at = newest(table, ANNA)
    await home.play(table, BEN, "bid 2")
    assert await refusal(wish(home, table, DORA, seat=0)) == "not-seated"
    assert await refusal(wish(home, table, BEN, seat=0)) == "not-seated"
    assert await refusal(wish(home, table, CLEO)) == "nothing-to-undo", "Cleo has decided nothing"
    assert await refusal(vote_service.ask(home.tables, table, ANNA, VoteRequest("take-back", 7, 0))) == "not-seated"
    assert await refusal(vote_service.ask(home.tables, table, ANNA, VoteRequest("take-back", 0, at))) == "stale"


async def test_nothing_comes_back_across_a_draw(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, "place a3 0", "end")
    await home.play(table, BEN, "place a2 0")
    assert not wire.frame(table, 0).askable
    assert await refusal(wish(home, table, ANNA)) == "nothing-to-undo"


async def test_nothing_comes_back_across_what_is_chosen_at_the_same_time(home: House) -> None:
    table = await home.seeded("me", "open", game="jackal")
    await home.play(table, ANNA, "land")
    await home.play(table, BEN, "land")
    assert wire.frame(table, 0).askable
    await wish(home, table, ANNA)
    await home.play(table, BEN, "ready")
    assert question(table).outcome == "played"
    assert await refusal(say(home, table, BEN, True)) == "no-question"
    assert not wire.frame(table, 0).askable
    assert await refusal(wish(home, table, ANNA)) == "nothing-to-undo"


async def test_whatever_is_played_meanwhile_lets_the_question_fall(home: House) -> None:
    table = await bids(home)
    await wish(home, table, ANNA)
    await say(home, table, BEN, True)
    home.told.clear()
    await home.play(table, CLEO, "pass")
    assert question(table).outcome == "played"
    assert (table.stored.id, "people") in home.told
    assert await refusal(say(home, table, CLEO, True)) == "no-question"


async def test_who_leaves_lets_the_question_fall(home: House) -> None:
    table = await bids(home)
    await wish(home, table, ANNA)
    await say(home, table, BEN, True)
    await home.leave(table, CLEO)
    assert question(table).outcome == "changed"
    await wish(home, table, ANNA)
    assert question(table).waiting == [1], "the bot in Cleo's place is not asked"


async def test_time_lets_the_question_fall(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bids(home)
    await wish(home, table, ANNA)
    now = time.time()
    for passed in (limits.VOTES.open_seconds + 1, -limits.VOTES.open_seconds):
        with monkeypatch.context() as later:
            later.setattr(time, "time", lambda passed=passed: now + passed)
            assert question(table).outcome == "late"
            assert await refusal(say(home, table, BEN, True)) == "no-question"
    assert question(table).outcome == ""


async def test_nobody_asks_for_ever(home: House) -> None:
    table = await bids(home)
    for _ in range(limits.VOTES.failed_per_game):
        await wish(home, table, ANNA)
        await say(home, table, BEN, False)
    assert await refusal(wish(home, table, ANNA)) == "asked-enough"
    await home.play(table, CLEO, "bid 3")
    await wish(home, table, BEN)


async def test_what_was_granted_counts_for_nothing(home: House) -> None:
    table = await auction(home)
    for _ in range(limits.VOTES.failed_per_game + 1):
        await home.play(table, ANNA, "bid 1")
        await home.play(table, BEN, "bid 2")
        await wish(home, table, ANNA)
        await say(home, table, BEN, True)
        await say(home, table, CLEO, True)
    assert question(table).outcome == "agreed"


async def test_a_question_outlives_the_server_and_is_answered_at_another(another: Callable[[], Storage]) -> None:
    here = House(another())
    table = await bids(here)
    await wish(here, table, ANNA)
    await say(here, table, BEN, True)
    there = House(another())
    again = await there.tables.get(table.stored.id)
    assert question(again).agreed == [1]
    await say(there, again, CLEO, True)
    assert (await there.entries(again))[-2:] == [(1, "undo"), (0, "undo")]
    assert await refusal(say(here, table, CLEO, True)) == "no-question", "done once, whoever hears the last answer"
    assert position(table) == position(again)


async def bot_bids(home: House, table: LiveTable, bid: str) -> None:
    """What the bot at seat 1 has thought of is played."""
    assert table.match is not None
    await moves.bot_plays(home.tables, table, 1, table.match.length, [table.match.game.actions.parse(bid)])


async def test_bots_agree_and_wait_for_people(home: House) -> None:
    table = await auction(home, "me", "bot random", "open")
    await home.play(table, ANNA, "bid 1")
    await bot_bids(home, table, "bid 2")
    await home.play(table, BEN, "bid 3")
    await home.play(table, ANNA, "bid 4")
    count = len(await home.entries(table))
    await wish(home, table, BEN)
    assert question(table).waiting == [0]
    await bot_bids(home, table, "bid 5")
    assert len(await home.entries(table)) == count, "what it plays would decide for the people"
    await say(home, table, ANNA, False)
    await bot_bids(home, table, "bid 5")
    assert len(await home.entries(table)) == count + 1
    await wish(home, table, ANNA)
    await say(home, table, BEN, True)
    assert (await home.entries(table))[count + 1 :] == [(1, "undo"), (0, "undo")]


async def test_bots_go_on_when_the_table_has_answered_also_after_a_restart(another: Callable[[], Storage]) -> None:
    asleep = House(another())
    table = await auction(asleep, "me", "bot random", "open")
    await asleep.play(table, ANNA, "bid 1")
    await bot_bids(asleep, table, "bid 2")
    await asleep.play(table, BEN, "bid 3")
    await asleep.play(table, ANNA, "bid 4")
    await wish(asleep, table, BEN)
    count = len(await asleep.entries(table))
    async with house_with_bots(another()) as home:
        table = await home.tables.get(table.stored.id)
        await say(home, table, ANNA, False)
        await until(lambda: table.match is not None and table.match.length > count and not table.lock.locked())
        assert (await home.entries(table))[count][0] == 1


async def test_alone_with_bots_nobody_has_to_be_asked(home: House) -> None:
    table = await auction(home, "me", "hot Ben")
    await home.play(table, ANNA, "bid 1")
    await home.play(table, ANNA, "bid 2")
    await wish(home, table, ANNA, seat=0)
    assert [seat for seat, text in await home.entries(table) if text == "undo"] == [1, 0]


async def test_a_bot_keeps_the_seat_of_somebody_who_goes_until_they_are_back(home: House) -> None:
    table = await auction(home)
    await wish(home, table, BEN, "keep")
    assert question(table).waiting == [0, 2]
    await home.play(table, ANNA, "bid 1")
    assert question(table).outcome == "", "others play on meanwhile"
    await say(home, table, ANNA, True)
    await say(home, table, CLEO, True)
    info = wire.table_info(table, BEN).seats[1]
    assert (info.kind, info.name, info.yours, bool(info.bot)) == ("person", "Ben", True, True)
    assert table.viewer_of(BEN) == 1, "it is still his to look from"
    assert not wire.table_line(table.stored, BEN).your_turn
    assert (await home.stored(table)).stored.seats[1].bot
    await vote_service.resume_seats(home.tables, table, BEN)
    assert not table.stored.seats[1].bot
    await home.play(table, BEN, "bid 2")


async def test_the_first_move_brings_somebody_back_too(home: House) -> None:
    table = await auction(home)
    await wish(home, table, ANNA, "keep")
    await say(home, table, BEN, True)
    await say(home, table, CLEO, True)
    assert table.stored.seats[0].bot
    assert await refusal(wish(home, table, ANNA)) == "seat-kept"
    await home.play(table, ANNA, "bid 1")
    assert not table.stored.seats[0].bot
    assert (await home.entries(table))[-1] == (0, "bid 1")


async def test_what_a_bot_thinks_is_not_played_when_the_person_is_back(home: House) -> None:
    table = await auction(home)
    await wish(home, table, ANNA, "keep")
    await say(home, table, BEN, True)
    await say(home, table, CLEO, True)
    assert table.match is not None
    version, chosen = table.match.length, table.match.legal(0)[:1]
    await vote_service.resume_seats(home.tables, table, ANNA)
    await moves.bot_plays(home.tables, table, 0, version, chosen)
    assert table.match.length == version


async def test_a_bot_plays_for_somebody_who_is_away_with_their_own_view(storage: Storage) -> None:
    async with house_with_bots(storage, workers=1) as home:
        table = await auction(home)
        await wish(home, table, ANNA, "keep")
        await say(home, table, BEN, True)
        await say(home, table, CLEO, True)
        await until(lambda: owing_people(table) == [BEN] and not table.lock.locked())
        assert (await home.entries(table))[-1][0] == 0
        assert not table.stored.seats[0].standby
        await home.leave(table, ANNA)
        assert (table.stored.seats[0].kind, table.stored.seats[0].person) == ("bot", "")


async def test_others_ask_for_somebody_only_while_the_table_waits_for_them(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await auction(home)
    assert await refusal(wish(home, table, BEN, "keep", 0)) == "not-away", "not yet"
    monkeypatch.setattr(limits, "VOTES", replace(limits.VOTES, absent_seconds=0))
    assert await refusal(wish(home, table, BEN, "keep", 2)) == "not-away", "not in turn"
    table.came(ANNA)
    assert await refusal(wish(home, table, BEN, "keep", 0)) == "not-away", "here"
    table.went(ANNA)
    table.elsewhere = frozenset({ANNA})
    assert await refusal(wish(home, table, BEN, "keep", 0)) == "not-away", "here by another server"
    table.elsewhere = frozenset()
    assert await refusal(wish(home, table, DORA, "keep", 0)) == "not-seated"
    await wish(home, table, BEN, "keep", 0)
    assert question(table).waiting == [2]
    await home.play(table, ANNA, "bid 1")
    assert question(table).outcome == "changed", "she is here after all"


async def test_who_is_said_to_be_away_can_refuse_and_nothing_else(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await auction(home)
    monkeypatch.setattr(limits, "VOTES", replace(limits.VOTES, absent_seconds=0))
    await wish(home, table, BEN, "keep", 0)
    assert await refusal(say(home, table, ANNA, True)) == "not-asked"
    await say(home, table, ANNA, False)
    assert (question(table).outcome, question(table).by) == ("refused", 0)
    await wish(home, table, BEN, "keep", 0)
    await say(home, table, CLEO, True)
    assert table.stored.seats[0].bot
    assert await refusal(wish(home, table, CLEO, "keep", 0)) == "not-away", "it is kept already"


async def test_of_two_nobody_is_replaced_within_a_day(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await home.two()
    monkeypatch.setattr(limits, "VOTES", replace(limits.VOTES, absent_seconds=0))
    assert await refusal(wish(home, table, BEN, "keep", 0)) == "not-away"
    monkeypatch.setattr(limits, "VOTES", replace(limits.VOTES, absent_alone_seconds=0))
    await wish(home, table, BEN, "keep", 0)
    assert table.stored.seats[0].bot


async def test_in_a_rated_game_of_more_nobody_is_replaced_within_a_day(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All who would have to agree gain by it."""
    table = await auction(home)
    monkeypatch.setattr(limits, "VOTES", replace(limits.VOTES, absent_seconds=0))
    table.stored = replace(table.stored, rated=True)
    assert await refusal(wish(home, table, BEN, "keep", 0)) == "not-away"
    monkeypatch.setattr(limits, "VOTES", replace(limits.VOTES, absent_alone_seconds=0))
    await wish(home, table, BEN, "keep", 0)
    assert question(table).waiting == [2]


async def test_a_clock_says_how_long_somebody_may_be_away(home: House) -> None:
    table = await home.two(clock=Clock("days", 3))
    for days in (1, 2):
        table.stored = replace(table.stored, updated=time.time() - days * 86_400 - 1)
        assert await refusal(wish(home, table, BEN, "keep", 0)) == "not-away"


async def test_in_a_rated_game_nothing_comes_back_behind_the_back_of_somebody_away(home: House) -> None:
    table = await bids(home)
    await wish(home, table, BEN, "keep")
    for person in (ANNA, CLEO):
        await say(home, table, person, True)
    assert votes.undo_sequence(table, 0) == (1, 0), "a bot agrees to everything"
    table.stored = replace(table.stored, rated=True)
    assert await refusal(wish(home, table, ANNA)) == "nothing-to-undo"


async def test_somebody_stays(home: House) -> None:
    table = await home.two()
    await wish(home, table, ANNA, "keep")
    await say(home, table, BEN, True)
    assert table.stored.seats[0].bot
    assert await refusal(wish(home, table, BEN, "keep")) == "somebody-must-stay"
    alone = await home.seeded("me", "bot random")
    assert await refusal(wish(home, alone, ANNA, "keep")) == "somebody-must-stay"


async def test_a_kept_seat_is_kept_for_the_person_in_a_return_match(home: House) -> None:
    table = await home.two()
    kept = replace(seating.kept(table.stored, 0), status="over")
    assert [seat.kind for seat in seating.again(kept, BEN, SEED).seats] == ["invited", "invited"]
