"""The coach at tables: hints where they hurt nobody, and reviews that are made once and tell no secret."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest

from cenote.coach.shares import Shares
from cenote.server.coaching.rights import hinted_seat
from cenote.server.live import LiveTable
from cenote.server.refusal import Refusal
from cenote.server.storage.memory import MemoryStorage
from tests.server.browsers import Browser, Line, Message, Serving, offer, serving, two_browsers
from tests.server.house import ANNA, SOON, TURN, House

TINY = Shares(0.001, 0.001)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server"), coach=TINY) as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Serving) -> Browser:
    return server.browser("Anna")


@pytest.fixture(scope="module")
def finished(anna: Browser) -> str:
    """A game of Jackal that Anna has played against herself, at random."""
    id, rng = anna.create("me", "hot Ben", game="jackal"), Random(1)
    with anna.at(id) as line:
        frame = line.next("frame")
        while not frame.get("result"):
            line.play(frame, *whole_choice(line, frame, rng))
            frame = line.next("frame")
    return id


def whole_choice(line: Line, frame: Message, rng: Random) -> list[str]:
    """Something that may be done now; steps of an open choice go on until it is closed."""
    chosen = list(offer(frame, rng))
    while chosen[-1].startswith(("lay", "throw", "mark")):
        chosen += offer(line.ask(type="preview", actions=chosen), rng)
    return chosen


def hinted(browser: Browser, id: str, language: str = "en") -> httpx.Response:
    headers = {"accept-language": language, "x-csrftoken": browser.csrf}
    return browser.http.post(f"/api/tables/{id}/coach/hint", headers=headers)


def reviewed(browser: Browser, id: str) -> dict[str, Any]:
    """The review, asked for until it is ready."""
    seen, end = -1, time.monotonic() + SOON
    while time.monotonic() < end:
        answer: dict[str, Any] = browser.http.get(f"/api/tables/{id}/coach/review").json()
        if answer["ready"]:
            return answer
        assert seen <= answer.get("done", 0) <= answer.get("of", 0)
        seen = answer.get("done", 0)
    raise AssertionError(f"no review after {SOON} s; {seen} pieces were done")


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_hint_is_a_turn_that_can_be_played_in_the_askers_words(anna: Browser) -> None:
    id = anna.create("me", "hot Ben")
    hint = hinted(anna, id).json()
    assert sum(hint["standing"]["chances"]) == pytest.approx(1)
    assert [len(turn["actions"]) == len(turn["said"]) > 0 for turn in hint["turns"]] == [True] * 3
    assert all(turn["actions"] == [step["action"] for step in turn["steps"]] for turn in hint["turns"])
    german = hinted(anna, id, "de").json()
    assert [turn["actions"] for turn in german["turns"]] == [turn["actions"] for turn in hint["turns"]]
    assert german["turns"][0]["said"] != hint["turns"][0]["said"]
    with anna.at(id) as line:
        assert line.play(line.next("frame"), *hint["turns"][0]["actions"])["type"] == "accepted"


def test_hints_are_refused_where_they_would_hurt_somebody(server: Serving, anna: Browser, finished: str) -> None:
    host, guest, id = two_browsers(server)
    assert refused(hinted(host, id)) == (409, "coach-company")
    assert refused(hinted(server.browser(), id)) == (403, "not-seated")
    assert refused(hinted(anna, anna.create("me", "open"))) == (409, "not-running")
    assert refused(hinted(anna, finished)) == (409, "coach-over")
    assert refused(guest.http.get(f"/api/tables/{id}/coach/review")) == (409, "not-over")


@pytest.mark.anyio
async def test_hints_are_for_the_seat_that_owes_a_decision_and_for_nothing_that_counts() -> None:
    home = House(MemoryStorage())
    alone = await home.seeded("me", "hot Ben")
    assert hinted_seat(alone, ANNA)[1] == 0
    against = await home.seeded("me", "bot random")
    await home.play(against, ANNA, *TURN)
    await home.play(against, ANNA, "end")
    assert code(against) == "coach-not-your-turn"
    alone.stored = replace(alone.stored, rated=True)
    assert code(alone) == "coach-rated"


def code(table: LiveTable) -> str:
    with pytest.raises(Refusal) as refusal:
        hinted_seat(table, ANNA)
    return refusal.value.code


def test_a_review_is_made_once_and_adds_up(server: Serving, anna: Browser, finished: str) -> None:
    review = reviewed(anna, finished)
    first, last = review["moments"][0]["chances"], review["moments"][-1]["chances"]
    parts = zip(first, review["luck"], review["skill"], review["gifts"], strict=True)
    assert [sum(part) for part in parts] == pytest.approx(last)
    assert review == reviewed(anna, finished)
    onlooker = reviewed(server.browser(), finished)
    assert onlooker["costly"] == review["costly"]
    assert onlooker["moments"] != review["moments"]


def test_moments_are_those_of_the_slider(anna: Browser, finished: str) -> None:
    history = anna.http.get(f"/api/tables/{finished}/history").json()
    numbers = {0, *(event["at"] for event in history["events"])}
    review = reviewed(anna, finished)
    assert {moment["at"] for moment in review["moments"]} <= numbers
    assert {turn["at"] for turn in review["costly"]} <= numbers
    assert review["moments"][-1]["at"] == max(numbers)
