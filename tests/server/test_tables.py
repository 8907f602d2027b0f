"""Playing at a table: all or nothing, once, stored before it is told, and the same again after any restart."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cenote.core.game import IllegalAction
from cenote.core.match import Match
from cenote.core.replay import verify
from cenote.server.live import LiveTable, Viewer
from cenote.server.planning import explain, preview
from cenote.server.protocol import Explain, FactInfo, Play, Preview, Undo
from cenote.server.refusal import Refusal
from tests.server.support import (
    ANNA,
    BEN,
    BREAK,
    CLEO,
    MEND,
    SALT,
    SEED,
    House,
    as_kept,
    dropped,
    forbidden_by,
    fresh_id,
    house,
    house_with_bots,
    newest,
    owing_people,
    position,
    refusal,
    script,
    some_actions,
    until,
)

Test = Callable[[House], Awaitable[None]]
TURN = ("place a3 0", "enter worker a5")


@pytest.fixture
def at_home(tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test with a table service of its own."""

    async def run(test: Test) -> None:
        async with house(tmp_path / "cenote.db") as home:
            await test(home)

    return lambda test: asyncio.run(run(test))


def told(table: LiveTable, viewer: Viewer = 0) -> list[str]:
    return [str(fact["fact"]) for facts in table.story(viewer, 0) for fact in facts]


# --- once ------------------------------------------------------------------------------------------------------


def test_the_same_request_again_gets_the_same_answer_and_is_played_once(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        first = await home.play(table, ANNA, *TURN, id="once")
        before = position(table), home.entries(table)
        for actions in (TURN, ("end",)):
            assert await home.play(table, ANNA, *actions, id="once", at=0) == first
        assert (position(table), home.entries(table)) == before

    at_home(test)


def test_the_same_request_sent_twice_at_once_is_played_once(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        at, count = newest(table, ANNA), len(home.entries(table))
        answers = await asyncio.gather(*(home.play(table, ANNA, "place a3 0", id="once", at=at) for _ in range(5)))
        assert answers == [answers[0]] * 5
        assert len(home.entries(table)) == count + 1

    at_home(test)


def test_an_answer_is_remembered_when_the_table_was_dropped_from_memory(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        id, at = table.stored.id, newest(table, ANNA)
        first = await home.play(table, ANNA, *TURN, id="once")
        count, memory = len(home.entries(table)), weakref.ref(table)
        del table
        assert dropped(memory)
        table = await home.tables.get(id)
        assert await home.play(table, ANNA, *TURN, id="once", at=at) == first
        assert len(home.entries(table)) == count

    at_home(test)


def test_an_answer_is_remembered_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "cenote.db") as home:
            table = await home.two()
            first = await home.play(table, ANNA, *TURN, id="once")
            undone = await home.undo(table, ANNA, id="back")
            before = position(table)
        async with house(tmp_path / "cenote.db") as home:
            table = await home.tables.get(table.stored.id)
            assert position(table) == before
            assert await home.play(table, ANNA, *TURN, id="once") == first
            assert await home.undo(table, ANNA, id="back") == undone
            assert position(table) == before

    asyncio.run(test())


def test_two_people_may_use_the_same_id(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play(table, ANNA, "place a3 0", id="same")
        await home.play(table, ANNA, "end")
        await home.play(table, BEN, "place a2 0", id="same")
        assert home.entries(table)[-1][1:] == (1, "place a2 0")

    at_home(test)


# --- all or nothing --------------------------------------------------------------------------------------------


def test_what_may_not_be_played_is_refused_with_a_code_and_changes_nothing(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play(table, ANNA, "place a3 0")
        before = position(table), home.entries(table)
        at = newest(table, ANNA)
        refused = {
            "stale": [home.play(table, ANNA, "end", at=at - 1), home.play(table, ANNA, "end", at=at + 1)],
            "not-seated": [home.play(table, CLEO, "end", at=at), home.play(table, "", "end", at=at)],
            "unknown-action": [home.play(table, ANNA, "enter worker a5", "fly to the moon")],
            "plan-ends": [home.play(table, ANNA, "enter worker a5", "end", "place a2 0")],
        }
        for code, asked in refused.items():
            for request in asked:
                assert await refusal(request) == code
        assert await forbidden_by(home.play(table, BEN, "place a2 0")) == ("T3.1", 0)
        assert await forbidden_by(home.play(table, ANNA, "enter worker a5", "walk worker a1 a2")) == ("T5.3", 1)
        assert (position(table), home.entries(table)) == before == (position(await as_kept(home, table)), before[1])

    at_home(test)


def test_an_unknown_action_names_the_nearest_and_a_plan_that_ends_names_the_step(
    at_home: Callable[[Test], None],
) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        with pytest.raises(Refusal) as refused:
            await home.play(table, ANNA, "plaice a3 0")
        assert refused.value.facts == {"text": "plaice a3 0", "nearest": "place a3 0"}
        with pytest.raises(Refusal) as refused:
            await home.play(table, ANNA, "place a3 0", "end", "place a2 0")
        assert (refused.value.step, refused.value.facts) == (1, {"action": "end"})

    at_home(test)


def test_a_table_that_has_not_begun_or_is_over_takes_no_moves(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        waiting = await home.open("me", "open")
        assert await refusal(home.play(waiting, ANNA, "end", at=0)) == "not-running"
        assert await refusal(home.undo(waiting, ANNA)) == "not-running"
        over = await home.two(game="jackal")
        await home.play_on(over)
        count = len(home.entries(over))
        assert await refusal(home.play(over, ANNA, "pass")) == "not-running"
        assert await refusal(home.undo(over, ANNA)) == "not-running"
        assert len(home.entries(over)) == count

    at_home(test)


def test_a_choice_that_is_not_closed_is_refused_whole(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table, rng = await home.seeded("me", "hot Ben", game="jackal"), Random(2)
        while "lay H" not in some_texts(table):
            await home.play_on(table, 1, rng)
        before = position(table), home.entries(table)
        assert await refusal(home.play(table, ANNA, "lay H")) == "open-choice"
        assert (position(table), home.entries(table)) == before == (position(await as_kept(home, table)), before[1])

    at_home(test)


def test_a_list_that_begins_another_choice_and_leaves_it_open_keeps_no_secret_in_memory(
    at_home: Callable[[Test], None],
) -> None:
    async def test(home: House) -> None:
        table, rng = await home.seeded("me", "hot Ben", game="jackal"), Random(2)
        match = table.match
        assert match is not None
        while not (len(match.actors()) == 1 and _lands_alone(match)):
            await home.play_on(table, 1, rng)
        try:
            await home.play(table, ANNA, "land", "lay H")
        except Refusal as refused:
            assert refused.code == "open-choice"  # noqa: PT017  # either it is refused, or what is told is what is kept
        assert position(table) == position(await as_kept(home, table))

    at_home(test)


def _lands_alone(match: Match) -> bool:
    (seat,) = match.actors()
    if "land" not in [match.game.actions.texts[code] for code in match.legal(seat)]:
        return False
    try:
        match.preview(seat, "land", "lay H")
    except IllegalAction:
        return False
    return True


def some_texts(table: LiveTable) -> list[str]:
    assert table.match is not None
    return [table.match.game.actions.texts[code] for code in table.match.legal(table.match.actors()[0])]


# --- taking back -----------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_checkpoint_and_is_itself_an_entry(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        view = table.frame(0).view
        await home.play(table, ANNA, *TURN)
        await home.play(table, ANNA, "enter worker a5")
        entries = home.entries(table)
        assert table.frame(0).undoable == 3
        answer = await home.undo(table, ANNA)
        assert table.frame(0).view == view
        assert home.entries(table) == [*entries, (len(entries), 0, "undo")]
        assert answer.number == table.number(0) == table.number(None)
        for viewer in table.viewers():
            assert told(table, viewer)[-1] == "undone"

    at_home(test)


def test_nothing_to_undo_is_refused(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        before = position(table), home.entries(table)
        assert await refusal(home.undo(table, ANNA)) == "nothing-to-undo"
        assert await refusal(home.undo(table, BEN)) == "nothing-to-undo"
        assert await refusal(home.tables.undo(table, ANNA, Undo("x", 99))) == "stale"
        assert await refusal(home.tables.undo(table, CLEO, Undo("x", 1))) == "not-seated"
        assert (position(table), home.entries(table)) == before

    at_home(test)


def test_what_chance_has_answered_cannot_be_undone(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play(table, ANNA, *TURN, "end")
        for person in (ANNA, BEN):
            assert await refusal(home.undo(table, person)) == "nothing-to-undo"

    at_home(test)


# --- planning and telling --------------------------------------------------------------------------------------


def test_a_plan_is_shown_in_turn_and_out_of_turn_and_changes_nothing(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        before = position(table), home.entries(table)
        seen = preview(table, ANNA, Preview("p1", ["place a3 0", "enter worker a5"]))
        assert (seen.id, seen.stopped) == ("p1", False)
        assert ["end"] in [offer.actions for offer in seen.offers]
        assert preview(table, ANNA, Preview("p2", ["place a3 0", "end"])).stopped
        assert preview(table, BEN, Preview("p3", ["enter worker a5"])).offers
        for person, code in ((CLEO, "not-seated"), ("", "not-seated")):
            with pytest.raises(Refusal) as refused:
                preview(table, person, Preview("p", []))
            assert refused.value.code == code
        with pytest.raises(IllegalAction) as forbidden:
            preview(table, ANNA, Preview("p", ["place a3 0", "place a2 0"]))
        assert forbidden.value.step == 1
        assert (position(table), home.entries(table)) == before

    at_home(test)


def test_each_action_is_explained_after_the_plan(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        wish = Explain("e", ["place a3 0"], ["enter worker a5", "place a2 0", "end"])
        allowed, forbidden, end = explain(table, ANNA, wish).refusals
        assert (allowed, end) == (None, None)
        assert forbidden is not None
        assert forbidden.rule.startswith("T")
        for plan, actions in (([], ["fly"]), (["fly"], ["end"])):
            with pytest.raises(Refusal) as refused:
                explain(table, ANNA, Explain("e", plan, actions))
            assert refused.value.code == "unknown-action"

    at_home(test)


def test_who_has_nothing_to_plan_is_told_so(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two(game="jackal")
        waiting = BEN if owing_people(table) == [ANNA] else ANNA
        with pytest.raises(Refusal) as refused:
            preview(table, waiting, Preview("p", []))
        assert refused.value.code == "nothing-to-plan"
        with pytest.raises(Refusal) as refused:
            explain(table, waiting, Explain("e", [], ["pass"]))
        assert refused.value.code == "nothing-to-plan"

    at_home(test)


def test_the_story_begins_after_the_frame_asked_for(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play(table, ANNA, *TURN)
        await home.undo(table, ANNA)
        whole = table.story(None, 0)
        assert len(whole) == table.number(None)
        assert [table.story(None, since) for since in (1, 2, 99)] == [whole[1:], whole[2:], []]

    at_home(test)


# --- frames ----------------------------------------------------------------------------------------------------


class Watcher:
    """Somebody who is sent a frame whenever there is something new, as a socket does it."""

    def __init__(self, table: LiveTable, viewer: Viewer) -> None:
        first = table.frame(viewer)
        assert (first.after, first.facts) == (-1, [])
        self._table, self._viewer = table, viewer
        self.seen = self.first = first.number
        self.facts: list[list[FactInfo]] = []

    def look(self) -> None:
        frame = self._table.frame(self._viewer, self.seen)
        assert frame.after == self.seen
        assert len(frame.facts) == frame.number - self.seen
        assert all(frame.facts)
        assert bool(frame.offers) == (self._viewer in frame.actors)
        self.facts += frame.facts
        self.seen = frame.number


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_frames_follow_each_other_without_gaps_and_tell_everything(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        rng = Random(3)
        async with house_with_bots(tmp_path / "cenote.db") as home:
            bots = ["bot random"] if game == "tikal" else []
            table = await home.open("me", "open", *bots, game=game)
            await home.tables.join(table, None, "", BEN, "Ben", SALT)
            await home.tables.start(table, ANNA)
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
                assert watcher.facts == table.story(viewer, watcher.first)
                assert table.frame(viewer).result is not None

    asyncio.run(test())


def test_a_frame_after_one_that_nobody_remembers_is_a_full_one(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play(table, ANNA, *TURN)
        number = table.number(0)
        assert [table.frame(0, since).after for since in (number, number - 1, number + 1, 10**6)] == [
            number,
            number - 1,
            -1,
            -1,
        ]
        again = await as_kept(home, table)
        assert [again.frame(0, since).after for since in (number, 0)] == [number, -1]

    at_home(test)


@pytest.mark.parametrize(("game", "mode"), [("tikal", "basic"), ("tikal", "auction"), ("jackal", "basic")])
def test_a_table_that_is_loaded_is_the_table_that_was_left(
    at_home: Callable[[Test], None], game: str, mode: str
) -> None:
    """With a snapshot and what came after it, also an undo; the same as if all of it were replayed."""

    async def test(home: House) -> None:
        rng = Random(5)
        table = await home.seeded("me", "hot Ben", game=game, mode=mode)
        undone = 0
        for step in range(60):
            if table.stored.status != "running":
                break
            await home.play(table, ANNA, *some_actions(table, ANNA, rng))
            if step % 7 == 3 and table.stored.status == "running" and table.frame(table.chair(ANNA)).undoable:
                await home.undo(table, ANNA)
                undone += 1
            if step % 3 and step % 7 != 3:
                continue
            kept = await home.tables.store.kept(table.stored.id)
            assert kept.snapshot is not None
            replayed = LiveTable(table.stored, replace(kept, snapshot=None, numbers=()))
            assert position(await as_kept(home, table)) == position(replayed) == position(table)
        assert undone or game == "jackal"

    at_home(test)


@pytest.mark.parametrize("mode", ["basic", "auction"])
def test_a_seeded_game_at_a_table_is_the_same_game_as_without_one(at_home: Callable[[Test], None], mode: str) -> None:
    async def test(home: House) -> None:
        table = await home.seeded("me", "hot Ben", mode=mode)
        match = Match.start("tikal", 2, mode, names=("Anna", "Ben"), seed=SEED, salts=(SALT, SALT))
        rng = Random(4)
        while not match.over:
            (seat,) = match.actors()
            assert table.chair(ANNA) == seat
            actions = some_actions(table, ANNA, rng)
            match.play(seat, *actions)
            await home.play(table, ANNA, *actions)
        assert table.match is not None
        assert table.match.entries == match.entries
        assert table.stored.status == "over"
        assert home.rows("select status, acting from tables") == [("over", "[]")]
        assert all(check.holds for check in verify(await home.tables.record(table)))

    at_home(test)


def test_at_a_shared_screen_the_chair_follows_whoever_acts(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "hot Ben", "bot random")
        assert table.chair(ANNA) == 0
        await home.play(table, ANNA, "place a3 0", "end")
        assert table.chair(ANNA, 0) == 1
        assert [seat.yours for seat in table.info(ANNA).seats] == [True, True, False]
        await home.play(table, ANNA, "place a2 0", "end")
        assert [table.chair(ANNA, before) for before in (0, 1, None)] == [0, 1, 0]

    at_home(test)


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_at_a_shared_screen_the_answer_names_the_frame_that_will_show_it(
    at_home: Callable[[Test], None], game: str
) -> None:
    async def test(home: House) -> None:
        table = await home.seeded("me", "hot Ben", game=game)
        rng, chair = Random(6), table.chair(ANNA)
        for _ in range(60):
            if table.stored.status != "running":
                break
            done = await home.play(table, ANNA, *some_actions(table, ANNA, rng))
            chair = table.chair(ANNA, chair)
            assert done.number == table.number(chair)

    at_home(test)


# --- the file breaks -------------------------------------------------------------------------------------------


def test_what_cannot_be_stored_did_not_happen(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play(table, ANNA, "place a3 0")
        before = position(table), home.entries(table)
        script(home.path, BREAK)
        for asked in (home.play(table, ANNA, "enter worker a5", id="again"), home.undo(table, ANNA)):
            with pytest.raises(Exception, match="overflow"):
                await asked
            assert (position(table), home.entries(table)) == before
        script(home.path, MEND)
        await home.play(table, ANNA, "enter worker a5", id="again")
        await home.play(table, ANNA, "end")
        assert [version for version, _, _ in home.entries(table)] == list(range(len(home.entries(table))))
        assert position(table) == position(await as_kept(home, table))

    at_home(test)


def test_what_can_neither_be_stored_nor_read_again_did_not_happen_either(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        await home.play(table, ANNA, "place a3 0")
        before = position(table), home.entries(table)
        script(home.path, "alter table entries rename to away")
        with pytest.raises(Exception, match="entries"):
            await home.play(table, ANNA, "enter worker a5")
        script(home.path, "alter table away rename to entries")
        table = await home.tables.get(table.stored.id)
        assert (position(table), home.entries(table)) == before
        await home.play(table, ANNA, "enter leader a5")
        entries = home.entries(table)
        assert [version for version, _, _ in entries] == list(range(len(entries)))
        assert position(table) == position(await as_kept(home, table))

    at_home(test)


def test_a_game_that_cannot_be_begun_still_waits(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.open("me", "open")
        await home.tables.join(table, None, "", BEN, "Ben", SALT)
        script(home.path, BREAK)
        with pytest.raises(Exception, match="overflow"):
            await home.tables.start(table, ANNA)
        assert (table.match, table.stored.status) == (None, "gathering")
        script(home.path, MEND)
        await home.tables.start(table, ANNA)
        assert table.stored.status == "running"

    at_home(test)


def test_of_two_writers_of_one_version_one_is_told_to_look_again(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "cenote.db"
        async with house(path) as here, house(path) as there:
            mine = await here.two()
            other = await there.tables.get(mine.stored.id)
            await here.play(mine, ANNA, "place a3 0")
            assert await refusal(there.play(other, ANNA, "place a3 1")) == "stale"
            assert position(other) == position(mine)
            await there.play(other, ANNA, "enter worker a5")
            assert await refusal(here.play(mine, ANNA, "end")) == "stale"
            assert position(other) == position(mine)
            assert [text for _, seat, text in here.entries(mine) if seat == 0] == ["place a3 0", "enter worker a5"]

    asyncio.run(test())


def test_of_two_who_change_the_seats_one_is_told_to_look_again(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "cenote.db"
        async with house(path) as here, house(path) as there:
            mine = await here.open("me", "open", "open")
            other = await there.tables.get(mine.stored.id)
            await here.tables.join(mine, 1, "", BEN, "Ben", SALT)
            assert await refusal(there.tables.join(other, 1, "", CLEO, "Cleo", SALT)) == "stale"
            assert other.stored == mine.stored
            await there.tables.join(other, 2, "", CLEO, "Cleo", SALT)
            assert await refusal(here.tables.start(mine, ANNA)) in ("seats-open", "stale")

    asyncio.run(test())


def test_two_who_begin_the_same_game_begin_it_once(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "cenote.db"
        async with house(path) as here, house(path) as there:
            mine = await here.open("me", "open")
            await here.tables.join(mine, 1, "", BEN, "Ben", SALT)
            other = await there.tables.get(mine.stored.id)
            await here.tables.start(mine, ANNA)
            assert await refusal(there.tables.start(other, ANNA)) in ("stale", "not-gathering")
            assert len(here.entries(mine)) == 1

    asyncio.run(test())


# --- store, answer, tell ---------------------------------------------------------------------------------------


def test_nothing_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def test() -> None:
        seen: list[tuple[str, int, int]] = []

        def check(_: str, what: str) -> None:
            match = live[0].match if live else None
            seen.append((what, len(match.entries) if match else 0, len(home.rows("select 1 from entries"))))

        live: list[LiveTable] = []
        async with house(tmp_path / "cenote.db", check) as home:
            live.append(await home.open("me", "open"))
            await home.tables.join(live[0], None, "", BEN, "Ben", SALT)
            await home.tables.start(live[0], ANNA)
            await home.play(live[0], ANNA, "place a3 0")
            await home.undo(live[0], ANNA)
            await home.play_on(live[0], 20)
        assert len(seen) > 20
        assert all(here == stored for _, here, stored in seen)

    asyncio.run(test())


def test_the_mover_is_answered_before_anybody_is_told(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        home.told.clear()
        answer = await home.tables.play(table, ANNA, Play(fresh_id(), newest(table, ANNA), ["place a3 0"]))
        assert answer.number == table.number(0)
        assert home.told == []
        home.tables.moved(table)
        assert home.told == [(table.stored.id, "moved")]

    at_home(test)


def test_a_mover_who_hangs_up_while_it_is_stored_loses_nothing(at_home: Callable[[Test], None]) -> None:
    async def test(home: House) -> None:
        table = await home.two()
        for pause in (0, 1, 2, 3, 5, 8, 13, 21):
            at = newest(table, ANNA)
            wish = Play(fresh_id(), at, [some_actions(table, ANNA, Random(1))[0] if pause else "place a3 0"])
            asked = asyncio.create_task(home.tables.play(table, ANNA, wish))
            for _ in range(pause):
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            if owing_people(table) != [ANNA]:
                break
        await asyncio.sleep(0.05)
        again = await home.tables.get(table.stored.id)
        try:
            await home.play(again, owing_people(again)[0], *some_actions(again, owing_people(again)[0], Random(1)))
        except Refusal as refused:
            assert refused.code == "stale"  # noqa: PT017  # what was cancelled may have been stored all the same
        assert position(again) == position(await as_kept(home, again))

    at_home(test)


# --- older rules -----------------------------------------------------------------------------------------------


def begun_under_older_rules(path: Path, damage: str = "") -> str:
    """A game in the file that says it was begun under rules 0, and perhaps is not what they lead to now."""

    async def make() -> str:
        async with house(path) as home:
            table = await home.two()
            await home.play_on(table, 12)
            return table.stored.id

    id = asyncio.run(make())
    script(path, f"update tables set rules = 0; {damage}")
    return id


def test_a_game_begun_under_older_rules_goes_on_if_they_lead_to_the_same_position(tmp_path: Path) -> None:
    path = tmp_path / "cenote.db"
    id = begun_under_older_rules(path)

    async def test() -> None:
        async with house(path) as home:
            table = await home.tables.get(id)
            assert (table.stored.status, table.stored.rules) == ("running", 1)
            assert home.rows("select rules, status from tables") == [(1, "running")]
            await home.play_on(table, 12)
            assert position(table) == position(await as_kept(home, table))

    asyncio.run(test())


@pytest.mark.parametrize(
    "damage",
    [
        "update snapshots set position = (select position from snapshots order by version limit 1)",
        "update entries set text = 'place h9 0' where text like 'place%'",
    ],
)
def test_a_game_that_newer_rules_would_change_is_frozen_and_can_be_exported(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "cenote.db"
    id = begun_under_older_rules(path, damage)

    async def test() -> None:
        async with house(path) as home:
            before = home.rows("select * from entries")
            table = await home.tables.get(id)
            assert table.stored.status == table.info(ANNA).status == "frozen"
            assert home.rows("select rules, status from tables") == [(0, "frozen")]
            assert await refusal(home.play(table, ANNA, "end", at=1)) == "not-running"
            assert await refusal(home.undo(table, ANNA)) == "not-running"
            assert home.rows("select * from entries") == before
        async with house(path) as home:
            table = await home.tables.get(id)
            assert table.stored.status == "frozen"
            assert f"\n0 {before[1][3]}" in await home.tables.record(table)

    asyncio.run(test())


def test_a_game_that_was_given_up_under_older_rules_can_still_be_looked_up(tmp_path: Path) -> None:
    path = tmp_path / "cenote.db"
    damage = "update entries set text = 'place h9 0' where text like 'place%'; update tables set status = 'abandoned'"
    id = begun_under_older_rules(path, f"{damage}; delete from snapshots where version > 1")

    async def test() -> None:
        async with house(path) as home:
            table = await home.tables.get(id)
            assert table.info(ANNA).seats[0].name == "Anna"

    asyncio.run(test())
