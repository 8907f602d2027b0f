"""Whom to play against is asked where nobody has named a bot, and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.player import Player


def test_a_level_is_chosen_by_number_or_name_and_is_the_usual_one_the_next_time(
    tmp_path: Path, players: list[Player]
) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    for typed, usual in ((("5", "tourist"), "Scout · medium"), (("",), "Tourist · easy")):
        player = Player("play", "jackal", "--terminal", "--new", environment=home)
        players.append(player)
        player.wait()
        assert "1 Tourist · easy: is here for the view" in player.screen
        assert "4 Oracle · expert: " in player.screen
        assert f"Enter: {usual})" in player.screen
        player.answer(*typed)
        assert ("“5” is not on the list." in player.screen) == (len(typed) == 2)
        assert "seat 1 Tourist 2\n" in (tmp_path / "cenote" / "last-jackal.txt").read_text("utf-8")
        player.type("quit")
        assert player.ended() == 0


def test_people_among_themselves_and_scripts_are_asked_nothing(tmp_path: Path, players: list[Player]) -> None:
    for number, arguments in enumerate((("--people", "2"), ("--yes",))):
        player = Player("play", "--save", tmp_path / str(number), *arguments)
        players.append(player)
        player.wait()
        assert "Tourist" not in player.screen


@pytest.mark.parametrize("typed", ["quit", "q", "\x04"])
def test_who_leaves_at_the_question_for_an_opponent_plays_no_game(
    typed: str, tmp_path: Path, players: list[Player]
) -> None:
    player = Player("play", "--terminal", environment={"XDG_DATA_HOME": str(tmp_path)})
    players.append(player)
    player.wait()
    player.type(typed)
    assert player.ended() == 0
    assert not list((tmp_path / "cenote").iterdir())
