"""Each of our own games can be taken away with its folder and its entry point, and everything else works on."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest

from cenote.core.registry import game_names
from tests.foreign.command import ROOT, cenote, python

SOURCE = ROOT / "src" / "cenote"

CONFORMANCE = """
import sys
from random import Random
from cenote.core import testing
from cenote.core.registry import game, game_names

rng = Random(1)
for name in game_names():
    testing.check_action_table(game(name))
    for moment in testing.sample(game(name), rng, 20):
        testing.check_generator_and_explainer(game(name), moment)
        testing.check_copy(moment)
        testing.check_dump_and_load(game(name), moment)
        testing.check_offers(game(name), moment)
    testing.check_records(testing.random_match(game(name), rng, 1, testing.settings(game(name))[0]))
print(*game_names())
"""

PARTS = """
from cenote.core.registry import game, game_names
from cenote.bots import bots_for
from cenote.text_renderers import text_renderer
from cenote.words import LANGUAGES, Words

for name in game_names():
    bots_for(name), text_renderer(name)
    assert all(Words(language).rules(game(name)) for language in LANGUAGES)
"""


@pytest.fixture(scope="module", params=game_names())
def taken(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The game that is not there for any process started now."""
    folder, name = tmp_path_factory.mktemp("less"), str(request.param)
    shutil.copytree(SOURCE, folder / "cenote", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.rmtree(folder / "cenote" / "games" / name)
    _register(folder, name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        yield name


def _register(folder: Path, taken: str) -> None:
    """What an installer writes, without one game."""
    installed = distribution("cenote")
    info = folder / f"cenote-{installed.version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: cenote\nVersion: {installed.version}\n", "utf-8")
    lines = (installed.read_text("entry_points.txt") or "").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(f"{taken} =")]
    assert len(kept) == len(lines) - 1
    (info / "entry_points.txt").write_text("".join(kept), "utf-8")


def others(taken: str) -> list[str]:
    return [name for name in game_names() if name != taken]


def good(run: subprocess.CompletedProcess[str]) -> str:
    """What a process printed, if it had nothing to complain about."""
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_the_others_pass_the_conformance_suite(taken: str) -> None:
    assert good(python("-c", CONFORMANCE)).split() == others(taken)


@pytest.mark.usefixtures("taken")
def test_the_others_have_all_their_parts() -> None:
    good(python("-c", PARTS))


def test_the_command_line_speaks_of_the_others_only(taken: str) -> None:
    for arguments in (("--help",), ("play", "--help"), ("sim", "--help"), ("rules", "--help")):
        assert taken not in good(cenote(*arguments)).lower()
    refused = cenote("rules", taken)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert ", ".join(others(taken)) in refused.stderr


def test_the_others_are_played_verified_and_read(taken: str, tmp_path: Path) -> None:
    for name in others(taken):
        good(cenote("sim", name, "-n", "2", "--workers", "1", "--bots", "greedy,random", "--records", tmp_path))
        assert good(cenote("rules", name, "--lang", "zh"))
    records = sorted(tmp_path.iterdir())
    assert len(records) == 2 * len(others(taken))
    for record in records:
        good(cenote("verify", record))
        good(cenote("show", record))


def test_without_a_name_the_first_that_is_left_is_played(taken: str) -> None:
    assert good(cenote("rules")) == good(cenote("rules", others(taken)[0]))


def test_the_server_can_be_made_and_describes_itself(taken: str) -> None:
    good(python("-m", "cenote.server.ops.schema"))
    for name in others(taken):
        assert '"View"' in good(python("-m", "cenote.server.ops.schema", name))
