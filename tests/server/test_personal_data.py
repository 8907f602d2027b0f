"""Every column that holds something about a person has a policy, and what the policy says is done."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import JSON, Column, LargeBinary, String

from cenote.server.maintenance.retention import DAY, RetentionPolicy, retention_steps
from cenote.server.storage.database import Database
from cenote.server.storage.personal_policies import Erase, Merge, policies, policy
from cenote.server.storage.schema import METADATA
from tests.server.accounts.support import PASSWORD, delete, entered, log_in, sign_up
from tests.server.browsers import Browser, Serving, offer, serving
from tests.server.files import Place, rows, script
from tests.server.house import fresh_id
from tests.server.test_bot_accounts import first_turn, program, seated, web

IMPERSONAL = {
    *("id", "table_id", "server", "session", "request", "game", "mode", "kind", "status", "language", "phrase", "room"),
    *("options", "invite", "commitment", "rematch", "parent", "secret", "seed", "salt", "clock", "remaining", "acting"),
    *("origins", "vote", "handovers", "unrated", "bot", "offered", "fate", "position", "numbers", "by"),
    *("origin", "wanted", "trouble"),
}
"""Names of columns that never hold anything about a person, in whichever table."""

EXCEPTIONS = {"people.id", "entries.text", "chores.name", "reports.reason"}
"""Columns for which the names decide wrongly: an id of a person; moves, names of jobs, words of a list."""

WORDS = "marked words"
REPORT = "a marked report"


def name_of(column: Column[object]) -> str:
    return f"{column.table.name}.{column.name}"


def test_every_column_that_can_hold_something_about_a_person_has_a_policy() -> None:
    for table in METADATA.tables.values():
        for column in table.columns:
            if isinstance(column.type, String | JSON | LargeBinary):
                impersonal = (column.name in IMPERSONAL) != (name_of(column) in EXCEPTIONS)
                assert impersonal == (policy(column) is None), f"{name_of(column)}: declare what becomes of it"


def test_every_policy_can_be_carried_out() -> None:
    for column, found in policies(METADATA):
        table, _, name = found.of.rpartition(".")
        if name:
            owner = (METADATA.tables[table] if table else column.table).c[name]
            told = policy(owner)
            assert told is not None, name_of(column)
            assert not told.of, name_of(column)
            assert found.merge is Merge.STAY, f"{name_of(column)} goes with {owner}"
            assert found.erase is not Erase.ROW or told.erase is Erase.ROW, name_of(column)
        assert not table or len(column.foreign_keys) == 1
        assert found.erase is not Erase.VALUE or not column.primary_key, name_of(column)
        for shown in found.export.columns if found.export else ():
            told = policy(column.table.c[shown])
            assert told is None or told.of == column.name or shown == "person", f"{shown} names another person"


class Life:
    """A person who leaves traces everywhere, first as a guest and then with an account."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.marks: set[str] = set()
        self.other = server.browser("Olga", "198.51.100.1")
        self.guest = server.browser("Mark Marked", "198.51.100.2")
        self.guest_id = self.guest.person
        self.mark(self.guest_id, "Mark Marked", WORDS, REPORT)
        self.id = self.play(self.guest)
        self.mark(*self.sources(self.guest_id))

    def mark(self, *texts: str) -> None:
        self.marks |= set(texts)

    def sources(self, *people: str) -> list[str]:
        found = rows(self.server.path, "select person, source from whence")
        return [source for person, source in found if person in people]

    def play(self, browser: Browser) -> str:
        """Do everything that a guest can do; the id of a running table."""
        other = self.other
        browser.create("me", "open", listed=True)
        lost = other.create("me", "open", listed=True)
        browser.join(lost)
        assert other.post(f"/api/tables/{lost}/remove", {"seat": 1}).status_code == 204
        id = browser.create("me", "open")
        other.join(id)
        assert browser.post(f"/api/tables/{id}/start").status_code == 200
        with browser.at(id) as line, other.at(id) as there:
            frame = line.next("frame")
            assert line.play(frame, *offer(frame))["type"] == "accepted"
            line.ask(type="listen")
            said = line.ask(type="say", room="players", text=WORDS)
            there.ask(type="listen")
            there.ask(type="say", room="players", text="something else")
            line.wire.send('{"type": "heard", "room": "players", "number": 1}')
            line.ask(type="earlier", room="players", before=1)
        for one, seat in ((browser, 1), (other, 0)):
            assert one.post(f"/api/tables/{id}/mute", {"seat": seat}).status_code == 204
        report = {"whom": {"seat": 1}, "reason": "spam", "text": REPORT}
        assert browser.post(f"/api/tables/{id}/report", report).status_code == 204
        against = {"whom": {"room": "players", "line": said["number"]}, "reason": "spam", "text": "he did it"}
        assert other.post(f"/api/tables/{id}/report", against).status_code == 204
        assert browser.put("/api/telling/feed", {"language": "en"}).status_code == 200
        browser.post("/api/lessons/tikal")
        return id

    def grow_up(self) -> str:
        """Sign up with another browser, log the guest in there, and do what only accounts do; the account's id."""
        first = self.server.browser(address="198.51.100.3")
        sign_up(first, "Marko Marked")
        log_in(self.guest, "Marko Marked")
        [(person,)] = rows(self.server.path, "select person from accounts where name = 'Marko Marked'")
        rated = {"rated": True, "clock": {"kind": "days", "time": 3}}
        self.guest.create("me", "open", listed=True, **rated)
        self.play(self.guest)
        self.mark(person, "Marko Marked", *self.sources(person))
        return str(person)

    def rover(self) -> tuple[str, str]:
        """A bot account that has played: its id, and its table."""
        made = program(self.guest, "Rover Marked")
        self.mark("Rover Marked", made["id"])
        id = self.guest.create("me", "open")
        seated(self.guest, id, 1, made)
        assert self.guest.post(f"/api/tables/{id}/start").status_code == 200
        with self.guest.at(id) as line:
            frame = line.next("frame")
            while frame["seat"] in frame["actors"]:
                line.play(frame, frame["offers"][0]["action"])
                frame = line.next("frame")
        wire = web(self.server, made["token"])
        wire.headers["x-forwarded-for"] = "198.51.100.4"
        turn = first_turn(wire)
        move = {"id": fresh_id(), "at": turn["number"], "actions": [turn["legal"][0]]}
        assert wire.post(f"/api/tables/{turn['table']}/play", json=move).status_code == 200
        wire.post("/api/tables", json={"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}]})
        self.mark(*self.sources(made["id"]))
        return made["id"], id

    def traces(self, *marks: str) -> set[str]:
        """The columns that hold one of these marks, or any."""
        return set(found_in(self.server.path, marks or tuple(self.marks)))


def found_in(place: Place, marks: tuple[str, ...]) -> Iterator[str]:
    for table in METADATA.tables.values():
        for column in table.columns:
            values = rows(place, f'select "{column.name}" from {table.name}')
            if any(mark in str(value) for (value,) in values for mark in marks):
                yield name_of(column)


def kept(*, account: bool) -> set[str]:
    """The columns that keep something about an erased person."""
    return {
        name_of(column)
        for column, found in policies(METADATA)
        if found.erase is Erase.KEEP or (found.accounts_only and not account)
    }


@pytest.fixture
def life(tmp_path: Path) -> Iterator[Life]:
    with serving(tmp_path, retention=False) as server:
        yield Life(server)


def declared() -> set[str]:
    return {name_of(column) for column, _ in policies(METADATA)}


def test_a_person_leaves_no_trace_where_no_policy_is(life: Life) -> None:
    life.grow_up()
    life.rover()
    found = life.traces()
    assert found <= declared()
    assert found >= {
        *("accounts.name", "accounts.person", "sessions.person", "sessions.source", "people.id", "people.name"),
        *("seats.person", "seats.name", "tables.host", "tables.source", "requests.person", "programs.owner"),
        *("chat.person", "chat.name", "chat.text", "heard.person", "mutes.person", "mutes.muted", "mutes.name"),
        *("removed.person", "removed.name", "reports.person", "reports.reporter", "reports.name", "reports.source"),
        *("reports.text", "reports.evidence", "whence.person", "whence.source", "channels.person", "quotas.who"),
        *("table_sources.person", "table_sources.source", "visits.person", "programs.person"),
    }, "the life is too short to show much"


def test_a_guest_who_logs_in_leaves_no_trace_of_the_guest(life: Life) -> None:
    assert "chat.person" in life.traces(life.guest_id)
    life.grow_up()
    assert life.traces(life.guest_id) == {"quotas.who"}, "what was used up stays used up"


def test_a_deleted_account_and_its_bot_account_leave_only_what_stays_with_the_admin(life: Life) -> None:
    person = life.grow_up()
    rover, _ = life.rover()
    hashes = life.sources(person, rover)
    assert len(hashes) == 2
    entered(life.guest, life.guest.post("/api/account/delete", {"password": PASSWORD}))
    assert life.sources(person, rover) == []
    assert life.traces(person, "Marko Marked") <= kept(account=True)
    assert life.traces(rover) <= kept(account=False)
    assert life.traces(*hashes) <= {"quotas.who"}, "where they are counted for a day"


def test_a_removed_bot_account_leaves_its_id_in_games_only(life: Life) -> None:
    rover, _ = life.rover()
    hashes = life.sources(rover)
    assert len(hashes) == 1
    assert delete(life.guest, f"/api/programs/{rover}").status_code == 204
    assert life.sources(rover) == []
    assert life.traces(rover) <= kept(account=False)
    assert life.traces(*hashes) <= {"quotas.who"}


@pytest.mark.anyio
async def test_an_idle_guest_leaves_only_what_stays_with_the_admin(life: Life) -> None:
    hashes = life.sources(life.guest_id)
    assert len(hashes) == 1
    idle = time.time() - 181 * DAY
    script(
        life.server.path,
        f"update people set created = {idle} where id = '{life.guest_id}'; update visits set at = {idle};"
        f"update seats set person = '' where person = '{life.guest_id}';"
        f"update tables set host = '' where host = '{life.guest_id}'",
    )
    database = Database(life.server.path)
    for step in retention_steps(RetentionPolicy(), time.time()):
        if step.name == "guests":
            assert await database.writer.write(step.process) == 1
    await database.close()
    assert life.sources(life.guest_id) == []
    assert life.traces(life.guest_id, WORDS) <= kept(account=False)
    assert life.traces(*hashes) <= {"quotas.who", "tables.source"}
    assert "chat.text" not in life.traces(WORDS)
