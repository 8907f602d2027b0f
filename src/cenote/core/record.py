"""Record of a game as text: the writer and parser of the grammar in docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, NamedTuple

from cenote.core.dealer import SEED_BYTES
from cenote.core.game import CHANCE, Damaged, Game, Result, State, Unfit
from cenote.core.registry import game
from cenote.core.text_lines import TextLine, check_line_ends

HEAD: Final = "cenote record 1"
STEP: Final = ", "
"""Separator between the actions of one choice."""

UNDO: Final = "undo"
"""The text of an undo entry, in place of an action."""

LONGEST_NAME: Final = 64
LONGEST_SALT: Final = 64
NO_SALT: Final = "-"
MOST_POINTS: Final = 9999
MOST_ENTRIES: Final = 1_000_000
HEX: Final = frozenset("0123456789abcdef")


class Entry(NamedTuple):
    """One entry of a record: a seat, or CHANCE for draws, and its action. A choice of several steps is one entry."""

    seat: int
    text: str

    @property
    def steps(self) -> list[str]:
        """The texts of the entry's actions."""
        return self.text.split(STEP)

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.text}"


class Origin(NamedTuple):
    """A finished game that this one continues: the number of entries up to the fork, and its seed and salts."""

    upto: int
    seed: bytes
    salts: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join([str(self.upto), self.seed.hex(), *(salt or NO_SALT for salt in self.salts)])


@dataclass(frozen=True)
class Record:
    """All data of one game, with the seed only if the game is over or abandoned.

    A fork begins with the entries of the games that it continues, and lists those games as its origins, so that their
    draws can be verified as well.
    """

    game: str
    mode: str
    names: tuple[str, ...]
    options: tuple[str, ...] = ()
    components: str = field(default="", repr=False)
    rules: int = 1
    commitment: str = ""
    salts: tuple[str, ...] = ()
    origins: tuple[Origin, ...] = ()
    entries: tuple[Entry, ...] = field(default=(), repr=False)
    result: Result | None = None
    seed: bytes | None = field(default=None, repr=False)

    def start(self) -> State:
        """Return the position before the first entry."""
        return game(self.game).new(len(self.names), self.mode, self.options, self.components)

    @property
    def line_of_components(self) -> int:
        """The line number of the components, if the record has any."""
        return 5 + len(self.options)

    @property
    def line_of_commitment(self) -> int:
        """The line number of the commitment."""
        return 5 + len(self.options) + bool(self.components) + len(self.names)

    def line_of(self, number: int) -> int:
        """Return the line number of an entry."""
        return self.line_of_commitment + len(self.salts) + len(self.origins) + 2 + number

    @property
    def borrowed(self) -> int:
        """The number of entries that come from the origins."""
        return self.origins[-1].upto if self.origins else 0

    def until(self, entries: int) -> Record:
        """Return the beginning of a fork: the first entries, and as its origins the games that they come from."""
        assert self.seed is not None, "the seed is not opened yet"
        known = [*self.origins, Origin(len(self.entries), self.seed, self.salts)]
        kept = [origin for origin in known if origin.upto < entries]
        last = [known[len(kept)]._replace(upto=entries)] if entries else []
        return replace(self, origins=(*kept, *last), entries=self.entries[:entries], result=None, seed=None)


def is_player(name: str) -> bool:
    """Return whether a player's name is valid in a record."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def is_salt(salt: str) -> bool:
    """Return whether a salt is valid, as the empty salt is, which is written as a dash."""
    return len(salt) <= LONGEST_SALT and HEX.issuperset(salt)


def in_one_line(components: str) -> str:
    """Return a component file as one line for a record, since JSON has line ends only where spaces do as well."""
    return components.replace("\r", " ").replace("\n", " ").strip()


def write(record: Record) -> str:
    """Return the record as text, whose last line is the SHA-256 of all lines above."""
    lines = [HEAD, f"game {record.game}", f"rules {record.rules}", f"mode {record.mode}"]
    lines += [f"option {option}" for option in record.options]
    lines += [f"components {record.components}"] if record.components else []
    lines += [f"seat {seat} {name}" for seat, name in enumerate(record.names)]
    lines.append(f"commitment {record.commitment}")
    lines += [f"salt {seat} {salt or NO_SALT}" for seat, salt in enumerate(record.salts)]
    lines += [f"origin {origin}" for origin in record.origins]
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
    """Return the SHA-256 of a record's lines, including their line ends."""
    return sha256(body.encode()).hexdigest()


def split_digest(text: str) -> tuple[str, str]:
    """Return the lines that the digest covers, and the digest in the last line. Raise `Damaged` if there is none."""
    if not text.startswith(HEAD):
        raise Damaged("not-a-record", 1, expected=HEAD)
    check_line_ends(text)
    if text and not text.endswith("\n"):
        raise Damaged("line-end", text.count("\n") + 1)
    body, _, last = text[:-1].rpartition("\n")
    word, _, stated = last.partition(" ")
    if word != "sha256" or not _is_hash(stated):
        raise Damaged("no-digest", text.count("\n") or 1)
    return body + "\n", stated


def _is_hash(word: str) -> bool:
    return len(word) == 2 * SEED_BYTES and HEX.issuperset(word)


def read(text: str) -> Record:
    """Return the record that a text describes. Raise `Damaged` with the reason and line if the text is invalid."""
    body, _ = split_digest(text)
    return _Reader(body).read()


class _Reader:
    """Parser that reads the lines of a record once, from the top."""

    def __init__(self, body: str) -> None:
        lines = enumerate(body[:-1].split("\n"), 1)
        self._lines = [TextLine(number, tuple(line.split(" ")), line) for number, line in lines]
        self._at = 0

    def read(self) -> Record:
        if (head := self._next()).text != HEAD:
            raise head.fault("not-a-record", expected=HEAD)
        played = self._game()
        record = self._settings(played)
        self._check_components(record)
        record = replace(record, entries=tuple(self._entries(played, len(record.names))))
        self._check_origins(record)
        return self._ending(record)

    def _next(self) -> TextLine:
        if self._at == len(self._lines):
            raise Damaged("too-few-lines", self._at)
        self._at += 1
        return self._lines[self._at - 1]

    def _named(self, word: str) -> TextLine:
        """Read the next line. Raise `Damaged` unless it begins with this keyword and has a value."""
        line = self._next()
        if line.words[0] != word:
            raise line.fault("unknown-word", word=line.words[0], expected=word)
        line.word(1)
        return line

    def _value(self, word: str) -> TextLine:
        """Read a line that has this keyword and a single value."""
        line = self._named(word)
        line.end_at(2)
        return line

    def _is(self, word: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].words[0] == word

    def _game(self) -> Game:
        line = self._value("game")
        try:
            return game(line.word(1))
        except ValueError:
            raise line.fault("unknown-game", word=line.word(1)) from None

    def _settings(self, played: Game) -> Record:
        rules = self._value("rules").number_at(1, played.rules_version, played.rules_version)
        mode = played.modes[self._value("mode").choice_at(1, played.modes)]
        options = self._options(played)
        components = self._named("components").after(1) if self._is("components") else ""
        names = self._names(played)
        promised = self._hash("commitment")
        salts = self._salts(len(names))
        origins = tuple(self._origins(len(names)))
        if (line := self._next()).text != "play":
            raise line.fault("unknown-word", word=line.words[0], expected="play")
        return Record(
            game=played.name,
            mode=mode,
            names=names,
            options=options,
            components=components,
            rules=rules,
            commitment=promised,
            salts=salts,
            origins=origins,
        )

    def _options(self, played: Game) -> tuple[str, ...]:
        """Read the options, which must be unique and in alphabetical order."""
        found: list[str] = []
        while self._is("option"):
            line = self._value("option")
            option = played.options[line.choice_at(1, played.options)]
            if found and option <= found[-1]:
                raise line.fault("twice" if option in found else "order", word=option)
            found.append(option)
        return tuple(found)

    def _names(self, played: Game) -> tuple[str, ...]:
        names = self._of_seats("seat")
        if len(names) not in played.seats:
            raise self._lines[self._at - 1].fault("seats", least=played.seats[0], most=played.seats[-1])
        for at, name in enumerate(names, self._at - len(names)):
            if not is_player(name):
                raise self._lines[at].fault("not-a-name", word=name, most=LONGEST_NAME)
        return names

    def _salts(self, seats: int) -> tuple[str, ...]:
        salts = self._of_seats("salt")
        if salts and len(salts) != seats:
            raise self._lines[self._at - 1].fault("salts", expected=seats)
        return tuple(_salt(self._lines[at], salt) for at, salt in enumerate(salts, self._at - len(salts)))

    def _origins(self, seats: int) -> Iterator[Origin]:
        """Read the origins with their seeds and salts, in the order of their entries."""
        upto = 0
        while self._is("origin"):
            line = self._next()
            upto = line.number_at(1, upto + 1, MOST_ENTRIES)
            if not _is_hash(line.word(2)):
                raise line.fault("not-a-seed", word=line.word(2))
            if len(line.words) not in (3, 3 + seats):
                raise line.fault("salts", expected=seats)
            yield Origin(upto, bytes.fromhex(line.words[2]), tuple(_salt(line, salt) for salt in line.words[3:]))

    def _check_origins(self, record: Record) -> None:
        if record.borrowed > len(record.entries):
            line = self._lines[record.line_of(-2) - 1]
            line.number_at(1, 1, len(record.entries))

    def _of_seats(self, word: str) -> tuple[str, ...]:
        """Read the lines of a keyword that has one for each seat, in order, and return their values."""
        found: list[str] = []
        while self._is(word):
            line = self._next()
            line.number_at(1, len(found), len(found))
            found.append(line.after(2))
        return tuple(found)

    def _hash(self, word: str) -> str:
        line = self._value(word)
        if not _is_hash(line.word(1)):
            raise line.fault("not-a-seed" if word == "seed" else "not-a-hash", word=line.word(1))
        return line.word(1)

    def _check_components(self, record: Record) -> None:
        """Raise `Damaged` on the line of the components if they are invalid."""
        try:
            record.start()
        except Unfit as error:
            raise unfit_components(record, error) from None

    def _entries(self, played: Game, seats: int) -> Iterator[Entry]:
        while self._at < len(self._lines) and (word := self._lines[self._at].words[0]) not in ("scores", "seed"):
            line = self._next()
            entry = Entry(CHANCE if word == "*" else line.number_at(0, 0, seats - 1), line.after(1))
            for step in entry.steps if entry.text != UNDO else ():
                if played.actions.written(step) < 0:
                    raise line.fault("unknown-action", word=step)
            yield entry

    def _ending(self, record: Record) -> Record:
        """Read the result with the seed, a seed alone, or nothing."""
        result = self._result(len(record.names)) if self._is("scores") else None
        seed = bytes.fromhex(self._hash("seed")) if result is not None or self._is("seed") else None
        if self._at < len(self._lines):
            line = self._next()
            raise line.fault("unknown-word", word=line.words[0], expected="sha256")
        return replace(record, result=result, seed=seed)

    def _result(self, seats: int) -> Result:
        line = self._next()
        scores = tuple(line.number_at(at, 0, MOST_POINTS) for at in range(1, seats + 1))
        line.end_at(seats + 1)
        line = self._named("winners")
        return Result(scores, tuple(line.number_at(at, 0, seats - 1) for at in range(1, len(line.words))))


def _salt(line: TextLine, salt: str) -> str:
    """Return the salt that a word of a line stands for. Raise `Damaged` if the word is invalid."""
    if salt == NO_SALT:
        return ""
    if not salt or not is_salt(salt):
        raise line.fault("not-a-salt", word=salt, most=LONGEST_SALT)
    return salt


def unfit_components(record: Record, error: Unfit) -> Damaged:
    """Return the error for invalid components, with their line."""
    return Damaged("components", record.line_of_components, unfit=error.key, **error.facts)
