"""Display names: check that they are visible, and keep them distinguishable at each table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import count
from typing import Final

from cenote.bots.contract import bot_names
from cenote.server.errors import Refusal
from cenote.words import LANGUAGES, Words

LENGTH: Final = 24
GUEST: Final = "Guest"
"""The name of a person who has chosen none. It is always shown with a number."""

GONE: Final = "somebody"
"""The name that replaces that of a deleted account in finished games."""

MARKS: Final = 3
"""The maximum number of accents on one letter, as more would run into the lines above and below."""

_RANGES: Final = ((0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF))
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159").union(
    *(map(chr, range(first, last + 1)) for first, last in _RANGES)
)
"""Invisible characters of visible categories: Unicode's default ignorables, and characters that are drawn blank."""

_ALPHABETS: Final = (
    ("АВЕЅІЈКМНОРСТУХҮԌԜаеорсухѕіјһԁԛԝӏүёї", "ABESIJKMHOPCTYXYGWaeopcyxsijhdqwlyëï"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγιονρσυ", "ABEZHIKMNOPTYXayiovpou"),
    ("օսոհցզ", "ounhgq"),
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎩ", "ABCDEGHJKLMPRSTVWZY"),
    ("ꭺᏼꮯꭰꭼꮐꮋꭻꮶꮮꮇꮲꮢꮪꭲꮩꮃꮓꭹ", "ABCDEGHJKLMPRSTVWZY"),
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHlJKLMNOPRSTUVWXYZ"),
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
    ("ıɑɡI|10", "iaglllo"),
)
_LOOKS: Final = {ord(other): latin for pair in _ALPHABETS for other, latin in zip(*pair, strict=True)}
"""Latin lookalikes of letters in other alphabets and of digits, from the common ones among Unicode's confusables."""

_ACCENTS: Final = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Accents of European alphabets. Marks of other scripts are vowels, without which names would become different ones."""


def cleaned(name: str) -> str:
    """Return the visible part of a name, which may be empty.

    Runs of spaces become single ones, and direction controls and stacked accents are removed.
    """
    kept, marks = "", MARKS  # a leading accent has no letter to sit on
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)[0]
        if kind == "C" or char in _UNSEEN:
            continue
        marks = marks + 1 if kind == "M" else MARKS if kind == "Z" else 0
        if marks <= MARKS:
            kept += " " if kind == "Z" else char
    return " ".join(kept.split())


def proper(name: str) -> str:
    """Return a name as it is shown. Raise `Refusal` if it is empty, too long, unprintable or the name of a bot."""
    shown = cleaned(name)
    if not 0 < len(shown) <= LENGTH or not shown.isprintable():
        raise Refusal("bad-name", f"a name needs 1 to {LENGTH} visible characters, not {name!r}", most=LENGTH)
    if _is_bots(shown):
        raise Refusal("bot-name", f"{shown!r} is what a bot is called")
    return shown


def alike(one: str, other: str) -> bool:
    """Return whether two names could be mistaken for each other."""
    return _folded(one) == _folded(other) or _seen(one) == _seen(other)


def skeletons(name: str) -> tuple[str, str]:
    """Return a name's spelling and its look, without accents, spaces and punctuation. No two accounts share either."""
    parts = unicodedata.normalize("NFKD", name)
    bare = unicodedata.normalize("NFC", "".join(char for char in parts if not _is_trimming(char))) or name
    return _folded(bare), _seen(bare)


def _is_trimming(char: str) -> bool:
    accent = any(first <= ord(char) <= last for first, last in _ACCENTS)
    return accent or unicodedata.category(char) == "Sk" or unicodedata.category(char)[0] in "PZ"


def apart(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if a similar one is in `taken`. An empty name becomes "Guest" and a number."""
    for number in count(1):
        ending = f" {number}" if number > 1 or not name else ""
        shown = (name or GUEST)[: LENGTH - len(ending)] + ending
        if not any(alike(shown, other) for other in taken):
            return shown
    raise AssertionError("there is always one more number")


def stems_from(shown: str, name: str) -> bool:
    """Return whether a shown name is this name, with or without a number."""
    return re.fullmatch(re.escape(name or GUEST) + r"( \d+)?", shown) is not None


def fit_for_account(name: str) -> str:
    """Return a name that an account may own, as it is shown. Raise `Refusal` unless it is proper.

    Names of guests and names that end with a separate number are refused too.
    """
    shown = proper(name)
    if shown != without_number(shown):
        raise Refusal("numbered-name", f"{shown!r} is how a second person of that name is shown")
    taken = {skeleton for word in nobodies() for skeleton in skeletons(word)}
    if any(not taken.isdisjoint(skeletons(stem)) for stem in _stems(shown)):
        raise Refusal("guest-name", f"{shown!r} is what somebody without a name is called")
    return shown


def without_number(name: str) -> str:
    """Return the name without the number that was added to distinguish it."""
    return re.sub(r"\s+\d+$", "", name) or name


def _stems(name: str) -> tuple[str, str]:
    return name, re.sub(r"\d+$", "", name) or name


@cache
def nobodies() -> frozenset[str]:
    """Return the names of guests in every language, and the name of deleted accounts."""
    return frozenset((GUEST, GONE, *(Words(each)("web-guest") for each in LANGUAGES)))


def _is_bots(name: str) -> bool:
    stem = re.sub(r"\s*\d+$", "", name)
    return any(alike(stem, bot) for bot in reserved())


@cache
def reserved() -> frozenset[str]:
    """Return the names of all bots in every language, cached because reading them takes a moment."""
    return frozenset(called for bot in bot_names() for called in (bot, *(Words(each).bot(bot) for each in LANGUAGES)))


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _seen(name: str) -> str:
    """Return a name as the eye reads it, with lookalike letters replaced."""
    return unicodedata.normalize("NFKC", name).translate(_LOOKS).casefold().replace("rn", "m")
