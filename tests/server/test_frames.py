"""Frames: numbered for each viewer, without gaps, and telling everything that the viewer may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from cenote.server.protocol.game_messages import History, Values
from cenote.server.protocol.view_diff import changed
from cenote.server.storage.contract import Storage
from cenote.server.tables import wire
from cenote.server.tables.history import history_of, recorded
from cenote.server.tables.live import LiveTable, Viewer
from tests.server.house import (
    ANNA,
    BEN,
    TURN,
    House,
    house_with_bots,
    owing_people,
    some_actions,
    until,
)

pytestmark = pytest.mark.anyio


class Watcher:
    """Somebody who is sent a frame whenever there is something new, as a socket does it."""

    def __init__(self, table: LiveTable, viewer: Viewer) -> None:
        first = wire.frame(table, viewer)
        assert (first.after, first.events) == (-1, [])
        assert first.view is not None
        self._table, self._viewer = table, viewer
        self._view = json.decode(first.view)
        self.seen = self.first = first.number
        self.facts: list[list[Values]] = []
        self.views = [self._view]

    def look(self) -> None:
        frame = wire.frame(self._table, self._viewer, self.seen)
        assert frame.after == self.seen
        assert frame.view is None, "the changes lead to it"
        assert len(frame.events) == frame.number - self.seen
        assert all(event.facts for event in frame.events)
        assert bool(frame.offers) == (self._viewer in frame.actors)
        for event in frame.events:
            assert event.changes is not None
            self._view = changed(self._view, json.decode(json.encode(event.changes)))
            self.views.append(self._view)
        full = wire.frame(self._table, self._viewer).view
        assert full is not None
        assert self._view == json.decode(full)
        self.facts += [event.facts for event in frame.events]
        self.seen = frame.number


@pytest.mark.parametrize("game", ["tikal", "jackal"])
async def test_frames_follow_each_other_without_gaps_and_tell_everything(storage: Storage, game: str) -> None:
    rng = Random(3)
    async with house_with_bots(storage) as home:
        bots = ["bot random"] if game == "tikal" else []
        table = await home.open("me", "open", *bots, game=game)
        await home.join(table, BEN)
        await home.start(table, ANNA)
        watchers = [Watcher(table, viewer) for viewer in table.viewers()]
        while table.stored.status == "running":
            people = owing_people(table)
            if people:
                await home.play(table, people[0], *some_actions(table, people[0], rng))
            else:
                await until(lambda: bool(owing_people(table)) or table.stored.status != "running")
            for watcher in watchers:
                watcher.look()
        for viewer, watcher in zip(table.viewers(), watchers, strict=True):
            assert watcher.facts == [wire.facts(told) for told in table.story(viewer, watcher.first)]
            assert wire.frame(table, viewer).result is not None
            assert positions(history_of(table, await recorded(table), viewer))[watcher.first :] == watcher.views


def positions(past: History) -> list[Any]:
    """The view after each frame, from the one before anything happened."""
    views = [json.decode(past.view)]
    for event in past.events:
        views.append(changed(views[-1], json.decode(json.encode(event.changes))))
    return views


async def test_a_change_names_only_what_is_different(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    _, entered = wire.frame(table, 0, table.number(0) - 2).events
    assert entered.changes == {
        "ap": [9],
        "budget": [9],
        "spaces": {"2": {"workers": {"0": [1]}, "strength": {"0": [1]}}},
        "seats": {"0": {"supply": [17]}},
    }


async def test_a_frame_after_one_that_nobody_remembers_is_a_full_one(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    number = table.number(0)
    assert [wire.frame(table, 0, since).after for since in (number, number - 1, number + 1, 10**6)] == [
        number,
        number - 1,
        -1,
        -1,
    ]
    again = await home.stored(table)
    assert [wire.frame(again, 0, since).after for since in (number, 0)] == [number, -1]


async def test_frames_tell_a_decision_that_deals_every_card_again(home: House) -> None:
    table = await home.seeded("me", "hot Ben", "hot Cleo", "hot Dora", game="jackal", mode="archipelago")
    watchers = [Watcher(table, viewer) for viewer in table.viewers()]
    rng, dealt = Random(1), 0
    while dealt < 40:
        assert table.stored.status == "running", "a second round must be dealt"
        before = table.number(0)
        await home.play_on(table, 1, rng)
        dealt = table.number(0) - before
        for watcher in watchers:
            watcher.look()


async def test_at_a_shared_screen_the_chair_follows_the_seat_that_acts(home: House) -> None:
    table = await home.open("me", "hot Ben", "bot random")
    assert table.viewer_of(ANNA) == 0
    await home.play(table, ANNA, "place a3 0", "end")
    assert table.viewer_of(ANNA, 0) == 1
    assert [seat.yours for seat in wire.table_info(table, ANNA).seats] == [True, True, False]
    await home.play(table, ANNA, "place a2 0", "end")
    assert [table.viewer_of(ANNA, before) for before in (0, 1, None)] == [0, 1, 0]


@pytest.mark.parametrize("game", ["tikal", "jackal"])
async def test_at_a_shared_screen_the_answer_names_the_frame_that_will_show_it(home: House, game: str) -> None:
    table = await home.seeded("me", "hot Ben", game=game)
    rng, chair = Random(6), table.viewer_of(ANNA)
    for _ in range(60):
        if table.stored.status != "running":
            break
        done = await home.play(table, ANNA, *some_actions(table, ANNA, rng))
        chair = table.viewer_of(ANNA, chair)
        assert done.number == table.number(chair)
