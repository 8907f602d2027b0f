"""What a seat's own cards can do: told of every phase that needs it, and of nobody else's cards."""

from __future__ import annotations

import pytest

from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.outlook import Outlook, Place, Reach, Way, outlook
from cenote.games.jackal.play import JackalState
from cenote.games.jackal.recall import Passed
from tests.games.jackal.support import PLAIN, RICH, JackalTable, ashore, new, offshore, opened


def look(table: JackalTable, seat: int | None = 0) -> Outlook:
    return outlook(JACKAL.view(table.state, seat))


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
