"""Names of people: visible, and told apart by whoever reads them at one table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import count
from typing import Final

from cenote.bots.contract import bot_names
from cenote.server.refusal import Refusal
from cenote.words import LANGUAGES, Words

LENGTH: Final = 24
GUEST: Final = "Guest"
"""What somebody without a name is called, with a number after it."""

MARKS: Final = 3
"""How many accents one letter may carry: more would climb over the lines around it."""

_RANGES: Final = ((0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF))
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159").union(
    *(map(chr, range(first, last + 1)) for first, last in _RANGES)
)
"""Unicode's default ignorables that no category gives away, and what is drawn as nothing."""

_LOOKS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԜаеорсухѕіјһԁԛԝӏүёї" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγιονρσυ" + "օսոհցզ" + "ıɑɡI|10",
    "ABESIJKMHOPCTYXYGWaeopcyxsijhdqwlyëï" + "ABEZHIKMNOPTYXayiovpou" + "ounhgq" + "iaglllo",
)
"""Letters of other alphabets, and digits, that look like Latin ones: the common ones of Unicode's confusables."""


def cleaned(name: str) -> str:
    """What can be seen of a name: single spaces, no tricks with direction, no heap of accents; perhaps nothing."""
    kept, marks = "", MARKS  # an accent at the beginning has no letter to stand on
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)[0]
        if kind == "C" or char in _UNSEEN:
            continue
        marks = marks + 1 if kind == "M" else MARKS if kind == "Z" else 0
        if marks <= MARKS:
            kept += " " if kind == "Z" else char
    return " ".join(kept.split())


def proper(name: str) -> str:
    """A name as it is shown, or a Refusal that says what is wrong with it."""
    shown = cleaned(name)
    if not 0 < len(shown) <= LENGTH or not shown.isprintable():
        raise Refusal("bad-name", f"a name needs 1 to {LENGTH} visible characters, not {name!r}", most=LENGTH)
    if _is_bots(shown):
        raise Refusal("bot-name", f"{shown!r} is what a bot is called")
    return shown


def still_proper(name: str) -> str:
    """A name that was chosen some time ago, as it is shown now; "" if it would be refused."""
    try:
        return proper(name)
    except Refusal:
        return ""


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for the same."""
    return _folded(one) == _folded(other) or _seen(one) == _seen(other)


def apart(name: str, taken: Collection[str]) -> str:
    """The name, or, where somebody is called much the same, with a number after it; a guest always has one."""
    for number in count(1):
        ending = f" {number}" if number > 1 or not name else ""
        shown = (name or GUEST)[: LENGTH - len(ending)] + ending
        if not any(alike(shown, other) for other in taken):
            return shown
    raise AssertionError("there is always one more number")


def stems_from(shown: str, name: str) -> bool:
    """Whether somebody with this name may be shown so."""
    return re.fullmatch(re.escape(name or GUEST) + r"( \d+)?", shown) is not None


def _is_bots(name: str) -> bool:
    stem = re.sub(r"\s*\d+$", "", name)
    return any(alike(stem, bot) for bot in reserved())


@cache
def reserved() -> frozenset[str]:
    """What bots are called, in every language; reading all of them takes a moment, once."""
    return frozenset(called for bot in bot_names() for called in (bot, *(Words(each).bot(bot) for each in LANGUAGES)))


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _seen(name: str) -> str:
    """What the eye makes of it."""
    return unicodedata.normalize("NFKC", name).translate(_LOOKS).casefold().replace("rn", "m")
