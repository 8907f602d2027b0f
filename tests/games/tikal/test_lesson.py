"""The deal of the lesson still offers what web/src/games/tikal/lesson.ts asks for, step by step."""

from __future__ import annotations

from random import Random
from typing import cast

from cenote.games.tikal.view import SpaceView, TikalView
from tests.games.lessons import BOT, LEARNER, Taught


def seen(taught: Taught) -> TikalView:
    return cast(TikalView, taught.match.view(LEARNER))


def hex_at(taught: Taught, space: str) -> SpaceView:
    return next(one for one in seen(taught).spaces if one.space == space)


def test_the_lesson_can_be_followed_to_the_first_scoring() -> None:
    taught = Taught("tikal", Random(1))
    taught.play("place b3 0")
    assert hex_at(taught, "b3").kind == "treasure", "the first hex is one to dig on"
    for _ in range(2):
        taught.play("enter worker a5", "walk worker a5 a4", "uncover a4")
    assert seen(taught).ap == 0, "all ten points are used"
    taught.play("end")
    assert hex_at(taught, "a4").holder == LEARNER, "the bot has not taken the temple"
    assert hex_at(taught, "b3").wafers > 0, "there is something left to dig for"
    taught.play("place c4 0", "camp c4", "enter worker c4", "walk worker c4 b3", "recover b3")
    assert seen(taught).ap == 0, "again all ten"
    assert seen(taught).seats[LEARNER].treasure_points == 1
    taught.play("end")
    taught.play(next(offer.action for offer in taught.match.offers(LEARNER)), "guard a4")
    taught.play("end")
    assert seen(taught).phase == "scoring", "the volcano comes when everything else has been shown"
    assert seen(taught).seats[LEARNER].worth > 0
    taught.play("end")
    assert seen(taught).seats[LEARNER].score > 0
    assert seen(taught).seats[BOT].score > 0


def test_the_bot_of_the_lesson_plays_the_same_for_everybody() -> None:
    endings = []
    for number in range(3):
        taught = Taught("tikal", Random(number))
        taught.play("place b3 0", "end")
        endings.append(taught.match.record().entries)
    assert endings[0] == endings[1] == endings[2]
