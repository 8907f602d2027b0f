"""A game from a package of its own works everywhere, without an edit anywhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.foreign.command import cenote, python
from tests.terminal.player import Player

pytestmark = pytest.mark.usefixtures("_nim")


@pytest.fixture(scope="module")
def record(_nim: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between bots, written down."""
    folder = tmp_path_factory.mktemp("records")
    wishes = ("--mode", "misere", "--option", "four-piles")
    assert cenote("sim", "nim", "-n", "1", *wishes, "--records", folder).returncode == 0
    return folder / "nim-misere-000001.txt"


@pytest.fixture
def players() -> Iterator[list[Player]]:
    started: list[Player] = []
    yield started
    for player in started:
        player.close()


def test_it_passes_the_whole_conformance_suite() -> None:
    run = python("-m", "pytest", "tests/conformance", "-p", "no:cacheprovider", "-k", "nim or mute")
    assert run.returncode == 0, run.stdout
    assert int(re.findall(r"(\d+) passed", run.stdout)[0]) >= 50


def test_a_whole_game_has_enough_turns_to_be_rated() -> None:
    run = python(
        "-m", "pytest", "tests/server/ratings/test_eligibility.py", "-p", "no:cacheprovider", "-k", "whole and nim"
    )
    assert run.returncode == 0, run.stdout
    assert int(re.findall(r"(\d+) passed", run.stdout)[0]) == 2


def test_a_rated_game_of_it_passes_the_check_of_a_database() -> None:
    checks = "tests/server/test_admin_check_results.py"
    run = python("-m", "pytest", checks, "-p", "no:cacheprovider", "-k", "rated_game and file and nim")
    assert run.returncode == 0, run.stdout
    assert int(re.findall(r"(\d+) passed", run.stdout)[0]) == 1


def test_bots_play_it_and_no_more_sit_down_than_it_has_seats_for() -> None:
    said = cenote("sim", "nim", "-n", "20").stdout
    assert "20 games in" in said
    assert re.search(r"random .* 60 ", said), "three at each table"


def test_its_record_is_true_and_a_forged_one_is_not(record: Path, tmp_path: Path) -> None:
    true = cenote("verify", record)
    assert (true.returncode, true.stdout.splitlines()[-1]) == (0, "The record is genuine.")
    forged = tmp_path / "forged.txt"
    forged.write_text(re.sub(r"\* deal .", "* deal 9", record.read_text("utf-8"), count=1), "utf-8")
    false = cenote("verify", forged)
    assert false.returncode == 1
    assert "“deal 9” is not an action" in false.stdout
    other = re.sub(
        r"\* deal (.)", lambda dealt: f"* deal {7 if dealt[1] == '3' else 3}", record.read_text("utf-8"), count=1
    )
    forged.write_text(other, "utf-8")
    assert cenote("verify", forged).returncode == 1


def test_its_story_is_told_in_its_own_words(record: Path) -> None:
    told = cenote("replay", record, "--all").stdout.splitlines()
    assert re.fullmatch(r"1\. Pile a has [3-7] stones\.", told[1])
    assert re.search(r"The last stone is gone\. .* and .* won\.", told[-1]), "two of three win in misère"


def test_its_position_is_drawn_and_told(record: Path) -> None:
    drawn, told = cenote("show", record, "--at", "4"), cenote("show", record, "--at", "4", "--plain")
    assert re.search(r"^  d  o o o", drawn.stdout, re.M)
    assert re.search(r"^Pile d: [3-7] stones\.", told.stdout, re.M)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "N2.3 A pile gives no more stones than it has."),
        ("ru", "N2.3 Нельзя взять больше камней, чем есть в кучке."),
        ("de", "N2.3 A pile gives no more stones than it has."),
    ],
)
def test_its_rules_can_be_read_in_its_languages_and_else_in_english(language: str, sentence: str) -> None:
    assert sentence in cenote("rules", "nim", "--lang", language).stdout.splitlines()
    assert cenote("rules", "nim", "N2.3", "--lang", language).stdout.splitlines()[1:] == [sentence]


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_help_names_it_among_the_games(language: str) -> None:
    title = "Ним" if language == "ru" else "Nim"
    assert title in cenote("--help", "--lang", language).stdout
    assert re.search(r"jackal,\s+mute,\s+nim|tikal,\s+jackal,\s+mute,\s+nim", cenote("sim", "--help").stdout)


@pytest.mark.parametrize(
    ("language", "over"), [("en", "The last stone is gone."), ("ru", "Последний камень взят."), ("de", "won.")]
)
def test_a_whole_game_at_the_terminal(language: str, over: str, tmp_path: Path, players: list[Player]) -> None:
    save, rng, offered = tmp_path / "game.txt", Random(1), [("1", "1")]
    player = Player("play", "nim", "--terminal", "--yes", "--lang", language, "--save", save)
    players.append(player)
    for _ in range(200):
        if not player.wait():
            break
        offered = re.findall(r"(\d+) (take \d [a-d])", player.new()) or offered
        player.type(rng.choice(rng.choice(offered)))
    assert player.process.returncode == 0
    assert over in player.screen
    assert cenote("verify", save).returncode == 0


def test_what_is_asked_at_the_terminal_is_answered_in_its_words(tmp_path: Path) -> None:
    typed = "help\nwhy deal 3\nwhy take 1 d\nrules N3.2\nquit\n"
    said = cenote("play", "nim", "--terminal", typed=typed, folder=tmp_path).stdout
    assert "o is a stone" in said
    assert "Piles come by chance; nobody chooses them. (N1.1)" in said
    assert "There is no pile d at this table. (N1.2)" in said
    assert "N3.2 In the normal game whoever took it wins: one point." in said


def test_its_types_can_be_printed_for_a_table_in_the_browser() -> None:
    described = python("-m", "cenote.server.ops.schema", "nim")
    assert '"TakeStonesIntent"' in described.stdout
    assert '"NimView"' in described.stdout
    assert '"stones-taken": [' in python("-m", "cenote.server.ops.schema", "--seats", "nim").stdout
