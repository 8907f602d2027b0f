"""What may be asked for when a table is made, and how names are shown."""

from __future__ import annotations

import pytest

from cenote.server.errors import Refusal
from cenote.server.protocol.messages import NewSeat, NewTable
from cenote.server.tables import seating
from tests.server.house import ANNA, SEED, asked

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (asked("me", "open", game="chess"), "unknown-game"),
        (asked("me", "open", mode="blitz"), "bad-settings"),
        (asked("me", "open", options=["no-camps"]), "bad-settings"),
        (asked("me"), "bad-settings"),
        (asked("me", *["open"] * 4), "bad-settings"),
        (asked("me", "me"), "bad-settings"),
        (asked("open", "bot greedy"), "bad-settings"),
        (asked("me", "bot deep-blue"), "unknown-bot"),
        (NewTable("tikal", [NewSeat("me"), NewSeat("hot", " ")]), "bad-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(wanted: NewTable, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        seating.new_table(wanted, ANNA, "Anna", SEED)
    assert refused.value.code == code
