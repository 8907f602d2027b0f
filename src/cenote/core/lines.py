"""Reading line-based texts, so that every fault names its line and quotes the word."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from cenote.core.game import Damaged, Detail


@dataclass(frozen=True)
class Line:
    """One line of a text, split into words; lines are numbered from 1."""

    number: int
    words: tuple[str, ...]
    text: str = ""
    """The line as it stands there."""

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
        """A fault if words follow after those that belong here."""
        if len(self.words) > at:
            raise self.fault("line-too-long", word=self.words[at])

    def after(self, at: int) -> str:
        """Everything after so many words and a space, as it stands there."""
        self.word(at)
        return self.text.lstrip(" ").split(" ", at)[at]


def _is_number(word: str, digits: int) -> bool:
    """Looked at before it is read: Python refuses to read numbers of thousands of digits."""
    plain = len(word) <= digits and word.isascii() and word.isdigit()
    return plain and (word == "0" or not word.startswith("0"))


def check_line_ends(text: str) -> None:
    """A fault where a line does not end with a line feed alone."""
    if (at := text.find("\r")) >= 0:
        windows = text.startswith("\r\n", at)
        raise Damaged("windows-line-end" if windows else "line-end", text.count("\n", 0, at) + 1)


def read_lines(text: str) -> list[Line]:
    """The lines that say something, split at spaces; empty ones and comments (#) are left out."""
    check_line_ends(text)
    numbered = enumerate(text.split("\n"), 1)
    split = [Line(number, tuple(filter(None, line.split(" "))), line) for number, line in numbered]
    return [line for line in split if line.words and not line.words[0].startswith("#")]


class Flaw(NamedTuple):
    """Something in a position that cannot be: the word whose line tells it, and why, with facts."""

    about: str
    why: str
    facts: Mapping[str, Detail] = MappingProxyType({})


SHARED_FLAWS: Final = ("too-many", "phase")
"""What is said of every game alike; anything else is a word of the game."""


def refuse_flaw(game: str, flaw: Flaw | None, lines: Sequence[Line]) -> None:
    """A fault if there is a flaw, on the line that it is about, or else on the last."""
    if flaw is not None:
        line = next((line for line in lines if line.words[0] == flaw.about), lines[-1])
        if flaw.why in SHARED_FLAWS:
            raise line.fault(flaw.why, **flaw.facts)
        raise line.fault("impossible", unfit=f"{game}-impossible-{flaw.why}", **flaw.facts)


def refuse_doubles(lines: Sequence[Line], of_seats: Collection[str], many: Collection[str] = ()) -> None:
    """A fault where something is told twice: by the same word, or for those of seats by the same word and seat."""
    told: set[tuple[str, ...]] = set()
    for line in lines:
        what = line.words[: 2 if line.words[0] in of_seats else 1]
        if what in told:
            raise line.fault("twice", word=" ".join(what))
        if line.words[0] not in many:
            told.add(what)
