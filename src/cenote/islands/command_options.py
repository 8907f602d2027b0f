"""The tasks and options of `cenote islands`."""

from __future__ import annotations

from functools import partial

from cenote.cli.help_epilog import help_epilog
from cenote.cli.parser import Parser, add_command, add_force, add_format
from cenote.words import Words

MODULE = "cenote.islands.command"
EXAMPLES = ("islands draw --island I07", "islands make --seed 7 --out fresh.json", "islands check fresh.json")


def add(parser: Parser, words: Words) -> None:
    """Add the tasks to the parser, each with its options."""
    tasks = parser.add_commands("task", "TASK", words("jackal-islands-tasks"), required=True)
    for name, fill in {"check": _add_check, "draw": _add_draw, "make": _add_make}.items():
        about = partial(words, f"jackal-islands-help-{name}")
        task = add_command(tasks, name, about, MODULE, fill, words)
        task.make_epilog = help_epilog(f"islands {name}", words, MODULE)


def _add_file(task: Parser, words: Words) -> None:
    task.add_argument("file", nargs="?", metavar="FILE", help=words("jackal-islands-help-file"))


def _add_check(task: Parser, words: Words) -> None:
    _add_file(task, words)
    add_format(task, words("cli-help-json"), words)


def _add_draw(task: Parser, words: Words) -> None:
    _add_file(task, words)
    task.add_argument("--island", metavar="ID", help=words("jackal-islands-help-island"))
    task.add_argument("--svg", metavar="FOLDER", help=words("jackal-islands-help-svg"))
    add_force(task, words)


def _add_make(task: Parser, words: Words) -> None:
    usual = words("cli-default", value="45")
    task.add_argument("--seed", type=int, required=True, metavar="N", help=words("jackal-islands-help-seed"))
    task.add_argument(
        "--count", type=int, default=45, metavar="N", help=f"{words('jackal-islands-help-count')} {usual}"
    )
    task.add_argument("--out", metavar="FILE", help=words("jackal-islands-help-out"))
    add_force(task, words)
