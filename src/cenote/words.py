"""Every word that a person reads: messages from the Fluent files, filled with the facts of a game."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from cenote.core.game import Damaged, Fact, Game, IllegalAction, PlanEnds, Unfit, UnknownAction

LANGUAGES = ("en", "de", "fr", "ru", "zh")
ISLAND_NAMES = "ru"
"""The language of the names in Jackal's data file."""

SEATS = ("seat", "other", "owner", "turn")
"""The facts that name a player; sentences get the player's name instead of the number."""


def spoken(wanted: str = "") -> str:
    """The language asked for, else that of the environment (its first variable that is set), else English."""
    set_ = [value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))]
    code = (wanted or next(iter(set_), ""))[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("cenote") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        resource = FluentResource(file.read_text("utf-8"))
        if junk := [entry.content for entry in resource.body if isinstance(entry, Junk)]:
            raise ValueError(f"{file.name} of {language!r} has a mistake in {junk[0]!r}")
        bundle.add_resource(resource)
    return bundle


class Words:
    """Speaks one language about one table; players are called by their names."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)

    def __call__(self, key: str, **facts: object) -> str:
        """The message of this key; a missing one, or one that lacks a fact, is a mistake of ours and raises."""
        bundle = _bundle(self.language)
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            raise KeyError(f"no message {key!r} in {self.language!r}")
        text, errors = bundle.format_pattern(pattern, {name: self._spoken(name, facts[name]) for name in facts})
        if errors:
            raise KeyError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def _spoken(self, name: str, value: object) -> object:
        """Fluent takes numbers and texts: switches become yes and no, seats names, lists words, and nothing "none"."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return self._listed(name, value)
        if name in SEATS and isinstance(value, int):
            return self.name(value)
        if value == "":
            return "none"
        return value

    def _listed(self, name: str, values: tuple[object, ...]) -> str:
        if name == "winners":
            return self.joined([self.name(seat) for seat in values if isinstance(seat, int)])
        parts = [" ".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in values]
        return ", ".join(parts) or "none"

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def joined(self, parts: Sequence[str]) -> str:
        """Some things in a row, with the language's word for "and" before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-end", rest=", ".join(parts[:-1]), last=parts[-1])

    def island(self, code: str, name: str) -> str:
        """What an island is called: those of the printed set have a name in every language, others their own."""
        key = f"island-{code}"
        printed = _bundle(ISLAND_NAMES)
        if printed.has_message(key) and Words(ISLAND_NAMES)(key) == name:
            return self(key)
        return name

    def fact(self, game: str, fact: Fact) -> str:
        """One sentence about what happened."""
        facts = {field.name: getattr(fact, field.name) for field in fields(fact)}
        if "island" in facts and "name" in facts:
            facts["name"] = self.island(facts["island"], facts["name"])
        return self(f"{game}-{kebab(type(fact).__name__)}", **facts, **self._game_words(game, facts))

    def refusal(self, game: str, refusal: IllegalAction) -> str:
        """Why an action is not allowed: one sentence and the number of the rule."""
        facts: dict[str, object] = {"why": next(iter(refusal.facts), ""), **refusal.facts}
        key = f"{game}-{refusal.rule.replace('.', '-')}"
        return f"{self(key, **facts, **self._game_words(game, facts))} ({refusal.rule})"

    def _game_words(self, game: str, facts: Mapping[str, object]) -> dict[str, object]:
        """For each fact that is a word of the game (a treasure, a card) its translation, as `$name-word`."""
        bundle = _bundle(self.language)
        return {
            f"{name}-word": self(f"{game}-word-{value}")
            for name, value in facts.items()
            if isinstance(value, str) and bundle.has_message(f"{game}-word-{value}")
        }

    def rules(self, game: Game, number: str = "") -> list[str]:
        """The rules whose number begins so ("T6" is a chapter, "T6.4" one rule), under the titles of their chapters."""
        wanted = number.strip().upper()
        found: list[str] = []
        for rule in game.rules:
            chapter = rule.split(".")[0]
            if not wanted or wanted in (rule, chapter):
                title = f"{chapter} {self(f'rule-{chapter}')}"
                found += [title] if title not in found else []
                found.append(f"{rule} {self('rule-' + rule.replace('.', '-'))}")
        return found

    def bot(self, name: str) -> str:
        """What a bot is called; one that nobody translated keeps its name."""
        return self(f"bot-{name}") if _bundle(self.language).has_message(f"bot-{name}") else name

    def unfit(self, error: ValueError) -> str:
        """Why components cannot be played with."""
        return self(f"unfit-{error.why}", **error.facts) if isinstance(error, Unfit) else str(error)

    def mistake(self, error: PlanEnds | UnknownAction | Damaged) -> str:
        """What is wrong with something that was typed or read from a file."""
        if isinstance(error, PlanEnds):
            return self("plan-ends", step=error.step + 1, action=error.action)
        if isinstance(error, UnknownAction):
            return self("unknown-action", text=error.text, nearest=error.nearest or "none")
        return self.damage(error.why, error.line, error.facts)

    def damage(self, why: str, line: int, facts: Mapping[str, object]) -> str:
        """What is wrong on a line of a text."""
        if "unfit" in facts:
            facts = {"reason": self(f"unfit-{facts['unfit']}", **facts)}
        return self(f"damaged-{why}", line=line, **facts)


def kebab(name: str) -> str:
    """A class name as the locale files and the wire write it: TurnEnded is turn-ended."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
