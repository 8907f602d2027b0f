"""Help epilogs: the choices of options, the data folder, and example commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

from cenote.core.registry import game, game_names
from cenote.words import Words

EXAMPLES = {
    "": ("play {game}", "play {other} --terminal", "rules {rule}", "play --help"),
    "play": ("play {game}", "play {other} --terminal --people 2", "play {game} --mode {mode} --seats 4 --bots greedy"),
    "serve": ("serve --host 0.0.0.0 --port 8765 --data tables",),
    "rules": ("rules {game}", "rules {rule}", "rules {chapter} --lang fr"),
    "sim": (
        "sim {game} -n 1000 --bots greedy,random --records records",
        "sim {other} --seats 2 --mode {other_mode}",
        "sim {game} -n 10000 --format parquet --records dataset",
        "sim {game} -n 1000000 --cluster tcp://192.0.2.1:8786",
    ),
    "arena": (
        "arena {game} --bots easy medium hard --games 400",
        "arena {game} --bots greedy my_bot.py:MyBot --until-clear",
        "arena {other} --seats 4 --bots hard expert --field greedy",
        "arena {game} --bots medium hard --games 1000 --out duel --resume",
    ),
    "replay": ("replay game.txt", "replay game.txt --all --to 40"),
    "show": ("show game.txt --at 40", "show position.txt --plain"),
    "verify": ("verify game.txt", "verify --quiet records/*.txt", "verify - < game.txt"),
    "coach": ("coach game.txt", "coach game.txt --seat 1 --format json"),
    "puzzle": ("puzzle", "puzzle {other}", "puzzle {game} --day 2026-11-16"),
    "admin": (
        "admin reports",
        "admin block 192.0.2.0/24 --days 30",
        "admin block --report 7 --address",
        "admin blocks",
        "admin unblock 3",
        "admin chat abc123 --open",
        "admin backup tables.backup --data tables",
        "admin check --data tables",
        "admin tidy --data tables --dry-run",
        "admin restore tables.backup --data fresh",
    ),
    "completion": (
        'eval "$(cenote completion bash)"',
        "cenote completion zsh > ~/.zfunc/_cenote",
        "cenote completion fish > ~/.config/fish/completions/cenote.fish",
    ),
    "help": ("help play", "help admin backup"),
}
"""Example command lines by command, of which a subcommand shows those that begin with its name."""


def help_epilog(command: str, words: Words, module: str = "") -> Callable[[], str]:
    """Return a function that builds a command's help epilog. `module` is that of a game's own command."""
    return lambda: "\n".join(_lines(command, words, _examples(command, module)))


def _examples(command: str, module: str) -> list[str]:
    found = import_module(f"{module}_options").EXAMPLES if module else EXAMPLES.get(command.split(" ")[0], ())
    return [example for example in found if " " not in command or f"{example} ".startswith(f"{command} ")]


def _lines(command: str, words: Words, examples: list[str]) -> Iterator[str]:
    if command in ("play", "sim", "arena"):
        yield words("cli-choices")
        for name in game_names():
            yield from _choices(name, words)
        yield ""
    if command == "play":
        from cenote.cli.data_folders import data_folder

        yield from (words("cli-data-folder", path=str(data_folder())), "")
    if examples:
        yield words("cli-examples")
        yield from map(_example, examples)
    if command in ("", "verify"):
        yield from ("", words("cli-exit-codes" if command == "" else "verify-exit-codes"))


def _choices(name: str, words: Words) -> Iterator[str]:
    """Yield help lines with a game's modes, options and bots."""
    from cenote.bots.contract import bots_for

    played = game(name)
    yield f"  {name}"
    yield f"    --mode {_named(name, 'mode', played.modes, words)}"
    if played.options:
        yield f"    --option {_named(name, 'option', played.options, words)}"
    yield f"    --bots {', '.join(bots_for(name))}"


def _named(name: str, what: str, choices: tuple[str, ...], words: Words) -> str:
    keys = {choice: f"{name}-{what}-{choice}" for choice in choices}
    return ", ".join(f"{choice} ({words(key)})" if words.has(key) else choice for choice, key in keys.items())


def _example(text: str) -> str:
    first, last = game(game_names()[0]), game(game_names()[-1])
    facts = {"game": first.name, "other": last.name, "mode": first.modes[-1], "other_mode": last.modes[-1]}
    facts |= {"rule": first.rules[0], "chapter": last.rules[0].split(".")[0]}
    said = text.format(**facts)
    return f"  {said}" if "cenote" in said else f"  cenote {said}"
