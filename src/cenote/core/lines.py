"""Reading line-based texts, so that every fault names its line and quotes the word."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Damaged, Detail


@dataclass(frozen=True)
class Line:
    """One line of a text, split into words; lines are numbered from 1."""

    number: int
    words: tuple[str, ...]

    def fault(self, why: str, **facts: Detail) -> Damaged:
        return Damaged(why, self.number, **facts)

    def word(self, at: int) -> str:
        if at >= len(self.words):
            raise self.fault("line-too-short", word=" ".join(self.words))
        return self.words[at]

    def number_at(self, at: int, least: int, most: int) -> int:
        """A whole number within bounds; also for what only looks like one, like ٣ or 1_0, a fault."""
        word = self.word(at)
        if not (word.isascii() and word.isdigit() and least <= int(word) <= most):
            raise self.fault("not-a-number-in-range", word=word, least=least, most=most)
        return int(word)

    def choice_at(self, at: int, among: tuple[str, ...]) -> int:
        """The place of a word among those that may stand here."""
        word = self.word(at)
        if word not in among:
            raise self.fault("unknown-word", word=word, expected=", ".join(among))
        return among.index(word)

    def end_at(self, at: int) -> None:
        """A fault if words follow after those that belong here."""
        if len(self.words) > at:
            raise self.fault("line-too-long", word=self.words[at])


def read_lines(text: str) -> list[Line]:
    """The lines that say something; empty ones and comments (#) are left out."""
    split = [Line(number, tuple(line.split())) for number, line in enumerate(text.splitlines(), 1)]
    return [line for line in split if line.words and not line.words[0].startswith("#")]
