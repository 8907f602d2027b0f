"""docs/write-a-bot.md shows examples/my_bot.py as it is; its commands and the code of docs/bots.md run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from cenote.cli import main

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
MINDS = (ROOT / "docs" / "bots.md").read_text("utf-8")
CODE = re.findall(r"```python\n(.*?)```", PAGE, re.S)
COMMANDS = re.findall(r"```sh\n(.*?)```", PAGE, re.S)[0].splitlines()


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def typed(command: str) -> list[str]:
    return shlex.split(command)[1:]


def test_the_page_shows_the_example() -> None:
    assert CODE[0] in (ROOT / "examples" / "my_bot.py").read_text("utf-8")


def test_it_wins_its_series_against_the_random_bot(capsys: pytest.CaptureFixture[str]) -> None:
    """In the game that is the fastest; the command of the page is the same with another name."""
    command = COMMANDS[0].replace("tikal", "jackal").replace("-n 20", "-n 6")
    assert main([*typed(command), "--workers", "1", "--lang", "en"]) == 0
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "MyBot" in line]
    assert "100.0%" in row


def test_it_sits_down_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert main([*typed(COMMANDS[1]), "--save", str(tmp_path / "game.txt")]) == 0
    assert "seat 1 MyBot 2\n" in (tmp_path / "game.txt").read_text("utf-8")


def test_a_mind_answers_as_the_page_shows() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", MINDS, re.S)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    chances, turn = run.stdout.splitlines()
    assert len(chances.split(",")) == 2
    assert turn.startswith("['place ")
