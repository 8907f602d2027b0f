"""What the pages and the server say to each other about being told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cenote.server.protocol.fields import END, Strict

Kind = Literal["your-turn", "time-short", "game-over"]
Language = Literal["en", "de", "fr", "ru", "zh"]
Address = Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://")]
Key = Annotated[str, Meta(min_length=16, max_length=100, pattern=rf"^[A-Za-z0-9_-]+=*{END}")]


class Way(Struct):
    """One way in which you are told. `trouble` is why nothing has arrived lately, and `off` that it was given up."""

    id: str
    kind: Literal["push", "feed", "webhook", "mail"]
    address: str
    """Of a feed, a webhook or a mail box; that of a browser is nobody's business."""
    created: float
    told: float
    """When something last arrived, or 0."""
    trouble: str
    off: bool
    confirmed: bool
    secret: str = ""
    """What a webhook is signed with: told once, when it is set up."""


class Ways(Struct):
    """All ways in which you are told, and what a browser needs to know to add itself; `mail` if there can be mail."""

    ways: list[Way]
    kinds: list[Kind]
    key: str
    mail: bool


class Wanted(Strict):
    """What you want to be told."""

    kinds: Annotated[list[Kind], Meta(max_length=3)]
    language: Language = "en"


class NewDevice(Strict):
    """A browser's own subscription, as its `PushManager` gives it."""

    endpoint: Address
    p256dh: Key
    auth: Key
    language: Language = "en"


class NewFeed(Strict):
    """A new address for your feed; the old one is dead."""

    language: Language = "en"


class NewWebhook(Strict):
    """Where your webhook listens."""

    url: Address
    language: Language = "en"


class NewMail(Strict):
    """A mail address; a mail asks its owner first."""

    address: Annotated[str, Meta(min_length=3, max_length=200)]
    language: Language = "en"


class Tried(Struct):
    """Whether a test arrived; else why not."""

    trouble: str
