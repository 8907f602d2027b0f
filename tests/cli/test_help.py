"""Help that helps: examples that work, defaults, the names of things, and a shell that completes."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from cenote.bots.contract import bot_names
from cenote.cli import main
from cenote.cli.admin import TASKS
from cenote.cli.commands import COMMANDS, make_parser
from cenote.cli.data_folders import tables_folder
from cenote.cli.help_epilog import EXAMPLES
from cenote.words import Words
from tests.cli.test_commands import cenote

MAKING = ("check", "draw", "make")
BASH = shutil.which("bash")
COMPLETE = """
source "$1"
COMP_WORDS=(cenote "${@:2}")
COMP_CWORD=$(($# - 1))
completes=$(complete -p cenote)
completes=${completes#*-F }
${completes% *}
printf '%s\\n' "${COMPREPLY[@]}"
"""


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--lang", "en", "--help"])
    assert left.value.code == 0
    return capsys.readouterr().out


def test_bare_cenote_helps() -> None:
    said = cenote()
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == cenote("--help").stdout
    assert "Examples:\n  cenote play tikal\n" in said.stdout


@pytest.mark.parametrize("command", [*COMMANDS, "islands"])
def test_every_command_has_examples_and_the_parser_takes_them(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = helped(capsys, command)
    examples = re.findall(r"^  (?:eval \"\$\()?cenote ([^>)<\n]*)", said.split("Examples:")[1], re.M)
    assert len(examples) >= len(EXAMPLES.get(command, ()))
    for example in examples:
        assert make_parser(Words()).parse_args(shlex.split(example)).command == command


@pytest.mark.parametrize("task", [*(("admin", task) for task in TASKS), *(("islands", task) for task in MAKING)])
def test_every_task_has_examples_of_its_own(task: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    said = helped(capsys, *task)
    examples = re.findall(r"^  cenote (.*)", said.split("Examples:")[1], re.M)
    assert examples
    for example in examples:
        chosen = make_parser(Words()).parse_args(shlex.split(example))
        assert (chosen.command, chosen.task) == task
    assert task[0] != "admin" or str(tables_folder()) in said.replace("\n", "").replace(" ", "")


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_examples_stand_apart(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "\n\nExamples:\n" in helped(capsys, command)


@pytest.mark.parametrize(
    ("command", "facts"),
    [
        ("play", ("(default: 2)", "(default: 1)", "auction (Auction game)", "means --terminal", "Games are kept in")),
        ("play", ("camp-needs-member", "--bots easy, medium, hard, expert, greedy, random")),
        ("sim", ("(default: 4)", "(default: 100)", "(default: random)", "archipelago (Archipelago)")),
        ("arena", ("a single bot plays against itself",)),
        ("serve", ("(default: 127.0.0.1)", "(default: 8765)", "tables)")),
        ("verify", ("- reads standard input",)),
        ("replay", ("- reads standard input",)),
    ],
)
def test_help_says_defaults_and_names(command: str, facts: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    said = " ".join(helped(capsys, command).split())
    assert [fact for fact in facts if fact not in said] == []


@pytest.mark.skipif(BASH is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (("pl",), {"play"}),
        (("play", "ti"), {"tikal"}),
        (("play", "tikal", "--mo"), {"--mode"}),
        (("play", "tikal", "--mode", "a"), {"auction"}),
        (("play", "jackal", "--mode", "a"), {"archipelago"}),
        (("play", "--mode", "a"), {"auction", "archipelago"}),
        (("play", "tikal", "--mode", "=", "au"), {"auction"}),
        (("play", "tikal", "--mode", "="), {"basic", "auction"}),
        (("sim", "tikal", "--option", ""), {"camp-needs-member"}),
        (("sim", "--bots", "easy,gr"), {"easy,greedy"}),
        (("sim", "--bots", "easy,"), {f"easy,{name}" for name in bot_names()}),
        (("sim", "--bots", "=", "easy,hard,gr"), {"easy,hard,greedy"}),
        (("sim", "--bots", "easy,zz"), set()),
        (("arena", "--bots", "easy", "gr"), {"greedy"}),
        (("arena", "--bots", "easy,gr"), {"easy,greedy"}),
        (("sim", "--bots", "gr"), {"greedy"}),
        (("completion", ""), {"bash", "zsh", "fish"}),
        (("islands", "ma"), {"make"}),
        (("rules", "tikal", "T6.4"), {"T6.4"}),
        (("he",), {"help"}),
        (("rules", "T6.4"), {"T6.4"}),
        (("rules", "ti"), {"tikal"}),
        (("help", "pl"), {"play"}),
    ],
)
def test_bash_completes(typed: tuple[str, ...], offered: set[str], tmp_path: Path) -> None:
    script = tmp_path / "completion.bash"
    script.write_text(cenote("completion", "bash").stdout)
    assert BASH is not None
    command = [BASH, "--norc", "-c", COMPLETE, "bash", str(script), *typed]
    installed = {**os.environ, "LC_ALL": "C.UTF-8"}
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=installed)
    assert run.stderr == ""
    assert set(run.stdout.split()) == offered


@pytest.mark.parametrize(("shell", "begins"), [("zsh", "#compdef cenote"), ("fish", "complete -c cenote")])
def test_every_shell_gets_its_own_script(shell: str, begins: str) -> None:
    assert begins in cenote("completion", shell).stdout
