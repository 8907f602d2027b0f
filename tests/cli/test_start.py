"""A command starts quickly because it imports and builds only what it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cenote.cli.commands import COMMANDS, make_parser
from cenote.words import Words

SLOW = {"asyncio", "ssl", "rich.console", "rich.progress", "concurrent.futures", "litestar", "numpy", "platformdirs"}


def imported(*arguments: str) -> set[str]:
    """Everything that is imported when a command has run."""
    code = f"""
import sys
from contextlib import suppress
from cenote.cli import main
with suppress(SystemExit):
    main({list(arguments)!r})
print(*sys.modules, file=sys.stderr)
"""
    return set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr.split())


def commands(modules: set[str]) -> set[str]:
    return {name for name in [*COMMANDS, "admin.backup", "terminal"] if f"cenote.cli.{name}" in modules}


@pytest.mark.parametrize(
    ("arguments", "needed", "games"),
    [
        (("--version",), set(), set()),
        (("rules", "T6.4"), {"rules"}, {"tikal"}),
        (("rules", "J6.4"), {"rules"}, {"jackal"}),
        (("verify", "--frob"), set(), set()),
        (("admin", "backup"), {"admin", "admin.backup"}, set()),
    ],
)
def test_only_what_is_needed_is_imported(arguments: tuple[str, ...], needed: set[str], games: set[str]) -> None:
    modules = imported("--lang", "en", *arguments) if arguments[0] == "--version" else imported(*arguments)
    assert commands(modules) == needed
    assert {name for name in ("tikal", "jackal") if f"cenote.games.{name}.game" in modules} == games
    if arguments[0] != "admin":
        assert not SLOW & modules


def test_importing_the_package_imports_little() -> None:
    modules = "import sys, cenote; print(*[name for name in sys.modules if name.startswith('cenote')])"
    said = subprocess.run([sys.executable, "-c", modules], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["cenote"]


def test_only_the_chosen_command_gets_its_arguments() -> None:
    parser = make_parser(Words())
    parser.parse_args(["rules", "T6.4"])
    (commands,) = [action for action in parser._actions if action.dest == "command"]
    assert isinstance(commands.choices, dict)
    assert [name for name, command in commands.choices.items() if command.fill is None] == ["rules"]


def test_only_the_messages_that_are_said_are_parsed() -> None:
    code = """
from cenote.cli import main
from cenote.words import _spoken
main(["rules", "T6.4", "--lang", "en"])
for catalogue in (_spoken("en"), _spoken("en", "tikal")):
    print(len(catalogue._messages), len(catalogue._sources))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for line in said.splitlines()[-2:]:
        parsed, known = map(int, line.split())
        assert parsed * 10 < known
