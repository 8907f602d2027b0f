"""Localized messages from Fluent files, into which the facts of a game are inserted."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk

from cenote import cldr
from cenote.core.game import (
    Damaged,
    Fact,
    Game,
    IllegalAction,
    Offer,
    PlanEnds,
    Seat,
    Unfit,
    UnknownAction,
    tag,
    values,
)
from cenote.core.percentage import Percentage as Percentage  # re-exported for callers
from cenote.core.registry import bundle, game_names, has_part, part

LANGUAGES = ("en", "de", "fr", "ru", "zh")

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
"""Pattern of one message: its first line, then indented or empty lines or a closing brace."""

LONGEST: Final = 2000
"""The most characters of a fact, because Fluent refuses longer ones."""

SHAPES = ("●", "■", "◆", "▲")
"""The symbols of the seats, which distinguish them without colour."""


def spoken(wanted: str = "") -> str:
    """Return `wanted`, or else the language of `LC_ALL`, `LC_MESSAGES` or `LANG`, if it is supported, or English."""
    set_ = [value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))]
    code = (wanted or next(iter(set_), ""))[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


class Phrases(Protocol):
    """A game's hook that prepares facts and intents for messages."""

    def facts(self, words: Words, facts: dict[str, object]) -> dict[str, object]:
        """Return the facts, with translations of the values that only the game can translate."""


class Catalogue(FluentBundle):
    """Message bundle that parses each message at first use, because a command uses only a few."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._language = language
        self._sources = {found[1]: found[0] for text in texts for found in ENTRY.finditer(text)}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a message, which is parsed at first use. References to other messages pass through here, too."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            resource = FluentResource(self._sources[name])
            if any(isinstance(entry, Junk) for entry in resource.body):
                raise ValueError(f"the message {name!r} in {self._language!r} has a mistake: {self._sources[name]!r}")
            self.add_resource(resource)
        return super()._lookup(entry_id, term)


@cache
def _spoken(language: str, game: str = "") -> Catalogue:
    """Return the bundle of all messages of a game in a language, or of all that belong to no game."""
    return Catalogue(language, [file.read_text("utf-8") for file in _files(language, game)])


def _files(language: str, game: str) -> Iterator[Traversable]:
    """Yield the message files of a language, or the English ones if there are none in the language."""
    package = bundle(game).locales if game else "cenote"
    if not package:
        return
    folder = files(package) / "locales" / language
    if not folder.is_dir():
        folder = files(package) / "locales" / LANGUAGES[0]
    yield from sorted(folder.iterdir(), key=lambda file: file.name)


def texts(game: str, language: str) -> list[str]:
    """Return the message files of a game that its page in the browser needs: all but rules and commands."""
    return [file.read_text("utf-8") for file in _files(language, game) if file.name not in ("rules.ftl", "cli.ftl")]


def _bundle_of(language: str, key: str) -> Catalogue:
    """Return the bundle that contains a key, which is that of a game if the key begins with the game's name."""
    game = key.partition("-")[0]
    return _spoken(language, game if game in game_names() else "")


class Words:
    """The messages of one language, with the names of the players at one table."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)

    def __call__(self, key: str, **facts: object) -> str:
        """Format a message. Raise `KeyError` if the message or a fact is missing, which is a bug."""
        spoken = _bundle_of(self.language, key)
        if not spoken.has_message(key) or (pattern := spoken.get_message(key).value) is None:
            raise KeyError(f"no message {key!r} in {self.language!r}")
        text, errors = spoken.format_pattern(pattern, {name: self._spoken(value) for name, value in facts.items()})
        if errors:
            raise KeyError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return cldr.one_space(str(text))

    def has(self, key: str) -> bool:
        """Return whether there is a message with a key, for messages that a game may lack."""
        return bool(_bundle_of(self.language, key).has_message(key))

    def _spoken(self, value: object) -> object:
        """Convert a fact for Fluent: booleans to "yes" and "no", seats to names, lists to text, and "" to "none"."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, float):
            return self.percent(value) if isinstance(value, Percentage) else self.decimal(value)
        if isinstance(value, tuple):
            return self._listed(value)
        if isinstance(value, Seat):
            return self.name(value)
        if isinstance(value, str) and len(value) > LONGEST:
            return f"{value[: LONGEST - 1]}…"
        return "none" if value == "" else value

    def _listed(self, values: tuple[object, ...]) -> str:
        if values and all(isinstance(value, Seat) for value in values):
            return self.joined([self.name(seat) for seat in values if isinstance(seat, Seat)])
        parts = [" ".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in values]
        return self.listed(parts) or "none"

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat, or one with the seat's number if there is no name."""
        return self.names[seat] if 0 <= seat < len(self.names) else self("play-person", number=seat + 1)

    def joined(self, parts: Sequence[str]) -> str:
        """Join parts with commas and the language's word for "and"."""
        return cldr.conjunction(self.language, parts)

    def listed(self, parts: Iterable[str]) -> str:
        """Join parts with the language's comma."""
        return self("list-comma").join(parts)

    def clauses(self, parts: Iterable[str]) -> str:
        """Join parts that contain commas, with the language's semicolon."""
        return self("list-semicolon").join(parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """Join sentences, with the language's gap between sentences."""
        return self("sentence-gap").join(parts)

    def bracketed(self, text: str, note: str) -> str:
        """Append a note in brackets."""
        return self("bracketed", text=text, note=note)

    def decimal(self, value: float, digits: int = 1) -> str:
        """Format a number with a fixed number of decimals."""
        return cldr.decimal(self.language, value, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """Format a share in percent, with a fixed number of decimals."""
        return cldr.percent(self.language, share, digits)

    def fact(self, game: str, fact: Fact) -> str:
        """Describe a fact in one sentence."""
        what, facts = tag(type(fact)), values(fact)
        if not self.has(f"{game}-{what}"):
            return self("plain-fact", what=what.replace("-", " "), facts=self._plainly(facts))
        return self._phrase(game, f"{game}-{what}", facts)

    def _phrase(self, game: str, key: str, facts: dict[str, object]) -> str:
        """Format a message of a game, after its `phrases` hook has prepared the facts."""
        if has_part(game, "phrases"):
            facts = cast(Phrases, part(game, "phrases")).facts(self, facts)
        return self(key, **facts, **self._game_words(game, facts))

    def _plainly(self, facts: Mapping[str, object]) -> str:
        """Format facts without a message, as a list of names and values."""
        return self.listed(f"{name} {self._spoken(value)}" for name, value in facts.items())

    def intent(self, game: str, offer: Offer) -> str:
        """Describe an offer, or return its action text if the game has no message for it."""
        key, facts = f"{game}-do-{tag(type(offer.intent))}", values(offer.intent)
        return self._phrase(game, key, facts) if self.has(key) else offer.action

    def group(self, game: str, verb: str) -> str:
        """Return the heading for actions that begin with the same word."""
        return self.named(f"{game}-group-{verb}", verb)

    def title(self, game: str) -> str:
        """Return the title of a game in this language."""
        return self.named(f"{game}-title", game)

    def refusal(self, game: str, refusal: IllegalAction) -> str:
        """Describe a refusal in one sentence, with the rule number."""
        return self.bracketed(self.why(game, refusal), refusal.rule)

    def why(self, game: str, refusal: IllegalAction) -> str:
        """Describe a refusal in one sentence, without the rule number."""
        facts = refusal.facts
        key = f"{game}-{refusal.rule.replace('.', '-')}"
        return self(key, **facts, **self._game_words(game, facts)) if self.has(key) else self("plain-refusal")

    def _game_words(self, game: str, facts: Mapping[str, object]) -> dict[str, object]:
        """Return translations of the facts that are words of the game, such as a card, by keys such as `card-word`."""
        return {
            f"{name}-word": self(f"{game}-word-{value}")
            for name, value in facts.items()
            if isinstance(value, str) and self.has(f"{game}-word-{value}")
        }

    def rules(self, game: Game, number: str = "") -> list[str]:
        """Return the rules of a chapter ("T6"), a single rule ("T6.4") or all rules, under their chapters' titles."""
        wanted = number.strip().upper()
        found: list[str] = []
        for rule in game.rules:
            chapter = rule.split(".")[0]
            if not wanted or wanted in (rule, chapter):
                title = f"{chapter} {self.rule(game.name, chapter)}"
                found += [title] if title not in found else []
                found.append(f"{rule} {self.rule(game.name, rule)}")
        return found

    def rule(self, game: str, number: str) -> str:
        """Return the text of a rule or the title of a chapter, or "" if the game has no message for it."""
        return self.named(f"{game}-rule-{number.replace('.', '-')}", "")

    def bot(self, name: str) -> str:
        """Return the display name of a bot, or its registered name if it has none."""
        return self.named(f"bot-{name}", name)

    def named(self, key: str, plain: str) -> str:
        """Return a message, or a plain text if the message does not exist."""
        return self(key) if self.has(key) else plain

    def unfit(self, error: ValueError) -> str:
        """Describe why components are invalid."""
        return self.reason(error.key, error.facts) if isinstance(error, Unfit) else str(error)

    def reason(self, key: str, facts: Mapping[str, object]) -> str:
        """Return a game's message for an error, or its key and facts if there is no such message."""
        return self(key, **facts) if self.has(key) else f"{key} {self._plainly(facts)}".rstrip()

    def mistake(self, error: PlanEnds | UnknownAction | Damaged, nearest: str = "") -> str:
        """Describe an input error, with `nearest` as a suggestion for an unknown action."""
        if isinstance(error, PlanEnds):
            return self("plan-ends", step=error.step + 1, action=error.action)
        if isinstance(error, UnknownAction):
            return self("unknown-action", text=error.text, nearest=nearest or "none")
        return self.damage(error.why, error.line, error.facts)

    def damage(self, why: str, line: int, facts: Mapping[str, object]) -> str:
        """Describe an error on a line of a text."""
        numbered = str(line)  # a number that names something is not grouped: line 1024, not 1,024
        if "unfit" in facts:
            facts = {"reason": self.reason(str(facts["unfit"]), facts)}
        if not self.has(f"damaged-{why}"):
            return self("damaged-otherwise", line=numbered, what=why.replace("-", " "), facts=self._plainly(facts))
        return self(f"damaged-{why}", line=numbered, **facts)
