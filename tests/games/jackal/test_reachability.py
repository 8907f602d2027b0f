"""What a seat's own cards can do: told of every phase that needs it, and of nobody else's cards."""

from __future__ import annotations

from random import Random

import pytest

from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.intents import Exit, Go, Lead
from cenote.games.jackal.passed_packs import Passed
from cenote.games.jackal.reachability import Outlook, Place, Reach, Way, reachability
from cenote.games.jackal.state import JackalState
from cenote.words import Words
from tests.games.jackal.support import PLAIN, RICH, JackalTable, ashore, dealt, new, offshore, opened


def look(table: JackalTable, seat: int | None = 0) -> Outlook:
    return reachability(JACKAL.view(table.state, seat))


def reached(ways: tuple[Way, ...]) -> list[tuple[str, int, str]]:
    return [(way.cell, way.steps, way.cards) for way in ways]


def test_who_announces_sees_what_the_hand_reaches_here_and_ahead() -> None:
    seen = look(offshore("hand 0 FHH", island=RICH))
    assert reached(seen.reach.here) == [("c1", 3, "HH")]
    assert [reached(ways) for ways in seen.reach.ahead] == [[("c1", 2, "HH"), ("c3", 2, "FHH")]]
    assert (seen.places, seen.ends, seen.more) == ((), (), ())


def test_a_row_shows_where_it_leads_and_what_all_cards_together_could_reach() -> None:
    table = ashore(PLAIN, "HHVV")
    nothing_laid = look(table)
    assert nothing_laid.places == (Place("a1", 0),)
    table.play("lay V", seat=0)
    table.play("lay V", seat=0)
    table.play("lay H", seat=0)
    seen = look(table)
    assert seen.places == (Place("b1", 3), Place("b3", 3))
    assert seen.ends == ()
    assert seen.reach == nothing_laid.reach, "what is laid can still be laid otherwise"
    table.play("lay H", seat=0)
    assert [(way.cell, way.coins, way.steps) for way in look(table).ends] == [("c1", 2, 4), ("c3", 1, 4)]


def test_islands_ahead_are_looked_at_only_while_cards_are_gathered() -> None:
    assert look(ashore(PLAIN, "HH")).reach.ahead == ()
    assert look(opened(PLAIN, "VVHH")).reach == Reach()


def test_who_takes_sees_what_each_card_of_the_market_would_open_up_ahead() -> None:
    table = offshore("phase taking\nhand 0 H\ntakes 2")
    seen = look(table)
    assert (seen.reach.here, seen.reach.ahead) == ((), ((),))
    assert {more.card: [reached(ways) for ways in more.reach.ahead] for more in seen.more} == {
        **{"H": [[("c1", 2, "HH")]], "V": [[]], "X": [[("c1", 2, "HX")]], "K": [[("c3", 2, "HK")]]},
    }
    assert look(table, 1).more == (), "only to whom it is up"


def drafting() -> JackalTable:
    """Two seats with the packs HHHVVVXXX and KKKKKKKFF."""
    table = new(2, "archipelago")
    for cards in ("HHHVVVXXX", "KKKKKKKFF", "VVVV"):
        table.deal(cards)
    table.settle()
    return table


def keep(table: JackalTable, *cards: str) -> None:
    for seat, card in enumerate(cards):
        table.play(f"keep {card}", seat=seat)


def test_packs_are_remembered_as_they_were_handed_on() -> None:
    table = drafting()
    assert look(table).packs == ()
    keep(table, "H", "K")
    assert look(table).packs == (Passed(1, "HHVVVXXX", ""),)
    keep(table, "F", "X")
    assert look(table).packs == (Passed(1, "KKKKKKF", ""), Passed(0, "HHVVVXXX", "X"))
    keep(table, "V", "K")
    assert look(table).packs == (Passed(1, "HHVVXX", ""), Passed(0, "KKKKKKF", "K"))


def test_each_card_of_a_pack_says_what_it_would_open_up() -> None:
    table = drafting()
    assert [more.card for more in look(table).more] == ["H", "V", "X"]
    assert all(len(more.reach.ahead) == 3 for more in look(table).more)
    table.play("keep H", seat=0)
    assert look(table).more == ()


@pytest.mark.parametrize("other", ["HHHHH", "KKKKK"])
def test_nothing_depends_on_the_cards_of_others(other: str) -> None:
    assert look(ashore(PLAIN, "HH", other)) == look(ashore(PLAIN, "HH", "VVVVV"))


def test_those_who_look_on_are_told_nothing() -> None:
    assert look(ashore(PLAIN, "HH"), None) == Outlook()


def test_a_card_or_a_cell_that_is_out_of_the_question_has_its_rule() -> None:
    laying, walking = ashore(PLAIN, "HFM").state, opened(PLAIN, "XXXX").state

    def rules(state: JackalState, about: str) -> set[str]:
        refusals = [JACKAL.explain(state, 0, code) for code in JACKAL.conceivable(state, 0, about)]
        return {refusal.rule for refusal in refusals if refusal}

    assert rules(laying, "M") == {"J4.3"}
    assert rules(laying, "H") == rules(laying, "b2") == set()
    assert (rules(walking, "b1"), rules(walking, "b3")) == (set(), {"J6.3"})


def leads(table: JackalTable) -> dict[str, tuple[Lead, ...]]:
    offers = JACKAL.offers(table.state, table.actor())
    return {offer.action: offer.intent.leads for offer in offers if isinstance(offer.intent, Go | Exit)}


def test_each_choice_says_which_chests_it_still_reaches_and_what_they_pay_now() -> None:
    table = opened("..1/.W./3.B", "XX", "XX")
    down = Lead("a3", 3, 2, 3, ("b2", "b3", "a3"))
    up = Lead("c1", 1, 2, 1, ("b2", "b1", "c1"))
    assert (leads(table)["go down"], leads(table)["go up"]) == ((down,), (up,))
    table.play("go down")
    assert leads(table)["go down"] == (down._replace(pays=2),), "equal steps: the other was earlier"
    table.play("go up")
    assert table.coins == [3, 1]


def test_marks_count_among_the_steps_and_a_longer_route_does_not_come_before() -> None:
    table = ashore("..1/.W./3.B", "XXM", "XXXX")
    table.lay("XX", "XX")
    table.play("throw 1", "done", seat=0)
    table.play("done", seat=1)
    table.play("go down")
    assert leads(table)["go down"] == (Lead("a3", 3, 3, 2, ("b2", "b3", "a3")),)
    slower = ashore("..1/.W./3.B", "XX", "XXM")
    slower.lay("XX", "XX")
    slower.play("done", seat=0)
    slower.play("throw 0", "done", seat=1)
    slower.play("go down")
    assert leads(slower)["go down"] == (Lead("a3", 3, 2, 3, ("b2", "b3", "a3")),)


def test_a_choice_in_a_cave_says_where_each_exit_leads() -> None:
    table = opened("1WC~~/~B~~~/~~C2~/~~~~~/3C~~C", "XX")
    inside = {lead[:4] for lead in leads(table)["go right"]}
    assert inside == {("d3", 2, 2, 2), ("a5", 3, 2, 3)}
    table.play("go right")
    assert leads(table) == {
        "exit c3": (Lead("d3", 2, 2, 2, ("c1", "c3", "d3")),),
        "exit b5": (Lead("a5", 3, 2, 3, ("c1", "b5", "a5")),),
    }


@pytest.mark.parametrize("seed", range(20))
def test_what_a_choice_promises_comes_true(seed: int) -> None:
    """Whoever walks on towards a chest reaches it with these steps, and nothing else can be reached."""
    rng = Random(seed)
    table = dealt(3)
    while table.view.phase != "over":
        seat = table.actor()
        if table.view.phase != "opening":
            table.play(rng.choice(table.legal()) if seat >= 0 else table.least(), seat=seat)
            continue
        choice, found = rng.choice(list(leads(table).items()))
        assert found, "only choices that reach a chest are offered (J6.12)"
        goal = rng.choice(found)
        number = table.view.number
        table.play(choice)
        while table.view.number == number and table.view.phase == "opening" and table.actor() == seat:
            if any(route.seat == seat and route.chest >= 0 for route in table.view.reveal):
                break
            table.play(next(go for go, ways in leads(table).items() if any(way[:3] == goal[:3] for way in ways)))
        if table.view.number == number:
            assert table.reached(seat) == (goal.cell, goal.steps)


def test_a_choice_is_said_with_where_it_leads() -> None:
    table = opened("..1/.W./3.B", "XX", "XX")
    said = {offer.action: Words("en").intent("jackal", offer) for offer in JACKAL.offers(table.state, 0)}
    assert said["go down"] == "Go to b3: to the 3-coin chest on a3, 2 steps, 3 coins now"


def test_the_own_route_shows_where_it_leads_until_it_is_opened() -> None:
    table = ashore("..1/.W./3.B", "XX", "XX")
    table.lay("XX", "XX")
    assert [way.cell for way in look(table, 1).ends] == ["c1", "a3"]
    table.confirm()
    assert (look(table, 0).ends, [way.cell for way in look(table, 1).ends]) == ((), ["c1", "a3"])
    table.play("go down")
    assert look(table, 1).ends == ()
