"""`cenote admin`: tasks for the admin of a server, most of which also work while the server runs.

Each task is a module with `add`, which adds its arguments to the parser, and `run`. `TASKS` lists all tasks.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from importlib import import_module

from cenote.cli.data_folders import tables_folder
from cenote.cli.parser import Parser, add_command
from cenote.words import Words

TASKS = ("backup", "restore", "check", "tidy", "reports", "block", "blocks", "unblock", "chat")


def add(parser: Parser, words: Words) -> None:
    """Add a subcommand for each task to the parser."""
    tasks = parser.add_commands("task", "TASK", words("admin-tasks"), required=True)
    for name in TASKS:
        add_command(
            tasks, name, partial(words, f"admin-help-{name}"), f"{__name__}.{name}", partial(_fill, name), words
        )


def _fill(name: str, task: Parser, words: Words) -> None:
    usual = words("cli-default", value=str(tables_folder()))
    task.add_argument("--data", metavar="FOLDER", help=f"{words('admin-help-data')} {usual}")
    task.add_argument("--database", metavar="URL", help=words("cli-help-database"))
    import_module(f"{__name__}.{name}").add(task, words)


def timestamp(at: float) -> str:
    """Format a timestamp in UTC, or return "" for 0, which means never."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC") if at else ""
