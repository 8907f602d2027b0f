"""What is typed wrong, or too much, is refused with what would be right."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cenote.cli import main
from tests.cli.test_commands import cenote

POSITION = "cenote position 1\ngame tikal\nseats 2\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("paly",), "unknown command “paly”; did you mean “play”? cenote --help lists all commands."),
        (("foo",), "unknown command “foo”. cenote --help lists all commands."),
        (("admin", "bakup"), "unknown command “bakup”; did you mean “backup”? cenote admin --help lists all commands."),
        (("help", "paly"), "unknown command “paly”; did you mean “play”?"),
        (("islands", "mkae"), "did you mean “make”? cenote islands --help lists all commands."),
        (("verify",), "missing argument: FILE (see cenote verify --help)"),
        (("sim", "--frob"), "unknown arguments: --frob (see cenote sim --help)"),
        (("admin", "backup", "x", "--frob"), "unknown arguments: --frob (see cenote admin backup --help)"),
        (("coach", "x", "--format", "jsn"), "--format: “jsn” is not one of: text, json. Did you mean “json”?"),
        (("completion", "csh"), "SHELL: “csh” is not one of: bash, zsh, fish."),
        (("play", "--bots", "easy,medium"), "More bots are named (2) than seats are free (1)."),
        (("play", "--yes", "--bots", "easy,medium"), "More bots are named (2) than seats are free (1)."),
        (
            ("play", "--people", "2", "--seats", "2", "--bots", "easy"),
            "More bots are named (1) than seats are free (0).",
        ),
        (("sim", "--seats", "2", "--bots", "random,greedy,easy"), "More bots are named (3) than seats are free (2)."),
        (("arena", "tikal", "--game", "jackal", "--bots", "easy"), "Give either tikal or --game jackal, not both."),
        (("show", "-", "--at", "3"), "--at needs a record, but - is a position."),
        (("serve", "--host", "nosuch.invalid"), "port 8765: the host name is unknown."),
        (("serve", "--host", "a..b"), "port 8765: the host name is unknown."),
        (("serve", "--host", "x" * 64), "port 8765: the host name is unknown."),
        (("serve", "--port", "99999"), "--port must be from 0 to 65535, not 99999."),
        (("sim", "--bots", ""), "--bots: the name of a bot is missing."),
        (("sim", "--bots", "easy,"), "--bots: the name of a bot is missing."),
        (("arena", "--bots", ""), "--bots: the name of a bot is missing."),
        (("sim", "--seats", "99999"), "not 99999."),
        (("play", "--people", "99999"), "99999 people cannot sit"),
        (("islands", "make", "--seed", "1", "--count", "99999"), "not 99999."),
        (("sim", "--records", "x" * 300), "cannot be used: the name is too long."),
        (("admin", "check", "--data", "x" * 300), "cannot be used: the name is too long."),
        (("sim", "--records", __file__), "cannot be written: a file is in the way."),
        (("play", "--terminal", "--save", "/dev/null"), "/dev/null is not a file that a game can be saved in."),
        (("rules", "x" * 3000), "There is no game xxx"),
        (("x" * 3000,), "unknown command “xxx"),
        (("sim", f"--{'x' * 3000}"), "unknown arguments: --xxx"),
        (("sim", "--mode", "x" * 3000), "tikal has no mode xxx"),
    ],
)
def test_a_mistake_is_named_with_what_helps(arguments: tuple[str, ...], sentence: str) -> None:
    said = cenote(*arguments, typed=POSITION)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("cenote: ")
    assert sentence in said.stderr
    assert said.stderr.count("\n") == 1
    assert len(said.stderr) < 2500


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "{red}"),
        ("rules", "tikal", "{red}"),
        ("sim", "--bots", "{red}"),
        ("sim", "--mode", "{red}"),
        ("sim", "--{red}"),
        ("verify", "{red}"),
        ("verify", "{record}", "{record}"),
    ],
)
def test_no_control_character_reaches_the_terminal(arguments: tuple[str, ...], tmp_path: Path) -> None:
    red = "\x1b[31mred"
    record = tmp_path / red
    cenote("sim", "-n", "1", "--seats", "2", "--records", tmp_path)
    (tmp_path / "tikal-basic-000001.txt").rename(record)
    said = cenote(*(argument.format(red=red, record=record) for argument in arguments))
    printed = said.stdout + said.stderr
    assert "\x1b" not in printed
    assert "\\x1b[31mred" in printed


def test_a_space_that_breaks_no_line_is_no_control_character(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "T99", "--lang", "fr"]) == 2
    assert "n’existe pas\u00a0; les règles" in capsys.readouterr().err


def test_a_number_is_quoted_as_it_was_typed(tmp_path: Path) -> None:
    cenote("sim", "-n", "1", "--seats", "2", "--records", tmp_path)
    said = cenote("show", tmp_path / "tikal-basic-000001.txt", "--at", "99999")
    assert ", not 99999." in said.stderr


@pytest.mark.parametrize(("language", "reason"), [("en", "it is a folder."), ("ru", "это папка."), ("zh", "文件夹")])
def test_the_system_is_quoted_in_the_language(
    language: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path), "--lang", language]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("topic", [(), ("play",), ("admin", "backup"), ("islands", "make")])
def test_help_is_a_command_too(topic: tuple[str, ...]) -> None:
    said = cenote("help", *topic)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == cenote(*topic, "--help").stdout


def test_the_package_is_a_command() -> None:
    command = [sys.executable, "-m", "cenote", "--version"]
    english = {**os.environ, "LC_ALL": "C.UTF-8"}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=english)
    assert said.stdout == cenote("--version").stdout


@pytest.mark.parametrize("typed", ["x\nq\n", "help\nq\n", "-3\nq\n", "9999999999999\nq\n"])
def test_replay_stays_where_it_is_when_it_does_not_understand(typed: str, tmp_path: Path) -> None:
    cenote("sim", "-n", "1", "--seats", "2", "--records", tmp_path)
    said = cenote("replay", tmp_path / "tikal-basic-000001.txt", typed=typed).stdout
    assert f"“{typed.splitlines()[0]}” is not understood." in said
    assert "\n2. " not in said.replace("> ", "")
    assert said.count("Enter: next") == 2
