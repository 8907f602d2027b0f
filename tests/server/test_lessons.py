"""Lessons: tables at which a game is taught."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cenote.core.registry import game_names, has_part
from tests.server.browsers import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("game", [name for name in game_names() if has_part(name, "lesson")])
def test_a_lesson_is_the_same_for_everybody_and_says_that_it_is_one(server: Serving, game: str) -> None:
    seen = []
    for name in ("Anna", "Ben"):
        learner = server.browser(name)
        id = learner.post(f"/api/lessons/{game}").json()["id"]
        table = learner.http.get(f"/api/tables/{id}").json()
        assert (table["lesson"], table["status"], table["seats"][0]["yours"]) == (True, "running", True)
        assert [line["lesson"] for line in learner.http.get("/api/lobby").json()["mine"]] == [True]
        with learner.at(id) as line:
            seen.append(line.next("frame")["view"])
    assert seen[0] == seen[1]


def test_who_has_no_name_yet_is_called_something_in_the_record_all_the_same(server: Serving) -> None:
    """No record can be written with nobody in it."""
    learner = server.browser()
    id = learner.post("/api/lessons/tikal").json()["id"]
    assert learner.http.get(f"/api/tables/{id}").json()["seats"][0]["name"]


def test_a_table_like_any_other_is_no_lesson(server: Serving) -> None:
    anna = server.browser("Anna")
    id = anna.create("me", "open")
    assert anna.http.get(f"/api/tables/{id}").json()["lesson"] is False
    assert anna.http.get("/api/lobby").json()["mine"][0]["lesson"] is False


def test_a_game_that_is_not_there_is_not_taught(server: Serving) -> None:
    answer = server.browser().post("/api/lessons/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
