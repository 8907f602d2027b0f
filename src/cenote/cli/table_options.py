"""Table options, parsed and checked for all commands that open a table."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from itertools import cycle, islice
from pathlib import Path
from random import Random

from cenote.bots.contract import bot_names, bots_for, can_play, make_bot
from cenote.bots.custom import NoSuchBot, error_facts, is_custom
from cenote.cli.errors import UserError
from cenote.cli.files import read_text
from cenote.core.game import Game
from cenote.core.printable import printable_excerpt
from cenote.core.record import in_one_line
from cenote.core.registry import game, game_names
from cenote.words import Words


def find_game(name: str, words: Words) -> str:
    """Return the name of the game with this name, or this title in the user's language, or "" if there is none."""
    called = name.casefold()
    return next((game for game in game_names() if called in (game, words.title(game).casefold())), "")


def named_game(name: str | None, words: Words) -> Game:
    """Return the game with this name, or the default game without a name. Raise `UserError` if there is none."""
    found = game_names()[0] if name is None else find_game(name, words)
    if not found:
        raise UserError(words("cli-no-game", name=printable_excerpt(name or ""), names=words.joined(game_names())))
    return game(found)


def chosen_game(chosen: Namespace, words: Words, components: str = "") -> tuple[Game, str]:
    """Return the chosen game and mode after checking all settings, and set `chosen.seats` if it is absent."""
    played = named_game(chosen.game, words)
    if chosen.seats is None:
        wanted = max(chosen.usual_seats, getattr(chosen, "people", None) or 0)
        chosen.seats = min(max(wanted, played.seats[0]), played.seats[-1])
    if chosen.seats not in played.seats:
        least, most = played.seats[0], played.seats[-1]
        raise UserError(words("cli-seats", game=played.name, least=least, most=most, count=str(chosen.seats)))
    if chosen.mode and chosen.mode not in played.modes:
        raise UserError(words("cli-no-mode", game=played.name, name=chosen.mode, names=words.joined(played.modes)))
    for option in chosen.option:
        if option not in played.options:
            raise UserError(words("cli-no-option", game=played.name, name=option, names=words.joined(played.options)))
    try:
        played.new(chosen.seats, chosen.mode, chosen.option, components)
    except ValueError as error:
        raise UserError(words("cli-components", reason=words.unfit(error))) from None
    return played, chosen.mode or played.modes[0]


def chosen_components(chosen: Namespace, words: Words) -> str:
    """Return the component file in one line, as in records, or "" if none is chosen."""
    return in_one_line(read_text(chosen.components, words)) if chosen.components else ""


def chosen_bots(names: str, seats: int, played: Game, words: Words) -> tuple[str, ...]:
    """Return one bot for each seat, repeating the names in order. Raise `UserError` for more bots than seats."""
    wanted = [name.strip() for name in names.split(",")]
    if not all(wanted):
        raise UserError(words("cli-empty-bot"))
    for name in wanted:
        check_bot(name, played, words)
    if len(wanted) > seats:
        raise UserError(words("cli-surplus-bots", bots=len(wanted), seats=seats))
    return tuple(islice(cycle(wanted), seats))


def check_bot(name: str, played: Game, words: Words) -> None:
    """Raise `UserError` if a bot is unknown, cannot play this game, or cannot be created."""
    if is_custom(name):
        _try_own(name, played, words)
    elif name not in bot_names():
        raise UserError(words("cli-no-bot", name=name, names=words.joined(bot_names())))
    if not can_play(name, played.name):
        able = words.joined(bots_for(played.name))
        raise UserError(words("cli-bot-cannot", name=name, game=played.name, names=able))


def check_plays(spec: str, words: Words) -> None:
    """Raise `UserError` if a bot from a file cannot play any game."""
    for name in game_names():
        _try_own(spec, game(name), words)
        if can_play(spec, name):
            return
    raise UserError(
        words("cli-bot-cannot", name=spec, game=words.listed(game_names()), names=words.joined(bot_names()))
    )


def _try_own(name: str, played: Game, words: Words) -> None:
    """Create a bot from a file, so that an error in the file is reported now and not in the middle of a series."""
    try:
        make_bot(name, played, Random(0))
    except NoSuchBot as error:
        raise no_bot(error, words) from None
    except Exception as error:
        facts = error_facts(error, Path(name.rpartition(":")[0]).expanduser().absolute())
        raise no_bot(NoSuchBot("broken", facts), words) from None


def custom_bots(names: Iterable[str], words: Words) -> dict[str, str]:
    """Return the paths of the bots from files, by their names at tables. Raise `UserError` if a name is not unique."""
    found: dict[str, str] = {}
    for name in filter(is_custom, names):
        path, _, kind = name.rpartition(":")
        place = f"{Path(path).expanduser().absolute()}:{kind}"
        if found.setdefault(kind, place) != place or kind in bot_names():
            raise UserError(words("bot-file-twice", name=kind))
    return found


def no_bot(error: NoSuchBot, words: Words) -> UserError:
    """Return the error for a file that does not provide a bot."""
    return UserError(words(f"bot-file-{error.why}", **error.facts))


def chosen_people(chosen: Namespace, words: Words) -> int:
    """Return the number of people, by default one. Raise `UserError` if there are more people than seats."""
    people = at_least(1, 1 if chosen.people is None else chosen.people, "--people", words)
    if people > chosen.seats:
        raise UserError(words("cli-people", people=str(people), seats=chosen.seats))
    return people


def at_least(least: int, value: int, name: str, words: Words) -> int:
    """Return the value. Raise `UserError`, which names the option, if it is less than `least`."""
    if value < least:
        raise UserError(words("cli-no-number", name=name, least=least))
    return value


def within(least: int, value: int, most: int, name: str, words: Words) -> int:
    """Return the value. Raise `UserError`, which names the option, if it is out of range."""
    if not least <= value <= most:
        # As texts, so that numbers are quoted as they were typed, without separators between digits.
        raise UserError(words("cli-range", name=name, least=str(least), most=str(most), value=str(value)))
    return value


def opponents(names: str | None, usual: str, seats: int, played: Game, words: Words) -> tuple[str, ...]:
    """Return the bots for the seats without a person, or () if there are none."""
    return chosen_bots(names or usual, seats, played, words) if names or seats else ()


def chosen_crew(chosen: Namespace, words: Words) -> tuple[int, str]:
    """Return the number of processes and the cluster's address. Raise `UserError` if both are chosen."""
    if chosen.workers is not None and chosen.cluster:
        raise UserError(words("cli-not-both", one="--workers", other="--cluster"))
    return at_least(0, chosen.workers or 0, "--workers", words), chosen.cluster or ""
