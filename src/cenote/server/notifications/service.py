"""Notification service: add, list, test and remove a person's channels."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.notifications.feed import FeedItem, atom_feed
from cenote.server.notifications.mail import Mail, is_mail
from cenote.server.notifications.notification_worker import IsHere, NotificationWorker, still_applies
from cenote.server.notifications.outbound_client import OutboundClient
from cenote.server.notifications.public_addresses import NotAllowed
from cenote.server.notifications.push import Push, browser_keys
from cenote.server.notifications.settings import NotificationSettings
from cenote.server.notifications.tokens import Tokens, digest
from cenote.server.notifications.transport import NotDelivered, Notification, Transport, notification_of
from cenote.server.notifications.webhook import Webhook
from cenote.server.protocol.notification_messages import ChannelInfo, ChannelList, ChannelTest, NewDevice
from cenote.server.storage.channels import KINDS, Channel, Channels
from cenote.server.storage.contract import Storage
from cenote.server.storage.database import Database
from cenote.server.storage.notifications import MONTH, NotificationStorage
from cenote.server.storage.quotas import DAY, HOUR, Quota, Quotas
from cenote.words import Words

ADDED: Final = Quota("channels", limits.NOTIFICATIONS.channels_per_hour, HOUR)
ASKED: Final = Quota("confirmations", limits.NOTIFICATIONS.confirmations_per_day, DAY)
ASKED_AT: Final = Quota("confirmations-to", limits.NOTIFICATIONS.confirmations_per_day_and_mailbox, DAY)
TESTS: Final = Quota("webhook-tests", limits.NOTIFICATIONS.webhook_tests_per_hour, HOUR)
CONFIRM_SECONDS: Final = 2 * DAY
"""Lifetime of the link in a confirmation mail."""


class Notifications:
    """Manager of all people's notification channels, and of the worker that sends over them."""

    def __init__(
        self, settings: NotificationSettings, secret: bytes, database: Database, tables: Storage, is_here: IsHere
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._quotas = Quotas(database)
        self._tokens = Tokens(secret)
        self._outbound = OutboundClient(settings.outside)
        contact = f"mailto:{settings.smtp.sender}" if settings.smtp else settings.address
        self._push = Push(self._outbound, contact, secret, settings.vapid)
        self._webhook = Webhook(self._outbound, self._tokens, settings.address)
        self._mail = Mail(settings.smtp, self._tokens, settings.address, self._quotas) if settings.smtp else None
        self.channels = Channels(database)
        self.store = NotificationStorage(database)
        self.worker = NotificationWorker(tables, self.store, self.channels, self._transports(), is_here)

    def _transports(self) -> Mapping[str, Transport]:
        mail: dict[str, Transport] = {"mail": self._mail} if self._mail is not None else {}
        return {"push": self._push, "webhook": self._webhook, **mail}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Send notifications while the body runs."""
        try:
            async with self.worker.periodic():
                yield
        finally:
            await self.close()

    async def close(self) -> None:
        """Stop sending, and close all connections."""
        await self.worker.stop()
        await self._outbound.close()

    async def ways(self, person: str, origin: str, fresh: str = "") -> ChannelList:
        """List a person's channels.

        The secret of the webhook whose id is `fresh` is included, which happens only once.
        """
        theirs = await self.channels.of(person)
        kinds = theirs[0].wanted if theirs else KINDS
        known = [kind for kind in KINDS if kind in kinds]
        shown = [self._message_of(one, origin, fresh) for one in theirs]
        return ChannelList(shown, known, self._push.key, self._mail is not None)

    def _message_of(self, one: Channel, origin: str, fresh: str) -> ChannelInfo:
        address = {"push": "", "feed": self._feed_url(origin, one)}.get(one.kind, one.address)
        secret = self._tokens.webhook(one.id) if one.kind == "webhook" and one.id == fresh else ""
        kind: Any = one.kind
        return ChannelInfo(one.id, kind, address, one.created, one.told, one.trouble, one.off, one.confirmed, secret)

    def _feed_url(self, origin: str, feed: Channel) -> str:
        return f"{self._settings.address or origin}/feed/{self._tokens.feed(feed.id)}.atom"

    async def add_device(self, person: str, source: str, device: NewDevice, origin: str) -> None:
        """Add a browser's push subscription, which works whether or not the page is open."""
        self._check_url(device.endpoint)
        try:
            keys = browser_keys(device.p256dh, device.auth)
        except ValueError:
            raise Refusal("malformed", "these are no keys of a browser") from None
        known = digest(device.endpoint)
        made = await self._new_channel(
            person, "push", device.endpoint, device.language, origin, digest=known, keys=keys
        )
        await self._add(made, source, limits.NOTIFICATIONS.browsers_per_person)

    async def new_feed(self, person: str, source: str, language: str, origin: str) -> None:
        """Create a person's feed, or give it a new address."""
        id = _new_id()
        known = digest(self._tokens.feed(id))
        await self._add(await self._new_channel(person, "feed", "", language, origin, id=id, digest=known), source)

    async def set_webhook(self, person: str, source: str, url: str, language: str, origin: str) -> str:
        """Set a person's only webhook. Return its id, for which `ways` then includes the secret."""
        self._check_url(url)
        made = await self._new_channel(person, "webhook", url, language, origin)
        await self._add(made, source)
        return made.id

    async def set_mail(self, person: str, source: str, address: str, language: str, origin: str) -> None:
        """Add a mail address and send it a confirmation request. It gets no other mail until it is confirmed.

        Raise `Refusal` if this server sends no mail, the address is invalid, or the mail server rejects the mail.
        """
        if self._mail is None:
            raise Refusal("no-mail", "this server sends no mail", 409)
        if not is_mail(address):
            raise Refusal("bad-mail", "this is no mail address")
        await self._quotas.take(ASKED, person, source)
        await self._quotas.take(ASKED_AT, digest(address.lower()))
        made = await self._new_channel(person, "mail", address, language, origin, confirmed=False)
        await self._add(made, source)
        try:
            await self._mail.send_confirmation(made)
        except NotDelivered:
            await self.channels.remove(made.id)
            raise Refusal("mail-failed", "the mail server did not take it", 409) from None

    async def test_webhook(self, person: str) -> ChannelTest:
        """Send a test to the person's webhook now, and return the result.

        Success also switches a disabled channel on again.
        """
        found = [one for one in await self.channels.of(person) if one.kind == "webhook"]
        if not found:
            raise Refusal("no-webhook", "set one up first", 409)
        await self._quotas.take(TESTS, person)
        said = Words(found[0].language)("telling-test")
        try:
            await self._webhook.send(found[0], Notification(_new_id(), "test", said, "", "/", time=int(time.time())))
        except NotDelivered as failure:
            return ChannelTest(failure.trouble)
        await self.channels.heal(found[0].id, time.time())
        return ChannelTest("")

    async def set_kinds(self, person: str, kinds: list[str], language: str) -> None:
        """Store the kinds of notifications that a person wants, and their language."""
        await self.channels.want(person, tuple(kind for kind in KINDS if kind in kinds), language)

    async def confirm(self, link: str) -> str:
        """Confirm a mail address. Return the language of the reply, or "" if the link is invalid or has expired."""
        found = await self.channels.by_id(self._tokens.read("confirm", link))
        if found is None or found.kind != "mail" or time.time() - found.created > CONFIRM_SECONDS:
            return ""
        await self.channels.confirm(found.id)
        return found.language

    async def unsubscribe(self, link: str) -> str:
        """Unsubscribe a mail address. Return the language of the reply, or "" if the link is invalid."""
        id = self._tokens.read("stop", link)
        found = await self.channels.by_id(id)
        if found is not None:
            await self.channels.remove(id)
        return found.language if found is not None else "en" if id else ""

    async def feed(self, token: str, origin: str) -> bytes | None:
        """Build the feed with this token. Return None if the token is unknown."""
        found = await self.channels.by_digest("feed", digest(token))
        if found is None:
            return None
        address = self._settings.address or origin
        entries = await self._entries(found)
        return atom_feed(found.language, found.id, address, self._feed_url(origin, found), found.created, entries)

    async def _entries(self, feed: Channel) -> list[FeedItem]:
        entries = []
        for turn in await self.store.noted(feed.person):
            table = await self._tables.table(turn.table) if turn.since > time.time() - MONTH else None
            if table is not None and turn.kind in feed.wanted and still_applies(table, feed.person, turn.kind):
                if turn.kind == "time-short" and turn.due > time.time():
                    continue
                key = f"{turn.table}/{turn.kind}/{turn.turn}/{feed.id}"
                notification = notification_of("", turn.kind, table, feed, turn.since)
                entries.append(FeedItem(key, notification.title, notification.body, notification.path, turn.since))
        return entries

    def _check_url(self, url: str) -> None:
        try:
            self._outbound.check(url)
        except NotAllowed as error:
            raise Refusal("bad-address", f"nobody is told anything at this address: {error}") from None

    async def _new_channel(
        self, person: str, kind: str, address: str, language: str, origin: str, **more: Any
    ) -> Channel:
        """Build a channel for the same kinds of notifications as the person's other channels. It is not stored yet."""
        theirs = await self.channels.of(person)
        id = more.pop("id", "") or _new_id()
        usual = {"digest": id, "keys": "", "confirmed": True, **more}
        return Channel(
            id=id,
            person=person,
            kind=kind,
            address=address,
            language=language,
            origin=origin[:200],
            wanted=theirs[0].wanted if theirs else KINDS,
            off=False,
            trouble="",
            failing=0.0,
            told=0.0,
            created=time.time(),
            **usual,
        )

    async def _add(self, channel: Channel, source: str, most: int = 1) -> None:
        await self._quotas.take(ADDED, channel.person, source)
        await self.channels.add(channel, most)
        await self.worker.catch_up(channel.person)


def _new_id() -> str:
    return secrets.token_urlsafe(16)
