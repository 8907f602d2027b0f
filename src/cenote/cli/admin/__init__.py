"""`cenote admin`: for whoever keeps a server. One file for each task; each adds its own options."""

from __future__ import annotations

from argparse import ArgumentParser, _SubParsersAction
from importlib import import_module
from typing import TypeAlias

from cenote.words import Words

TASKS = ("backup", "restore", "check", "tidy")

Tasks: TypeAlias = "_SubParsersAction[ArgumentParser]"


def add(parser: ArgumentParser, words: Words) -> None:
    """Tasks, and what each of them takes."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK", title=words("admin-tasks"))
    for task in TASKS:
        import_module(f"cenote.cli.admin.{task}").add(tasks, words)
