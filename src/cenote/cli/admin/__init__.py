"""`cenote admin`: what the keeper of a server does, also while it runs. Each task is a file of its own here.

A task has `add`, which tells the parser what it takes, and `run`. Whoever adds one writes its file and its name here.
"""

from __future__ import annotations

from importlib import import_module

from cenote.cli.parser import Parser, add_language, later
from cenote.words import Words

TASKS = ("backup", "restore", "check", "tidy", "reports", "block", "blocks", "unblock", "chat")


def add(parser: Parser, words: Words) -> None:
    """Tasks, and what each of them takes."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK", title=words("admin-tasks"))
    for name in TASKS:
        about = words(f"admin-help-{name}")
        task = tasks.add_parser(name, help=about, description=about)
        add_language(task, words)
        task.add_argument("--data", metavar="FOLDER", help=words("admin-help-data"))
        task.add_argument("--database", metavar="URL", help=words("cli-help-database"))
        task.set_defaults(run=later(f"{__name__}.{name}"))
        import_module(f"{__name__}.{name}").add(task, words)
