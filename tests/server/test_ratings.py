"""Ratings: only accounts at rated tables, counted once when a game ends, whoever gave up last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cenote.server.ratings.skill import MIDDLE, Skill, rated
from tests.server.accounts.support import PASSWORD, refused
from tests.server.browsers import Browser, Serving, serving
from tests.server.files import rows

GAME: dict[str, Any] = {"game": "jackal", "rated": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def member(server: Serving, name: str) -> Browser:
    """Somebody with an account."""
    browser = server.browser()
    entered = browser.post("/api/signup", {"name": name, "password": PASSWORD})
    assert entered.status_code == 201, entered.text
    browser.csrf = entered.json()["me"]["csrf"]
    return browser


def begun(host: Browser, *others: Browser) -> str:
    id = host.create("me", *["open"] * len(others), **GAME)
    for other in others:
        other.join(id)
    assert host.post(f"/api/tables/{id}/start").status_code == 200
    return id


def profile(server: Serving, name: str) -> Any:
    return server.browser().http.get(f"/api/people/{name}").json()


def test_only_people_with_accounts_sit_at_rated_tables(server: Serving) -> None:
    anna, guest = member(server, "Anna"), server.browser("Somebody")
    assert refused(guest.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})) == (
        403,
        "needs-account",
    )
    for kind, more in (("bot", {"bot": "greedy"}), ("hot", {"name": "Ben"})):
        asked = {**GAME, "seats": [{"kind": "me"}, {"kind": kind, **more}]}
        assert refused(anna.post("/api/tables", asked)) == (409, "rated-only-people")
    id = anna.create("me", "open", **GAME)
    assert refused(guest.post(f"/api/tables/{id}/join", {})) == (403, "needs-account")
    assert refused(anna.post(f"/api/tables/{id}/bot", {"seat": 1})) == (409, "rated-only-people")
    program = anna.post("/api/programs", {"name": "Annas machine"}).json()
    seat = {"seat": 1, "program": program["id"]}
    assert refused(anna.post(f"/api/tables/{id}/program", seat)) == (409, "rated-only-people")
    told = anna.http.get(f"/api/tables/{id}").json()
    assert (told["rated"], told["seats"][1]["kind"]) == (True, "open")


def test_who_resigns_comes_last_and_who_stays_has_won(server: Serving) -> None:
    ben, carla = member(server, "Ben"), member(server, "Carla")
    id = begun(ben, carla)
    carla.post(f"/api/tables/{id}/leave")
    assert profile(server, "Ben")["ratings"] == [], "the game goes on"
    ben.post(f"/api/tables/{id}/leave")
    won, lost = profile(server, "Ben"), profile(server, "carla")
    assert [won["ratings"][0]["games"], lost["ratings"][0]["games"]] == [1, 1]
    assert won["ratings"][0]["rating"] > MIDDLE > lost["ratings"][0]["rating"]
    assert (won["outcomes"][0]["place"], lost["outcomes"][0]["place"]) == (1, 2)
    assert lost["outcomes"][0]["fate"] == "resigned"
    assert won["ratings"][0]["curve"] == [won["ratings"][0]["rating"]]
    assert len(rows(server.path, f"select * from results where table_id = '{id}'")) == 2


def test_a_game_that_is_not_rated_is_a_result_and_no_rating(server: Serving) -> None:
    dora = member(server, "Dora")
    id = dora.create("me", "bot greedy", game="tikal")
    dora.post(f"/api/tables/{id}/leave")
    told = profile(server, "Dora")
    assert (told["name"], told["ratings"]) == ("Dora", [])
    assert refused(server.browser().http.get("/api/people/Nobody at all")) == (404, "no-person")


def test_a_deleted_account_has_no_rating_and_others_keep_theirs(server: Serving) -> None:
    emil, fay = member(server, "Emil"), member(server, "Fay")
    id = begun(emil, fay)
    emil.post(f"/api/tables/{id}/leave")
    fay.post(f"/api/tables/{id}/leave")
    rating = profile(server, "Fay")["ratings"]
    gone = emil.post("/api/account/delete", {"password": PASSWORD})
    assert gone.status_code in (200, 204), gone.text
    assert refused(server.browser().http.get("/api/people/Emil")) == (404, "no-person")
    assert profile(server, "Fay")["ratings"] == rating
    assert "Emil" not in str(profile(server, "Fay")["outcomes"])


@given(st.lists(st.integers(1, 4), min_size=2, max_size=4))
def test_a_better_place_is_never_worth_less(places: list[int]) -> None:
    after = rated([Skill()] * len(places), places)
    for (one, mine), (other, theirs) in zip(
        zip(places, after, strict=True), reversed(list(zip(places, after, strict=True))), strict=True
    ):
        assert one >= other or mine.mu >= theirs.mu - 1e-9
    assert all(skill.sigma < Skill().sigma for skill in after)


def test_somebody_who_deletes_the_account_in_a_game_is_rated_as_nobody(server: Serving) -> None:
    gus, hal = member(server, "Gus"), member(server, "Hal")
    id = begun(gus, hal)
    assert hal.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    gus.post(f"/api/tables/{id}/leave")
    won = profile(server, "Gus")
    assert (won["outcomes"][0]["place"], won["ratings"][0]["rating"] > MIDDLE) == (1, True)
    assert rows(server.path, "select * from ratings where person = ''") == []
