"""A game without a table of its own in the browser: found on the home page and played to the end in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cenote import is_compiled
from tests.browser.conftest import chromium, open_browser, serving
from tests.browser.person import Person
from tests.browser.watch import WatchedBrowser

__all__ = ["chromium"]

_browser = pytest.fixture(scope="module")(open_browser)

pytestmark = pytest.mark.skipif(is_compiled(), reason="the pages are the same whatever the engine is made of")

READY = (
    """() => document.querySelector('[data-testid="game-over"], [data-testid="offers"][aria-busy="false"]') !== null"""
)
"""While the next offers are on their way, pressing the old ones does nothing."""

TURNS = 20
"""Three piles have 21 stones at most, so nobody moves more often than this."""


@pytest.fixture(scope="module")
def address(_nim: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a real server listens that has found the package."""
    with serving(tmp_path_factory.mktemp("server")) as (_, address):
        yield address


@pytest.fixture
def person(chromium: WatchedBrowser, address: str, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody whose browser speaks the language of the test."""
    somebody = Person(chromium, address, language=request.param)
    yield somebody
    somebody.picture(f"foreign-{request.param}")
    somebody.leave()


def play_on(person: Person, rng: Random) -> None:
    """Press one of the offered buttons and commit, until the game is over."""
    for _ in range(TURNS):
        person.page.wait_for_function(READY)
        if person.find("game-over").count():
            return
        person.take(rng.choice(person.offers()))
        person.commit()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("person", "called", "heading", "to_move", "told", "over"),
    [
        ("en-GB", "Nim · Normal game", "Take stones", "is to move;", "from pile", "The game is over."),
        ("ru-RU", "Ним · Обычная игра", "Взять камни", "Ходит", "из кучки", "Игра окончена."),
    ],
    indirect=["person"],
)
def test_nim_is_played_to_the_end_in_words(
    person: Person, called: str, heading: str, to_move: str, told: str, over: str
) -> None:
    person.go()
    person.page.get_by_role("heading", name=called.split()[0]).wait_for()
    person.press(person.find("play-now-nim"))
    person.page.get_by_role("banner").get_by_text(called).wait_for()
    person.find("offers").get_by_role("heading", name=heading).wait_for()
    assert to_move in person.find("position").inner_text()
    play_on(person, Random(1))
    person.find("position").get_by_text(over).wait_for()
    person.find("log").get_by_text(told).first.wait_for()
    assert person.strangers == []


@pytest.mark.parametrize("person", ["ru-RU"], indirect=True)
def test_a_game_without_words_is_played_to_the_end_too(person: Person) -> None:
    person.go("/play/mute?people=1&bots=random&mode=misere&options=four-piles&new=yes")
    person.find("offers").get_by_role("heading", name="take").wait_for()
    play_on(person, Random(2))
    person.find("position").get_by_text("piles: (0, 0, 0, 0)").wait_for()
    person.find("log").get_by_text("game over: winners").wait_for()
