"""What is kept of those who want to be told, and what they see of it over the wire."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cenote.server.notifications.settings import Smtp, read_notification_settings
from cenote.server.storage.merge_accounts import AccountMerging
from cenote.server.storage.notifications import NotificationStorage, PendingNotification
from cenote.server.storage.personal_data import erase
from cenote.server.storage.quotas import DAY, HOUR
from cenote.server.storage.store import DatabaseStorage
from tests.server.browsers import SECRET, Serving
from tests.server.elsewhere import Somewhere
from tests.server.files import rows
from tests.server.house import ANNA, BEN
from tests.server.notifications.world import AT, World

pytestmark = pytest.mark.anyio


async def test_everything_about_somebody_can_be_moved_and_forgotten(world: World, path: Path) -> None:
    await world.to_ben()
    await world.hook()
    await world.notifications.new_feed(BEN, "", "en", AT)
    assert [one.kind for one in await world.notifications.channels.of(BEN)] == ["webhook", "feed"]
    storage = world.home.tables.storage
    assert isinstance(storage, DatabaseStorage)
    await AccountMerging(storage.database).enter("ben-with-an-account", None, BEN)
    assert await world.notifications.channels.of(BEN) == []
    assert len(await world.notifications.channels.of("ben-with-an-account")) == 2
    await storage.database.writer.write(lambda connection: erase(connection, ["ben-with-an-account"]))
    noted_too_late = PendingNotification(BEN, "table", "your-turn", 1, 0.0, 0.0)
    await NotificationStorage(storage.database).note([noted_too_late])
    assert [rows(path, f"select * from {table}") for table in ("channels", "turns", "letters")] == [[], [], []]


async def test_notes_of_tables_that_are_over_are_forgotten_after_a_month(world: World, path: Path) -> None:
    await world.hook()
    table = await world.to_ben()
    await world.sweep()
    await world.sweep(40 * DAY)
    assert len(rows(path, "select * from turns")) == 1, "it is still Ben's turn"
    await world.home.leave(table, ANNA)
    await world.home.leave(table, BEN)
    await world.sweep(2 * HOUR)
    assert rows(path, "select * from turns") == []


def test_settings_that_cannot_be_meant_are_refused_without_the_password() -> None:
    good = read_notification_settings(
        {"CENOTE_URL": AT, "CENOTE_SMTP": "smtps://ben:p%40ss@mail.example?from=c@play.example"}
    )
    assert good.smtp == Smtp("mail.example", 465, "c@play.example", True, "ben", "p@ss")
    assert "p@ss" not in repr(good)
    for wrong in (
        {"CENOTE_URL": "play.example"},
        {"CENOTE_SMTP": "smtp://mail.example?from=c@play.example"},
        {"CENOTE_URL": AT, "CENOTE_SMTP": "smtp://ben:s3cret@mail.example"},
        {"CENOTE_URL": AT, "CENOTE_SMTP": "http://ben:s3cret@mail.example?from=c@play.example"},
    ):
        with pytest.raises(ValueError, match="CENOTE_") as told:
            read_notification_settings(wrong)
        assert "s3cret" not in str(told.value)


def test_over_the_wire_everybody_sees_and_removes_their_own(server: Serving, there: Somewhere) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    made = anna.put("/api/telling/webhook", {"url": f"http://localhost:{there.port}/x", "language": "en"})
    assert made.status_code == 200, made.text
    (way,) = made.json()["ways"]
    assert way["secret"]
    assert way["secret"] not in anna.http.get("/api/telling").text
    assert anna.post("/api/telling/webhook/test").json() == {"trouble": ""}
    assert json.loads(there.asked[0].body)["kind"] == "test"
    assert ben.post("/api/telling/webhook/test").json()["code"] == "no-webhook"
    headers = {"x-csrftoken": ben.csrf}
    assert ben.http.delete(f"/api/telling/ways/{way['id']}", headers=headers).json()["ways"] == []
    assert len(anna.http.get("/api/telling").json()["ways"]) == 1, "it is not Ben's"
    left = anna.http.delete(f"/api/telling/ways/{way['id']}", headers={"x-csrftoken": anna.csrf})
    assert left.json()["ways"] == []
    assert anna.http.put("/api/telling/feed", json={}).status_code == 403, "another site's page has no token"


def test_a_feed_is_told_once_and_then_only_whether_it_still_holds(server: Serving) -> None:
    anna = server.browser("Anna")
    address = anna.put("/api/telling/feed", {"language": "en"}).json()["ways"][0]["address"].removeprefix(AT)
    first = server.browser().http.get(address)
    assert (first.status_code, first.headers["content-type"]) == (200, "application/atom+xml")
    assert first.headers["cache-control"] == "private, max-age=60"
    again = anna.http.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert anna.http.get(address.replace(".atom", "x.atom")).status_code == 404


def test_setting_up_is_counted(server: Serving) -> None:
    anna = server.browser("Anna")
    answers = [anna.put("/api/telling/feed", {}).status_code for _ in range(31)]
    assert answers == [200] * 30 + [429]


def test_no_secret_is_in_what_the_server_keeps(server: Serving) -> None:
    anna = server.browser("Anna")
    feed = anna.put("/api/telling/feed", {}).json()["ways"][0]["address"]
    token = re.findall(r"/feed/(\S+)\.atom", feed)[0]
    folder = server.settings.data
    kept = b"".join((folder / name).read_bytes() for name in ("cenote.db", "cenote.db-wal"))
    assert token.encode() not in kept
    assert SECRET not in kept
