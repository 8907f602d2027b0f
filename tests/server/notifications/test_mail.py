"""Told by mail: nobody who has not agreed, never many, and always with a way out."""

from __future__ import annotations

import re
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from cenote.server.notifications.mail import Mail
from cenote.server.notifications.settings import Smtp
from cenote.server.notifications.tokens import Tokens
from cenote.server.notifications.transport import NotDelivered
from cenote.server.storage.database import Database
from cenote.server.storage.quotas import DAY, Quotas
from tests.server.browsers import Serving
from tests.server.elsewhere import PostOffice, post_office
from tests.server.house import ANNA, BEN, refusal
from tests.server.notifications.world import AT, WAITED, World

pytestmark = pytest.mark.anyio


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
        await world.notifications.set_mail(BEN, "", "ben@mail.example", "en", AT)
        (channel,) = await world.notifications.channels.of(BEN)
        with pytest.raises(NotDelivered):
            await mail.send_confirmation(channel)
    assert [line.split()[0].upper() for line in false.heard] == ["EHLO", "STARTTLS"]


async def test_a_mail_address_gets_nothing_before_its_owner_agrees(world: World) -> None:
    await world.notifications.set_mail(BEN, "", "ben@mail.example", "de", AT)
    (first,) = world.office.taken
    assert (first["to"], first["subject"]) == ("ben@mail.example", "Cenote: Ist das deine Adresse?")
    assert "Ben" not in first.get_content()
    await world.to_ben()
    await world.sweep()
    await world.sweep(WAITED)
    assert len(world.office.taken) == 1
    (link,) = links(world)
    assert await world.notifications.confirm(link.replace("/told/confirm/", "") + "x") == ""
    assert await world.notifications.unsubscribe(link.replace("/told/confirm/", "")) == "", "one link, one right"
    assert await world.notifications.confirm(link.replace("/told/confirm/", "")) == "de"


async def test_mails_tell_and_say_how_to_end_them(world: World) -> None:
    await world.notifications.set_mail(BEN, "", "ben@mail.example", "de", AT)
    await world.notifications.confirm(links(world)[0].replace("/told/confirm/", ""))
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
    assert await world.notifications.unsubscribe(stop.replace("/told/stop/", "")) == "de"
    assert (await world.notifications.ways(BEN, AT)).ways == []


async def test_a_link_of_two_days_ago_confirms_nothing(world: World) -> None:
    await world.notifications.set_mail(BEN, "", "ben@mail.example", "en", AT)
    world.now += 2 * DAY + 1
    assert await world.notifications.confirm(links(world)[0].replace("/told/confirm/", "")) == ""


NO_MAIL = [
    *("ben", "ben@", "@mail.example", "a b@mail.example", "a@b", "<a@mail.example>", "a@m.example,b@m.example"),
    *("a@mail.example\r\nBcc: c@d.example", '"a b"@mail.example', "a@mail.example\x00", "ä@mail.example"),
    *("a@[127.0.0.1]", "a@mail.example\n", f"a@{'b' * 300}.example"),
]


@pytest.mark.parametrize("address", NO_MAIL)
async def test_what_is_no_mail_address_gets_no_mail(world: World, address: str) -> None:
    assert await refusal(world.notifications.set_mail(BEN, "", address, "en", AT)) == "bad-mail"
    assert world.office.heard == []


async def test_nobody_can_have_many_mails_sent_to_somebody(world: World) -> None:
    for person in (ANNA, BEN):
        await world.notifications.set_mail(person, "", "Victim@mail.example", "en", AT)
    assert await refusal(world.notifications.set_mail("cleo", "", "victim@mail.example", "en", AT)) == "too-often"
    for number in range(4):
        await world.notifications.set_mail(ANNA, "", f"other{number}@mail.example", "en", AT)
    assert await refusal(world.notifications.set_mail(ANNA, "", "other9@mail.example", "en", AT)) == "too-often"
    assert len(world.office.taken) == 6


async def test_an_address_that_the_mail_server_does_not_take_is_not_kept(world: World) -> None:
    world.office.unknown.add("nobody@")
    assert await refusal(world.notifications.set_mail(BEN, "", "nobody@mail.example", "en", AT)) == "mail-failed"
    assert (await world.notifications.ways(BEN, AT)).ways == []


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
