"""Ratings that somebody tries to make without playing for them: quick games, one friend, one home."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from cenote.server.maintenance.verify_all import verify_one
from tests.server.accounts.support import PASSWORD, entered, log_in
from tests.server.browsers import Browser, Serving, offer
from tests.server.files import rows, script
from tests.server.house import fresh_id
from tests.server.ratings.support import (
    begun,
    gathered,
    leave,
    member,
    moved_to,
    profile,
    ratings,
    take_turn,
    take_turns,
    told,
    won,
)

HOME = "203.0.113.7"


def unrated(browser: Browser, id: str) -> str:
    """Why the game did not count, as table, result and profile say with one voice; nobody's rating has moved."""
    why = str(told(browser, id)["unrated"])
    assert ratings(browser, id)["unrated"] == why
    assert {seat["change"] for seat in ratings(browser, id)["seats"]} <= {None}
    return why


def rated_games(browser: Browser, name: str) -> int:
    return sum(int(rating["games"]) for rating in profile(browser, name)["ratings"])


def test_six_games_that_nobody_played_move_nothing(server: Serving) -> None:
    anna, ben = member(server, "Annika"), member(server, "Benedikt")
    for _ in range(6):
        id = begun(anna, ben)
        leave(anna, id)
        leave(ben, id)
        assert unrated(ben, id) == "unplayed"
    assert (rated_games(anna, "Annika"), rated_games(ben, "Benedikt")) == (0, 0)
    assert {outcome["unrated"] for outcome in profile(ben, "Benedikt")["outcomes"]} == {"unplayed"}


def test_one_turn_each_and_a_resignation_move_nothing(server: Serving) -> None:
    anna, ben = member(server, "Anke"), member(server, "Bodo")
    id = begun(anna, ben)
    take_turns(id, 1, anna, ben)
    leave(ben, id)
    leave(anna, id)
    assert unrated(anna, id) == "unplayed"


def test_who_has_begun_and_then_gives_up_has_lost(server: Serving) -> None:
    """Nobody can keep a deal they dislike from being rated, once they have made a turn."""
    anna, ben = member(server, "Astrid"), member(server, "Bastian")
    id = begun(anna, ben)
    take_turns(id, 2, anna, ben)
    leave(ben, id)
    take_turn(anna, id)
    leave(anna, id)
    assert told(anna, id)["unrated"] == ""
    assert [seat["place"] for seat in ratings(anna, id)["seats"]] == [1, 2]
    assert rated_games(ben, "Bastian") == 1


def test_the_others_know_at_once_that_a_game_cannot_count_any_more(server: Serving) -> None:
    anna, ben, cleo = member(server, "Agnes"), member(server, "Bruno"), member(server, "Clara")
    id = begun(anna, ben, cleo)
    take_turn(anna, id)
    assert told(anna, id)["unrated"] == ""
    leave(cleo, id)
    table = told(anna, id)
    assert (table["status"], table["unrated"]) == ("running", "unplayed")


def test_a_pair_has_three_rated_games_in_a_day_and_is_told_before_the_fourth(server: Serving) -> None:
    anna, ben, cleo = member(server, "Alma"), member(server, "Boris"), member(server, "Cora")
    for winner, loser in ((anna, ben), (ben, anna), (anna, ben)):
        assert told(anna, won(winner, loser))["unrated"] == ""
    id = gathered(anna, ben)
    assert (told(ben, id)["status"], told(ben, id)["unrated"]) == ("gathering", "pair")
    assert anna.post(f"/api/tables/{id}/start").status_code == 200
    take_turns(id, 3, anna, ben)
    leave(ben, id)
    leave(anna, id)
    assert unrated(anna, id) == "pair"
    assert (rated_games(anna, "Alma"), rated_games(ben, "Boris")) == (3, 3)
    assert told(anna, gathered(anna, cleo))["unrated"] == "", "another opponent counts"
    assert told(anna, gathered(anna, ben, mode="auction"))["unrated"] == "", "another mode counts"
    assert told(anna, gathered(cleo, anna, ben))["unrated"] == "pair", "a third person does not hide them"
    script(server.path, "update results set at = at - 86401")
    assert told(anna, gathered(anna, ben))["unrated"] == "", "and so does another day"


def test_a_fourth_game_of_a_pair_says_once_it_begins_that_it_does_not_count(server: Serving) -> None:
    """Running games count too: else the games that end first would count, and the players choose which."""
    anna, ben = member(server, "Alva"), member(server, "Birk")
    ids = [gathered(anna, ben) for _ in range(4)]
    assert {told(ben, id)["unrated"] for id in ids} == {""}
    for id in ids:
        assert anna.post(f"/api/tables/{id}/start").status_code == 200
    assert [told(anna, id)["unrated"] for id in ids] == ["", "", "", "pair"]
    assert told(ben, gathered(anna, ben))["unrated"] == "pair"
    for id in reversed(ids):
        take_turns(id, 3, anna, ben)
        leave(ben, id)
        leave(anna, id)
    assert [told(anna, id)["unrated"] for id in ids] == ["", "", "", "pair"], "whichever ends first"
    assert rated_games(anna, "Alva") == 3


def test_new_accounts_at_one_address_have_three_rated_games_a_day_together(server: Serving) -> None:
    """Against one opponent: a second network is worth no more than a second account."""
    anna, address = member(server, "Alina"), "203.0.113.30"
    for name in ("Bianka", "Bastienne", "Belinda"):
        assert told(anna, won(anna, member(server, name, address)))["unrated"] == ""
    id = gathered(anna, ben := member(server, "Bibiana", address))
    assert told(ben, id)["unrated"] == "pair"
    assert told(anna, gathered(anna, member(server, "Benita")))["unrated"] == "", "another address"
    assert told(ben, gathered(ben, member(server, "Auguste")))["unrated"] == "", "another opponent"
    script(server.path, "update results set at = at - 86401")
    assert told(anna, gathered(anna, ben))["unrated"] == "", "another day"


def test_running_games_of_new_accounts_at_one_address_count_too(server: Serving) -> None:
    anna, address = member(server, "Alida"), "203.0.113.31"
    for name in ("Bella", "Bessie", "Betsy"):
        begun(anna, member(server, name, address))
    assert told(anna, gathered(anna, member(server, "Babette", address)))["unrated"] == "pair"


def test_any_address_that_an_account_used_at_a_table_is_remembered_for_a_day(server: Serving) -> None:
    """Also one from which it did not sit down."""
    anna, address = member(server, "Alfons"), "203.0.113.32"
    for name in ("Benno", "Berno", "Bodo Zwei"):
        ben = member(server, name)
        id = begun(anna, ben)
        with moved_to(address, ben):
            take_turns(id, 3, anna, ben)
        leave(ben, id)
        leave(anna, id)
        assert told(anna, id)["unrated"] == ""
    assert told(anna, gathered(anna, member(server, "Beppo", address)))["unrated"] == "pair"


def test_games_with_deleted_accounts_count_for_the_limit_against_anybody(server: Serving) -> None:
    """Their addresses are deleted: nobody can say whose they were."""
    anna, address = member(server, "Alwin"), "203.0.113.33"
    for name in ("Birger", "Bjarne", "Björk"):
        won(anna, ben := member(server, name, address))
        assert ben.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert told(anna, gathered(anna, member(server, "Brian", address)))["unrated"] == "pair"


def test_accounts_that_are_deleted_during_a_game_of_three_count_for_the_limit_too(server: Serving) -> None:
    """Else new accounts of one network could help in any number of games, each with another third player."""
    anna, address = member(server, "Alrik"), "203.0.113.34"
    for name, third in (("Bengt", "Celia"), ("Berit", "Conny"), ("Birte", "Cyril")):
        ben, cleo = member(server, name, address), member(server, third)
        id = begun(anna, ben, cleo)
        take_turns(id, 3, anna, ben, cleo)
        assert ben.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
        leave(cleo, id)
        leave(anna, id)
        assert told(anna, id)["unrated"] == ""
    assert told(anna, gathered(anna, member(server, "Bosse", address)))["unrated"] == "pair"


def test_a_running_game_that_will_not_count_or_began_a_day_ago_leaves_room(server: Serving) -> None:
    anna, ben = member(server, "Alrun"), member(server, "Björn")
    ids = [begun(anna, ben) for _ in range(3)]
    leave(ben, ids[0])
    assert told(anna, ids[0])["unrated"] == "unplayed"
    assert told(anna, gathered(anna, ben))["unrated"] == ""
    begun(anna, ben)
    assert told(anna, gathered(anna, ben))["unrated"] == "pair"
    script(server.path, f"update tables set begun = begun - 86401 where id = '{ids[1]}'")
    assert told(anna, gathered(anna, ben))["unrated"] == ""


def test_later_games_of_two_players_do_not_void_a_game_of_three(server: Serving) -> None:
    """Two who lose it could else take it from the third."""
    anna, ben, cleo = member(server, "Albin"), member(server, "Bero"), member(server, "Caro")
    id = begun(anna, ben, cleo)
    take_turns(id, 3, anna, ben, cleo)
    script(server.path, f"update tables set begun = begun - 86401 where id = '{id}'")
    for _ in range(3):
        assert told(anna, won(anna, ben))["unrated"] == ""
    assert told(anna, gathered(anna, ben))["unrated"] == "pair"
    for player in (anna, ben, cleo):
        leave(player, id)
    assert told(cleo, id)["unrated"] == ""
    assert rated_games(cleo, "Caro") == 1


def test_deleting_an_account_makes_its_unfinished_games_unrated(server: Serving) -> None:
    """Else the pair limit and the address rule would end with the account, and the opponent would win all its games."""
    anna, ben = member(server, "Anton"), member(server, "Britt")
    ids = [begun(anna, ben) for _ in range(3)]
    for id in ids:
        take_turns(id, 3, anna, ben)
    assert ben.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert [told(anna, id)["unrated"] for id in ids] == ["deleted"] * 3, "the opponent reads it at once"
    for id in ids:
        leave(anna, id)
        assert unrated(anna, id) == "deleted"
    assert rated_games(anna, "Anton") == 0


def test_a_deleted_account_leaves_a_game_of_three_to_the_others(server: Serving) -> None:
    """Two who play together could else take a game from the third, with an account that is worth nothing."""
    anna, ben, cleo = member(server, "Anning"), member(server, "Bodmar"), member(server, "Cajus")
    id = begun(anna, ben, cleo)
    take_turns(id, 3, anna, ben, cleo)
    assert ben.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert told(cleo, id)["unrated"] == ""
    leave(anna, id)
    leave(cleo, id)
    assert told(cleo, id)["unrated"] == ""
    changes = {seat["seat"]: seat["change"] for seat in ratings(cleo, id)["seats"]}
    assert (list(changes), changes[2] > 0) == ([0, 2], True)
    assert (rated_games(anna, "Anning"), rated_games(cleo, "Cajus")) == (1, 1)
    assert rows(server.path, "select count(*) from ratings where person = ''") == [(0,)]
    verdict = verify_one(server.path, id)
    assert verdict is not None
    assert verdict.flaws == ()


def test_two_deleted_accounts_leave_nobody_to_be_rated_against(server: Serving) -> None:
    anna, ben, cleo = member(server, "Annegret"), member(server, "Bork"), member(server, "Carsten")
    id = begun(anna, ben, cleo)
    take_turns(id, 3, anna, ben, cleo)
    for player, why in ((ben, ""), (cleo, "deleted")):
        assert player.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
        assert told(anna, id)["unrated"] == why
    leave(anna, id)
    assert unrated(anna, id) == "deleted"


def test_a_game_with_a_player_whose_account_is_gone_is_never_rated(server: Serving) -> None:
    """Whatever marked the table when the account was deleted: the end of the game looks at the seats too."""
    anna, ben = member(server, "Anselm"), member(server, "Birte")
    id = begun(anna, ben)
    take_turns(id, 3, anna, ben)
    assert ben.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    script(server.path, f"update tables set unrated = '' where id = '{id}'")
    leave(anna, id)
    assert rows(server.path, f"select unrated from tables where id = '{id}'") == [("deleted",)]
    assert rated_games(anna, "Anselm") == 0


def test_two_at_one_address_are_told_before_the_game_that_it_will_not_count(server: Serving) -> None:
    anna, ben = member(server, "Asta", HOME), member(server, "Bela", HOME)
    id = gathered(anna, ben)
    assert (told(ben, id)["status"], told(ben, id)["unrated"]) == ("gathering", "address")
    assert anna.post(f"/api/tables/{id}/start").status_code == 200
    take_turns(id, 3, anna, ben)
    leave(ben, id)
    leave(anna, id)
    assert unrated(ben, id) == "address"


def test_only_players_read_that_two_of_them_share_an_address(server: Serving) -> None:
    """Everybody may look on and read profiles; that two people share an address is theirs to tell."""
    address = "203.0.113.40"
    anna, ben, cleo = member(server, "Adele", address), member(server, "Bohumil", address), member(server, "Cäcilie")
    id = gathered(anna, ben)
    viewers = [(anna, "address"), (ben, "address"), (cleo, "private"), (server.browser(), "private")]
    assert [told(viewer, id)["unrated"] for viewer, _ in viewers] == [why for _, why in viewers]
    with cleo.at(id) as line:
        assert line.next("table")["unrated"] == "private"
    assert anna.post(f"/api/tables/{id}/start").status_code == 200
    leave(ben, id)
    assert told(ben, id)["unrated"] == "address", "who has resigned was a player"
    leave(anna, id)
    assert [told(viewer, id)["unrated"] for viewer, _ in viewers] == [why for _, why in viewers]
    assert [ratings(viewer, id)["unrated"] for viewer, _ in viewers] == [why for _, why in viewers]
    seen = [profile(viewer, "Adele")["outcomes"][0]["unrated"] for viewer in (anna, ben, cleo)]
    assert seen == ["address", "private", "private"]


def test_others_do_not_read_that_a_pair_has_met_too_often(server: Serving) -> None:
    """The limit counts per address too: two who never met before would have an address in common with others."""
    anna, cleo = member(server, "Adolar"), member(server, "Cordula")
    for name in ("Barbara", "Beatrix", "Benedetta"):
        won(anna, member(server, name, "203.0.113.41"))
    id = gathered(anna, member(server, "Bettina", "203.0.113.41"))
    assert [told(viewer, id)["unrated"] for viewer in (anna, cleo)] == ["pair", "private"]


def test_two_networks_of_one_home_are_one_address(server: Serving) -> None:
    """Many providers give a home a /56 of IPv6. Its address of IPv4 cannot be compared with it."""
    anna = member(server, "Arthur", "2001:db8:1:200::7")
    for name, address, why in (
        ("Beate", "2001:db8:1:2ff::9", "address"),
        ("Corinna", "2001:db8:1:300::9", ""),
        ("Dietlinde", "198.18.0.1", ""),
    ):
        assert told(anna, gathered(anna, member(server, name, address)))["unrated"] == why


def test_the_table_counts_again_once_one_of_two_from_one_address_has_left(server: Serving) -> None:
    anna, ben, cleo = (
        member(server, "Arne", "203.0.113.8"),
        member(server, "Bert", "203.0.113.8"),
        member(server, "Cem"),
    )
    id = gathered(anna, ben)
    leave(ben, id)
    assert told(anna, id)["unrated"] == ""
    cleo.join(id)
    assert told(anna, id)["unrated"] == ""


def played_from_home(anna: Browser, ben: Browser, id: str) -> str:
    """Play a game to its end from two addresses; why it is unrated."""
    take_turns(id, 3, anna, ben)
    leave(ben, id)
    leave(anna, id)
    return str(told(anna, id)["unrated"])


def test_one_socket_from_the_address_of_the_opponent_is_found_at_the_end(server: Serving) -> None:
    anna, ben = member(server, "Abel", "203.0.113.20"), member(server, "Bodil")
    id = begun(anna, ben)
    with moved_to("203.0.113.20", ben):
        take_turn(anna, id)
        take_turn(ben, id)
    assert told(ben, id)["unrated"] == "", "later requests come through a proxy again"
    assert played_from_home(anna, ben, id) == "address"


def test_one_request_from_the_address_of_the_opponent_is_found_at_the_end(server: Serving) -> None:
    anna, ben = member(server, "Ada", "203.0.113.21"), member(server, "Bendix")
    id = begun(anna, ben)
    take_turn(anna, id)
    with ben.at(id) as line:
        frame = line.next("frame")
    asked = {"id": fresh_id(), "at": frame["number"], "actions": offer(frame)}
    with moved_to("203.0.113.21", ben):
        assert ben.post(f"/api/tables/{id}/play", asked).status_code == 200
    take_turn(ben, id)
    assert played_from_home(anna, ben, id) == "address"


def test_a_socket_opened_before_sitting_down_is_found_at_the_start(server: Serving) -> None:
    """Only the two requests that take the seat come through a proxy; the game is played over the socket."""
    anna, ben = member(server, "Amelie", "203.0.113.22"), member(server, "Balduin")
    id = gathered(anna, ben)
    leave(ben, id)
    with moved_to("203.0.113.22", ben), ben.at(id) as line:
        line.next("table")
    ben.join(id)
    assert told(anna, id)["unrated"] == "address"


def test_an_address_is_remembered_after_logging_out(server: Serving) -> None:
    """The session is gone, and with it the address from which it was used last."""
    anna, ben = member(server, "Alois", "203.0.113.23"), member(server, "Birgit")
    id = begun(anna, ben)
    with moved_to("203.0.113.23", ben):
        assert told(ben, id)["status"] == "running"
        assert entered(ben, ben.post("/api/logout"))
    log_in(ben, "Birgit")
    assert played_from_home(anna, ben, id) == "address"


def test_addresses_of_spectators_do_not_matter(server: Serving) -> None:
    anna, ben, cleo = member(server, "Anja", "203.0.113.25"), member(server, "Bob"), member(server, "Cosma")
    id = begun(anna, ben)
    with moved_to("203.0.113.25", cleo), cleo.at(id) as line:
        line.next("frame")
    assert played_from_home(anna, ben, id) == ""


def test_addresses_are_stored_once_and_deleted_with_a_game_that_does_not_count(server: Serving) -> None:
    stored = "select count(*) from table_sources where table_id = ?"
    anna, ben = member(server, "Almut"), member(server, "Bianca")
    id, other = begun(anna, ben), begun(anna, ben)
    take_turns(id, 1, anna, ben)
    assert rows(server.path, stored, id) == [(2,)]
    leave(ben, id)
    leave(anna, id)
    assert rows(server.path, stored, id) == [(0,)]
    assert rows(server.path, stored, other) == [(2,)]
    assert ben.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert rows(server.path, stored, other) == [(1,)]


def test_addresses_of_a_game_that_counts_stay_without_those_of_spectators(server: Serving) -> None:
    stored = "select count(*) from table_sources where table_id = ?"
    anna, ben, cleo = member(server, "Alma Zwei"), member(server, "Bianca Zwei"), member(server, "Cilly")
    id = begun(anna, ben)
    take_turns(id, 3, anna, ben)
    told(cleo, id)
    assert rows(server.path, stored, id) == [(3,)]
    leave(ben, id)
    leave(anna, id)
    assert rows(server.path, stored, id) == [(2,)]
    assert ben.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert rows(server.path, stored, id) == [(1,)], "those of a deleted account go at once"


def test_addresses_of_games_that_are_not_rated_are_not_stored(server: Serving) -> None:
    anna, ben = member(server, "Arnulf"), member(server, "Barnabas")
    id = begun(anna, ben, rated=False)
    take_turns(id, 1, anna, ben)
    assert rows(server.path, "select * from table_sources where table_id = ?", id) == []


def test_no_address_is_stored_in_plain(server: Serving) -> None:
    """Neither in a column of any table nor anywhere else in the file, with all that the log still holds."""
    anna, ben = member(server, "Anka", "203.0.113.77"), member(server, "Bogdan")
    begun(anna, ben)
    won(anna, ben)
    assert isinstance(server.path, Path)
    with closing(sqlite3.connect(server.path)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
        assert "203.0.113" not in "\n".join(database.iterdump())
    everything = b"".join(file.read_bytes() for file in server.path.parent.iterdir() if file.is_file())
    assert b"Bogdan" in everything, "what was written last is among it"
    assert b"203.0.113" not in everything
