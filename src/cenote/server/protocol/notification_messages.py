"""Messages about notifications and their channels."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cenote.server.protocol.fields import END, Strict

NotificationKind = Literal["your-turn", "time-short", "game-over"]
Language = Literal["en", "de", "fr", "ru", "zh"]
Address = Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://")]
Key = Annotated[str, Meta(min_length=16, max_length=100, pattern=rf"^[A-Za-z0-9_-]+=*{END}")]


class ChannelInfo(Struct):
    """A channel for your notifications.

    `trouble` is why the latest delivery failed, or "", and `off` is whether the server has given up on the channel.
    """

    id: str
    kind: Literal["push", "feed", "webhook", "mail"]
    address: str
    """The URL of a feed or webhook, or the mail address. It is empty for a browser, whose address is private."""
    created: float
    told: float
    """The time of the last successful delivery, or 0 if there was none."""
    trouble: str
    off: bool
    confirmed: bool
    secret: str = ""
    """The key that signs a webhook's messages. It is sent only once, when the webhook is set up."""


class ChannelList(Struct):
    """All your channels.

    `key` is the public key with which a browser subscribes, and `mail` is whether notifications by mail are offered.
    """

    ways: list[ChannelInfo]
    kinds: list[NotificationKind]
    key: str
    mail: bool


class NotificationChoice(Strict):
    """The kinds of notifications that you want, and their language."""

    kinds: Annotated[list[NotificationKind], Meta(max_length=3)]
    language: Language = "en"


class NewDevice(Strict):
    """A browser's push subscription, as its `PushManager` returns it."""

    endpoint: Address
    p256dh: Key
    auth: Key
    language: Language = "en"


class NewFeed(Strict):
    """A request to create your feed or to give it a new address, after which the old one stops working."""

    language: Language = "en"


class NewWebhook(Strict):
    """The URL of your webhook."""

    url: Address
    language: Language = "en"


class NewMail(Strict):
    """A mail address, which must be confirmed through a first mail."""

    address: Annotated[str, Meta(min_length=3, max_length=200)]
    language: Language = "en"


class ChannelTest(Struct):
    """The result of a test delivery. `trouble` is why it failed, or "" if it arrived."""

    trouble: str
