"""`cenote admin check`: results, answered requests and ratings are compared with the games that they come from."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from cenote.cli import main
from cenote.core.registry import game_names
from cenote.server.maintenance.retention_job import RetentionJob
from cenote.server.maintenance.verify_all import verify_all, verify_one
from cenote.server.maintenance.verify_table import Verdict
from cenote.server.rating_rules.skill import Skill, rated
from cenote.server.storage.database import Database
from cenote.server.storage.merge_accounts import AccountMerging
from cenote.server.storage.schema import RATINGS, RESULTS
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import seating
from cenote.server.tables.live import LiveTable
from cenote.server.tables.moves import bot_plays
from tests.server.files import Place, rows, script
from tests.server.house import ANNA, BEN, CLEO, TURN, House, asked

pytestmark = pytest.mark.anyio


def named(verdict: Verdict | None) -> set[str]:
    assert verdict is not None
    return {f"{flaw.what} {flaw.where}".strip() for flaw in verdict.flaws}


@contextmanager
def damaged(place: Place, damage: str, table: str) -> Iterator[None]:
    """What is done to the rows of a table of the database, and undone."""
    name = damage.replace("delete from", "update").split()[1]
    script(place, f"create table kept as select * from {name}")
    try:
        script(place, damage.replace(":id", f"'{table}'"))
        yield
    finally:
        if name == "tables":  # other rows refer to these
            kept = "(select rated, unrated from kept where kept.id = tables.id)"
            script(place, f"update tables set (rated, unrated) = {kept}")
        else:
            script(place, f"delete from {name}; insert into {name} select * from kept")
        script(place, "drop table kept")


SCORES = "update results set score = score + 5 where seat = 0 and table_id = :id"
SWAPPED = "update results set place = 3 - place where table_id = :id"
BOTH = {"results 0", "results 1"}
DAMAGE = [
    (SCORES, {"results 0"}),
    (SWAPPED, {"results 0", "results 1", "rating 0", "rating 1"}),
    ("update results set fate = 'resigned' where seat = 1 and table_id = :id", {"results 1"}),
    ("update results set person = 'somebody else' where seat = 1 and table_id = :id", {"results 1"}),
    ("delete from results where seat = 0 and table_id = :id", {"results 0"}),
    ("delete from results where table_id = :id", {"results 0", "results 1"}),
    ("update results set rating = rating + 5 where seat = 0 and table_id = :id", {"rating 0"}),
    ("update results set moved = moved + 5 where seat = 1 and table_id = :id", {"rating 1"}),
    ("update ratings set mu = mu + 0.001", {"rating 0", "rating 1"}),
    ("update ratings set sigma = sigma + 1", {"rating 0", "rating 1"}),
    ("update ratings set games = 0", {"rating 0", "rating 1"}),
    ("delete from ratings", {"rating 0", "rating 1"}),
    ("update ratings set games = games + 1, mu = mu + 20", {"rating 0", "rating 1"}),
    ("update results set rating = null, moved = 0 where table_id = :id", BOTH),
    ("update results set rating = null, moved = 0, games = 0 where seat = 1 and table_id = :id", {"results 1"}),
    ("update results set games = 50 where seat = 1 and table_id = :id", {"rating 1"}),
    ("update results set games = 0 where seat = 1 and table_id = :id", {"rating 1"}),
    ("update results set at = at + 86400 where table_id = :id", BOTH),
    ("update results set at = at - 86400 where table_id = :id", BOTH),
    ("update results set at = at - 60 where seat = 1 and table_id = :id", {"results 1"}),
    ("update tables set unrated = 'unplayed' where id = :id", BOTH),
    ("update tables set unrated = 'pair' where id = :id", BOTH),
    ("update tables set rated = false where id = :id", BOTH),
]
UNRATED_DAMAGE = [
    ("update tables set rated = true where id = :id", BOTH),
    ("update results set rating = 1500, games = 1 where table_id = :id", BOTH),
    ("update results set moved = 5 where seat = 1 and table_id = :id", {"results 1"}),
    ("delete from results where table_id = :id", BOTH),
]


@pytest.fixture
def home(database: Database) -> House:
    return House(DatabaseStorage(database))


async def test_results_and_ratings_that_do_not_follow_from_the_game_are_named(home: House, place: Place) -> None:
    over, other = await home.two(rated=True), await home.two()
    await home.play_on(over)
    await home.play_on(other)
    assert rows(place, "select count(*) from results where rating is not null") == [(2,)]
    for table, beside, damages in ((over, other, DAMAGE), (other, over, UNRATED_DAMAGE)):
        for damage, flaws in damages:
            with damaged(place, damage, table.stored.id):
                found = {verdict.id: named(verdict) for verdict in verify_all(place, 1)}
                missed = flaws - found[table.stored.id]
                assert not missed, damage
                assert damages is UNRATED_DAMAGE or not found[beside.stored.id], damage
                assert named(verify_one(place, table.stored.id)) == found[table.stored.id]
    assert not [verdict for verdict in verify_all(place, 1) if verdict.flaws]


@pytest.mark.parametrize("game", game_names())
async def test_a_rated_game_that_was_played_to_its_end_is_sound(home: House, place: Place, game: str) -> None:
    """Also one that draws nothing after the start: tests/foreign/test_nim.py runs this with such a game installed."""
    table = await home.two(rated=True, game=game)
    await home.play_on(table)
    assert rows(place, "select status, unrated from tables") == [("over", "")]
    assert named(verify_one(place, table.stored.id)) == set()


async def test_moves_that_are_wrongly_marked_as_those_of_bots_are_named(home: House, place: Place) -> None:
    """Then too few turns are left for the game to count."""
    table = await home.two(rated=True)
    await home.play_on(table)
    id = table.stored.id
    asked = "select min(version) from entries where seat = 1 and answered is not null and table_id = ?"
    [(first,)] = rows(place, asked, id)
    with damaged(place, "update entries set bot = true where seat = 1 and table_id = :id", id):
        assert named(verify_one(place, id)) == {f"bot {first}", *BOTH}


async def both_left(home: House, together: int) -> LiveTable:
    """A rated game: after some decisions Anna went, for whom a bot played on, and at last Ben."""
    table = await home.two(rated=True)
    await home.play_on(table, together)
    await home.leave(table, ANNA)
    for _ in range(100):
        match = table.match
        assert match is not None
        [seat] = match.actors()
        if seat:
            await home.play_on(table, 1)
        else:
            await bot_plays(home.tables, table, 0, match.length, [match.legal(0)[-1]])
    await home.leave(table, BEN)
    return table


async def test_a_game_that_its_players_left_is_compared_with_the_rules(home: House, place: Place) -> None:
    table = await both_left(home, 12)
    id = table.stored.id
    assert rows(place, "select status, unrated from tables") == [("abandoned", "")]
    assert rows(place, "select seat from results where rating is not null") == [(0,), (1,)]
    assert named(verify_one(place, id)) == set()
    with damaged(place, "delete from results", id):
        assert named(verify_one(place, id)) == BOTH


async def test_a_game_that_somebody_never_began_does_not_count_by_the_moves_of_a_bot(home: House, place: Place) -> None:
    table = await both_left(home, 0)
    id = table.stored.id
    assert rows(place, "select status, unrated from tables") == [("abandoned", "unplayed")]
    assert named(verify_one(place, id)) == set()
    for damage in ("update entries set bot = false", "update tables set unrated = ''"):
        with damaged(place, damage, id):
            assert named(verify_one(place, id)) == BOTH, damage


async def test_a_game_that_nobody_went_on_with_says_that_it_is_unfinished(
    home: House, database: Database, place: Place
) -> None:
    rated_one, other, foreseen = await home.two(rated=True), await home.two(), await home.two(rated=True)
    for table in (rated_one, other, foreseen):
        await home.play_on(table, 12)
    script(place, f"update tables set unrated = 'pair' where id = '{foreseen.stored.id}'")
    script(place, "update tables set updated = 0")
    await RetentionJob(database.writer).tidy()
    why = dict(rows(place, "select id, unrated from tables where status = 'abandoned'"))
    assert why == {rated_one.stored.id: "unfinished", other.stored.id: "", foreseen.stored.id: "pair"}
    assert wrong(place) == {}
    script(place, "update tables set unrated = '' where unrated = 'unfinished'")
    assert wrong(place) == {}, "as it was stored before"


async def test_answers_that_are_missing_or_changed_are_named(home: House, place: Place) -> None:
    """At a game that is over and at one that runs; each of them in turn."""
    over, running = await home.two(), await home.two(game="jackal")
    await home.play_on(over)
    await home.play_on(running, 12)
    for table in (over, running):
        id = table.stored.id
        answers = rows(place, "select person, request, number from requests where table_id = ?", id)
        assert len(answers) >= 12
        for person, request, number in answers[::7]:
            this = f"where table_id = :id and person = '{person}' and request = '{request}'"
            for damage in (f"delete from requests {this}", f"update requests set number = number + 1 {this}"):
                with damaged(place, damage, id):
                    assert f"request {number}" in named(verify_one(place, id)), damage
        changed = "update entries set answered = answered + 1 where answered is not null and table_id = :id"
        with damaged(place, changed, id):
            assert "answers" in named(verify_one(place, id))
        assert named(verify_one(place, id)) == set()


async def test_what_a_bot_decided_at_the_seat_of_a_person_needs_no_request(home: House, place: Place) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    await home.undo(table, ANNA)
    await home.play(table, ANNA, *TURN, "end")
    await home.leave(table, BEN)
    assert table.match is not None
    await bot_plays(home.tables, table, 1, table.match.length, [table.match.legal(1)[0]])
    assert named(verify_one(place, table.stored.id)) == set()


async def test_logs_from_before_answers_were_noted_are_sound(home: House, place: Place) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN, "end")
    script(place, "update entries set answered = null")
    assert named(verify_one(place, table.stored.id)) == set()


async def test_what_was_tidied_away_or_never_kept_is_not_missed(home: House, place: Place) -> None:
    """Old requests are removed; games that ended before results were kept have none, and no noted answers either."""
    over = await home.two()
    await home.play_on(over)
    script(place, "delete from requests")
    assert named(verify_one(place, over.stored.id)) == set()
    script(place, "update entries set answered = null")
    script(place, "delete from results")
    assert named(verify_one(place, over.stored.id)) == set()


@dataclass
class Season:
    """Rated games of three people that were never played: only their results are there, as the server keeps them."""

    database: Database
    skills: dict[str, Skill]
    games: dict[str, int]
    at: float = field(default_factory=time.time)

    async def add(self, *people: str) -> str:
        """One more, in which they came out in this order; its table is one that was given up.

        No name is that of an account that was deleted before the end.
        """
        opened = seating.new_table(asked("me", *["open"] * (len(people) - 1)), ANNA, "Anna", bytes(32))
        seats = [replace(seat, kind="person", person=person) for seat, person in zip(opened.seats, people, strict=True)]
        table = replace(opened, status="abandoned", rated=True, seats=tuple(seats), updated=self.at + 1)
        await DatabaseStorage(self.database).add_table(table, bytes(32))
        places = {person: place for place, person in enumerate(people, 1) if person}
        before = [self.skills.get(person, Skill()) for person in places]
        after = rated(before, list(places.values()))
        self.at += 1

        def keep(connection: Connection) -> None:
            for (person, place), old, new in zip(places.items(), before, after, strict=True):
                self.skills[person], self.games[person] = new, self.games.get(person, 0) + 1
                row = {"table_id": table.id, "seat": place - 1, "person": person, "game": "tikal", "mode": table.mode}
                row |= {"place": place, "score": 0, "fate": "resigned" if place > 1 else "", "rating": new.shown}
                row |= {"moved": new.shown - old.shown, "games": self.games[person]}
                connection.execute(insert(RESULTS).values(**row, at=self.at))
                key = {"person": person, "game": "tikal", "mode": table.mode}
                connection.execute(RATINGS.delete().where(RATINGS.c.person == person))
                skill = {"mu": new.mu, "sigma": new.sigma, "games": self.games[person]}
                connection.execute(insert(RATINGS).values(**key, **skill))

        await self.database.writer.write(keep)
        return table.id


@pytest.fixture
async def season(database: Database) -> tuple[Season, list[str]]:
    season = Season(database, {}, {})
    return season, [await season.add(*pair) for pair in ((ANNA, BEN), (BEN, CLEO), (CLEO, ANNA), (ANNA, BEN))]


def wrong(place: Place) -> dict[str, set[str]]:
    found = {verdict.id: named(verdict) for verdict in verify_all(place, 1)}
    return {id: flaws for id, flaws in found.items() if flaws}


async def test_a_chain_of_ratings_is_followed_through_all_games(season: tuple[Season, list[str]], place: Place) -> None:
    _, tables = season
    assert wrong(place) == {}
    with damaged(place, "update results set rating = rating + 5 where seat = 0 and table_id = :id", tables[1]):
        assert wrong(place)[tables[1]] == {"rating 0"}
    both = "update results set rating = rating + 5, moved = moved + 5 where seat = 0 and table_id = :id"
    with damaged(place, both, tables[3]):
        assert wrong(place) == {tables[3]: {"rating 0"}}
    with damaged(place, f"update ratings set mu = mu + 1 where person = '{CLEO}'", ""):
        assert wrong(place) == {tables[2]: {"rating 0"}}


async def test_a_deleted_account_leaves_results_that_raise_no_alarm(
    season: tuple[Season, list[str]], database: Database, place: Place
) -> None:
    """And those who met it are still compared as far as that goes."""
    _, tables = season
    await AccountMerging(database).erase(CLEO, [])
    assert rows(place, "select count(*) from results where person = ''") == [(2,)]
    assert wrong(place) == {}
    with damaged(place, f"update ratings set mu = mu + 1 where person = '{BEN}'", ""):
        assert wrong(place) == {tables[3]: {"rating 1"}}


async def test_an_account_that_was_deleted_before_the_end_was_not_rated(
    season: tuple[Season, list[str]], place: Place
) -> None:
    """The others were, against each other: they are still computed. Once they were rated in another way."""
    played, _ = season
    table = await played.add(ANNA, "", BEN)
    later = await played.add(BEN, CLEO)
    assert wrong(place) == {}
    with damaged(place, f"update ratings set mu = mu + 0.001 where person = '{BEN}'", ""):
        assert wrong(place) == {later: {"rating 0"}}
    both = "update results set rating = rating + 5, moved = moved + 5 where seat = 0 and table_id = :id"
    script(place, f"update ratings set mu = mu + 0.125 where person = '{ANNA}'")
    with damaged(place, both, table):
        assert wrong(place) == {}


async def test_games_that_were_removed_and_clocks_that_were_apart_raise_no_alarm(
    season: tuple[Season, list[str]], place: Place
) -> None:
    played, tables = season
    with damaged(place, f"update results set at = 2 * {played.at} - at where table_id <> :id", "none"):
        assert wrong(place) == {}
    for name in ("results", "seats", "seeds"):
        script(place, f"delete from {name} where table_id = '{tables[0]}'")
    script(place, f"delete from tables where id = '{tables[0]}'")
    assert wrong(place) == {}


async def test_a_results_flaw_is_said_in_words(filed: House, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over = await filed.two()
    await filed.play_on(over)
    id = over.stored.id
    script(path, SCORES.replace(":id", f"'{id}'"))
    assert main(["admin", "check", "--data", str(path.parent), "--lang", "en", "--workers", "1"]) == 1
    assert f"Table {id}: the stored result of seat 0 is not that of the game.\n" in capsys.readouterr().out
