"""What people read and type at the table: names, numbers as they read, questions before what is final."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from cenote.core.dealer import numbered_seed
from cenote.core.match import Match
from cenote.core.registry import game, game_names
from cenote.terminal.prompt import LEAVING
from cenote.terminal.rulebook import no_rule
from cenote.terminal.save_files import HUMAN, keep
from cenote.terminal.table import COMMANDS
from cenote.words import Words
from tests.terminal.player import Player


def entries(save: Path) -> list[str]:
    """The decisions in a kept game."""
    return re.findall(r"^\d .*", save.read_text("utf-8").split("play\n")[1], re.M)


def test_a_bare_number_in_the_auction_is_the_bid_that_it_reads(save: Path, players: list[Player]) -> None:
    player = Player("play", "--mode", "auction", "--seed", "1", "--people", "2", "--save", save)
    players.append(player)
    shown = player.answer("5")
    assert "This cannot be undone. Play bid 5? [y/N]" in shown
    player.answer("y")
    assert entries(save) == ["0 bid 5"]
    assert "A bid must be higher than 5. (T14.3)" in player.answer("5")
    assert "A bid of 400 is more than your score of 20. (T15.7)" in player.answer("400")
    assert "more than your score of 20. (T15.7)" in player.answer("bid 4000")
    assert entries(save) == ["0 bid 5"]


def test_what_is_final_is_asked_for_once_and_no_takes_the_step_back(save: Path, players: list[Player]) -> None:
    player = Player("play", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    shown = player.answer("place c4 0", "enter worker a5", "1")
    assert "This cannot be undone. Play place c4 0, enter worker a5, end? [y/N]" in shown
    assert "Planned: place c4 0, enter worker a5." in player.answer("n")
    assert "Planned: place c4 0, enter worker a5." in player.answer("end", "")
    assert entries(save) == []
    shown = player.answer("end", "walk worker a5 b4")
    assert "Type y for yes or n for no." in shown
    assert "Play place c4 0, enter worker a5, end? [y/N]" in shown, "it asks again"
    assert entries(save) == []
    player.answer("commit")
    assert entries(save)[:3] == ["0 place c4 0", "0 enter worker a5", "0 end"]


def test_a_route_is_not_closed_by_mistake(save: Path, players: list[Player]) -> None:
    player = Player("play", "jackal", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    shown = player.answer("land", "y", "ready")
    assert "Your route reaches no chest." in shown
    assert "Play ready? [y/N]" in shown
    assert "0 ready" not in entries(save)
    assert "lay V · Lay: up-down arrow (V)" in player.answer("no")


@pytest.mark.parametrize(("language", "yes"), [("de", "ja"), ("fr", "oui"), ("ru", "Да"), ("zh", "是")])
def test_yes_is_said_in_every_language(language: str, yes: str, save: Path, players: list[Player]) -> None:
    player = Player("play", "--mode", "auction", "--seed", "1", "--people", "2", "--lang", language, "--save", save)
    players.append(player)
    player.answer("3", yes)
    assert entries(save) == ["0 bid 3"]


def test_yes_on_the_command_line_asks_nothing(save: Path, players: list[Player]) -> None:
    player = Player("play", "--mode", "auction", "--seed", "1", "--people", "2", "--yes", "--save", save)
    players.append(player)
    player.answer("3")
    assert entries(save) == ["0 bid 3"]


@pytest.fixture
def thrower(save: Path, players: list[Player]) -> Player:
    """The third of three pirates, with a black mark in hand."""
    player = Player("play", "jackal", "--seed", "5", "--people", "3", "--yes", "--save", save)
    players.append(player)
    player.answer("land", "", "land", "", "land", "", "ready", "", "ready", "", "ready", "", "done", "", "done", "")
    assert "throw Player 1" in player.answer("actions")
    return player


def test_marks_are_thrown_at_names_and_seats_count_from_1(thrower: Player, save: Path) -> None:
    """Only records count seats from 0."""
    shown = thrower.answer("actions")
    assert "throw Player 1 · Throw a mark at Player 1" in shown
    assert re.search(r"throw \d", shown) is None
    assert "Planned: throw Player 2." in thrower.answer("throw player 2")
    assert "Planned: throw Player 1." in thrower.answer("undo", "throw 1")
    assert "A mark is thrown at another player who landed. (J5.1)" in thrower.answer("undo", "why throw Player 3")
    thrower.answer("throw Player 2", "done")
    assert "2 throw 1, done" in entries(save)


def test_a_name_is_completed_by_the_tab_key(thrower: Player) -> None:
    assert "Planned: throw Player 2." in thrower.answer("THROW pl\t2")


def test_every_sensible_wish_gets_its_rule(save: Path, players: list[Player]) -> None:
    player = Player("play", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    assert "A hex already lies on a4. (T4.1)" in player.answer("why place a4 0")
    player.answer("place c4 0", "enter worker a5")
    for wish, rule in (
        ("camp a4", "A camp needs a jungle or an emptied treasure hex; a4 is neither. (T9.1)"),
        ("walk worker a5 c3", "c3 does not touch the hex that you would leave. (T5.3)"),
        ("uncover a5", "There is no temple on a5. (T5.4)"),
        ("recover a4", "a4 is not a treasure hex. (T5.5)"),
        ("guard b4", "There is no temple on b4. (T5.8)"),
        ("enter worker a4", "Members enter at the base camp or at your own camps; a4 is neither. (T5.1)"),
        ("travel worker a5 a4", "Members travel between the base camp and your own camps; a4 is neither. (T5.2)"),
        ("exchange idol for bowl of 4", "Nobody sits at seat 4. (T5.6)"),
        ("exchange idol for bowl of 9", "Nobody sits at seat 9. (T5.6)"),
        ("bid 3", "There is no bidding in the basic game. (T14.1)"),
    ):
        assert rule in player.answer(f"why {wish}"), wish
        assert rule in player.answer(wish), wish


def test_what_nobody_understands_points_to_help(save: Path, players: list[Player]) -> None:
    player = Player("play", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    player.answer("place c4 0")
    assert "Write an action after why, such as: why end" in player.answer("why")
    assert "There is no number 99 in the list; it goes from 1 to 4." in player.answer("99")
    assert "There is no number 0 in the list" in player.answer("0")
    shown = player.answer("foo")
    assert "There is no action “foo”. Type actions to see what you can do, help for the rest." in shown
    assert "did you mean “camp b4”?" in player.answer("cmap b4")
    assert "There is no rule T99; there are T1.1 to T15.16." in player.answer("rules T99")
    assert "T4.1 Place the hex" in player.answer("rules 4.1")


def test_a_walk_over_several_hexes_can_be_typed(save: Path, players: list[Player]) -> None:
    player = Player("play", "--seed", "3", "--bots", "random", "--save", save)
    players.append(player)
    shown = player.answer("place c4 0", "enter worker a5", "walk worker a5 b4 c4")
    assert "Planned: place c4 0, enter worker a5, walk worker a5 b4 c4." in shown


def test_a_resumed_game_tells_what_happened_since_and_no_more(save: Path, players: list[Player]) -> None:
    first = Player("play", "--seed", "3", "--bots", "random", "--yes", "--save", save)
    players.append(first)
    first.answer("place c4 0", "end", "quit")
    second = Player("play", "--save", save)
    players.append(second)
    second.wait()
    assert re.search(r"^tikal, basic: \S+ and Wanderer 2$", second.screen, re.M)
    assert "Wanderer 2 places" in second.screen
    assert "Wanderer 2 ends the turn" in second.screen
    assert "places the temple worth 2 on c4" not in second.said
    since = second.answer("since")
    assert "Wanderer 2 ends the turn" in since
    assert "places the temple worth 2 on c4" not in since


def test_a_kept_game_with_an_edited_action_is_not_played(save: Path, players: list[Player]) -> None:
    first = Player("play", "--seed", "3", "--bots", "random", "--yes", "--save", save)
    players.append(first)
    first.answer("place c4 0", "end", "quit")
    edited = save.read_text("utf-8").replace("0 place c4 0", "0 place c4 1")
    save.write_text(edited, "utf-8")
    second = Player("play", "--save", save)
    players.append(second)
    assert second.ended() == 2
    assert "the digest does not fit the lines above" in " ".join(second.screen.split())
    assert save.read_text("utf-8") == edited


def test_what_is_no_rule_is_quoted_briefly_and_without_control_characters() -> None:
    said = no_rule(Words(), game("tikal"), "\x1b[31m" + "z" * 2000)
    assert "There is no rule \\x1b[31mzzz" in said
    assert len(said) < 200


def in_a_cave() -> Match:
    """A random game of Jackal in which the first seat chooses where to leave a cave."""
    for seed in range(137, 537):
        rng, match = Random(seed), Match.start("jackal", 2, "archipelago", seed=numbered_seed(seed))
        while not match.over:
            seat = match.actors()[0]
            legal = match.legal(seat)
            if seat == 0 and match.game.actions.texts[legal[0]].startswith("exit "):
                return match
            match.play(seat, rng.choice(legal))
    raise AssertionError("no pirate enters a cave")


def test_a_cave_is_left_by_the_action_that_begins_like_a_command(save: Path, players: list[Player]) -> None:
    match = in_a_cave()
    action = match.game.actions.texts[match.legal(0)[0]]
    keep(save, match, (HUMAN, "random"))
    player = Player("play", "--yes", "--save", save)
    players.append(player)
    assert f"Planned: {action}." in player.answer(action)
    player.type("exit")
    assert player.ended() == 0


@pytest.mark.parametrize("name", game_names())
def test_no_action_is_taken_for_a_command(name: str) -> None:
    texts = game(name).actions.texts
    assert not {*COMMANDS, *LEAVING, "?"} & {*texts}
    whatever_follows = {*COMMANDS, "?"} - {*LEAVING}
    assert not whatever_follows & {text.split()[0] for text in texts}
