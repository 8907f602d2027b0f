"""Names: what is shown of them, which are refused, and how those at one table are told apart."""

from __future__ import annotations

import pytest

from cenote.bots.contract import bot_names
from cenote.server.errors import Refusal
from cenote.server.protocol import display_names
from cenote.server.protocol.display_names import LENGTH, alike, apart, proper
from cenote.server.tables import lobby, seating
from cenote.words import LANGUAGES, Words
from tests.server.house import ANNA, BEN, CLEO, SEED, House, asked

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
UNSEEN = "\u034f\ufe0f\u180b\u17b4\U000e0100\ufffc\u3164\u2800\u200b\u00ad\u2060\U0001d159\u115f\uffa0\U000e0041"
"""Characters of which nothing is seen, whatever Unicode calls them."""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t  Lena\n", "Anna Lena"),
        ("Anna\N{NO-BREAK SPACE}Lena", "Anna Lena"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b\N{LEFT-TO-RIGHT ISOLATE}c", "abc"),
        ("Zo\N{ZERO WIDTH SPACE}e\N{ZERO WIDTH NO-BREAK SPACE}", "Zoe"),
        ("A\x00n\x1bn\x7fa", "Anna"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("\N{COMBINING ACUTE ACCENT}Anna \N{COMBINING ACUTE ACCENT}Lena", "Anna Lena"),
        ("x" + "\N{COMBINING MACRON}" * 9, "x" + "\N{COMBINING MACRON}" * display_names.MARKS),
        ("王小明", "王小明"),
        ("Олëг", "Олëг"),
        ("สมชาย", "สมชาย"),
        ("देवी", "देवी"),
        ("\N{SLOTH}\N{PALM TREE}", "\N{SLOTH}\N{PALM TREE}"),
        (FAMILY, "\N{MAN}\N{WOMAN}\N{GIRL}"),
        ("x" * LENGTH, "x" * LENGTH),
        ("<script>", "<script>"),
        ("Greta", "Greta"),
    ],
)
def test_a_name_is_shown_without_tricks(given: str, shown: str) -> None:
    assert proper(given) == shown
    assert proper(f" {UNSEEN}{given}") == proper(given + UNSEEN) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "\t\n",
        "\N{RIGHT-TO-LEFT OVERRIDE}",
        "\N{IDEOGRAPHIC SPACE}",
        "\x00",
        "\N{COMBINING ACUTE ACCENT}",
        " \N{COMBINING ACUTE ACCENT} ",
        "x" * (LENGTH + 1),
        UNSEEN,
        *UNSEEN,
    ],
)
def test_a_name_of_which_nothing_or_too_much_is_seen_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        proper(given)
    assert (refused.value.code, refused.value.facts) == ("bad-name", {"most": LENGTH})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_a_bot(language: str) -> None:
    for bot in bot_names():
        called = Words(language).bot(bot)
        for given in (called, called.upper(), f"{called} 2", f"{called}7", bot, f"{bot} 12"):
            with pytest.raises(Refusal) as refused:
                proper(given)
            assert refused.value.code == "bot-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),
        ("Anna", "Αnna"),
        ("Anna", "Ａｎｎａ"),
        ("Bill", "BiIl"),
        ("Bob", "B0b"),
        ("Arno", "Amo"),
        ("Straße", "STRASSE"),
        ("Вера", "вера"),
    ],
)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert apart(other, [one]).endswith(" 2")


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Zoe", "Zoë"), ("Вера", "Вира"), ("王", "玉")])
def test_names_that_look_different_are_not_alike(one: str, other: str) -> None:
    assert not alike(one, other)
    assert apart(other, [one]) == other


def test_a_number_tells_those_apart_who_are_called_the_same_and_it_has_room() -> None:
    taken: list[str] = []
    for _ in range(12):
        taken.append(apart("x" * LENGTH, taken))
    assert taken[:3] == ["x" * 24, "x" * 22 + " 2", "x" * 22 + " 3"]
    assert len({*taken}) == 12
    assert max(map(len, taken)) == LENGTH
    assert [apart("", ["Anna"]), apart("", ["Anna", "guest 1"])] == ["Guest 1", "Guest 2"]


def called(*seats: str, name: str = "Anna") -> list[str]:
    return [seat.name for seat in seating.new_table(asked(*seats), ANNA, name, SEED).seats]


def test_people_at_one_screen_are_told_apart() -> None:
    assert called("hot Anna", "me", "hot anna", "bot greedy") == ["Anna", "Anna 2", "anna 3", ""]
    assert called("me", "open", name="") == ["Guest 1", ""]


def test_people_who_join_are_told_apart() -> None:
    table = seating.new_table(asked("me", "open", "open", "open"), ANNA, "Anna", SEED)
    for person, name in ((BEN, "Аnna"), (CLEO, ""), ("dora", "")):
        table = seating.joined(table, None, "", person, name)
    assert [seat.name for seat in table.seats] == ["Anna", "Аnna 2", "Guest 1", "Guest 2"]
    assert not [seat.name for seat in table.seats for person in (ANNA, BEN, CLEO, "dora") if person[:4] in seat.name]


def test_who_was_told_apart_by_a_number_finds_their_seat_in_the_return_match() -> None:
    table = seating.new_table(asked("me", "open", "open"), ANNA, "Anna", SEED)
    table = seating.joined(table, None, "", BEN, "Ben")
    table = seating.joined(table, None, "", CLEO, "Anna")
    again = seating.again(table, ANNA, SEED)
    assert [seat.name for seat in again.seats] == ["Ben", "Anna 2", "Anna"]
    for person in (ANNA, CLEO):
        again = seating.returned(again, table, person, "Anna")
    assert [(seat.person, seat.name) for seat in again.seats[1:]] == [(CLEO, "Anna 2"), (ANNA, "Anna")]


@pytest.mark.anyio
async def test_a_new_name_is_shown_where_players_gather_and_not_where_they_play(home: House) -> None:
    waiting = await home.open("me", "hot Annika", "open", "open")
    await home.join(waiting, BEN)
    playing = await home.two()
    home.told.clear()
    await lobby.rename(home.tables, ANNA, "Anna", "Ben")
    assert [seat.name for seat in waiting.stored.seats] == ["Ben 2", "Annika", "Ben", ""]
    assert waiting.stored == await home.storage.table(waiting.stored.id)
    assert home.told == [(waiting.stored.id, "people")]
    assert [seat.name for seat in playing.stored.seats] == ["Anna", "Ben"]
    await lobby.rename(home.tables, ANNA, "Ben", "Zoe")
    assert waiting.stored.seats[0].name == "Zoe"


@pytest.mark.anyio
async def test_a_guest_who_chooses_a_name_is_called_by_it(home: House) -> None:
    waiting = await lobby.create(home.tables, asked("me", "open"), ANNA, "")
    assert waiting.stored.seats[0].name == "Guest 1"
    await lobby.rename(home.tables, ANNA, "", "Anna")
    assert waiting.stored.seats[0].name == "Anna"


def test_no_bot_is_called_what_somebody_without_a_name_is_called() -> None:
    """In no language: a guest could not sit down."""
    for guest in display_names.nobodies():
        assert display_names.proper(f"{guest} 7") == f"{guest} 7"
