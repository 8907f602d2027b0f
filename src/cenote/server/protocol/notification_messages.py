"""Messages about notifications and the channels for them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cenote.server.protocol.fields import END, Strict

NotificationKind = Literal["your-turn", "time-short", "game-over"]
Language = Literal["en", "de", "fr", "ru", "zh"]
Address = Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://")]
Key = Annotated[str, Meta(min_length=16, max_length=100, pattern=rf"^[A-Za-z0-9_-]+=*{END}")]


class ChannelInfo(Struct):
    """A channel for your notifications; `trouble` is why the latest delivery failed, `off` that the server gave up."""

    id: str
    kind: Literal["push", "feed", "webhook", "mail"]
    address: str
    """URL of a feed or webhook, or the mail address; empty for a browser, whose address is private."""
    created: float
    told: float
    """Time of the last successful delivery, or 0."""
    trouble: str
    off: bool
    confirmed: bool
    secret: str = ""
    """Key that signs a webhook's messages; sent only once, when the webhook is set up."""


class ChannelList(Struct):
    """All your channels; `key` is the public key with which a browser subscribes, `mail` whether mail is offered."""

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
    """Create your feed, or give it a new address; the old one stops working."""

    language: Language = "en"


class NewWebhook(Strict):
    """The URL of your webhook."""

    url: Address
    language: Language = "en"


class NewMail(Strict):
    """A mail address; it must be confirmed through a first mail."""

    address: Annotated[str, Meta(min_length=3, max_length=200)]
    language: Language = "en"


class ChannelTest(Struct):
    """The result of a test: `trouble` is empty if it arrived, else the reason why not."""

    trouble: str
