"""Offers: what an action costs and brings, and walks of several hexes as one (T15.14)."""

from __future__ import annotations

from random import Random

from cenote.core.game import Offer
from cenote.core.testing import sample
from cenote.games.tikal.action_arrays import SECOND
from cenote.games.tikal.actions import WORKER
from cenote.games.tikal.board import NAMES, SPACE, TURN_AP
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.intents import Enter, Uncover, Walk
from cenote.games.tikal.position import toll, walks
from cenote.games.tikal.state import TikalState
from tests.counts import count
from tests.games.tikal.support import TikalTable, position
from tests.table import rule


def opened() -> TikalState:
    """A game whose first hex, a jungle, lies north of the base camp's jungle, with 10 action points left."""
    state = TIKAL.new(2)
    for text in ("draw A6", "place b3 0"):
        state.play(state.actors()[0], TIKAL.actions.parse(text))
    return state


def offered(state: TikalState, action: str) -> Offer:
    return next(offer for offer in TIKAL.offers(state, 0) if offer.action == action)


def walks_of(state: TikalState, seat: int) -> list[tuple[Offer, Walk]]:
    """What is offered as a walk over several hexes."""
    found = [(offer, offer.intent) for offer in TIKAL.offers(state, seat)]
    return [(offer, walk) for offer, walk in found if isinstance(walk, Walk) and len(walk.spaces) > 2]


def test_an_offer_says_what_it_costs_and_brings() -> None:
    state = opened()
    assert offered(state, "enter leader a5") == Offer("enter leader a5", Enter("leader", "a5"), cost=1)
    for text in ("enter worker a5", "walk worker a5 a4"):
        state.play(0, TIKAL.actions.parse(text))
    assert offered(state, "uncover a4") == Offer("uncover a4", Uncover("a4"), cost=2, gain=1)
    assert offered(state, "end").cost == 0


def test_what_may_be_done_several_times_in_a_row_says_so_and_what_that_brings() -> None:
    state = opened()
    assert len(offered(state, "enter worker a5").again) == 9, "ten points, one each"
    assert offered(state, "enter leader a5").again == (), "there is one leader"
    for text in ("enter worker a5", "enter worker a5", "enter leader a5"):
        state.play(0, TIKAL.actions.parse(text))
    assert offered(state, "walk worker a5 a4").again == (1,), "two workers; the first has the temple already"
    assert offered(state, "walk leader a5 a4").again == ()
    assert offered(state, "camp b4").again == ()
    for text in ("walk worker a5 a4", "walk worker a5 a4"):
        state.play(0, TIKAL.actions.parse(text))
    assert offered(state, "uncover a4").gain == 1
    assert offered(state, "uncover a4").again == (), "three points are one level"


@rule("T6.3", "T6.4")
def test_two_levels_can_be_meant_at_once_where_two_members_stand() -> None:
    table = position("a4 a4 workers 0 2\nb5 b5 workers 0 1")
    assert offered(table.state, "uncover a4").again == (2,)
    assert offered(table.state, "uncover b5").again == ()


@rule("T15.14")
def test_a_way_over_several_hexes_is_for_as_many_workers_as_the_points_allow() -> None:
    state = opened()
    for _ in range(3):
        state.play(0, TIKAL.actions.parse("enter worker a5"))
    north = offered(state, "walk worker a5 b4 b3")
    assert (state.ap, north.cost, len(north.again)) == (7, 3, 1)


def test_what_chance_answers_is_marked() -> None:
    assert offered(opened(), "end").reveals
    assert not offered(opened(), "camp b4").reveals


@rule("T15.14")
def test_T15_14_a_walk_over_several_hexes_is_offered_along_the_cheapest_path() -> None:
    state = opened()
    state.play(0, TIKAL.actions.parse("enter worker a5"))
    walks = walks_of(state, 0)
    assert all(walk.spaces[0] == "a5" for _, walk in walks)
    north = next(offer for offer, walk in walks if walk.spaces[-1] == "b3")
    assert (north.action, north.cost) == ("walk worker a5 b4 b3", 1 + 2)
    assert [TIKAL.actions.texts[code] for code in TIKAL.actions.read(" WALK worker  a5 b4 b3")] == [
        "walk worker a5 b4",
        "walk worker b4 b3",
    ]


def test_the_offered_way_is_never_dearer_than_any_other() -> None:
    """Against the plainest search there is: relax all walks until nothing changes."""
    for moment in sample(TIKAL, Random(11), count(150, 3_000)):
        state = moment.state
        assert isinstance(state, TikalState)
        for seat in state.actors():
            if seat >= 0:
                _check_ways(state, seat)


def _check_ways(state: TikalState, seat: int) -> None:
    least: dict[str, dict[str, int]] = {}
    for offer, walk in walks_of(state, seat):
        origin, target = walk.spaces[0], walk.spaces[-1]
        if origin not in least:
            least[origin] = _least(state, origin)
        assert offer.cost == least[origin][target]


def _least(state: TikalState, origin: str) -> dict[str, int]:
    least, grown = {origin: 0}, True
    while grown:
        grown = False
        for here, spent in list(least.items()):
            for code in walks(state, WORKER, SPACE[here], TURN_AP):
                there, price = NAMES[SECOND[code]], toll(state, code)
                if spent + price < least.get(there, 1_000):
                    least[there], grown = spent + price, True
    return least


def test_workers_and_the_leader_have_ways_of_their_own() -> None:
    state = opened()
    for text in ("enter worker a5", "enter leader a5"):
        state.play(0, TIKAL.actions.parse(text))
    assert {walk.member for _, walk in walks_of(state, 0)} == {"worker", "leader"}


def wondered(table: TikalTable, about: str) -> list[tuple[str, str]]:
    """The rules that forbid what one would think of, and why."""
    refusals = [TIKAL.explain(table.state, 0, code) for code in TIKAL.conceivable(table.state, 0, about)]
    return [(refusal.rule, str(refusal.facts["why"])) for refusal in refusals if refusal]


@rule("T4.1", "T15.5")
def test_a_space_where_the_hex_in_hand_cannot_lie_has_a_reason() -> None:
    table = position("phase placing\nhand A1\nc4 B6")
    assert wondered(table, "c4") == [("T4.1", "occupied")]
    assert wondered(table, "h1") == [("T4.1", "apart")]
    assert wondered(table, "d3") == [("T15.5", "no-path")]
    assert wondered(table, "b3") == [], "there it fits"
    assert wondered(table, "a5") == wondered(table, "nowhere") == []


@rule("T5.3")
def test_a_walk_to_the_next_hex_that_cannot_be_has_a_reason() -> None:
    table = position("a5 a5 workers 0 1\nb4 b4 workers 0 1 leader 0\nc4 B6")
    assert wondered(table, "worker b4 c4") == [("T5.3", "volcano")]
    assert wondered(table, "leader b4 c4") == [("T5.3", "volcano")]
    assert wondered(table, "worker b4 a4") == [("T5.3", "no-stones")]
    assert wondered(table, "worker b4 b3") == [("T5.3", "empty")]
    assert wondered(table, "worker a5 b4") == [], "that can be"
    assert wondered(table, "worker a5 h1") == wondered(table, "elephant a5 b4") == wondered(table, "a5 b4") == []
