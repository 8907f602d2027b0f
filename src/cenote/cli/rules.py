"""`cenote rules`: print the numbered rules of a game, or some of them."""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.errors import UserError
from cenote.cli.table_options import find_game, named_game
from cenote.core.game import Game
from cenote.core.registry import MissingPart, bundle, game, game_names, has_part
from cenote.terminal.rulebook import no_rule, rules
from cenote.terminal.screen import Screen
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    played, number = _asked(chosen.game, chosen.number, words)
    if not has_part(played.name, "locales"):
        raise MissingPart(played.name, "locales")
    lines = rules(words, played, number)
    if not lines:
        raise UserError(no_rule(words, played, number))
    Screen().page("\n".join(lines))
    return 0


def _asked(name: str | None, number: str | None, words: Words) -> tuple[Game, str]:
    """Return the game and the rule number from the arguments, identifying the game by the number's letter."""
    if name is None or number is not None or find_game(name, words):
        return named_game(name, words), number or ""
    if name[0].isdigit():
        return game(game_names()[0]), name
    owners = [game for game in game_names() if _owns(game, name.upper())]
    return (game(owners[0]), name) if owners else (named_game(name, words), "")


def _owns(game: str, number: str) -> bool:
    """Return whether a number begins like a rule number of the game: the game's letter, then a digit."""
    prefix = bundle(game).prefix
    return bool(prefix) and number.startswith(prefix) and number[len(prefix) : len(prefix) + 1].isdigit()
