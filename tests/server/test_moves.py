"""Moves at a table: all or nothing, once, stored before they are told."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cenote.core.game import IllegalAction, Seat
from cenote.core.match import Match
from cenote.server.errors import Refusal
from cenote.server.protocol.game_messages import PlayRequest
from cenote.server.storage.contract import Storage
from cenote.server.tables import moves, wire
from cenote.server.tables.live import LiveTable, Undone
from tests.server.files import entries_in
from tests.server.house import (
    ANNA,
    BEN,
    CLEO,
    TURN,
    House,
    forbidden_by,
    fresh_id,
    legal_texts,
    newest,
    owing_people,
    position,
    refusal,
    some_actions,
    until,
)

pytestmark = pytest.mark.anyio


def request(table: LiveTable, *actions: str) -> PlayRequest:
    """What Anna's browser would send now."""
    return PlayRequest(fresh_id(), newest(table, ANNA), list(actions))


def dropped(table: weakref.ref[LiveTable]) -> bool:
    """Whether a table is out of memory, once nobody holds it."""
    gc.collect()
    return table() is None


async def test_the_same_request_again_gets_the_same_answer_and_is_played_once(home: House) -> None:
    table = await home.two()
    first = await home.play(table, ANNA, *TURN, id="once")
    before = await home.everything(table)
    for actions in (TURN, ("end",)):
        assert await home.play(table, ANNA, *actions, id="once", at=0) == first
    assert await home.everything(table) == before


async def test_the_same_request_sent_twice_at_once_is_played_once(home: House) -> None:
    table = await home.two()
    at, count = newest(table, ANNA), len(await home.entries(table))
    answers = await asyncio.gather(*(home.play(table, ANNA, "place a3 0", id="once", at=at) for _ in range(5)))
    assert answers == [answers[0]] * 5
    assert len(await home.entries(table)) == count + 1


async def test_an_answer_is_remembered_when_the_table_was_dropped_from_memory(home: House) -> None:
    table = await home.two()
    id, at = table.stored.id, newest(table, ANNA)
    first = await home.play(table, ANNA, *TURN, id="once")
    count, memory = len(await home.entries(table)), weakref.ref(table)
    del table
    assert dropped(memory)
    table = await home.tables.get(id)
    assert await home.play(table, ANNA, *TURN, id="once", at=at) == first
    assert len(await home.entries(table)) == count


async def test_an_answer_is_remembered_after_a_restart(another: Callable[[], Storage]) -> None:
    home = House(another())
    table = await home.two()
    first = await home.play(table, ANNA, *TURN, id="once")
    undone = await home.undo(table, ANNA, id="back")
    before = position(table)
    home = House(another())
    table = await home.tables.get(table.stored.id)
    assert position(table) == before
    assert await home.play(table, ANNA, *TURN, id="once") == first
    assert await home.undo(table, ANNA, id="back") == undone
    assert position(table) == before


async def test_two_people_may_use_the_same_id(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, "place a3 0", id="same")
    await home.play(table, ANNA, "end")
    await home.play(table, BEN, "place a2 0", id="same")
    assert (await home.entries(table))[-1] == (1, "place a2 0")


async def test_what_may_not_be_played_is_refused_with_a_code_and_changes_nothing(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, "place a3 0")
    before = await home.everything(table)
    at = newest(table, ANNA)
    refused = {
        "stale": [home.play(table, ANNA, "end", at=at - 1), home.play(table, ANNA, "end", at=at + 1)],
        "not-seated": [home.play(table, CLEO, "end", at=at), home.play(table, "", "end", at=at)],
        "unknown-action": [home.play(table, ANNA, "enter worker a5", "fly to the moon")],
        "plan-ends": [home.play(table, ANNA, "enter worker a5", "end", "place a2 0")],
    }
    for code, moves_refused in refused.items():
        for move in moves_refused:
            assert await refusal(move) == code
    assert await forbidden_by(home.play(table, BEN, "place a2 0")) == ("T3.1", 0)
    assert await forbidden_by(home.play(table, ANNA, "enter worker a5", "walk worker a1 a2")) == ("T5.3", 1)
    assert await home.everything(table) == before


async def test_an_unknown_action_is_quoted_and_a_plan_that_ends_names_the_step(home: House) -> None:
    table = await home.two()
    with pytest.raises(Refusal) as refused:
        await home.play(table, ANNA, "plaice a3 0")
    assert refused.value.facts == {"text": "plaice a3 0"}
    with pytest.raises(Refusal) as refused:
        await home.play(table, ANNA, "place a3 0", "end", "place a2 0")
    assert (refused.value.step, refused.value.facts) == (1, {"action": "end"})


async def test_a_table_that_has_not_begun_or_is_over_takes_no_moves(home: House) -> None:
    waiting = await home.open("me", "open")
    assert await refusal(home.play(waiting, ANNA, "end", at=0)) == "not-running"
    assert await refusal(home.undo(waiting, ANNA)) == "not-running"
    over = await home.two(game="jackal")
    await home.play_on(over)
    count = len(await home.entries(over))
    assert await refusal(home.play(over, ANNA, "pass")) == "not-running"
    assert await refusal(home.undo(over, ANNA)) == "not-running"
    assert len(await home.entries(over)) == count


async def test_a_choice_that_is_not_closed_is_refused_whole(home: House) -> None:
    table, rng = await home.seeded("me", "hot Ben", game="jackal"), Random(2)
    while "lay H" not in legal_texts(table):
        await home.play_on(table, 1, rng)
    before = await home.everything(table)
    assert await refusal(home.play(table, ANNA, "lay H")) == "open-choice"
    assert await home.everything(table) == before


async def test_who_chooses_at_the_same_time_as_others_is_not_too_late_because_of_them(home: House) -> None:
    table, rng = await home.two(game="jackal"), Random(2)
    while len(owing_people(table)) < 2:
        await home.play_on(table, 1, rng)
    at = newest(table, ANNA)
    await home.play(table, BEN, *some_actions(table, BEN, rng))
    assert newest(table, ANNA) > at, "she was told that he is ready"
    chosen = some_actions(table, ANNA, rng)
    assert await refusal(home.play(table, ANNA, *chosen, at=at - 1)) == "stale", "before it came to this choice"
    await home.play(table, ANNA, *chosen, at=at)
    assert await refusal(home.play(table, ANNA, *chosen, at=at)) == "stale", "her choice is made"


async def test_a_list_that_begins_another_choice_and_leaves_it_open_keeps_no_secret_in_memory(
    home: House,
) -> None:
    table, rng = await home.seeded("me", "hot Ben", game="jackal"), Random(2)
    match = table.match
    assert match is not None
    while not (len(match.actors()) == 1 and _lands_alone(match)):
        await home.play_on(table, 1, rng)
    try:
        await home.play(table, ANNA, "land", "lay H")
    except Refusal as refused:
        assert refused.code == "open-choice"  # noqa: PT017  # either it is refused, or what is told is what is kept
    assert position(table) == position(await home.stored(table))


def _lands_alone(match: Match) -> bool:
    (seat,) = match.actors()
    if "land" not in [match.game.actions.texts[code] for code in match.legal(seat)]:
        return False
    try:
        match.preview(seat, "land", "lay H")
    except IllegalAction:
        return False
    return True


async def test_a_frame_counts_the_entries_of_its_own_seat(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    await home.undo(table, ANNA)
    played = [wire.frame(table, viewer).played for viewer in table.viewers()]
    assert played == [len(TURN) + 1, 0, 0]


async def test_undo_goes_back_to_the_checkpoint_and_is_itself_an_entry(home: House) -> None:
    table = await home.two()
    view = wire.frame(table, 0).view
    await home.play(table, ANNA, *TURN)
    await home.play(table, ANNA, "enter worker a5")
    entries = await home.entries(table)
    assert wire.frame(table, 0).undoable == 3
    answer = await home.undo(table, ANNA)
    assert wire.frame(table, 0).view == view
    assert await home.entries(table) == [*entries, (0, "undo")]
    assert answer.number == table.number(0) == table.number(None)
    for viewer in table.viewers():
        assert table.story(viewer, 0)[-1] == (Undone(Seat(0)),)


async def test_what_a_seat_played_is_told_back_to_it_alone(home: House) -> None:
    table = await home.two()
    before = [table.number(viewer) for viewer in table.viewers()]
    await home.play(table, ANNA, *TURN)
    await home.undo(table, ANNA)
    events = [wire.frame(table, viewer, since).events for viewer, since in zip(table.viewers(), before, strict=True)]
    assert [[event.action for event in told] for told in events] == [[*TURN, ""], [""] * 3, [""] * 3]


async def test_what_was_taken_back_is_told_to_who_took_it_back_until_something_happens(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, "place a3 0", "enter worker a5")
    await home.play(table, ANNA, "enter leader a5")
    await home.undo(table, ANNA)
    undone = wire.frame(table, 0).undone
    assert [step.action for step in undone] == ["place a3 0", "enter worker a5", "enter leader a5"]
    assert [(step.cost, step.intent["kind"]) for step in undone] == [(0, "place"), (1, "enter"), (1, "enter")]
    assert (wire.frame(table, 1).undone, wire.frame(table, None).undone) == ([], []), "nobody else's business"
    await home.tables.reload(table)
    assert wire.frame(table, 0).undone == undone
    await home.play(table, ANNA, *[step.action for step in undone])
    assert wire.frame(table, 0).undone == []


async def test_nothing_to_undo_is_refused(home: House) -> None:
    table = await home.two()
    before = await home.everything(table)
    assert await refusal(home.undo(table, ANNA)) == "nothing-to-undo"
    assert await refusal(home.undo(table, BEN)) == "nothing-to-undo"
    assert await refusal(home.undo(table, ANNA, at=99)) == "stale"
    assert await refusal(home.undo(table, CLEO, at=1)) == "not-seated"
    assert await home.everything(table) == before


async def test_who_takes_back_too_late_because_of_others_is_told_to_look_again(home: House) -> None:
    table, rng = await home.two(game="jackal"), Random(2)
    while not (last := _who_landed_last(table)):
        await home.play_on(table, 1, rng)
    at, other = newest(table, last), BEN if last == ANNA else ANNA
    await home.play(table, other, *some_actions(table, other, rng))
    assert await refusal(home.undo(table, last, at=at)) == "stale"
    assert await refusal(home.undo(table, last)) == "nothing-to-undo"


def _who_landed_last(table: LiveTable) -> str:
    """Somebody who could still take back that they landed, while others lay their routes too."""
    people = owing_people(table)
    able = [person for person in people if wire.frame(table, table.viewer_of(person)).undoable]
    return able[0] if able and len(people) > 1 else ""


async def test_what_chance_has_answered_cannot_be_undone(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN, "end")
    for person in (ANNA, BEN):
        assert await refusal(home.undo(table, person)) == "nothing-to-undo"


async def test_nothing_is_told_before_it_is_stored(filed: House, path: Path) -> None:
    table = await filed.open("me", "open")
    heard: list[tuple[int, int]] = []

    def compare() -> None:
        known = len(table.match.entries) if table.match else 0
        heard.append((known, len(entries_in(path, table.stored.id))))

    filed.overhears = compare
    await filed.join(table, BEN)
    await filed.start(table, ANNA)
    await filed.play(table, ANNA, "place a3 0")
    await filed.undo(table, ANNA)
    await filed.play_on(table, 20)
    assert len(heard) > 20
    assert all(known == stored for known, stored in heard)


async def test_the_mover_is_answered_before_anybody_is_told(home: House) -> None:
    table = await home.two()
    home.told.clear()
    answer = await moves.play(home.tables, table, ANNA, request(table, "place a3 0"))
    assert answer.number == table.number(0)
    assert home.told == []
    home.tables.publish_move(table)
    assert home.told == [(table.stored.id, "moved")]


async def test_a_mover_who_hangs_up_while_it_is_stored_loses_nothing(home: House) -> None:
    table = await home.two()
    for pause in (0, 1, 2, 3, 5, 8, 13, 21):
        wanted = some_actions(table, ANNA, Random(1))[0] if pause else "place a3 0"
        moving = asyncio.create_task(moves.play(home.tables, table, ANNA, request(table, wanted)))
        for _ in range(pause):
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        if owing_people(table) != [ANNA]:
            break
    await home.tables.settle()
    await home.play_on(table, 1)
    await home.everything(table)


async def test_a_mover_who_hangs_up_and_is_refused_leaves_no_complaint_behind(home: House) -> None:
    table = await home.two()
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    before = asyncio.all_tasks()
    moving = asyncio.create_task(moves.play(home.tables, table, ANNA, request(table, "fly")))
    await asyncio.sleep(0)
    moving.cancel()
    await asyncio.gather(moving, return_exceptions=True)
    await until(lambda: asyncio.all_tasks() == before)
    del moving
    gc.collect()
    assert complaints == []
