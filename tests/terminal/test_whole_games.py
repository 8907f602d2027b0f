"""Whole games at a pseudo-terminal, in Russian and in Chinese, and everything that can go wrong there."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from cenote.core.replay import verify
from tests.terminal.player import Player

VERBS = (
    "end|place|enter|travel|walk|uncover|recover|exchange|camp|guard|pass|bid|pick|"
    "land|take|lay|ready|throw|done|go|jump|exit|keep"
)
NUMBERED = re.compile(rf"(?<!\S)(\d+) ((?:{VERBS})(?: [^·\n]+?)?) ·")
SCALES = re.compile(rf"(?<!\S)((?:{VERBS})(?: [a-z]\d)?): (\d+(?: \d+)*)")


def offered(shown: str) -> list[str]:
    """What can be typed for an action on the screen: the number before it, its text, or its line with an amount."""
    numbered = [text for entry in NUMBERED.findall(shown) for text in entry]
    return numbered + [f"{stem} {amount}" for stem, amounts in SCALES.findall(shown) for amount in amounts.split()]


def play_on(player: Player, rng: Random, turns: int = 10_000) -> None:
    """Answer every question with something from the list on the screen; where there is no room for it, ask for it."""
    asked = False
    while turns and player.wait():
        turns -= 1
        listed = offered(player.new())
        assert listed or not asked, f"nothing is offered:\n{player.screen[-2000:]}"
        asked = not listed
        player.type(rng.choice(listed) if listed else "actions")


GAMES = [
    ("tikal", "auction", "ru", "Игра окончена", "Жертв|Очки|очк"),
    ("jackal", "archipelago", "zh", "游戏结束", "金币"),
]


@pytest.mark.parametrize(("game", "mode", "language", "over", "word"), GAMES)
def test_a_whole_game_in_another_language(
    game: str, mode: str, language: str, over: str, word: str, save: Path, players: list[Player]
) -> None:
    player = Player(
        *("play", game, "--mode", mode, "--lang", language, "--seats", "3", "--bots", "random"),
        *("--yes", "--save", save),
    )
    players.append(player)
    play_on(player, Random(1))
    assert player.process.returncode == 0
    assert over in player.screen
    assert re.search(word, player.screen)
    assert re.search(r"│ \S+\n─+┼─+\n(?:[●■◆] .*│ +\d+\n){3}", player.screen), "everybody by name, with points"
    assert all(check.holds for check in verify(save.read_text("utf-8")))
    assert not save.with_name("game.txt.secret").exists(), "a finished game keeps no secret"


def test_colour_goes_with_shape_and_goes_away_when_not_wanted(tmp_path: Path, players: list[Player]) -> None:
    for environment, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        save = tmp_path / f"{coloured}.txt"
        player = Player("play", "--bots", "random", "--save", save, environment=environment)
        players.append(player)
        player.wait()
        assert ("\x1b[31m●" in player.raw) == coloured
        assert "●" in player.screen


def test_a_narrow_window_is_told_instead_of_drawn(tmp_path: Path, players: list[Player]) -> None:
    wide, narrow = (
        Player("play", "--bots", "random", "--save", tmp_path / "wide.txt"),
        Player("play", "--bots", "random", "--save", tmp_path / "narrow.txt", columns=60),
    )
    players += [wide, narrow]
    wide.wait()
    narrow.wait()
    assert "+---" in wide.screen
    assert "+---" not in narrow.screen
    assert ("♣ jungle" in wide.said, "♣ jungle" in narrow.said) == (True, False), "signs of the picture alone"
    assert "a5: base camp." in narrow.screen


def test_ctrl_c_keeps_the_game_and_the_same_command_goes_on(save: Path, players: list[Player]) -> None:
    first = Player("play", "--bots", "random", "--yes", "--save", save)
    players.append(first)
    play_on(first, Random(2), turns=12)
    first.wait()
    first.interrupt()
    assert first.ended() == 130
    assert f"Saved in {save}" in first.said
    entries = save.read_text("utf-8").count("\n")
    second = Player("play", "--yes", "--save", save)
    players.append(second)
    second.wait()
    assert "goes on" in second.said
    play_on(second, Random(3))
    assert second.process.returncode == 0
    assert save.read_text("utf-8").count("\n") > entries
    assert all(check.holds for check in verify(save.read_text("utf-8")))


def test_each_game_is_kept_apart_wherever_one_is(tmp_path: Path, players: list[Player]) -> None:
    for number, (game, sign) in enumerate((("tikal", "⌂⌂"), ("jackal", "[W]"), ("tikal", "⌂⌂"))):
        elsewhere = tmp_path / str(number)
        elsewhere.mkdir()
        player = Player(
            *("play", game, "--terminal", "--bots", "random"),
            folder=elsewhere,
            environment={"XDG_DATA_HOME": str(tmp_path)},
        )
        players.append(player)
        player.wait()
        assert sign in player.screen
        assert ("goes on" in player.said) == (number == 2)
        player.type("quit")
        assert player.ended() == 0
        assert not list(elsewhere.iterdir())
    assert {file.name for file in (tmp_path / "cenote").glob("*.txt")} == {"last-tikal.txt", "last-jackal.txt"}


def test_a_game_kept_where_games_were_kept_before_goes_on(tmp_path: Path, players: list[Player]) -> None:
    first = Player("play", "--bots", "random", "--save", "games/last-tikal.txt", folder=tmp_path)
    players.append(first)
    first.wait()
    first.type("quit")
    assert first.ended() == 0
    second = Player("play", "--terminal", folder=tmp_path, environment={"XDG_DATA_HOME": str(tmp_path / "data")})
    players.append(second)
    second.wait()
    assert "The game kept in games/last-tikal.txt goes on." in second.said


def test_a_plan_can_be_taken_back_step_by_step_and_whole(save: Path, players: list[Player]) -> None:
    player = Player("play", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    for line in ("place c4 0", "enter worker a5", "walk worker a5 b4", "undo", "restart", "commit"):
        player.wait()
        player.type(line)
    player.wait()
    assert "Planned: place c4 0, enter worker a5, walk worker a5 b4." in player.screen
    assert "Nothing is planned yet." in player.screen
    assert "place" not in save.read_text("utf-8")


def test_the_curtain_falls_between_two_pirates(save: Path, players: list[Player]) -> None:
    player = Player("play", "jackal", "--people", "2", "--save", save)
    players.append(player)
    for line in ("land", "y", "", "land", "y", "", "ready"):
        player.wait()
        player.type(line)
    player.wait()
    assert "Now it is Player 2’s turn. Nobody else should look." in player.screen
    assert "\x1b[2J" in player.raw, "the screen is wiped"


@pytest.mark.parametrize("leave", ["quit", "q", "exit"])
def test_who_leaves_at_the_curtain_sees_no_cards(leave: str, save: Path, players: list[Player]) -> None:
    player = Player("play", "jackal", "--people", "2", "--yes", "--save", save)
    players.append(player)
    assert "Nobody else should look." in player.answer("land")
    player.type(leave)
    assert player.ended() == 0
    assert "Your hand" not in player.new()


def test_plain_mode_draws_nothing(save: Path, players: list[Player]) -> None:
    player = Player("play", "jackal", "--plain", "--bots", "random", "--save", save)
    players.append(player)
    player.wait()
    assert "White flag: " in player.screen
    assert "♣ jungle" not in player.screen, "the signs of a picture that is not there"
    assert "Cards: H left-right" in player.screen
    assert "[" not in player.screen
    assert "\x1b[3" not in player.raw


@pytest.mark.parametrize("wish", [(), ("--new",)])
@pytest.mark.parametrize("damage", ["", "garbage\n", "cenote record 1\n"])
def test_a_damaged_save_is_neither_played_nor_overwritten(
    damage: str, wish: tuple[str, ...], save: Path, players: list[Player]
) -> None:
    save.write_text(damage)
    player = Player("play", *wish, "--save", save)
    players.append(player)
    assert player.ended() == 2
    assert "--new --force" in player.screen
    assert "Traceback" not in player.screen
    assert save.read_text() == damage


def test_a_save_without_its_secret_says_so(save: Path, players: list[Player]) -> None:
    first = Player("play", "--bots", "random", "--save", save)
    players.append(first)
    first.wait()
    first.type("quit")
    assert first.ended() == 0
    save.with_name("game.txt.secret").unlink()
    second = Player("play", "--save", save)
    players.append(second)
    assert second.ended() == 2
    assert "game.txt.secret that belongs to this unfinished game is missing" in second.screen
