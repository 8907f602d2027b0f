"""Offers: what an action costs and brings, and walks of several hexes as one (T15.14)."""

from __future__ import annotations

from random import Random

from cenote.core.game import Offer
from cenote.core.testing import sample
from cenote.games.tikal.actions import Walk
from cenote.games.tikal.board import SPACES
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.intents import Enter, Uncover
from cenote.games.tikal.play import TikalState
from tests.counts import count
from tests.table import rule


def opened() -> TikalState:
    """A game whose first hex, a jungle, lies north of the base camp's jungle, with 10 action points left."""
    state = TIKAL.new(2)
    for text in ("draw A6", "place b3 0"):
        state.play(state.actors()[0], TIKAL.actions.parse(text))
    return state


def offered(state: TikalState, *actions: str) -> Offer:
    return next(offer for offer in TIKAL.offers(state, 0) if offer.actions == actions)


def test_an_offer_says_what_it_costs_and_brings() -> None:
    state = opened()
    assert offered(state, "enter worker a5") == Offer(("enter worker a5",), Enter("worker", "a5"), cost=1)
    for text in ("enter worker a5", "walk worker a5 a4"):
        state.play(0, TIKAL.actions.parse(text))
    assert offered(state, "uncover a4") == Offer(("uncover a4",), Uncover("a4"), cost=2, gain=1)
    assert offered(state, "end").cost == 0


def test_what_chance_answers_is_marked() -> None:
    assert offered(opened(), "end").reveals
    assert not offered(opened(), "camp b4").reveals


@rule("T15.14")
def test_T15_14_a_walk_over_several_hexes_is_offered_along_the_cheapest_path() -> None:
    state = opened()
    state.play(0, TIKAL.actions.parse("enter worker a5"))
    walks = [offer for offer in TIKAL.offers(state, 0) if len(offer.actions) > 1]
    assert all(offer.actions[0].startswith("walk worker a5") for offer in walks)
    north = next(offer for offer in walks if offer.actions[-1] == "walk worker b4 b3")
    assert north.actions == ("walk worker a5 b4", "walk worker b4 b3")
    assert north.cost == 1 + 2


def test_the_offered_way_is_never_dearer_than_any_other() -> None:
    """Against the plainest search there is: relax all walks until nothing changes."""
    for moment in sample(TIKAL, Random(11), count(150, 3_000)):
        state = moment.state
        assert isinstance(state, TikalState)
        for seat in state.actors():
            if seat >= 0:
                _check_ways(state, seat)


def _check_ways(state: TikalState, seat: int) -> None:
    for offer in TIKAL.offers(state, seat):
        steps = [TIKAL.actions[TIKAL.actions.parse(text)] for text in offer.actions]
        if len(steps) > 1:
            first, last = steps[0], steps[-1]
            assert isinstance(first, Walk)
            assert isinstance(last, Walk)
            assert offer.cost == _least(state, first.origin)[last.target]


def _least(state: TikalState, origin: int) -> list[int]:
    far = 1_000
    least = [far] * SPACES
    least[origin] = 0
    for _ in range(SPACES):
        for here in range(SPACES):
            for price, code in state.exits[here]:
                walk = TIKAL.actions[code]
                assert isinstance(walk, Walk)
                least[walk.target] = min(least[walk.target], least[here] + price)
    return least


def test_workers_and_the_leader_have_ways_of_their_own() -> None:
    state = opened()
    for text in ("enter worker a5", "enter leader a5"):
        state.play(0, TIKAL.actions.parse(text))
    walks = {offer.actions[0].split()[1] for offer in TIKAL.offers(state, 0) if len(offer.actions) > 1}
    assert walks == {"worker", "leader"}
