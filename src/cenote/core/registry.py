"""Registry of the installed games and bots, found through package entry points."""

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

    Only `rules` is required. The browser finds a game's table in the game's folder under `web/src/games`.
    """

    rules: str
    """The `Game` object."""
    prefix: str = ""
    """The first letter of the game's rule numbers, such as "T" for T6.4."""
    locales: str = ""
    """The package whose folder `locales` holds the game's locale files, one folder for each language."""
    phrases: str = ""
    """Formatting of facts that needs code: see `cenote.words.Phrases`."""
    unreachable_actions: str = ""
    """Refusals of texts that read like actions but are none: see `cenote.core.game.ExplainUnreachable`."""
    text_renderer: str = ""
    """Drawing of positions for the terminal: see `cenote.text_renderers.TextRenderer`."""
    picture: str = ""
    """Drawing of positions as images: a function from a view to a Pillow image."""
    evaluation: str = ""
    """Evaluation of a position for a seat, used by bots: see `cenote.bots.contract.Evaluation`."""
    mind: str = ""
    """Factory of a `cenote.bots.mind.Mind`, for the levels and the coach."""
    game_stats: str = ""
    """Statistics counted over games: see `cenote.arena.game_stats.GameStats`."""
    position_stats: str = ""
    """The phase, round and scores of a position, for datasets: see `cenote.arena.position_stats.PositionStats`."""
    observation: str = ""
    """Observation encoder for machine learning: see `cenote.envs.observation.Encoder`."""
    max_length: str = ""
    """The maximum length of a game: see `cenote.envs.openspiel.game_settings.MaxLength`."""
    visibility: str = ""
    """Visibility of actions in games with secrets: see `cenote.core.visibility.ActionVisibility`."""
    reachability: str = ""
    """What a player's cards can reach, computed from the view: see `Reachability`."""
    lesson: str = ""
    """The deal of the game's lesson: see `cenote.core.lesson.Lesson`."""
    puzzles: str = ""
    """The package whose `data/puzzles.json` holds the game's puzzles: see `cenote.puzzles.puzzle`."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """The game's own commands, each a module with `run` beside an `_options` module: see `cenote.cli.commands`."""
    order: int = 100
    """The sort key in lists of games, the first of which is the default game."""


class Reachability(Protocol):
    """Function that computes from a view alone what the viewer's cards can reach."""

    def __call__(self, view: View, *, helped: bool = True) -> object:
        """Compute the reachability. Without `helped`, omit what the viewer could work out, such as best routes."""


class MissingPart(CenoteError, ValueError):
    """A game lacks the requested part."""

    def __init__(self, game: str, part: str) -> None:
        super().__init__(game, part)
        self.game = game
        self.part = part

    def __str__(self) -> str:
        return f"{self.game} has no {self.part}"


def _registered(group: str) -> Iterator[EntryPoint]:
    from importlib.metadata import entry_points  # at the top, it would be a quarter of the time of `import cenote`

    yield from entry_points(group=f"cenote.{group}")


@cache
def names(group: str) -> tuple[str, ...]:
    """Return the sorted names of all entry points of a group, such as "bots"."""
    return tuple(sorted({point.name for point in _registered(group)}))


@cache
def find(group: str, name: str) -> object:
    """Load the entry point of a name. Raise a ValueError that lists the known names if there is none."""
    for point in _registered(group):
        if point.name == name:
            return cast(object, point.load())
    raise ValueError(f"there is no {name!r} among the {group}; there are {', '.join(names(group))}")


@cache
def game_names() -> tuple[str, ...]:
    """Return the names of all registered games, in display order."""
    return tuple(sorted(filter(_usable, names("games")), key=lambda name: (bundle(name).order, name)))


def _usable(name: str) -> bool:
    """Return whether a game can be loaded and is well named, and issue a warning if not."""
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        warnings.warn(f"the game {name!r} is left out: a name is one word of small letters and digits", stacklevel=2)
        return False
    try:
        return isinstance(bundle(name), Bundle)
    except Exception as error:
        warnings.warn(f"the game {name!r} is left out: {error!r}", stacklevel=2)
        return False


def bundle(name: str) -> Bundle:
    """Return the bundle of a registered game."""
    return cast(Bundle, find("games", name))


@cache
def part(name: str, what: str) -> object:
    """Return a part of a registered game. Raise `MissingPart` if the game lacks it."""
    where: str = getattr(bundle(name), what)
    if not where:
        raise MissingPart(name, what)
    return cast(object, resolve_name(where))


def has_part(name: str, what: str) -> bool:
    """Return whether a registered game has this part."""
    return bool(getattr(bundle(name), what))


def game(name: str) -> Game:
    """Return the rules of a registered game."""
    return cast(Game, part(name, "rules"))
