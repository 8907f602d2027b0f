"""The contract of a game: the interface between its rules and everything that uses them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import cache
from random import Random
from types import ModuleType
from typing import Final, NamedTuple, Protocol, dataclass_transform

from cenote.core.printable import printable_excerpt

CHANCE: Final = -1
"""The seat of chance, which makes all draws."""

ALL_SEEING: Final = -2
"""The viewer of a finished game's story, who may know everything."""

Detail = int | str | bool
"""The type of the values that an error carries for its message, which are plain in every language."""


class Seat(int):
    """A seat by its number, for which messages substitute the player's name."""


def tag(kind: type[object]) -> str:
    """Return a class name in kebab case, as messages and locale files use it: TurnEnded is turn-ended."""
    return _kebab(kind.__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class TypedValue:
    """Base of facts, intents and reasons: makes every subclass a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


class Fact(TypedValue):
    """One thing that happened, as typed values that the locale files turn into a sentence."""


class Intent(TypedValue):
    """What an offer would do, as typed values, so that a page need not parse texts or know rules."""


class Why(TypedValue):
    """Why an action is forbidden, as typed values that the message of the rule turns into a sentence."""


def value_types_of(*modules: ModuleType) -> tuple[type[TypedValue], ...]:
    """Return all fact, intent and reason classes of some modules, in the order of their definition."""
    found = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return tuple(kind for kind in found if issubclass(kind, TypedValue) and kind not in (Fact, Intent, Why))


def values(value: TypedValue) -> dict[str, object]:
    """Return the fields of a fact, intent or reason as a dictionary by name."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


class CenoteError(Exception):
    """Base class of all errors of this package."""


class IllegalAction(CenoteError):
    """A rule forbids the action. The error holds the rule number and the reason, but no prose."""

    def __init__(self, rule: str, why: Why) -> None:
        super().__init__(rule, why)
        self.rule = rule
        self.why = why
        self.step = 0

    @property
    def facts(self) -> dict[str, object]:
        """The arguments of the rule's message: the kind of reason as `why`, and its values."""
        return {"why": tag(type(self.why)), **values(self.why)}

    def __str__(self) -> str:
        return f"{self.rule} ({', '.join(f'{name}={value}' for name, value in self.facts.items())})"


class PlanEnds(CenoteError):
    """A list of actions continues after an action that reveals something, so nothing of it was played."""

    def __init__(self, step: int, action: str) -> None:
        super().__init__(step, action)
        self.step = step
        self.action = action

    def __str__(self) -> str:
        return f"step {self.step + 1} ({self.action!r}) must be the last: what follows depends on chance"


class OpenChoice(CenoteError):
    """A list of actions leaves a choice of several steps open, where only complete choices are allowed."""

    def __str__(self) -> str:
        return "the list begins a choice and does not close it"


class NothingToPlan(CenoteError, ValueError):
    """The seat owes no decision now, and its game has no turn to plan ahead."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat

    def __str__(self) -> str:
        return f"seat {self.seat} has nothing to plan now"


class UnknownAction(CenoteError, ValueError):
    """A text is not that of any action of the game. `ActionTable.near` suggests the most similar action."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = printable_excerpt(text)

    def __str__(self) -> str:
        return f"no action is written {self.text!r}"


class Unfit(CenoteError, ValueError):
    """Components are invalid: the reason, as a key of the game's messages, and the values for the message."""

    def __init__(self, game: str, why: str, **facts: Detail) -> None:
        super().__init__(game, why, facts)
        self.game = game
        self.why = why
        self.facts = _quoted(facts)

    @property
    def key(self) -> str:
        """The key of the error's message."""
        return f"{self.game}-unfit-{self.why}"

    def __str__(self) -> str:
        return f"unfit components: {_described(self.why, self.facts)}"


class Damaged(CenoteError, ValueError):
    """A record or position text is invalid: the reason, and the number of the line, counted from 1."""

    def __init__(self, why: str, line: int, **facts: Detail) -> None:
        super().__init__(why, line, facts)
        self.why = why
        self.line = line
        self.facts = _quoted(facts)

    def __str__(self) -> str:
        return f"line {self.line}: {_described(self.why, self.facts)}"


def _quoted(facts: dict[str, Detail]) -> dict[str, Detail]:
    """Escape and shorten the texts among the facts, because they may quote a file."""
    return {name: printable_excerpt(value) if isinstance(value, str) else value for name, value in facts.items()}


def _described(why: str, facts: dict[str, Detail]) -> str:
    """Describe an error for tracebacks. Users see a sentence from the locale files instead."""
    listed = ", ".join(f"{name} {value!r}" for name, value in facts.items())
    return why.replace("-", " ") + (f" ({listed})" if listed else "")


class Result(NamedTuple):
    """Result of a game: every seat's score, and the winners."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Offer(NamedTuple):
    """Something that a seat may do now: one action, or several that people think of as one and that share one text.

    `gain` is what it adds to the seat's score in this position, `reveals` says that it cannot be undone, and `steps` is
    the number of its actions. `again` lists the total gains of doing it twice in a row, three times and so on.
    """

    action: str
    intent: Intent
    cost: int = 0
    gain: int = 0
    reveals: bool = False
    steps: int = 1
    again: tuple[int, ...] = ()


class Action(Protocol):
    """One thing that a seat or chance can do: an immutable value, created once, with one text form."""

    @property
    def text(self) -> str: ...


class View(Protocol):
    """What a seat, or a spectator (seat None), knows of a position: built field by field, and compared by value."""

    @property
    def seat(self) -> int | None: ...


class State(Protocol):
    """A position: compact and mutable, with explicit copies."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    def actors(self) -> tuple[int, ...]:
        """Return the seats that owe a decision now: (CHANCE,) at a chance node, and () when the game is over."""

    def legal(self, seat: int) -> list[int]:
        """Return the codes of all actions that the seat may take now, in ascending order."""

    def odds(self) -> list[tuple[int, int]]:
        """Return every outcome's code and integer weight at a chance node, ascending by code, or else []."""

    def play(self, seat: int, code: int) -> None:
        """Play an action without checking that it is legal."""

    def legal_count(self, seat: int) -> int:
        """Return the number of the seat's legal actions, or for `CHANCE` the sum of the weights."""

    def play_nth(self, seat: int, n: int) -> int:
        """Play the seat's n-th legal action, from 0, counting outcomes of chance by weight, and return its code."""

    def random_playout(self, rng: Random) -> int:
        """Play at random to the end of the game, and return how many decisions of seats had alternatives."""

    def copy(self) -> State:
        """Return an equal position that shares nothing with this one."""

    def copy_into(self, other: State) -> None:
        """Make another position of a game with the same settings equal to this one, sharing nothing with it."""

    def key(self) -> bytes:
        """Return bytes that are equal exactly for positions in which the same codes lead to the same ends."""

    def result(self) -> Result | None:
        """Return scores and winners, or None while the game is not over."""

    def reveals(self, seat: int, code: int) -> bool:
        """Return whether a legal action cannot be undone, because it draws, may reveal secrets, or binds.

        An action that closes a choice while other seats still owe theirs always binds, because no vote could undo it
        fairly. The answer follows from what the seat knows, without playing the action, so that neither the answer nor
        its time leaks a secret.
        """

    def choosing(self, seat: int) -> bool:
        """Return whether the seat has begun a choice of several steps that only a closing action makes real."""

    def withdraw(self, seat: int) -> None:
        """Discard the steps of the seat's open choice."""

    def rehearsal(self, seat: int) -> State | None:
        """Return this position as if it were the seat's turn, for planning ahead, or None if that is impossible."""


class Game(Protocol):
    """Interface of one game's rules."""

    @property
    def name(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def modes(self) -> tuple[str, ...]:
        """The modes of the game, of which the first is the default."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options of a table, all of which are off by default."""

    @property
    def seats(self) -> range: ...
    @property
    def secrets(self) -> bool:
        """Whether seats have secrets from each other, so that people who share a screen must not look at the same time.

        If not, all views of a position are equal except for their `seat`.
        """

    @property
    def actions(self) -> ActionTable: ...
    @property
    def rules(self) -> tuple[str, ...]:
        """The number of every rule, in the order of the rule book."""

    @property
    def value_types(self) -> tuple[type[TypedValue], ...]:
        """Every kind of fact, intent and reason that the game has."""

    def new(self, seats: int, mode: str = "", options: Iterable[str] = (), components: str = "") -> State:
        """Return a game's first position. `components` is the text of a component file that replaces the usual one."""

    def explain(self, state: State, seat: int, code: int) -> IllegalAction | None:
        """Return the refusal of an action, or None exactly if the action is legal."""

    def offers(self, state: State, seat: int) -> tuple[Offer, ...]:
        """Return what the seat may do now, for people: all of `legal` in its order, then combined actions."""

    def intent(self, state: State, seat: int, code: int) -> Intent:
        """Return what an action of a seat would do, whether it is legal or not."""

    def conceivable(self, state: State, seat: int, place: str) -> list[int]:
        """Return the actions that a person may mean by a hex, cell or card, legal or not, to be explained."""

    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        """Return what happened, as far as the viewer may know it, or everything for the viewer `ALL_SEEING`."""

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat knows of a position, or what a spectator knows if the seat is None."""

    def imagine(self, view: View, rng: Random) -> State:
        """Return a complete position that is consistent with a view, with its hidden parts sampled."""

    def dump(self, state: State) -> str:
        """Return the position as text with a version number, which `load` parses back."""

    def load(self, text: str) -> State:
        """Return the position that a text of `dump` describes. Raise `Damaged` if the text is invalid."""


ExplainUnreachable = Callable[[State, int, str], IllegalAction | None]
"""Returns the refusal of a text that reads like an action but is none, or None if no rule covers it."""


class ActionTable(Sequence[Action]):
    """The table of a game's actions, in which an action's code is its index.

    The text of an action that names a seat ends with the seat's number, and the action's intent has a `Seat`.
    """

    def __init__(self, actions: Iterable[Action], split: Callable[[str], list[str]] | None = None) -> None:
        """Index the actions. `split` cuts a text that combines several actions, such as a walk, into their texts."""
        self._actions = tuple(actions)
        self._split = split
        self.texts: Final = tuple(action.text for action in self._actions)
        self._codes: Final = {text.lower(): code for code, text in enumerate(self.texts)}
        if len(self._codes) != len(self._actions):
            raise ValueError("two actions share one text")

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, code: int) -> Action:  # type: ignore[override]  # a code is one action, there are no slices
        return self._actions[code]

    def parse(self, text: str) -> int:
        """Return the code of an action text, ignoring spacing and case. Raise `UnknownAction` if there is none."""
        if (code := self._codes.get(_plainly(text))) is not None:
            return code
        raise UnknownAction(text)

    def near(self, text: str) -> str:
        """Return the action with the most similar text, or "" if none is similar.

        The search compares all texts and takes a tenth of a second, which is too slow for a server.
        """
        nearest = get_close_matches(_plainly(text), self._codes, n=1, cutoff=0.6)
        return self.texts[self._codes[nearest[0]]] if nearest else ""

    def written(self, text: str) -> int:
        """Return the code of an exact action text, as in records, or -1 if there is none."""
        code = self._codes.get(text.lower(), -1)
        return code if code >= 0 and self.texts[code] == text else -1

    def read(self, text: str) -> list[int]:
        """Return the codes of a text, which may combine several actions. Raise `UnknownAction` if it is not one."""
        parts = self._split(_plainly(text)) if self._split is not None else []
        return [self.parse(part) for part in parts] or [self.parse(text)]


def _plainly(text: str) -> str:
    return " ".join(text.lower().split())


def checked_settings(game: Game, seats: int, mode: str, options: Iterable[str]) -> tuple[str, frozenset[str]]:
    """Return the mode (by default the game's first) and the options. Raise a ValueError that names the valid ones."""
    chosen = frozenset(options)
    if seats not in game.seats:
        raise ValueError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    if mode and mode not in game.modes:
        raise ValueError(f"{game.name} has no mode {mode!r}; its modes are {', '.join(game.modes)}")
    if unknown := chosen.difference(game.options):
        raise ValueError(f"{game.name} has no option {min(unknown)!r}; its options are {', '.join(game.options)}")
    return mode or game.modes[0], chosen
