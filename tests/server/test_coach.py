"""The coach at tables: hints where they hurt nobody, and reviews that are made once and tell no secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import cast

import httpx
import pytest

from cenote.bots.evaluation_mind import EvaluationMind
from cenote.coach import jobs
from cenote.coach.jobs import Job
from cenote.coach.search_budget import SearchBudget
from cenote.core.registry import game
from cenote.server.bots.bot_pool import BotFailed, BotPool
from cenote.server.coach.reviews import Reviews
from cenote.server.coach.rights import hinted_seat
from cenote.server.coach.routes import review_message
from cenote.server.errors import Refusal
from cenote.server.protocol.coach_messages import Review
from cenote.server.tables import history
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.throttling.fair_share import CpuScheduler
from cenote.words import Words
from tests.server.browsers import Browser, Line, Message, Serving, offer, serving, two_browsers
from tests.server.house import ANNA, TURN, House
from tests.server.memory import MemoryStorage

TINY = SearchBudget(0.001, 0.001)


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


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_hint_is_a_turn_that_can_be_played_in_the_askers_words(anna: Browser) -> None:
    id = anna.create("me", "hot Ben")
    hint = hinted(anna, id).json()
    assert sum(hint["standing"]["chances"]) == pytest.approx(1)
    assert 1 <= len(hint["turns"]) <= 3  # not every hex that is drawn leaves a choice
    assert all(len(turn["actions"]) == len(turn["said"]) > 0 for turn in hint["turns"])
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


def test_a_review_begins_with_the_first_request(server: Serving, finished: str) -> None:
    answer = server.browser().http.get(f"/api/tables/{finished}/coach/review")
    assert answer.json() == {"ready": False}


class Here:
    """Thinks in this process, with a quick mind, and answers as a pipe would."""

    asked = 0

    async def inquire(self, _: str, inquiry: Job) -> object:
        self.asked += 1
        if self.asked < 0:
            raise BotFailed("coach", "hung")
        return json.loads(json.dumps(inquiry.answer()))


@pytest.fixture
def _quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "mind_of", lambda name: EvaluationMind(game(name)))


async def played() -> LiveTable:
    home = House(MemoryStorage())
    table = await home.two(game="jackal")
    await home.play_on(table)
    return table


async def review_of(reviews: Reviews, table: LiveTable, viewer: Viewer) -> Review:
    payer = CpuScheduler().client("127.0.0.1", ANNA)
    job = await reviews.review(table, viewer, payer)
    assert job.task is not None
    await job.task
    assert job.found is not None
    assert job.done == job.of > 0
    return review_message(job.found, "jackal", Words("en", ("Anna", "Ben")))


@pytest.mark.anyio
@pytest.mark.usefixtures("_quick_minds")
async def test_a_review_is_made_once_adds_up_and_shows_each_viewer_what_they_knew() -> None:
    table, here = await played(), Here()
    reviews = Reviews(cast(BotPool, here), SearchBudget(0.02, 0.02))
    own = await review_of(reviews, table, 0)
    first, last = own.moments[0].chances, own.moments[-1].chances
    assert [sum(part) for part in zip(first, own.luck, own.skill, own.gifts, strict=True)] == pytest.approx(last)
    asked = here.asked
    assert await review_of(reviews, table, 0) == own
    assert here.asked == asked
    onlooker = await review_of(reviews, table, None)
    assert here.asked < 2 * asked, "turns are judged once for all"
    assert onlooker.costly == own.costly
    assert onlooker.moments != own.moments
    await reviews.stop()


@pytest.mark.anyio
@pytest.mark.usefixtures("_quick_minds")
async def test_a_review_that_failed_is_made_when_somebody_asks_again() -> None:
    table, here = await played(), Here()
    reviews = Reviews(cast(BotPool, here), SearchBudget(0.02, 0.02))
    payer = CpuScheduler().client("127.0.0.1", ANNA)
    here.asked = -(10**6)
    job = await reviews.review(table, 0, payer)
    assert job.task is not None
    await job.task
    with pytest.raises(Refusal, match="could not follow"):
        await reviews.review(table, 0, payer)
    here.asked = 0
    assert (await review_of(reviews, table, 0)).ready
    await reviews.stop()


@pytest.mark.anyio
@pytest.mark.usefixtures("_quick_minds")
async def test_moments_are_those_of_the_slider() -> None:
    table = await played()
    numbers = {0, *(event.at for event in history.history_of(table, await history.recorded(table), 0).events)}
    review = await review_of(Reviews(cast(BotPool, Here()), SearchBudget(0.02, 0.02)), table, 0)
    assert {moment.at for moment in review.moments} <= numbers
    assert {turn.at for turn in review.costly} <= numbers
    assert review.moments[-1].at == max(numbers)
