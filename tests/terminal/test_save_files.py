"""What is kept of a game in the terminal, and that nothing kept is ever lost."""

from __future__ import annotations

import re
import shutil
import sys
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from cenote.core.registry import game_names
from tests.cli.test_commands import cenote
from tests.terminal.player import ASKING, Player
from tests.terminal.test_whole_games import play_on


def finished(tmp_path: Path, players: list[Player], *arguments: str | Path) -> str:
    """What is on the screen after a whole game."""
    wishes = ("--terminal", "--seats", "2", "--bots", "random", "--yes")
    player = Player("play", "jackal", *wishes, *arguments, environment={"XDG_DATA_HOME": str(tmp_path)})
    players.append(player)
    play_on(player, Random(1))
    assert player.process.returncode == 0
    return player.screen


def test_every_finished_game_gets_a_file_of_its_own(tmp_path: Path, players: list[Player]) -> None:
    data = tmp_path / "cenote"
    finished(tmp_path, players)
    (first,) = data.glob("*.txt")
    day = date.fromisoformat(first.stem.removeprefix("jackal-"))
    tomorrow = data / f"jackal-{day + timedelta(days=1)}.txt"  # midnight can come between the games
    shutil.copy(first, tomorrow)
    said = finished(tmp_path, players)
    assert re.search(r"│ Coins$", said, re.M), "a pirate has no points"
    (second,) = {*data.glob("*.txt")} - {first, tomorrow}
    assert second.name in (f"{first.stem}-2.txt", f"{tomorrow.stem}-2.txt")
    assert "".join(str(second).split()) in "".join(said.split()), "it says where the record is"
    assert [cenote("verify", "-q", file).returncode for file in (first, second)] == [0, 0]


def test_a_finished_game_of_an_earlier_version_is_kept_too(tmp_path: Path, players: list[Player]) -> None:
    data = tmp_path / "cenote"
    finished(tmp_path, players)
    (record,) = data.glob("*.txt")
    text = record.read_text("utf-8")
    record.rename(data / "last-jackal.txt")
    player = Player("play", "jackal", "--terminal", "--yes", environment={"XDG_DATA_HOME": str(tmp_path)})
    players.append(player)
    player.wait()
    assert record.read_text("utf-8") == text


@pytest.mark.parametrize("wish", [(), ("--new",)])
@pytest.mark.parametrize("holds", ["a finished game", "a thesis"])
def test_a_named_file_is_replaced_only_by_force(holds: str, wish: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "tikal-basic-000001.txt"
    assert cenote("sim", "-n", "1", "--seats", "2", "--records", tmp_path).returncode == 0
    if holds == "a thesis":
        file.write_text("Chapter 1\n")
    text = file.read_text("utf-8")
    refused = cenote("play", "--bots", "random", "--save", file, *wish)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "replace this one with --new --force" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.read_text("utf-8") == text
    assert cenote("play", "--bots", "random", "--save", file, *wish, "--force", typed="quit\n").returncode == 0
    assert file.read_text("utf-8") != text


def test_the_advice_after_force_keeps_the_game(save: Path) -> None:
    said = cenote("play", "--bots", "random", "--save", save, "--new", "--force", typed="1\nquit\n").stdout
    assert "To continue, run the same command without --new and --force." in said
    text = save.read_text("utf-8")
    assert "goes on" in cenote("play", "--bots", "random", "--save", save, typed="quit\n").stdout
    assert save.read_text("utf-8") == text


def test_chinese_sentences_follow_each_other_without_a_space(save: Path) -> None:
    save.write_text("Chapter 1\n", "utf-8")
    said = cenote("play", "--save", save, "--lang", "zh").stderr
    assert re.search("。\\S", said)
    assert "。 " not in said


@pytest.mark.parametrize("game", game_names())
def test_one_game_is_played_in_one_terminal_at_a_time(game: str, save: Path, players: list[Player]) -> None:
    first = Player("play", game, "--bots", "random", "--save", save)
    players.append(first)
    first.wait()
    kept = save.read_text("utf-8")
    for wish in ((), ("--new",), ("--new", "--force")):
        second = cenote("play", game, "--bots", "random", "--save", save, *wish)
        assert (second.returncode, second.stdout) == (2, "")
        assert "is open in another terminal" in second.stderr
    assert save.read_text("utf-8") == kept
    first.process.kill()
    first.process.wait()
    third = cenote("play", game, "--save", save, typed="quit\n")
    assert third.returncode == 0, "a terminal that was killed holds nothing"
    assert {path.name for path in save.parent.iterdir()} == {"game.txt", "game.txt.secret"}


@pytest.mark.parametrize("leave", ["quit", "exit", "\x04"])
def test_who_leaves_with_a_plan_is_told_that_it_is_not_kept(leave: str, save: Path, players: list[Player]) -> None:
    player = Player("play", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    assert f"saved in {save} after every turn" in " ".join(player.answer("save").split())
    player.answer("place c4 0")
    player.type(leave)
    assert player.ended() == 0
    assert "The planned steps were not played and are not saved." in player.said
    assert f"Saved in {save}." in player.said


def test_a_mile_of_text_is_no_action(save: Path, players: list[Player]) -> None:
    """A terminal hands on lines of 4,095 characters; Fluent takes facts of 2,500."""
    player = Player("play", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    for typed in ("x" * 3000, f"why {'y' * 3000}", f"rules {'z' * 3000}"):
        assert len(player.answer(typed)) < 8000
    player.type("quit")
    assert player.ended() == 0


def test_long_rules_are_shown_in_the_pager(players: list[Player]) -> None:
    for lines, paged in ((20, True), (2000, False)):
        player = Player("rules", "tikal", lines=lines, environment={"PAGER": "tr a-z A-Z"})
        players.append(player)
        assert player.ended() == 0
        assert ("UNCOVERING A TEMPLE" in player.screen) == paged


def test_ctrl_c_in_the_pager_is_for_the_pager(tmp_path: Path, players: list[Player]) -> None:
    pager = tmp_path / "pager.py"
    pager.write_text(f"""
import signal, sys
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
sys.stdin.read()
print({ASKING!r}, flush=True)
signal.sigwait([signal.SIGINT])
print("the pager goes on")
""")
    player = Player("rules", "tikal", lines=20, environment={"PAGER": f"'{sys.executable}' '{pager}'"})
    players.append(player)
    assert player.wait()
    player.interrupt()
    assert player.ended() == 0
    assert "the pager goes on" in player.screen


def test_a_pager_with_an_open_quote_is_none(players: list[Player]) -> None:
    player = Player("rules", "tikal", lines=20, environment={"PAGER": '"'})
    players.append(player)
    assert player.ended() == 0
    assert "Uncovering a temple" in player.screen
