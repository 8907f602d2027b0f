"""Parser of line-based texts, in which every error names the line and quotes the word."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from cenote.core.game import Damaged, Detail


@dataclass(frozen=True)
class TextLine:
    """One line of a text, split into words. Lines are numbered from 1."""

    number: int
    words: tuple[str, ...]
    text: str = ""
    """The unchanged text of the line."""

    def fault(self, why: str, **facts: Detail) -> Damaged:
        return Damaged(why, self.number, **facts)

    def word(self, at: int) -> str:
        if at >= len(self.words):
            raise self.fault("line-too-short", word=" ".join(self.words))
        return self.words[at]

    def number_at(self, at: int, least: int, most: int) -> int:
        """Return the integer at an index. Raise `Damaged` if it is out of bounds, or written like ٣, 1_0 or 01."""
        word = self.word(at)
        if not (_is_number(word, len(str(most))) and least <= int(word) <= most):
            raise self.fault("not-a-number-in-range", word=word, least=least, most=most)
        return int(word)

    def choice_at(self, at: int, among: tuple[str, ...], called: str = "") -> int:
        """Return the word's index in `among`. If it is not there, raise `Damaged`, which lists `among` or `called`."""
        word = self.word(at)
        if word not in among:
            raise self.fault("unknown-word", word=word, expected=called or ", ".join(among))
        return among.index(word)

    def end_at(self, at: int) -> None:
        """Raise `Damaged` if the line has more than `at` words."""
        if len(self.words) > at:
            raise self.fault("line-too-long", word=self.words[at])

    def after(self, at: int) -> str:
        """Return the unchanged text after the first `at` words and a space."""
        self.word(at)
        return self.text.lstrip(" ").split(" ", at)[at]


def _is_number(word: str, digits: int) -> bool:
    """Return whether a word is a number of at most so many digits: Python refuses to parse thousands."""
    plain = len(word) <= digits and word.isascii() and word.isdigit()
    return plain and (word == "0" or not word.startswith("0"))


def check_line_ends(text: str) -> None:
    """Raise `Damaged` if a line does not end with a line feed alone."""
    if (at := text.find("\r")) >= 0:
        windows = text.startswith("\r\n", at)
        raise Damaged("windows-line-end" if windows else "line-end", text.count("\n", 0, at) + 1)


def read_lines(text: str) -> list[TextLine]:
    """Split a text into lines and words, skipping empty lines and comments (#)."""
    check_line_ends(text)
    numbered = enumerate(text.split("\n"), 1)
    split = [TextLine(number, tuple(filter(None, line.split(" "))), line) for number, line in numbered]
    return [line for line in split if line.words and not line.words[0].startswith("#")]


class PositionFlaw(NamedTuple):
    """A flaw of a position: the keyword of the line at fault, and the reason with values for its message."""

    about: str
    why: str
    facts: Mapping[str, Detail] = MappingProxyType({})


SHARED_FLAWS: Final = ("too-many", "phase")
"""The reasons that all games share. All other reasons belong to one game."""


def refuse_flaw(game: str, flaw: PositionFlaw | None, lines: Sequence[TextLine]) -> None:
    """Raise `Damaged` if there is a flaw, on the line of the flaw's keyword, or else on the last line."""
    if flaw is not None:
        line = next((line for line in lines if line.words[0] == flaw.about), lines[-1])
        if flaw.why in SHARED_FLAWS:
            raise line.fault(flaw.why, **flaw.facts)
        raise line.fault("impossible", unfit=f"{game}-impossible-{flaw.why}", **flaw.facts)


def refuse_duplicates(lines: Sequence[TextLine], of_seats: Collection[str], many: Collection[str] = ()) -> None:
    """Raise `Damaged` if a keyword is repeated, unless it is in `many`, or in `of_seats` and names another seat."""
    seen: set[tuple[str, ...]] = set()
    for line in lines:
        what = line.words[: 2 if line.words[0] in of_seats else 1]
        if what in seen:
            raise line.fault("twice", word=" ".join(what))
        if line.words[0] not in many:
            seen.add(what)
