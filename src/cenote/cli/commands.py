"""Parser of all commands and their options."""

from __future__ import annotations

from argparse import SUPPRESS, _ArgumentGroup
from collections.abc import Callable
from functools import partial
from importlib import import_module

from cenote.cli.data_folders import tables_folder
from cenote.cli.help_epilog import help_epilog
from cenote.cli.parser import Parser, ShowVersion, add_command, add_force, add_format, add_language, translate
from cenote.core.registry import bundle, game_names
from cenote.words import Words

FORMATS = ("text", "parquet")
REPORTS = ("table", "json", "html")
SHELLS = ("bash", "zsh", "fish")


def make_parser(words: Words) -> Parser:
    """Build the parser of all commands in one language. A command adds its arguments only when it is used."""
    translate(words)
    parser = Parser(prog="cenote")
    parser.about = lambda: words("cli-about", games=words.joined([words.title(game) for game in game_names()]))
    parser.make_epilog = help_epilog("", words)
    parser.add_argument("-V", "--version", nargs=0, action=ShowVersion, const=words, help=words("cli-help-version"))
    add_language(parser, words)
    commands = parser.add_commands("command", "COMMAND", words("cli-commands"))
    for name, add in COMMANDS.items():
        add_command(commands, name, partial(words, f"cli-help-{name}"), f"cenote.cli.{name}", add, words)
    for game in game_names():
        for name, module in bundle(game).commands.items():
            about = partial(words.named, f"{game}-help-{name}", name)
            command = add_command(commands, name, about, module, partial(_add_options, module), words)
            command.make_epilog = help_epilog(name, words, module)
    return parser


def _add_options(module: str, parser: Parser, words: Words) -> None:
    """Add the arguments of a game's own command, defined in the `_options` module beside it."""
    import_module(f"{module}_options").add(parser, words)


def _usually(words: Words, key: str, value: object) -> str:
    """Return an option's help text, followed by its default value."""
    return f"{words(key)} {words('cli-default', value=str(value))}"


def _add_game(parser: Parser, words: Words) -> None:
    text = words("cli-help-game", games=game_names())
    usual = words("cli-default", value=game_names()[0])
    # An option can name the game too; a missing argument must not overwrite it.
    parser.set_defaults(game=None)
    parser.add_argument("game", nargs="?", default=SUPPRESS, metavar="GAME", help=f"{text} {usual}")


def _add_table(parser: Parser, words: Words, seats: int) -> None:
    _add_game(parser, words)
    parser.set_defaults(usual_seats=seats)
    parser.add_argument("--seats", type=int, metavar="N", help=_usually(words, "cli-help-seats", seats))
    parser.add_argument("--mode", default="", metavar="MODE", help=words("cli-help-which-mode"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=words("cli-help-option"))


def _add_components(parser: Parser | _ArgumentGroup, words: Words) -> None:
    parser.add_argument("--components", metavar="FILE", help=words("cli-help-components"))


def _add_play(parser: Parser, words: Words) -> None:
    _add_table(parser, words, seats=2)
    parser.add_argument("--people", type=int, metavar="N", help=_usually(words, "cli-help-people", 1))
    parser.add_argument("--bots", metavar="NAMES", help=words("cli-help-opponents"))
    parser.add_argument("--new", action="store_true", help=words("cli-help-new"))
    here = parser.add_argument_group(words("cli-in-the-terminal"))
    here.add_argument("--terminal", action="store_true", help=words("cli-help-terminal"))
    here.add_argument("--plain", action="store_true", help=words("cli-help-plain"))
    here.add_argument("--yes", action="store_true", help=words("cli-help-yes"))
    here.add_argument("--seed", type=int, metavar="N", help=words("cli-help-play-seed"))
    here.add_argument("--save", metavar="FILE", help=words("cli-help-save"))
    here.add_argument("--force", action="store_true", help=words("cli-help-play-force"))
    _add_components(here, words)


def _add_serve(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="HOST", help=_usually(words, "cli-help-host", "127.0.0.1")
    )
    parser.add_argument("--port", type=int, default=8765, metavar="N", help=_usually(words, "cli-help-port", 8765))
    parser.add_argument("--data", metavar="FOLDER", help=_usually(words, "cli-help-data", tables_folder()))
    parser.add_argument("--database", metavar="URL", help=words("cli-help-database"))
    parser.add_argument("--workers", type=int, default=0, metavar="N", help=_usually(words, "cli-help-bot-workers", 0))
    parser.add_argument("--bot", action="append", default=[], metavar="FILE:CLASS", help=words("cli-help-own-bot"))
    parser.add_argument("--log", choices=("text", "json"), metavar="KIND", help=_usually(words, "cli-help-log", "text"))


def _add_sim(parser: Parser, words: Words) -> None:
    _add_table(parser, words, seats=4)
    _add_components(parser, words)
    parser.add_argument(
        "-n", "--games", type=int, default=100, metavar="N", help=_usually(words, "cli-help-games", 100)
    )
    parser.add_argument("--bots", default="random", metavar="NAMES", help=_usually(words, "cli-help-bots", "random"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=_usually(words, "cli-help-seed", 1))
    parser.add_argument("--records", metavar="FOLDER", help=words("cli-help-records"))
    parser.add_argument("--format", choices=FORMATS, metavar="KIND", help=_usually(words, "cli-help-format", "text"))
    parser.add_argument("--json", action="store_true", help=words("cli-help-sim-json"))
    add_force(parser, words)
    _add_crew(parser, words)


def _add_crew(parser: Parser, words: Words) -> None:
    parser.add_argument("--workers", type=int, metavar="N", help=_usually(words, "cli-help-workers", 0))
    parser.add_argument("--cluster", metavar="ADDRESS", help=words("cli-help-cluster"))


def _add_arena(parser: Parser, words: Words) -> None:
    _add_table(parser, words, seats=2)
    _add_components(parser, words)
    parser.add_argument("--game", dest="also", metavar="GAME", help=words("cli-help-game", games=game_names()))
    parser.add_argument(
        "--bots", nargs="+", required=True, metavar="BOT", help=words("cli-help-arena-bots", form="file.py:Class")
    )
    parser.add_argument("--field", metavar="BOT", help=words("cli-help-field"))
    games = _usually(words, "cli-help-arena-games", 100)
    parser.add_argument("-n", "--games", type=int, default=100, metavar="N", help=games)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=_usually(words, "cli-help-arena-seed", 1))
    _add_crew(parser, words)
    parser.add_argument("--out", dest="out_folder", metavar="FOLDER", help=words("cli-help-out"))
    parser.add_argument("--resume", action="store_true", help=words("cli-help-resume"))
    parser.add_argument("--until-clear", action="store_true", help=words("cli-help-until-clear"))
    parser.add_argument("--strict", action="store_true", help=words("cli-help-strict"))
    add_format(parser, words("cli-help-arena-format", kinds=REPORTS), words, REPORTS)


def _add_replay(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("cli-help-record"))
    parser.add_argument("--to", type=int, metavar="N", help=words("cli-help-to"))
    parser.add_argument("--all", action="store_true", help=words("cli-help-all"))


def _add_show(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("cli-help-position-file"))
    parser.add_argument("--at", type=int, metavar="N", help=words("cli-help-at"))
    parser.add_argument("--plain", action="store_true", help=words("cli-help-plain"))


def _add_verify(parser: Parser, words: Words) -> None:
    parser.add_argument("file", nargs="+", metavar="FILE", help=words("cli-help-record"))
    parser.add_argument("-q", "--quiet", action="store_true", help=words("cli-help-quiet"))
    add_format(parser, words("cli-help-json"), words)


def _add_coach(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("cli-help-record"))
    parser.add_argument("--seat", type=int, metavar="N", help=words("cli-help-coach-seat"))
    parser.add_argument("--plain", action="store_true", help=words("cli-help-plain"))
    add_format(parser, words("cli-help-json"), words)


def _add_rules(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    parser.add_argument("number", nargs="?", metavar="NUMBER", help=words("cli-help-number"))


def _add_puzzle(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--day", default="", metavar="DATE", help=words("cli-help-puzzle-day"))
    which.add_argument("--id", default="", metavar="ID", help=words("cli-help-puzzle-id"))
    parser.add_argument("--plain", action="store_true", help=words("cli-help-plain"))
    parser.add_argument("--yes", action="store_true", help=words("cli-help-yes"))


def _add_admin(parser: Parser, words: Words) -> None:
    from cenote.cli.admin import add

    add(parser, words)


def _add_help(parser: Parser, words: Words) -> None:
    parser.add_argument("topic", nargs="*", metavar="COMMAND", help=words("cli-help-topic"))


def _add_completion(parser: Parser, words: Words) -> None:
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=words("cli-help-shell", names=SHELLS))


COMMANDS: dict[str, Callable[[Parser, Words], None]] = {
    "play": _add_play,
    "serve": _add_serve,
    "rules": _add_rules,
    "sim": _add_sim,
    "arena": _add_arena,
    "replay": _add_replay,
    "show": _add_show,
    "verify": _add_verify,
    "coach": _add_coach,
    "puzzle": _add_puzzle,
    "admin": _add_admin,
    "completion": _add_completion,
    "help": _add_help,
}
