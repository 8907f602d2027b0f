"""Texts spoiled at random: by a hand that slips, by a program that errs, by somebody who means harm."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

ODD: Final = (
    *("\0", "\x1b[2J", "\r", "\u2028", "\u202e", "\ufeff", "\x85"),
    *("٣", "-1", "01", "1e9", "9" * 5_000, "x" * 3_000),
)
"""What programs stumble over."""


class Victim:
    """A text, line by line, and lines of others of its kind."""

    def __init__(self, rng: Random, lines: list[str], others: Sequence[str]) -> None:
        self.rng = rng
        self.lines = lines
        self.others = others
        self._sly = (self._lost, self._alike, self._alike, self._another_number)
        """Accidents after which every line still makes sense."""
        self._rough = (self._doubled, self._moved, self._strange, self._another_word, self._more_or_less, self._garbled)

    def suffer(self) -> None:
        """One accident."""
        self.rng.choice(self._sly if self.rng.random() < 0.8 else self._rough)()
        self.lines = self.lines or [""]

    def _one(self) -> int:
        """A line: rare kinds of lines come as often as frequent ones."""
        kind = self.rng.choice([*{line.split(" ")[0]: None for line in self.lines}])
        return self.rng.choice([at for at, line in enumerate(self.lines) if line.split(" ")[0] == kind])

    def _lost(self) -> None:
        del self.lines[self._one()]

    def _doubled(self) -> None:
        self.lines.insert(self._one(), self.rng.choice(self.lines))

    def _moved(self) -> None:
        self.lines.insert(self._one(), self.lines.pop(self._one()))

    def _strange(self) -> None:
        """A line of another text."""
        self.lines[self._one()] = self.rng.choice(self.others)

    def _alike(self) -> None:
        """A line of another text that tells the same thing."""
        at = self._one()
        kind = self.lines[at].split(" ")[0]
        self.lines[at] = self.rng.choice([line for line in self.others if line.split(" ")[0] == kind] or [""])

    def _another_number(self) -> None:
        numbers = [(at, words) for at in range(len(self.lines)) if len(words := self.lines[at].split(" ")) > 1]
        at, words = self.rng.choice(numbers or [(0, ["0"])])
        place = self.rng.randrange(len(words))
        if words[place].isascii() and words[place].isdigit():
            words[place] = str(max(0, int(words[place][:9]) + self.rng.choice((-2, -1, 1, 2, 10))))
        self.lines[at] = " ".join(words)

    def _another_word(self) -> None:
        """One word is another: of another text, or something odd."""
        at = self._one()
        words = self.lines[at].split(" ")
        found = (*self.rng.choice(self.others).split(), self.rng.choice(ODD))
        words[self.rng.randrange(len(words))] = self.rng.choice(found)
        self.lines[at] = " ".join(words)

    def _more_or_less(self) -> None:
        """A word too many, or one too few."""
        at = self._one()
        words = self.lines[at].split(" ")
        if self.rng.random() < 0.5:
            words.insert(self.rng.randrange(len(words) + 1), self.rng.choice((*words, self.rng.choice(ODD))))
        else:
            del words[self.rng.randrange(len(words))]
        self.lines[at] = " ".join(words)

    def _garbled(self) -> None:
        """One character is another, or gone, or something odd comes in."""
        at = self._one()
        line = self.lines[at]
        place = self.rng.randrange(len(line) + 1)
        self.lines[at] = line[:place] + self.rng.choice(("", *line, *ODD)) + line[place + self.rng.randrange(2) :]


def mutated(rng: Random, text: str, others: Sequence[str]) -> str:
    """The text after a few accidents; `others` are lines of its kind. Now and then its line ends suffer too."""
    victim = Victim(rng, text.split("\n")[:-1], others)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        victim.suffer()
    end, last = rng.choice(("\n",) * 30 + ("\r\n", "\r")), rng.choice(("\n",) * 30 + ("", "\n\n"))
    return end.join(victim.lines) + last
