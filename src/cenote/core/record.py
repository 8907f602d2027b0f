"""The text record of one game: written and read; the grammar is in docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, NamedTuple

from cenote.core.dealer import SEED_BYTES
from cenote.core.game import CHANCE, Damaged, Result, State
from cenote.core.lines import Line
from cenote.core.registry import game

HEAD: Final = "cenote record 1"
STEP: Final = ", "
"""What stands between the actions of a choice of several steps."""

UNDO: Final = "undo"
"""What stands in place of an action when a seat took its steps back."""


class Entry(NamedTuple):
    """One line of the game: who did what; seat CHANCE for draws. A choice of several steps is one entry."""

    seat: int
    text: str

    @property
    def steps(self) -> list[str]:
        """The texts of its actions."""
        return self.text.split(STEP)

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.text}"


@dataclass(frozen=True)
class Record:
    """Everything about one game that can be written down; the seed only when the game is over or given up."""

    game: str
    mode: str
    names: tuple[str, ...]
    options: tuple[str, ...] = ()
    components: str = field(default="", repr=False)
    rules: int = 1
    commitment: str = ""
    salts: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = field(default=(), repr=False)
    result: Result | None = None
    seed: bytes | None = field(default=None, repr=False)

    def start(self) -> State:
        """The position before the first entry."""
        return game(self.game).new(len(self.names), self.mode, self.options, self.components)

    def line_of(self, number: int) -> int:
        """The line of the text on which an entry stands."""
        return 7 + len(self.options) + bool(self.components) + len(self.names) + len(self.salts) + number


def write(record: Record) -> str:
    """The record as text; its last line is the SHA-256 of all lines above."""
    lines = [HEAD, f"game {record.game}", f"rules {record.rules}", f"mode {record.mode}"]
    lines += [f"option {option}" for option in record.options]
    lines += [f"components {record.components}"] if record.components else []
    lines += [f"seat {seat} {name}" for seat, name in enumerate(record.names)]
    lines.append(f"commitment {record.commitment or '-'}")
    lines += [f"salt {seat} {salt or '-'}" for seat, salt in enumerate(record.salts)]
    lines.append("play")
    lines += [str(entry) for entry in record.entries]
    if record.result is not None:
        lines.append(f"scores {' '.join(map(str, record.result.scores))}")
        lines.append(f"winners {' '.join(map(str, record.result.winners))}")
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    body = "\n".join(lines) + "\n"
    return f"{body}sha256 {digest(body)}\n"


def digest(body: str) -> str:
    """The SHA-256 of a record's lines, line ends included."""
    return sha256(body.encode()).hexdigest()


def split_digest(text: str) -> tuple[str, str]:
    """The lines that the digest covers, and the digest that the last line states."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    word, _, stated = last.partition(" ")
    if word != "sha256":
        raise Damaged("no-digest", text.count("\n") or 1)
    return body + "\n", stated


def read(text: str) -> Record:
    """The record that a text describes; says what cannot be understood and in which line."""
    body, _ = split_digest(text)
    return _Reader(body).read()


class _Reader:
    """Goes through the lines of a record once, from the top."""

    def __init__(self, body: str) -> None:
        self._lines = [Line(number, tuple(line.split(" "))) for number, line in enumerate(body.splitlines(), 1)]
        self._at = 0

    def read(self) -> Record:
        head = self._next()
        if " ".join(head.words) != HEAD:
            raise head.fault("not-a-record", expected=HEAD)
        record = self._settings()
        record = replace(record, entries=tuple(self._entries(len(record.names))))
        return self._ending(record)

    def _next(self) -> Line:
        if self._at == len(self._lines):
            raise Damaged("too-few-lines", self._at)
        self._at += 1
        return self._lines[self._at - 1]

    def _value(self, word: str) -> Line:
        line = self._next()
        if line.words[0] != word:
            raise line.fault("unknown-word", word=line.words[0], expected=word)
        line.word(1)
        return line

    def _is(self, word: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].words[0] == word

    def _settings(self) -> Record:
        line = self._value("game")
        try:
            played = game(line.word(1))
        except ValueError:
            raise line.fault("unknown-game", word=line.word(1)) from None
        rules = self._value("rules").number_at(1, played.rules_version, played.rules_version)
        mode = played.modes[self._value("mode").choice_at(1, played.modes)]
        options = []
        while self._is("option"):
            options.append(played.options[self._value("option").choice_at(1, played.options)])
        components = " ".join(self._value("components").words[1:]) if self._is("components") else ""
        names = self._seats("seat")
        if len(names) not in played.seats:
            raise self._lines[self._at - 1].fault("seats", least=played.seats[0], most=played.seats[-1])
        promised = self._value("commitment").word(1)
        salts = tuple("" if salt == "-" else salt for salt in self._seats("salt"))
        if salts and len(salts) != len(names):
            raise self._lines[self._at - 1].fault("salts", expected=len(names))
        if (line := self._next()).words != ("play",):
            raise line.fault("unknown-word", word=line.words[0], expected="play")
        return Record(
            game=played.name,
            mode=mode,
            names=names,
            options=tuple(options),
            components=components,
            rules=rules,
            commitment="" if promised == "-" else promised,
            salts=salts,
        )

    def _seats(self, word: str) -> tuple[str, ...]:
        found: list[str] = []
        while self._is(word):
            line = self._next()
            line.number_at(1, len(found), len(found))
            line.word(2)
            found.append(" ".join(line.words[2:]))
        return tuple(found)

    def _entries(self, seats: int) -> Iterator[Entry]:
        while self._at < len(self._lines) and (word := self._lines[self._at].words[0]) not in ("scores", "seed"):
            line = self._next()
            seat = CHANCE if word == "*" else line.number_at(0, 0, seats - 1)
            line.word(1)
            yield Entry(seat, " ".join(line.words[1:]))

    def _ending(self, record: Record) -> Record:
        seats = len(record.names)
        result, seed = None, None
        if self._is("scores"):
            line = self._next()
            scores = tuple(line.number_at(at, 0, 9999) for at in range(1, seats + 1))
            line.end_at(seats + 1)
            line = self._value("winners")
            winners = tuple(line.number_at(at, 0, seats - 1) for at in range(1, len(line.words)))
            result = Result(scores, winners)
        if self._is("seed"):
            seed = _seed(self._value("seed"))
        if self._at < len(self._lines):
            line = self._next()
            raise line.fault("unknown-word", word=line.words[0], expected="sha256")
        return replace(record, result=result, seed=seed)


def _seed(line: Line) -> bytes:
    word = line.word(1)
    if len(word) != 2 * SEED_BYTES or not set(word) <= set("0123456789abcdef"):
        raise line.fault("not-a-seed", word=word)
    return bytes.fromhex(word)
