"""T8: exchanging treasure."""

from __future__ import annotations

import pytest

from cenote.core.game import Detail, Seat
from cenote.games.tikal.facts import Exchanged
from tests.games.tikal.support import position
from tests.table import rule

BOWL_FOR_IDOL = "exchange bowl for idol of 1"


@rule("T8.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "facts"),
    [
        ("", "idol", {"owner": 0, "treasure": "bowl", "held": 0}),
        ("bowl bowl", "idol", {"owner": 0, "treasure": "bowl", "held": 2}),
        ("bowl bowl bowl", "idol", {"owner": 0, "treasure": "bowl", "held": 3}),
        ("bowl", "", {"owner": 1, "treasure": "idol", "held": 0}),
        ("bowl", "idol idol", {"owner": 1, "treasure": "idol", "held": 2}),
        ("bowl", "idol idol idol", {"owner": 1, "treasure": "idol", "held": 3}),
    ],
)
def test_T8_1_only_singles_are_given_and_taken(mine: str, theirs: str, facts: dict[str, Detail]) -> None:
    assert position(f"treasures 0 {mine}\ntreasures 1 {theirs}").refusal(BOWL_FOR_IDOL) == (
        "T8.1",
        {"why": "not-single", **facts},
    )
    assert position("treasures 0 bowl\ntreasures 1 idol").allows(BOWL_FOR_IDOL)


@rule("T8.1")
def test_T8_1_what_becomes_a_pair_by_an_exchange_is_a_single_no_more() -> None:
    table = position("treasures 0 bowl idol\ntreasures 1 idol mirror")
    assert table.allows("exchange idol for mirror of 1")
    table.play(BOWL_FOR_IDOL)
    assert table.refusal("exchange idol for mirror of 1") == (
        "T8.1",
        {"why": "not-single", "owner": 0, "treasure": "idol", "held": 2},
    )


@rule("T8.2")
def test_T8_2_the_acting_player_names_both_kinds_and_the_other_is_not_asked() -> None:
    table = position("treasures 0 bowl crown\ntreasures 1 idol mirror")
    assert [text for text in table.legal() if text.startswith("exchange")] == [
        "exchange bowl for idol of 1",
        "exchange bowl for mirror of 1",
        "exchange crown for idol of 1",
        "exchange crown for mirror of 1",
    ]
    assert table.facts("exchange crown for idol of 1") == (Exchanged(Seat(0), Seat(1), "crown", "idol"),)
    assert table.seat(0).treasures == (0, 1, 0, 0, 0, 1, 0, 0)
    assert table.seat(1).treasures == (0, 0, 1, 0, 0, 0, 1, 0)
    assert table.state.actors() == (0,)


@rule("T8.3")
def test_T8_3_an_exchange_of_like_for_like_is_not_offered() -> None:
    table = position("treasures 0 bowl\ntreasures 1 bowl idol")
    assert table.refusal("exchange bowl for bowl of 1") == ("T8.3", {"why": "alike", "treasure": "bowl"})
    assert table.allows(BOWL_FOR_IDOL)
