"""Parser of line-based texts; every error names its line and quotes the word."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from cenote.core.game import Damaged, Detail


@dataclass(frozen=True)
class TextLine:
    """One line of a text, split into words; lines are numbered from 1."""

    number: int
    words: tuple[str, ...]
    text: str = ""
    """The unchanged line."""

    def fault(self, why: str, **facts: Detail) -> Damaged:
        return Damaged(why, self.number, **facts)

    def word(self, at: int) -> str:
        if at >= len(self.words):
            raise self.fault("line-too-short", word=" ".join(self.words))
        return self.words[at]

    def number_at(self, at: int, least: int, most: int) -> int:
        """A whole number within bounds; also for what only looks like one, like ٣ or 1_0 or 01, a fault."""
        word = self.word(at)
        if not (_is_number(word, len(str(most))) and least <= int(word) <= most):
            raise self.fault("not-a-number-in-range", word=word, least=least, most=most)
        return int(word)

    def choice_at(self, at: int, among: tuple[str, ...], called: str = "") -> int:
        """The place of a word among those that may stand here; `called` is what they are, where they are too many."""
        word = self.word(at)
        if word not in among:
            raise self.fault("unknown-word", word=word, expected=called or ", ".join(among))
        return among.index(word)

    def end_at(self, at: int) -> None:
        """Raise an error if more words follow."""
        if len(self.words) > at:
            raise self.fault("line-too-long", word=self.words[at])

    def after(self, at: int) -> str:
        """Return the unchanged text after so many words and a space."""
        self.word(at)
        return self.text.lstrip(" ").split(" ", at)[at]


def _is_number(word: str, digits: int) -> bool:
    """Looked at before it is read: Python refuses to read numbers of thousands of digits."""
    plain = len(word) <= digits and word.isascii() and word.isdigit()
    return plain and (word == "0" or not word.startswith("0"))


def check_line_ends(text: str) -> None:
    """Raise an error if a line does not end with a line feed alone."""
    if (at := text.find("\r")) >= 0:
        windows = text.startswith("\r\n", at)
        raise Damaged("windows-line-end" if windows else "line-end", text.count("\n", 0, at) + 1)


def read_lines(text: str) -> list[TextLine]:
    """Split a text into lines and words, without empty lines and comments (#)."""
    check_line_ends(text)
    numbered = enumerate(text.split("\n"), 1)
    split = [TextLine(number, tuple(filter(None, line.split(" "))), line) for number, line in numbered]
    return [line for line in split if line.words and not line.words[0].startswith("#")]


class PositionFlaw(NamedTuple):
    """An impossibility in a position: the keyword of its line, and why, with facts."""

    about: str
    why: str
    facts: Mapping[str, Detail] = MappingProxyType({})


SHARED_FLAWS: Final = ("too-many", "phase")
"""Reasons that all games share; any other belongs to the game."""


def refuse_flaw(game: str, flaw: PositionFlaw | None, lines: Sequence[TextLine]) -> None:
    """Raise an error if there is a flaw, on the line that it is about, or else on the last."""
    if flaw is not None:
        line = next((line for line in lines if line.words[0] == flaw.about), lines[-1])
        if flaw.why in SHARED_FLAWS:
            raise line.fault(flaw.why, **flaw.facts)
        raise line.fault("impossible", unfit=f"{game}-impossible-{flaw.why}", **flaw.facts)


def refuse_duplicates(lines: Sequence[TextLine], of_seats: Collection[str], many: Collection[str] = ()) -> None:
    """Raise an error for a repeated keyword; keywords in `of_seats` may occur once for each seat."""
    seen: set[tuple[str, ...]] = set()
    for line in lines:
        what = line.words[: 2 if line.words[0] in of_seats else 1]
        if what in seen:
            raise line.fault("twice", word=" ".join(what))
        if line.words[0] not in many:
            seen.add(what)
