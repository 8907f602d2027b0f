"""What is asked for while an unfinished game is kept: nothing is passed over in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_commands import cenote


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A basic game of three, begun and left."""
    path = tmp_path_factory.mktemp("kept") / "game.txt"
    begun = cenote("play", "tikal", "--seats", "3", "--seed", "4", "--bots", "random", "--save", path)
    assert begun.returncode == 0
    return path


@pytest.mark.parametrize(
    "wish",
    [
        ("--mode", "auction"),
        ("--seats", "4"),
        ("--people", "2"),
        ("--bots", "greedy"),
        ("--seed", "5"),
        ("--option", "camp-needs-member"),
    ],
)
def test_a_wish_that_the_kept_game_is_not_is_refused(wish: tuple[str, str], save: Path) -> None:
    kept = save.read_text("utf-8")
    said = cenote("play", "tikal", *wish, "--save", save)
    assert (said.returncode, said.stdout) == (2, "")
    assert f"({' '.join(wish)})" in said.stderr
    assert "--new" in said.stderr
    assert save.read_text("utf-8") == kept


def test_another_game_than_the_kept_one_is_refused(save: Path) -> None:
    said = cenote("play", "jackal", "--save", save)
    assert (said.returncode, said.stdout) == (2, "")
    assert "(jackal)" in said.stderr


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (("--mode", "nonsense"), "no mode nonsense"),
        (("--seats", "9"), "2 to 4 players, not 9"),
        (("--people", "0"), "--people must be at least 1"),
        (("--people", "4"), "4 people cannot sit on 3 seats"),
        (("--bots", "deep-blue"), "There is no bot deep-blue"),
        (("--bots", "random,greedy,easy"), "More bots are named (3) than seats are free (2)."),
        (("--seed", "-1"), "--seed must be at least 0"),
        (("--option", "cheat"), "no option cheat"),
    ],
)
def test_what_could_never_be_played_is_always_refused(wish: tuple[str, str], reason: str, save: Path) -> None:
    said = cenote("play", *wish, "--save", save)
    assert (said.returncode, said.stdout) == (2, "")
    assert reason in said.stderr


def test_what_fits_goes_on(save: Path) -> None:
    wishes = ("--mode", "basic", "--seats", "3", "--people", "1", "--bots", "random", "--seed", "4")
    said = cenote("play", "Tikal", *wishes, "--save", save)
    assert (said.returncode, said.stderr) == (0, "")
    assert "goes on" in said.stdout
