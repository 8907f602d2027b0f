"""A private feed of the turns that wait."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cenote.server.notifications.feed import FeedItem, atom_feed
from cenote.server.storage.quotas import DAY
from tests.server.files import rows
from tests.server.house import ANNA, BEN
from tests.server.notifications.world import AT, World, pass_on

pytestmark = pytest.mark.anyio


ATOM = {"a": "http://www.w3.org/2005/Atom"}


def parsed(feed: bytes | None) -> ElementTree.Element:
    assert feed is not None
    return ElementTree.fromstring(feed)


def ids(feed: ElementTree.Element) -> list[str]:
    return [entry.findtext("a:id", "", ATOM) for entry in feed.iterfind("a:entry", ATOM)]


async def test_a_feed_has_the_turns_that_wait_and_the_games_that_are_over(world: World) -> None:
    table = await world.to_ben()
    await world.notifications.new_feed(BEN, "", "fr", AT)
    token, feed = await world.feed(BEN)
    read = parsed(feed)
    assert read.get("{http://www.w3.org/XML/1998/namespace}lang") == "fr"
    (entry,) = read.iterfind("a:entry", ATOM)
    assert entry.findtext("a:title", "", ATOM) == "À vous de jouer · Tikal"
    link = entry.find("a:link", ATOM)
    assert link is not None
    assert link.get("href") == f"{AT}/table/{table.stored.id}"
    for required in ("a:id", "a:title", "a:updated", "a:author/a:name"):
        assert read.findtext(required, "", ATOM)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", read.findtext("a:updated", "", ATOM))
    own = read.find("a:link[@rel='self']", ATOM)
    assert own is not None
    assert token in str(own.get("href"))
    await world.sweep(100)
    assert (await world.feed(BEN))[1] == feed, "as long as nothing happens it stays the same to the last byte"
    await pass_on(world.home, table, BEN)
    assert ids(parsed((await world.feed(BEN))[1])) == []
    await pass_on(world.home, table, ANNA)
    await world.sweep(1)
    assert len({*ids(read), *ids(parsed((await world.feed(BEN))[1]))}) == 2, "another turn is another entry"
    await world.home.play_on(table)
    await world.sweep(1)
    over = parsed((await world.feed(BEN))[1])
    assert over.findtext("a:entry/a:title", "", ATOM) == "La partie est terminée · Tikal"
    world.now += 40 * DAY
    assert ids(parsed((await world.feed(BEN))[1])) == []


async def test_a_new_address_of_a_feed_ends_the_old_one_and_neither_is_stored(world: World, path: Path) -> None:
    await world.notifications.new_feed(BEN, "", "en", AT)
    old, _ = await world.feed(BEN)
    await world.notifications.new_feed(BEN, "", "en", AT)
    new, _ = await world.feed(BEN)
    assert await world.notifications.feed(old, AT) is None
    assert await world.notifications.feed(new, AT) is not None
    assert await world.notifications.feed("", AT) is None
    assert new not in str(rows(path, "select * from channels"))


def test_a_strange_name_does_not_break_a_feed() -> None:
    strange = FeedItem("key", "<b>\x0b\x00&\ud800\uffff😀", "]]>", "/table/x", 1.0)
    read = parsed(atom_feed("en", "key", AT, AT, 0.0, [strange]))
    assert read.findtext("a:entry/a:title", "", ATOM) == "<b>&😀"
