"""Documented commands parse; those that take seconds run in the order of their page, the others name their test."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cenote import is_compiled
from cenote.cli.commands import make_parser
from cenote.words import Words
from tests.counts import SOAK

ROOT = Path(__file__).parent.parent
PAGES = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for path in (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
    if path.name != "operations.md"  # tests/cli/test_operations.py runs that page
}

FEWER = {"-n 1000 ": "-n 2 ", "-n 10000 ": "-n 2 ", "-n 20": "-n 2", "--games 40": "--games 2"}
"""Shorter series in place of those that take minutes."""

COMPILED = "PYTHONPATH=build/compiled .venv/bin/python"

ELSEWHERE = {
    "cenote play tikal --mode auction --seats 4": "opens a server: tests/server/test_command.py",
    "cenote play tikal --bots examples/my_bot.py:MyBot": "opens a server: tests/server/test_own_bots.py",
    "cenote serve": "opens a server: tests/server/test_command.py",
    "cenote admin backup": "needs a server's database: tests/server/test_admin_backup.py",
    "cenote admin": "needs a server's database: tests/cli/test_admin.py",
    "cenote arena --game tikal --mode auction": "plays for an hour: tests/arena/test_arena.py",
    "cenote sim tikal -n 1000000 --cluster": "needs a cluster: tests/arena/test_cluster.py",
    "python examples/explore_dataset.py": "plays 200 games: tests/arena/test_explore.py",
    "python examples/learn.py": "takes minutes: tests/test_examples.py",
    "python -m training.tikal": "takes minutes: tests/test_training.py",
    f"{COMPILED} -m training.puzzles": "takes hours: test_the_puzzles_are_mined_with_options_that_there_are",
}
"""Commands that are not run here, by their beginning, and where they are tested."""

LONG = ("cenote arena", "cenote coach")
"""Commands that take about a minute; `make soak` runs them."""

UNLISTED = {"bench", "dev", "docs", "postgres", "server"}
"""Extras for servers, and for work on Cenote itself."""


def lines(page: str) -> list[str]:
    """The lines in the blocks of a page that a reader could type into a shell, without their comments."""
    blocks = re.findall(r"^```(.*?)\n(.*?)^```$", page, re.M | re.S)
    typed = [line.strip() for language, block in blocks if language in ("", "sh") for line in block.splitlines()]
    return [re.split(r"\s+#|\s{2,}", line)[0] for line in typed]


EVERY_LINE = [(name, line) for name, page in PAGES.items() for line in lines(page)]
ALL = [(name, line) for name, line in EVERY_LINE if line.startswith(("cenote ", "python ", COMPILED))]


def is_elsewhere(command: str) -> bool:
    return command.startswith(tuple(ELSEWHERE)) or (command.startswith(LONG) and not SOAK)


def shorter(command: str) -> str:
    for long, short in FEWER.items():
        command = f"{command} ".replace(long, short).strip()
    return command


@pytest.mark.parametrize("command", [command for _, command in ALL if command.startswith("cenote ")])
def test_every_command_parses(command: str) -> None:
    make_parser(Words()).parse_args(shlex.split(command)[1:])


def test_every_exception_is_still_in_the_documents_and_has_its_test() -> None:
    for beginning in (*ELSEWHERE, *LONG):
        assert any(command.startswith(beginning) for _, command in ALL), beginning
    for reason in ELSEWHERE.values():
        named = reason.rpartition(": ")[2]
        assert (ROOT / named).exists() if "/" in named else named in globals(), named


def test_what_is_installed_and_built_has_the_name_of_an_extra_or_a_target() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for _, line in EVERY_LINE:
        if line.startswith("pip install "):
            assert {*line.partition("[")[2].partition("]")[0].split(",")} <= {*project["optional-dependencies"]}, line
        if line.startswith("make "):
            assert re.search(rf"^{re.escape(line.split()[1])}:|:= {re.escape(line.split()[1])}$", makefile, re.M), line


def test_every_extra_for_users_is_listed_in_the_research_guide() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = re.search(r"^The extras: (.*?)\. ", PAGES["docs/research.md"], re.M | re.S)
    assert listed is not None
    assert {*re.findall(r"`(\w+)`", listed[1])} == {*project["optional-dependencies"]} - UNLISTED


def test_the_puzzles_are_mined_with_options_that_there_are() -> None:
    (command,) = [command for _, command in ALL if "training.puzzles" in command]
    helped = subprocess.run(
        [sys.executable, "-m", "training.puzzles", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert {word for word in command.split() if word.startswith("--")} <= {*re.findall(r"--\w+", helped.stdout)}


@pytest.mark.skipif(is_compiled(), reason="the same commands on the same Python")
@pytest.mark.parametrize("page", sorted({name for name, command in ALL if not is_elsewhere(command)}))
def test_the_commands_of_a_page_run_in_their_order(page: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    if page == "docs/coach.md":  # its commands review a game that the reader has played
        run("cenote sim jackal -n 1 --seats 2 --records played", tmp_path)
        (tmp_path / "played/jackal-basic-000001.txt").rename(tmp_path / "game.txt")
    for command in [command for name, command in ALL if name == page and not is_elsewhere(command)]:
        run(shorter(command), tmp_path)


def run(command: str, folder: Path) -> None:
    """Run a command in a folder as a shell would, with nobody at the keyboard."""
    name, *arguments = shlex.split(command)
    program = ["-c", "from cenote.cli import main; raise SystemExit(main())"] if name == "cenote" else []
    done = subprocess.run(
        [sys.executable, *program, *arguments],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder / "data")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr
