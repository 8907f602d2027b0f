"""What may be asked for when a table is made, and how names are shown."""

from __future__ import annotations

import pytest

from cenote.server import seating
from cenote.server.protocol import NewSeat, NewTable
from cenote.server.refusal import Refusal
from cenote.server.seating import NAME_LENGTH, proper_name
from tests.server.house import ANNA, SALT, SEED, asked

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
        (NewTable("tikal", [NewSeat("me"), NewSeat("hot", " ")], SALT), "bad-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(wanted: NewTable, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        seating.new_table(wanted, ANNA, "Anna", SEED)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t  Lena\n", "Anna Lena"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b\N{LEFT-TO-RIGHT ISOLATE}c", "abc"),
        ("Zo\N{ZERO WIDTH SPACE}e\N{ZERO WIDTH NO-BREAK SPACE}", "Zoe"),
        ("A\x00n\x1bn\x7fa", "Anna"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("王小明", "王小明"),
        ("Олëг", "Олëг"),
        ("\N{SLOTH}\N{PALM TREE}", "\N{SLOTH}\N{PALM TREE}"),
        (FAMILY, "\N{MAN}\N{WOMAN}\N{GIRL}"),
        ("x" * 30, "x" * NAME_LENGTH),
        ("<script>", "<script>"),
    ],
)
def test_a_name_is_shown_without_tricks(given: str, shown: str) -> None:
    assert proper_name(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "\t\n",
        "\N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER}",
        "\N{RIGHT-TO-LEFT OVERRIDE}",
        "\N{IDEOGRAPHIC SPACE}",
        "\x00",
        "\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}",
    ],
)
def test_a_name_of_which_nothing_is_seen_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        proper_name(given)
    assert refused.value.code == "bad-name"
