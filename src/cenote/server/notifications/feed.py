"""Atom feed (RFC 4287), private to one person, with the turns they owe and ended games up to a month old."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from uuid import NAMESPACE_URL, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from cenote.words import Words

UNFIT: Final = re.compile(r"[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot carry, although names may contain them."""

ATOM: Final = "http://www.w3.org/2005/Atom"


@dataclass(frozen=True)
class FeedItem:
    """An item of a feed. Its `key` stays the same, so that readers recognize the item."""

    key: str
    title: str
    body: str
    path: str
    updated: float


def atom_feed(language: str, key: str, address: str, own: str, created: float, items: Sequence[FeedItem]) -> bytes:
    """Build the feed, the newest item first. `own` is the URL of the feed."""
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    newest = max([created, *(item.updated for item in items)])
    _line(feed, "title", Words(language)("telling-feed-title"))
    _line(feed, "id", _id(f"feed/{key}"))
    _line(feed, "updated", _time(newest))
    SubElement(feed, "link", rel="self", type="application/atom+xml", href=own)
    SubElement(feed, "link", rel="alternate", type="text/html", href=f"{address}/")
    _line(SubElement(feed, "author"), "name", "Cenote")
    for item in sorted(items, key=lambda item: -item.updated):
        _add(feed, item, address)
    written: bytes = tostring(feed, "utf-8")
    return b'<?xml version="1.0" encoding="utf-8"?>\n' + written


def _add(feed: Element, item: FeedItem, address: str) -> None:
    one = SubElement(feed, "entry")
    _line(one, "title", item.title)
    _line(one, "id", _id(item.key))
    _line(one, "updated", _time(item.updated))
    SubElement(one, "link", rel="alternate", type="text/html", href=address + item.path)
    _line(one, "summary", item.body or item.title)


def _line(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = UNFIT.sub("", text)


def _id(key: str) -> str:
    return uuid5(NAMESPACE_URL, f"cenote/{key}").urn


def _time(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).isoformat().replace("+00:00", "Z")
