"""The deal of the lesson still offers what web/src/games/jackal/lesson.ts asks for, whatever the bot imagines."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from cenote.games.jackal.reachability import reachability
from cenote.games.jackal.view import JackalView
from tests.counts import count
from tests.games.lessons import BOT, LEARNER, Taught


def seen(taught: Taught) -> JackalView:
    return cast(JackalView, taught.match.view(LEARNER))


def offered(taught: Taught) -> list[str]:
    return [offer.action for offer in taught.match.offers(LEARNER)]


@pytest.mark.parametrize("number", range(count(2, 20)))
def test_the_lesson_can_be_followed_to_the_third_island(number: int) -> None:
    taught = Taught("jackal", Random(number))
    assert seen(taught).first == LEARNER
    ways = reachability(seen(taught)).reach.here
    assert [(way.coins, way.steps, way.cards) for way in ways] == [(2, 3, "HXX")], "one chest, by arrows alone"
    taught.play("land")
    assert seen(taught).pirates[BOT].announced == "landed", "there is somebody to share with"
    taught.play("lay H", "lay X", "lay X", "ready")
    assert "throw 1" in offered(taught), "there is a black mark to throw"
    taught.play("throw 1", "done")
    assert [pirate.coins for pirate in seen(taught).pirates] == [2, 1], "fewer steps bring more"
    assert seen(taught).number == 1
    assert seen(taught).phase == "announcing"
    assert reachability(seen(taught)).reach.here == (), "the second island is out of reach: a reason to pass"
    taught.play("pass")
    taught.play(next(action for action in offered(taught) if action.startswith("take ")))
    taught.play("take deck")
    assert seen(taught).number == 2, "the third island"
    assert taught.match.actors() == (LEARNER,)
