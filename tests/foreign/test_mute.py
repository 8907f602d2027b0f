"""A game that brings nothing but its rules: whatever is missing is said in one sentence, and the rest works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.foreign.command import cenote

pytestmark = pytest.mark.usefixtures("_nim")


@pytest.fixture(scope="module")
def record(_nim: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    assert cenote("sim", "mute", "-n", "1", "--records", folder).returncode == 0
    return folder / "mute-normal-000001.txt"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules", "mute"), "mute does not bring this part: its words."),
        (("rules", "mute", "N1.1"), "mute does not bring this part: its words."),
        (("play", "mute", "--terminal"), "mute does not bring this part: a picture for the terminal."),
        (("play", "mute", "--plain"), "mute does not bring this part: a picture for the terminal."),
        (("sim", "mute", "--bots", "greedy"), "The bot greedy cannot play mute; these can: random."),
        (("sim", "mute", "--mode", "loud"), "mute has no mode loud; its modes are normal and misere."),
        (("sim", "mute", "--option", "loud"), "mute has no option loud; its options are four-piles."),
        (("sim", "mute", "--seats", "4"), "mute is for 2 to 3 players, not 4."),
    ],
)
def test_what_it_lacks_is_one_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    said = cenote(*arguments, folder=tmp_path)
    assert (said.returncode, said.stdout, said.stderr) == (2, "", f"cenote: {sentence}\n")


def test_components_are_refused_without_words_for_it(record: Path) -> None:
    said = cenote("sim", "mute", "--components", record)
    assert said.stderr == "cenote: The components cannot be played with: mute-unfit-components\n"


def test_show_says_that_there_is_no_picture(record: Path) -> None:
    said = cenote("show", record)
    assert (said.returncode, said.stderr) == (2, "cenote: mute does not bring this part: a picture for the terminal.\n")


def test_replay_tells_the_facts_themselves_and_goes_on_without_a_picture(record: Path) -> None:
    said = cenote("replay", record, typed="d\n\nq\n")
    assert (said.returncode, said.stderr) == (0, "")
    assert "1. pile dealt: pile a, stones " in said.stdout
    assert "mute does not bring this part: a picture for the terminal." in said.stdout
    assert "2. pile dealt: pile b, stones " in said.stdout


def test_its_record_is_as_good_as_any(record: Path) -> None:
    assert cenote("verify", record).stdout.splitlines()[-1] == "The record is genuine."
