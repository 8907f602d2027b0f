"""Finding bots by name, and what the contract asks of them."""

from __future__ import annotations

from random import Random

import pytest

from cenote.bots.contract import bot_names, bots_for, make_bot, needs
from cenote.bots.greedy import GreedyBot, evaluation
from cenote.core.registry import game, game_names


def test_an_unknown_name_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"no 'gready' among the bots; there are easy, .*, greedy, .*, random"):
        make_bot("gready", game("tikal"), Random(0))


def test_every_registered_bot_can_be_made() -> None:
    assert {"greedy", "random"} <= set(bot_names())
    for name in bot_names():
        make_bot(name, game("tikal"), Random(0))


def test_the_random_bot_is_blind_and_the_greedy_one_is_not() -> None:
    assert make_bot("random", game("tikal"), Random(0)).blind
    assert not make_bot("greedy", game("tikal"), Random(0)).blind


def test_the_random_bot_needs_no_view() -> None:
    assert make_bot("random", game("tikal"), Random(0)).choose(None, [7]) == 7


def test_a_game_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=r"no 'chess' among the games; there are jackal, tikal"):
        evaluation("chess")


def test_a_bot_that_says_nothing_of_its_needs_plays_every_game() -> None:
    """As docs/write-a-bot.md has it: whoever writes a bot need not know of parts."""

    class Hasty:
        blind = True

    assert needs(Hasty) == ()
    assert needs(GreedyBot) == ("evaluation",)
    for name in game_names():
        assert bots_for(name) == ("easy", "medium", "hard", "expert", "greedy", "random")
