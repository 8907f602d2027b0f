"""Rated tables and profiles: who may sit down, how a game ends for everybody, and who sees which number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cenote.server.rating_rules.skill import MIDDLE, SETTLED, Skill, rated
from tests.server.accounts.support import PASSWORD, refused
from tests.server.browsers import Serving
from tests.server.files import rows, script
from tests.server.ratings.support import GAME, begun, leave, member, profile, ratings, take_turns, told, won


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
    table = told(anna, id)
    assert (table["rated"], table["unrated"], table["seats"][1]["kind"]) == (True, "", "open")


def test_a_rated_table_has_a_clock(server: Serving) -> None:
    """Without one, whoever is losing would leave the page open and never move."""
    anna = member(server, "Anouk")
    asked = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    assert refused(anna.post("/api/tables", asked)) == (409, "rated-needs-clock")
    assert refused(anna.post("/api/tables", {**asked, "clock": None})) == (409, "rated-needs-clock")
    for clock in ({"kind": "days", "time": 14}, {"kind": "move", "time": 60}, {"kind": "game", "time": 15, "more": 15}):
        assert anna.post("/api/tables", {**asked, "clock": clock}).status_code == 201
    assert anna.post("/api/tables", {**asked, "rated": False}).status_code == 201


def test_who_resigns_comes_last_and_who_stays_has_won(server: Serving) -> None:
    ben, carla = member(server, "Ben"), member(server, "Carla")
    id = begun(ben, carla)
    take_turns(id, 3, ben, carla)
    leave(carla, id)
    assert profile(ben, "Ben")["ratings"] == [], "the game goes on"
    leave(ben, id)
    winner, loser = profile(ben, "Ben"), profile(carla, "carla")
    assert [winner["ratings"][0]["games"], loser["ratings"][0]["games"]] == [1, 1]
    assert winner["ratings"][0]["rating"] > MIDDLE > loser["ratings"][0]["rating"]
    assert (winner["outcomes"][0]["place"], loser["outcomes"][0]["place"]) == (1, 2)
    assert [one["outcomes"][0]["fate"] for one in (winner, loser)] == ["resigned", "resigned"]
    assert winner["ratings"][0]["curve"] == [winner["ratings"][0]["rating"]]
    assert len(rows(server.path, f"select * from results where table_id = '{id}'")) == 2


def test_a_game_that_is_not_rated_is_a_result_and_no_rating(server: Serving) -> None:
    dora = member(server, "Dora")
    id = dora.create("me", "bot greedy", game="tikal")
    leave(dora, id)
    seen = profile(dora, "Dora")
    assert (seen["name"], seen["ratings"]) == ("Dora", [])
    assert refused(server.browser().http.get("/api/people/Nobody at all")) == (404, "no-person")
    assert refused(dora.http.get(f"/api/tables/{id}/ratings")) == (409, "not-over")


def test_a_deleted_account_has_no_rating_and_others_keep_theirs(server: Serving) -> None:
    emil, fay = member(server, "Emil"), member(server, "Fay")
    won(fay, emil)
    rating = profile(fay, "Fay")["ratings"]
    gone = emil.post("/api/account/delete", {"password": PASSWORD})
    assert gone.status_code in (200, 204), gone.text
    assert refused(server.browser().http.get("/api/people/Emil")) == (404, "no-person")
    assert profile(fay, "Fay")["ratings"] == rating
    assert "Emil" not in str(profile(fay, "Fay")["outcomes"])


def test_deleting_an_account_in_a_game_moves_no_rating(server: Serving) -> None:
    gus, hal = member(server, "Gus"), member(server, "Hal")
    id = begun(gus, hal)
    take_turns(id, 3, gus, hal)
    assert hal.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    leave(gus, id)
    winner = profile(gus, "Gus")
    outcome = winner["outcomes"][0]
    assert (outcome["place"], outcome["unrated"], winner["ratings"]) == (1, "deleted", [])
    assert rows(server.path, "select * from ratings where person = ''") == []


def test_nobody_else_sees_a_rating_before_ten_games(server: Serving) -> None:
    ida, jon, stranger = member(server, "Ida"), member(server, "Jon"), server.browser()
    id = won(ida, jon)
    own, seen = profile(ida, "Ida"), profile(stranger, "Ida")
    assert own["ratings"][0]["rating"] > MIDDLE
    assert (own["own"], own["outcomes"][0]["change"] > 0) == (True, True)
    assert seen["ratings"] == [
        {"game": "tikal", "mode": "basic", "rating": None, "games": 1, "settled": False, "curve": []}
    ]
    assert (seen["own"], "rating" in seen["outcomes"][0], "change" in seen["outcomes"][0]) == (False, False, False)
    for viewer, shown in ((ida, [True, False]), (jon, [False, True]), (stranger, [False, False])):
        assert [seat["rating"] is not None for seat in ratings(viewer, id)["seats"]] == shown
        assert [seat["change"] is not None for seat in ratings(viewer, id)["seats"]] == shown


def test_after_ten_games_everybody_sees_the_rating_and_how_the_game_changed_it(server: Serving) -> None:
    kim, leo, stranger = member(server, "Kim"), member(server, "Leo"), server.browser()
    won(kim, leo)
    script(server.path, f"update ratings set games = {SETTLED - 1}")
    id = won(kim, leo)
    seen = profile(stranger, "Kim")
    assert (seen["ratings"][0]["settled"], seen["ratings"][0]["rating"] > MIDDLE) == (True, True)
    assert seen["ratings"][0]["curve"] == [seen["ratings"][0]["rating"]], "the first games stay their own"
    told_all = ratings(stranger, id)
    assert (told_all["unrated"], [seat["games"] for seat in told_all["seats"]]) == ("", [SETTLED, SETTLED])
    assert told_all["seats"][0]["change"] > 0 > told_all["seats"][1]["change"]
    assert told_all["seats"][0]["rating"] == seen["ratings"][0]["rating"]


@given(st.lists(st.integers(1, 4), min_size=2, max_size=4))
def test_a_better_place_is_never_worth_less(places: list[int]) -> None:
    after = rated([Skill()] * len(places), places)
    for (one, mine), (other, theirs) in zip(
        zip(places, after, strict=True), reversed(list(zip(places, after, strict=True))), strict=True
    ):
        assert one >= other or mine.mu >= theirs.mu - 1e-9
    assert all(skill.sigma < Skill().sigma for skill in after)
