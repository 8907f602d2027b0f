"""Registry of installed games and bots, which register by entry points."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Protocol, cast

from cenote.core.game import CenoteError, Game, View

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@dataclass(frozen=True)
class Bundle:
    """One game with all its parts, each given as "module:name" and imported on demand.

    Only the rules are required. The browser finds a game's table by its folder under `web/src/games`.
    """

    rules: str
    """The `Game` itself."""
    prefix: str = ""
    """First letter of its rule numbers: "T" for T6.4."""
    locales: str = ""
    """The package whose folder `locales` holds its words, one folder for each language."""
    phrases: str = ""
    """Words that need more than a message: see `cenote.words.Phrases`."""
    wishes: str = ""
    """Why what is written like an action, but is none, is forbidden: see `cenote.core.game.ExplainUnreachable`."""
    face: str = ""
    """How it looks in a terminal: see `cenote.faces.Face`."""
    portrait: str = ""
    """A position as a picture: a function from a view to a Pillow image."""
    evaluation: str = ""
    """Evaluation of a position for a seat, used by bots: see `cenote.bots.contract.Evaluation`."""
    mind: str = ""
    """Factory of a `cenote.bots.mind.Mind`, for the levels and the coach."""
    tally: str = ""
    """What is worth counting in many games: see `cenote.arena.game_stats.Tally`."""
    gauge: str = ""
    """How it stands at any moment, for datasets: see `cenote.arena.position_stats.Gauge`."""
    observation: str = ""
    """What a view is as numbers, for those who learn: see `cenote.envs.observation.Encoder`."""
    longest: str = ""
    """How long a game can last at the most: see `cenote.envs.openspiel.setting.Longest`."""
    witness: str = ""
    """What a seat knows of the past, for games with secrets: see `cenote.core.visibility.ActionVisibility`."""
    outlook: str = ""
    """What a view means to the person who sees it, such as what their cards can reach: see `Outlook`."""
    lesson: str = ""
    """The deal that it is taught with: see `cenote.core.lesson.Lesson`."""
    puzzles: str = ""
    """The package whose `data/puzzles.json` holds its puzzles: see `cenote.puzzles.puzzle`."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Its own commands, each a module with `run` and beside it an `_options` module: see `cenote.cli.commands`."""
    order: int = 100
    """Position in lists of games; the first is the default game."""


class Outlook(Protocol):
    """What a view means to the person who sees it, from that view alone."""

    def __call__(self, view: View, *, helped: bool = True) -> object:
        """Without help nothing that they could find out by thinking, such as the best way to somewhere."""


class MissingPart(CenoteError, ValueError):
    """A game lacks the requested part."""

    def __init__(self, game: str, part: str) -> None:
        super().__init__(game, part)
        self.game = game
        self.part = part

    def __str__(self) -> str:
        return f"{self.game} has no {self.part}"


def _registered(group: str) -> Iterator[EntryPoint]:
    from importlib.metadata import entry_points  # a quarter of the time of `import cenote`, if it stood above

    yield from entry_points(group=f"cenote.{group}")


@cache
def names(group: str) -> tuple[str, ...]:
    """The names of everything that is registered in a group, such as "bots"."""
    return tuple(sorted({point.name for point in _registered(group)}))


@cache
def find(group: str, name: str) -> object:
    """What is registered under a name, or a ValueError that lists the names there are."""
    for point in _registered(group):
        if point.name == name:
            return cast(object, point.load())
    raise ValueError(f"there is no {name!r} among the {group}; there are {', '.join(names(group))}")


@cache
def game_names() -> tuple[str, ...]:
    """The names of all registered games, in the order in which they are listed."""
    return tuple(sorted(filter(_usable, names("games")), key=lambda name: (bundle(name).order, name)))


def _usable(name: str) -> bool:
    """Whether a game can be offered: one that is broken or badly named must not take the others with it."""
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        warnings.warn(f"the game {name!r} is left out: a name is one word of small letters and digits", stacklevel=2)
        return False
    try:
        return isinstance(bundle(name), Bundle)
    except Exception as error:
        warnings.warn(f"the game {name!r} is left out: {error!r}", stacklevel=2)
        return False


def bundle(name: str) -> Bundle:
    """Everything that belongs to the registered game of this name."""
    return cast(Bundle, find("games", name))


@cache
def part(name: str, what: str) -> object:
    """One part of a registered game, or MissingPart."""
    where: str = getattr(bundle(name), what)
    if not where:
        raise MissingPart(name, what)
    return cast(object, resolve_name(where))


def has_part(name: str, what: str) -> bool:
    """Whether a registered game brings this part."""
    return bool(getattr(bundle(name), what))


def game(name: str) -> Game:
    """The rules of the registered game of this name."""
    return cast(Game, part(name, "rules"))
