"""The tasks and options of `cenote islands`."""

from __future__ import annotations

from argparse import ArgumentParser

from cenote.cli.parser import add_language
from cenote.words import Words

EXAMPLES = ("islands draw --island I07", "islands make --seed 7 --out fresh.json", "islands check fresh.json")


def add(parser: ArgumentParser, words: Words) -> None:
    """Tasks, and what each of them takes."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK", title=words("jackal-islands-tasks"))
    check, draw, make = (
        tasks.add_parser(
            task, help=words(f"jackal-islands-help-{task}"), description=words(f"jackal-islands-help-{task}")
        )
        for task in ("check", "draw", "make")
    )
    for task in (check, draw, make):
        add_language(task, words)
    for task in (check, draw):
        task.add_argument("file", nargs="?", metavar="FILE", help=words("jackal-islands-help-file"))
    check.add_argument("--json", action="store_true", help=words("jackal-islands-help-json"))
    draw.add_argument("--island", metavar="ID", help=words("jackal-islands-help-island"))
    draw.add_argument("--svg", metavar="FOLDER", help=words("jackal-islands-help-svg"))
    make.add_argument("--seed", type=int, required=True, metavar="N", help=words("jackal-islands-help-seed"))
    make.add_argument("--count", type=int, default=45, metavar="N", help=words("jackal-islands-help-count"))
    make.add_argument("--out", metavar="FILE", help=words("jackal-islands-help-out"))
