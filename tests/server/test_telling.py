"""Being told: once, in time, over whatever somebody has chosen, and never anything that others could use."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

from cenote.server.live import LiveTable
from cenote.server.settings import Settings
from cenote.server.storage.channels import forget
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.moving import Moving
from cenote.server.storage.quotas import DAY, HOUR, Quotas
from cenote.server.storage.schema import TABLES
from cenote.server.storage.store import DatabaseStorage
from cenote.server.telling.addresses import Rules
from cenote.server.telling.courier import NotTold
from cenote.server.telling.feed import Entry, atom
from cenote.server.telling.mail import Mail
from cenote.server.telling.messages import NewDevice
from cenote.server.telling.outside import Outside
from cenote.server.telling.push import Push
from cenote.server.telling.service import Telling
from cenote.server.telling.settings import Smtp, TellingSettings, read_telling
from cenote.server.telling.sweeper import AFTER, AGAIN, FAILING, LEASE
from cenote.server.telling.tokens import Tokens
from tests.server.browsers import SECRET, Serving, serving
from tests.server.elsewhere import Asked, PostOffice, Somewhere, post_office, somewhere
from tests.server.files import rows, script
from tests.server.house import ANNA, BEN, House, refusal

pytestmark = pytest.mark.anyio

AT = "https://play.example"
WAITED = AFTER + 1


class Browser:
    """A browser that has subscribed, and can read what is meant for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes of"

    def subscription(self, there: Somewhere, name: str = "one") -> NewDevice:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return NewDevice(f"http://localhost:{there.port}/{name}", text(public), text(self._auth), "de")

    def read(self, asked: Asked) -> dict[str, Any]:
        assert asked.headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(asked.body, private_key=self._key, auth_secret=self._auth)
        told: dict[str, Any] = json.loads(opened)
        return told


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class World:
    """A house, and servers of it that tell people things; time passes when we say so."""

    home: House
    there: Somewhere
    office: PostOffice
    servers: list[Telling] = field(default_factory=list)
    now: float = 2_000_000_000.0
    here: set[tuple[str, str]] = field(default_factory=set)

    @property
    def telling(self) -> Telling:
        return self.servers[0]

    async def is_here(self, table: str, person: str) -> bool:
        return (table, person) in self.here

    async def sweep(self, after: float = 0.0) -> int:
        """Some time later every server looks, all at once; how much was posted then."""
        self.now += after
        before = len(self.there.asked)
        await asyncio.gather(*(server.sweeper.sweep() for server in self.servers))
        await asyncio.gather(*(server.sweeper.settle() for server in self.servers))
        return len(self.there.asked) - before

    async def hook(self, person: str = BEN) -> str:
        url = f"http://localhost:{self.there.port}/hook"
        return await self.telling.set_webhook(person, "", url, "en", AT)

    async def to_ben(self) -> LiveTable:
        """A game in which Anna has had her turn."""
        table = await self.home.two()
        await pass_on(self.home, table, ANNA)
        return table

    def said(self) -> list[dict[str, Any]]:
        return [json.loads(asked.body) for asked in self.there.asked]

    async def feed(self, person: str) -> tuple[str, bytes | None]:
        way = next(way for way in (await self.telling.ways(person, AT)).ways if way.kind == "feed")
        token = way.address.removeprefix(f"{AT}/feed/").removesuffix(".atom")
        return token, await self.telling.feed(token, AT)


async def pass_on(home: House, table: LiveTable, person: str) -> None:
    """Play a whole turn, whatever it is."""
    while table.match is not None and table.chair(person) in table.match.actors():
        await home.play_on(table, 1)


@pytest.fixture
def there() -> Iterator[Somewhere]:
    with somewhere() as found:
        yield found


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


def chosen(there: Somewhere, office: PostOffice) -> TellingSettings:
    smtp = Smtp("127.0.0.1", office.port, "Cenote <cenote@play.example>")
    return TellingSettings(AT, smtp, outside=Rules(ports=(there.port,), http=True, loopback=True))


@asynccontextmanager
async def world_on(path: Path, there: Somewhere, office: PostOffice, servers: int) -> AsyncIterator[World]:
    await bring_up_to_date(path)
    databases = [Database(path) for _ in range(servers)]
    world = World(House(DatabaseStorage(databases[0])), there, office)
    settings = Settings(data=path.parent, secret=b"secret", telling=chosen(there, office))
    for database in databases:
        storage = DatabaseStorage(database)
        made = Telling(settings, database, storage, world.is_here)
        world.servers.append(made)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.time", lambda: world.now)
        yield world
    for server in world.servers:
        await server.stop()
    for database in databases:
        await database.close()


@pytest.fixture
async def world(path: Path, there: Somewhere, office: PostOffice) -> AsyncIterator[World]:
    async with world_on(path, there, office, 1) as found:
        yield found


@pytest.fixture
async def two_servers(path: Path, there: Somewhere, office: PostOffice) -> AsyncIterator[World]:
    async with world_on(path, there, office, 2) as found:
        yield found


async def test_a_browser_is_told_over_its_push_service_and_only_it_can_read_it(world: World) -> None:
    ben = Browser()
    await world.telling.add_device(BEN, "", ben.subscription(world.there), AT)
    table = await world.to_ben()
    assert await world.sweep() == 0, "a quick game needs no push"
    assert await world.sweep(WAITED) == 1
    (asked,) = world.there.asked
    told = ben.read(asked)
    assert told == {
        "title": "Du bist dran · Tikal",
        "body": "Am Tisch mit Anna.",
        "path": f"/table/{table.stored.id}",
        "kind": "your-turn",
        "id": told["id"],
    }
    assert asked.path == "/one"
    assert (asked.headers["ttl"], asked.headers["urgency"]) == (str(DAY), "high")
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", asked.headers["topic"])
    assert b"Anna" not in asked.body


async def test_push_services_know_us_by_our_key(world: World) -> None:
    await world.telling.add_device(BEN, "", Browser().subscription(world.there), AT)
    await world.to_ben()
    await world.sweep()
    await world.sweep(WAITED)
    signed = world.there.asked[0].headers["authorization"]
    assert Vapid02.verify(signed)
    token, key = re.fullmatch(r"vapid t=(\S+),k=(\S+)", signed).groups()  # type: ignore[union-attr]  # or it fails
    assert key == (await world.telling.ways(BEN, AT)).key
    claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == f"http://localhost:{world.there.port}"
    assert claims["sub"].startswith("mailto:")


def test_the_key_of_push_is_that_of_all_servers_with_one_secret_unless_another_is_given() -> None:
    given = urlsafe_b64encode(bytes(31) + b"\x01").decode().rstrip("=")
    here, there, stranger, told = (
        Push(Outside(Rules()), AT, secret, key).key
        for secret, key in ((b"one", ""), (b"one", ""), (b"another", ""), (b"one", given))
    )
    assert here == there
    assert len({here, stranger, told}) == 3
    assert len(urlsafe_b64decode(here + "=")) == 65


async def test_each_turn_is_told_once_however_many_servers_look(two_servers: World) -> None:
    world = two_servers
    await world.hook()
    table = await world.to_ben()
    told = [await world.sweep(wait) for wait in (0, WAITED, 5, 5, 3600)]
    assert told == [0, 1, 0, 0, 0]
    await pass_on(world.home, table, BEN)
    await world.sweep(1)
    await pass_on(world.home, table, ANNA)
    assert [await world.sweep(wait) for wait in (1, WAITED, 5)] == [0, 1, 0]
    assert len({said["id"] for said in world.said()}) == 2


async def test_who_is_at_the_table_is_not_told_and_who_has_gone_is(world: World) -> None:
    await world.hook()
    table = await world.to_ben()
    world.here.add((table.stored.id, BEN))
    assert [await world.sweep(wait) for wait in (0, WAITED, WAITED, WAITED)] == [0, 0, 0, 0]
    world.here.clear()
    assert [await world.sweep(wait) for wait in (1, WAITED)] == [0, 1]


async def test_who_plays_in_time_is_not_told(world: World) -> None:
    await world.hook()
    table = await world.to_ben()
    await world.sweep()
    await pass_on(world.home, table, BEN)
    assert [await world.sweep(wait) for wait in (WAITED, WAITED)] == [0, 0]


async def test_whoever_asks_to_be_told_knows_how_things_stand_now(world: World) -> None:
    await world.to_ben()
    await world.hook()
    assert [await world.sweep(wait) for wait in (0, WAITED)] == [0, 0]


async def test_others_choosing_at_the_same_time_changes_nothing(world: World) -> None:
    """In a simultaneous phase everybody owes something; who has not chosen is told once, whatever others do."""
    await world.hook(BEN)
    await world.hook(ANNA)
    table = await world.home.seeded("me", "open", game="jackal", mode="archipelago")
    for _ in range(200):
        assert table.match is not None
        if len(table.match.actors()) > 1:
            break
        await world.home.play_on(table, 1)
    await world.sweep()
    await world.sweep(WAITED)
    assert len(world.there.asked) == 2
    await pass_on_one(world.home, table)
    assert [await world.sweep(wait) for wait in (1, WAITED, 5)] == [0, 0, 0]


async def pass_on_one(home: House, table: LiveTable) -> None:
    """The first of those who owe a choice makes it whole, and the other still owes theirs."""
    assert table.match is not None
    first, other = table.match.actors()
    while first in table.match.actors():
        await home.play_on(table, 1)
    assert other in table.match.actors()


async def test_the_end_of_a_game_is_told_to_those_who_are_not_there(world: World) -> None:
    await world.hook(ANNA)
    await world.hook(BEN)
    table = await world.home.two()
    world.here.add((table.stored.id, ANNA))
    await world.home.play_on(table)
    assert table.stored.status == "over"
    await world.sweep()
    assert [await world.sweep(wait) for wait in (WAITED, WAITED)] == [1, 0]
    (said,) = world.said()
    assert (said["kind"], said["title"]) == ("game-over", "The game is over · Tikal")
    world.here.clear()
    assert await world.sweep(WAITED) == 0


@pytest.mark.skipif("deadline" not in TABLES.c, reason="tables have no clocks")
async def test_who_runs_short_of_time_is_told_by_their_own_clock(world: World, path: Path) -> None:
    await world.hook()
    await world.to_ben()
    script(path, f"update tables set deadline = {world.now + 60}, since = {world.now}, remaining = '[60, {8 * HOUR}]'")
    told = [await world.sweep(wait) for wait in (0, WAITED, 6 * HOUR - 100, 200, HOUR)]
    assert told == [0, 1, 0, 1, 0]
    assert world.said()[1]["kind"] == "time-short"


async def test_a_subscription_that_is_gone_is_forgotten(world: World) -> None:
    await world.telling.add_device(BEN, "", Browser().subscription(world.there), AT)
    await world.to_ben()
    world.there.status = 410
    await world.sweep()
    assert await world.sweep(WAITED) == 1
    assert (await world.telling.ways(BEN, AT)).ways == []


async def test_what_does_not_arrive_is_sent_again_with_the_same_id(world: World) -> None:
    await world.hook()
    await world.to_ben()
    world.there.status = 503
    await world.sweep()
    assert [await world.sweep(wait) for wait in (WAITED, 30, 31)] == [1, 0, 1]
    (way,) = (await world.telling.ways(BEN, AT)).ways
    assert (way.trouble, way.off) == ("refused", False)
    world.there.status = 200
    assert [await world.sweep(wait) for wait in (AGAIN[1] + 1, DAY)] == [1, 0]
    assert len({said["id"] for said in world.said()}) == 1
    (way,) = (await world.telling.ways(BEN, AT)).ways
    assert (way.trouble, way.told) == ("", world.now - DAY)


async def test_what_nobody_needs_to_know_any_more_is_not_sent_again(world: World) -> None:
    await world.hook()
    table = await world.to_ben()
    world.there.status = 500
    await world.sweep()
    await world.sweep(WAITED)
    await pass_on(world.home, table, BEN)
    assert await world.sweep(AGAIN[0] + 1) == 0
    assert await world.telling.store.due(world.now + DAY, 10) == []


async def test_a_webhook_that_fails_for_days_is_switched_off_until_a_test_arrives(world: World) -> None:
    await world.hook()
    world.there.status = 500
    table = await world.to_ben()
    await world.sweep()
    for _ in range(5):
        await world.sweep(WAITED)
        for wait in AGAIN:
            await world.sweep(wait + 1)
        await pass_on(world.home, table, BEN)
        await world.sweep(1)
        await pass_on(world.home, table, ANNA)
        await world.sweep(1)
    (way,) = (await world.telling.ways(BEN, AT)).ways
    assert (way.off, way.trouble) == (True, "refused")
    assert [await world.sweep(wait) for wait in (WAITED, DAY)] == [0, 0]
    assert (await world.telling.try_webhook(BEN)).trouble == "refused"
    world.there.status = 204
    assert (await world.telling.try_webhook(BEN)).trouble == ""
    (way,) = (await world.telling.ways(BEN, AT)).ways
    assert not way.off
    assert sum(AGAIN) < DAY < FAILING


async def test_a_server_that_dies_with_a_letter_in_its_hands_leaves_it_to_another(two_servers: World) -> None:
    world = two_servers
    await world.hook()
    await world.to_ben()
    dying, living = world.servers
    await dying.sweeper.sweep()
    world.now += WAITED
    await dying.sweeper._tell(world.now)
    (letter,) = await dying.store.due(world.now, 10)
    assert await dying.store.claim(letter, world.now + LEASE)
    assert not await living.store.claim(letter, world.now + LEASE), "it is another's"
    world.servers.remove(dying)
    assert [await world.sweep(wait) for wait in (5, LEASE)] == [0, 1]


async def test_a_webhook_is_signed_with_a_secret_that_is_told_once(world: World, path: Path) -> None:
    made = await world.hook()
    (way,) = (await world.telling.ways(BEN, AT, fresh=made)).ways
    assert way.secret
    assert (await world.telling.ways(BEN, AT)).ways[0].secret == ""
    table = await world.to_ben()
    await world.sweep()
    await world.sweep(WAITED)
    (asked,) = world.there.asked
    expected = hmac.new(way.secret.encode(), asked.body, "sha256").hexdigest()
    assert asked.headers["cenote-signature"] == f"sha256={expected}"
    said = json.loads(asked.body)
    assert said == {
        "id": asked.headers["cenote-id"],
        "kind": "your-turn",
        "time": int(world.now),
        "table": table.stored.id,
        "game": "tikal",
        "url": f"{AT}/table/{table.stored.id}",
        "title": "Your turn · Tikal",
        "body": "At the table with Anna.",
        "language": "en",
    }
    assert way.secret not in str(rows(path, "select * from channels"))


async def test_a_webhook_into_our_own_network_is_refused(world: World) -> None:
    port = world.there.port
    world.telling._outside.rules = replace(world.telling._outside.rules, loopback=False)
    for url in (
        f"http://127.0.0.1:{port}/",
        f"http://[::1]:{port}/",
        "ftp://example.org/",
        f"http://a@b.example:{port}/",
    ):
        assert await refusal(world.telling.set_webhook(BEN, "", url, "en", AT)) == "bad-address"
    await world.telling.set_webhook(BEN, "", f"http://localhost:{port}/", "en", AT)
    assert (await world.telling.try_webhook(BEN)).trouble == "unreachable"
    assert world.there.asked == []


@pytest.mark.parametrize(("p256dh", "auth"), [("A" * 87, "A" * 22), ("BA" * 20, "A" * 22), ("A" * 17, "A" * 17)])
async def test_keys_that_are_no_browsers_are_refused(world: World, p256dh: str, auth: str) -> None:
    device = NewDevice(f"http://localhost:{world.there.port}/", p256dh, auth)
    assert await refusal(world.telling.add_device(BEN, "", device, AT)) == "malformed"


async def test_a_browser_belongs_to_the_last_who_used_it_and_the_oldest_of_many_goes(world: World) -> None:
    browser = Browser()
    for person in (ANNA, BEN):
        await world.telling.add_device(person, "", browser.subscription(world.there), AT)
    assert (await world.telling.ways(ANNA, AT)).ways == []
    for number in range(12):
        world.now += 1
        await world.telling.add_device(BEN, "", browser.subscription(world.there, str(number)), AT)
    assert len((await world.telling.ways(BEN, AT)).ways) == 10


async def test_somebody_is_told_what_they_want_in_their_language(world: World) -> None:
    await world.hook()
    await world.telling.want(BEN, ["game-over"], "ru")
    table = await world.to_ben()
    await world.sweep()
    assert await world.sweep(WAITED) == 0
    await world.home.play_on(table)
    await world.sweep()
    assert await world.sweep(WAITED) == 1
    assert world.said()[0]["title"] == "Партия окончена · Тикал"


ATOM = {"a": "http://www.w3.org/2005/Atom"}


def parsed(feed: bytes | None) -> ElementTree.Element:
    assert feed is not None
    return ElementTree.fromstring(feed)


def ids(feed: ElementTree.Element) -> list[str]:
    return [entry.findtext("a:id", "", ATOM) for entry in feed.iterfind("a:entry", ATOM)]


async def test_a_feed_has_the_turns_that_wait_and_the_games_that_are_over(world: World) -> None:
    table = await world.to_ben()
    await world.telling.new_feed(BEN, "", "fr", AT)
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
    await world.telling.new_feed(BEN, "", "en", AT)
    old, _ = await world.feed(BEN)
    await world.telling.new_feed(BEN, "", "en", AT)
    new, _ = await world.feed(BEN)
    assert await world.telling.feed(old, AT) is None
    assert await world.telling.feed(new, AT) is not None
    assert await world.telling.feed("", AT) is None
    assert new not in str(rows(path, "select * from channels"))


def test_a_strange_name_does_not_break_a_feed() -> None:
    strange = Entry("key", "<b>\x0b\x00&\ud800\uffff😀", "]]>", "/table/x", 1.0)
    read = parsed(atom("en", "key", AT, AT, 0.0, [strange]))
    assert read.findtext("a:entry/a:title", "", ATOM) == "<b>&😀"


def links(world: World) -> list[str]:
    said = world.office.taken[-1].get_content()
    return re.findall(rf"{AT}(/told/\w+/\S+)", said)


def own_certificate(folder: Path) -> ssl.SSLContext:
    """A server that has signed for itself: nobody else knows who it is."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")]),
    )
    begins = datetime.now(UTC) - timedelta(days=1)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, begins, begins + timedelta(days=9))
    kept = folder / "own.pem"
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    kept.write_bytes(pem + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(kept)
    return context


async def test_a_mail_server_that_cannot_prove_who_it_is_gets_no_password(world: World, tmp_path: Path) -> None:
    with post_office(own_certificate(tmp_path)) as false:
        smtp = Smtp("127.0.0.1", false.port, "cenote@play.example", user="cenote", password="s3cret")
        mail = Mail(smtp, Tokens(b"secret"), AT, Quotas(Database(tmp_path / "cenote.db")))
        await world.telling.set_mail(BEN, "", "ben@mail.example", "en", AT)
        (channel,) = await world.telling.channels.of(BEN)
        with pytest.raises(NotTold):
            await mail.ask(channel)
    assert [line.split()[0].upper() for line in false.heard] == ["EHLO", "STARTTLS"]


async def test_a_mail_address_gets_nothing_before_its_owner_agrees(world: World) -> None:
    await world.telling.set_mail(BEN, "", "ben@mail.example", "de", AT)
    (first,) = world.office.taken
    assert (first["to"], first["subject"]) == ("ben@mail.example", "Cenote: Ist das deine Adresse?")
    assert "Ben" not in first.get_content()
    await world.to_ben()
    await world.sweep()
    await world.sweep(WAITED)
    assert len(world.office.taken) == 1
    (link,) = links(world)
    assert await world.telling.confirm(link.replace("/told/confirm/", "") + "x") == ""
    assert await world.telling.end(link.replace("/told/confirm/", "")) == "", "one link, one right"
    assert await world.telling.confirm(link.replace("/told/confirm/", "")) == "de"


async def test_mails_tell_and_say_how_to_end_them(world: World) -> None:
    await world.telling.set_mail(BEN, "", "ben@mail.example", "de", AT)
    await world.telling.confirm(links(world)[0].replace("/told/confirm/", ""))
    table = await world.to_ben()
    await world.sweep()
    await world.sweep(WAITED)
    told = world.office.taken[-1]
    assert told["subject"] == "Cenote: Du bist dran · Tikal"
    assert told.get_content_type() == "text/plain"
    assert f"{AT}/table/{table.stored.id}" in told.get_content()
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    (stop,) = links(world)
    assert told["list-unsubscribe"] == f"<{AT}{stop}>"
    assert told["auto-submitted"] == "auto-generated"
    assert await world.telling.end(stop.replace("/told/stop/", "")) == "de"
    assert (await world.telling.ways(BEN, AT)).ways == []


async def test_a_link_of_two_days_ago_confirms_nothing(world: World) -> None:
    await world.telling.set_mail(BEN, "", "ben@mail.example", "en", AT)
    world.now += 2 * DAY + 1
    assert await world.telling.confirm(links(world)[0].replace("/told/confirm/", "")) == ""


NO_MAIL = [
    *("ben", "ben@", "@mail.example", "a b@mail.example", "a@b", "<a@mail.example>", "a@m.example,b@m.example"),
    *("a@mail.example\r\nBcc: c@d.example", '"a b"@mail.example', "a@mail.example\x00", "ä@mail.example"),
    *("a@[127.0.0.1]", "a@mail.example\n", f"a@{'b' * 300}.example"),
]


@pytest.mark.parametrize("address", NO_MAIL)
async def test_what_is_no_mail_address_gets_no_mail(world: World, address: str) -> None:
    assert await refusal(world.telling.set_mail(BEN, "", address, "en", AT)) == "bad-mail"
    assert world.office.heard == []


async def test_nobody_can_have_many_mails_sent_to_somebody(world: World) -> None:
    for person in (ANNA, BEN):
        await world.telling.set_mail(person, "", "Victim@mail.example", "en", AT)
    assert await refusal(world.telling.set_mail("cleo", "", "victim@mail.example", "en", AT)) == "too-often"
    for number in range(4):
        await world.telling.set_mail(ANNA, "", f"other{number}@mail.example", "en", AT)
    assert await refusal(world.telling.set_mail(ANNA, "", "other9@mail.example", "en", AT)) == "too-often"
    assert len(world.office.taken) == 6


async def test_an_address_that_the_mail_server_does_not_take_is_not_kept(world: World) -> None:
    world.office.unknown.add("nobody@")
    assert await refusal(world.telling.set_mail(BEN, "", "nobody@mail.example", "en", AT)) == "mail-failed"
    assert (await world.telling.ways(BEN, AT)).ways == []


async def test_everything_about_somebody_can_be_moved_and_forgotten(world: World, path: Path) -> None:
    await world.to_ben()
    await world.hook()
    await world.telling.new_feed(BEN, "", "en", AT)
    assert [one.kind for one in await world.telling.channels.of(BEN)] == ["webhook", "feed"]
    storage = world.home.tables.storage
    assert isinstance(storage, DatabaseStorage)
    await Moving(storage.database).enter("ben-with-an-account", None, BEN)
    assert await world.telling.channels.of(BEN) == []
    assert len(await world.telling.channels.of("ben-with-an-account")) == 2
    await storage.database.writer.write(lambda connection: forget(connection, "ben-with-an-account"))
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
    good = read_telling({"CENOTE_URL": AT, "CENOTE_SMTP": "smtps://ben:p%40ss@mail.example?from=c@play.example"})
    assert good.smtp == Smtp("mail.example", 465, "c@play.example", True, "ben", "p@ss")
    assert "p@ss" not in repr(good)
    for wrong in (
        {"CENOTE_URL": "play.example"},
        {"CENOTE_SMTP": "smtp://mail.example?from=c@play.example"},
        {"CENOTE_URL": AT, "CENOTE_SMTP": "smtp://ben:s3cret@mail.example"},
        {"CENOTE_URL": AT, "CENOTE_SMTP": "http://ben:s3cret@mail.example?from=c@play.example"},
    ):
        with pytest.raises(ValueError, match="CENOTE_") as told:
            read_telling(wrong)
        assert "s3cret" not in str(told.value)


@pytest.fixture
def server(tmp_path: Path, there: Somewhere, office: PostOffice) -> Iterator[Serving]:
    with serving(tmp_path, telling=chosen(there, office)) as running:
        yield running


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


def test_links_of_mails_ask_first_and_need_no_cookie(server: Serving, office: PostOffice) -> None:
    anna, anybody = server.browser("Anna"), server.browser()
    anna.put("/api/telling/mail", {"address": "anna@mail.example", "language": "fr"})
    path = re.findall(rf"{AT}(/told/\S+)", office.taken[0].get_content())[0]

    def confirmed() -> bool:
        return bool(anna.http.get("/api/telling").json()["ways"][0]["confirmed"])

    asked = anybody.http.get(path, headers={"accept-language": "fr"})
    assert asked.status_code == 200
    assert "<button>" in asked.text
    assert "form-action 'self'" in asked.headers["content-security-policy"]
    assert not confirmed(), "programs that look into mails follow links"
    assert anybody.http.post(path).status_code == 200
    assert confirmed()
    assert anybody.http.post(path + "x").status_code == 404
    assert anybody.http.post(path.replace("confirm", "other")).status_code == 404


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
