"""What is stored, taken up again: the same table as before, also under newer rules, or else a frozen one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cenote.core.match import Match
from cenote.core.replay import verify
from cenote.server.storage.contract import StoredGame
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from tests.server.files import entries_in, rows, script
from tests.server.house import ANNA, SALT, SEED, House, owing_people, position, refusal, some_actions

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "mode"), [("tikal", "basic"), ("tikal", "auction"), ("jackal", "basic")])
async def test_a_table_that_is_loaded_is_the_table_that_was_left(home: House, game: str, mode: str) -> None:
    """With a snapshot and what came after it, also an undo; the same as if all of it were replayed."""
    rng = Random(5)
    table = await home.seeded("me", "hot Ben", game=game, mode=mode)
    undone = 0
    for step in range(60):
        if not owing_people(table):
            break
        await home.play(table, ANNA, *some_actions(table, ANNA, rng))
        if step % 7 == 3 and owing_people(table) and wire.frame(table, table.viewer_of(ANNA)).undoable:
            await home.undo(table, ANNA)
            undone += 1
        if step % 3 and step % 7 != 3:
            continue
        kept = await home.storage.game(table.stored.id)
        assert kept.snapshot is not None
        replayed = LiveTable(table.stored, replace(kept, snapshot=None, numbers=()))
        assert position(await home.stored(table)) == position(replayed) == position(table)
    assert undone or game == "jackal"


@pytest.mark.parametrize("mode", ["basic", "auction"])
async def test_a_seeded_game_at_a_table_is_the_same_game_as_without_one(home: House, mode: str) -> None:
    table = await home.seeded("me", "hot Ben", mode=mode)
    match = Match.start("tikal", 2, mode, names=("Anna", "Ben"), seed=SEED, salts=(SALT, SALT))
    rng = Random(4)
    while not match.over:
        (seat,) = match.actors()
        assert table.viewer_of(ANNA) == seat
        actions = some_actions(table, ANNA, rng)
        match.play(seat, *actions)
        await home.play(table, ANNA, *actions)
    assert table.match is not None
    assert table.match.entries == match.entries
    assert table.stored.status == "over"
    stored = await home.storage.table(table.stored.id)
    assert stored is not None
    assert (stored.status, stored.acting) == ("over", ())
    assert all(check.holds for check in verify(await home.tables.record(table)))


async def begun_under_older_rules(home: House, path: Path, damage: str = "") -> str:
    """A game in the file that says it was begun under rules 0, and perhaps is not what they lead to now."""
    table = await home.two()
    await home.play_on(table, 12)
    script(path, f"update tables set rules = 0; {damage}")
    return table.stored.id


async def test_a_game_begun_under_older_rules_goes_on_if_they_lead_to_the_same_position(
    opened: Callable[[], DatabaseStorage], path: Path
) -> None:
    id = await begun_under_older_rules(House(opened()), path)
    home = House(opened())
    table = await home.tables.get(id)
    assert (table.stored.status, table.stored.rules) == ("running", 1)
    assert rows(path, "select rules, status from tables") == [(1, "running")]
    await home.play_on(table, 12)
    await home.everything(table)


@pytest.mark.parametrize(
    "damage",
    [
        "update snapshots set position = (select position from snapshots order by version limit 1)",
        "update entries set text = 'place h9 0' where text like 'place%'",
    ],
)
async def test_a_game_that_newer_rules_would_change_is_frozen_and_can_be_exported(
    opened: Callable[[], DatabaseStorage], path: Path, damage: str
) -> None:
    id = await begun_under_older_rules(House(opened()), path, damage)
    before = entries_in(path, id)
    home = House(opened())
    table = await home.tables.get(id)
    assert table.stored.status == wire.table_info(table, ANNA).status == "frozen"
    assert rows(path, "select rules, status from tables") == [(0, "frozen")]
    assert await refusal(home.play(table, ANNA, "end", at=1)) == "not-running"
    assert await refusal(home.undo(table, ANNA)) == "not-running"
    assert entries_in(path, id) == before
    home = House(opened())
    table = await home.tables.get(id)
    assert table.stored.status == "frozen"
    assert f"\n0 {before[1][2]}" in await home.tables.record(table)


async def test_a_game_that_was_given_up_under_older_rules_can_still_be_looked_up(
    opened: Callable[[], DatabaseStorage], path: Path
) -> None:
    damage = "update entries set text = 'place h9 0' where text like 'place%'; update tables set status = 'abandoned'"
    older = f"{damage}; delete from snapshots where version > 1"
    id = await begun_under_older_rules(House(opened()), path, older)
    table = await House(opened()).tables.get(id)
    assert wire.table_info(table, ANNA).seats[0].name == "Anna"


async def test_a_table_that_another_server_has_just_fitted_is_read_again(
    opened: Callable[[], DatabaseStorage], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await begun_under_older_rules(House(opened()), path)
    here, there = House(opened()), House(opened())
    game = there.storage.game

    async def too_late(id: str) -> StoredGame:
        monkeypatch.undo()
        await here.tables.get(id)
        return await game(id)

    monkeypatch.setattr(there.storage, "game", too_late)
    assert (await there.tables.get(id)).stored == await here.storage.table(id)
