"""Ratings of islands so small that everything is known by hand, and of all printed ones against the route finder."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from cenote.games.jackal.box import checked_island, own_box
from cenote.games.jackal.cards import KINDS, MARK
from cenote.games.jackal.islands import Island
from cenote.games.jackal.route import best_routes
from cenote.islands.card_needs import CardNeed, card_needs
from cenote.islands.difficulty import SIZES, DifficultyRater, Steps, ranges, rate_chests
from cenote.islands.hand_chances import DealtHands, meets

DECK = own_box().deck
CARDS = 60
ACROSS = 15 + 8
"""Cards that can make a step across: ↔ and four-way."""
MAPS = 5


def island(drawn: str) -> Island:
    return checked_island("I01", "Tiny", tuple(drawn.split(" / ")))


def without(*left_out: int) -> list[float]:
    """The chance of a hand of each size with none of so many cards."""
    return [comb(CARDS - sum(left_out), size) / comb(CARDS, size) for size in SIZES]


def test_a_chest_beside_the_flag_needs_one_step_across() -> None:
    assert card_needs(island("W1B"), 9) == {1: [CardNeed(1, 0, 0, 0, 0)]}
    rating = DifficultyRater(DECK).rate(island("W1B"))
    assert rating.some_chest == rating.best_chest
    assert rating.best_chest == pytest.approx([1 - none for none in without(ACROSS)])


def test_a_buried_chest_beside_the_flag_needs_a_map_too() -> None:
    rating = DifficultyRater(DECK).rate(island("Wc / B~"))
    no_step, no_map, neither = without(ACROSS), without(MAPS), without(ACROSS, MAPS)
    lacking = [a + b - both for a, b, both in zip(no_step, no_map, neither, strict=True)]
    assert rating.best_chest == pytest.approx([1 - chance for chance in lacking])


def test_the_best_chest_is_harder_than_any() -> None:
    rating = DifficultyRater(DECK).rate(island("W1~ / ..3 / B~~"))
    assert all(best < some for best, some in zip(rating.best_chest, rating.some_chest, strict=True))


def test_a_deck_of_one_kind_is_certain_or_hopeless() -> None:
    across = [60, 0, 0, 0, 0, 0, 0]
    assert DifficultyRater(across).rate(island("W..1 / B~~~")).some_chest == (1, 1, 1)
    assert DifficultyRater(across).rate(island("W.....1 / B~~~~~~")).some_chest == (0, 1, 1)
    assert DifficultyRater(across).rate(island("W. / B1")).some_chest == (0, 0, 0)


def test_all_hands_together_are_certain() -> None:
    hands = DealtHands(DECK, 5)
    assert hands.chance(hands.meeting([CardNeed(0, 0, 0, 0, 0)])) == 1
    assert len(DealtHands([99] * KINDS, 9)) == comb(15, 6)


def test_four_way_cards_fill_gaps() -> None:
    assert meets((1, 0, 2, 0, 0, 0, 0), CardNeed(2, 1, 0, 0, 0))
    assert not meets((1, 0, 1, 0, 0, 0, 0), CardNeed(2, 1, 0, 0, 0))


STEPS = [
    ("W1B", Steps(1, 1), Steps(1, 1)),
    ("W.~ / ..3 / B~.", Steps(3, 1), Steps(3, 1)),
    ("WL2 / B~~", Steps(3, 2), Steps(4, 1)),
    ("WJ2 / ... / B..", Steps(2, 2), Steps(4, 2)),
    ("WL2 / J~~ / B~~", Steps(3, 2), Steps(5, 2)),
    ("W~ / B~ / ~~ / ~c", Steps(None, 2), Steps(None, 1)),
    ("W~~ / ~~c / B~.", Steps(None, 1), Steps(None, 1)),
    ("WC~~ / ~~~~ / ~~C3 / B~~C", Steps(2, 2), Steps(None, 2)),
]


@pytest.mark.parametrize(("drawn", "white", "black"), STEPS)
def test_the_fewest_steps_are_those_counted_by_hand(drawn: str, white: Steps, black: Steps) -> None:
    best = rate_chests(island(drawn))[0]
    assert (best.from_white, best.from_black) == (white, black)


def test_chests_come_best_first_with_their_cells() -> None:
    chests = rate_chests(island("W.2 / J~. / B.d"))
    assert [(chest.cell, chest.coins, chest.buried) for chest in chests] == [("c3", 4, True), ("c1", 2, False)]


def test_ranges_go_over_all_islands() -> None:
    found = ranges([(0.25, 0.5), (0.75, 0.5)])
    assert [(one.least, one.mean, one.most) for one in found] == [(0.25, 0.5, 0.75), (0.5, 0.5, 0.5)]


@pytest.mark.parametrize("printed", own_box().islands, ids=lambda printed: printed.code)
def test_needs_agree_with_the_route_finder(printed: Island) -> None:
    """A hand meets a need of a chest exactly when a route of its cards reaches that chest."""
    rng = Random(printed.code)
    cards = [kind for kind, count in enumerate(DECK) for _ in range(count) if kind != MARK]
    asked = card_needs(printed, max(SIZES))
    for size in (3, 4, 5, 5, 6, 6, 7):
        dealt = rng.sample(cards, size)
        hand = [dealt.count(kind) for kind in range(KINDS)]
        met = {cell for cell, found in asked.items() if any(meets(tuple(hand), need) for need in found)}
        assert met == {route.cell for route in best_routes(printed, hand)}, hand
