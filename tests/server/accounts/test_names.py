"""Names: nobody can look like somebody with an account, or like a bot."""

from __future__ import annotations

import threading

import pytest

from cenote.server.errors import Refusal
from cenote.server.protocol.display_names import fit_for_account, skeletons
from tests.server.accounts.support import PASSWORD, account, refused, rows, sign_up
from tests.server.browsers import Browser, Serving

HOSTILE = (
    "Anna",
    "ANNA",
    "a n n a",
    "Ann\N{CYRILLIC SMALL LETTER A}",
    "\N{CYRILLIC CAPITAL LETTER A}nna",
    "\N{FULLWIDTH LATIN CAPITAL LETTER A}nna",
    "\N{MATHEMATICAL BOLD CAPITAL A}nna",
    "Ann\N{LATIN SMALL LETTER A WITH GRAVE}",
    "An\N{COMBINING DOT BELOW}na",
    "An\N{ZERO WIDTH JOINER}na",
    "\N{RIGHT-TO-LEFT OVERRIDE}Anna",
    "Anna\N{VARIATION SELECTOR-16}",
    "\N{LISU LETTER A}\N{LISU LETTER NA}\N{LISU LETTER NA}\N{LISU LETTER A}",
    "\N{CHEROKEE LETTER GO}nna",
    "\N{LATIN LETTER SMALL CAPITAL A}nn\N{LATIN LETTER SMALL CAPITAL A}",
    "Anna.",
    "“Anna”",
    "Anna\N{IDEOGRAPHIC SPACE}",
)
"""Names that somebody could take for Anna's."""


def test_nobody_can_look_like_an_account(server: Serving) -> None:
    account(server, "Anna")
    eve, mallory = server.browser(), account(server, "Mallory")
    for name in HOSTILE:
        mine, beside = {"kind": "me", "name": name}, {"kind": "hot", "name": name}
        for answer in (
            eve.put("/api/me", {"name": name}),
            eve.put("/api/me", {"name": f"{name} 2"}),
            eve.post("/api/signup", {"name": name, "password": PASSWORD}),
            mallory.put("/api/me", {"name": name}),
            eve.post("/api/tables", {"game": "tikal", "seats": [mine, {"kind": "open"}]}),
            eve.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, beside]}),
        ):
            assert refused(answer) in ((409, "name-taken"), (429, "too-often")), (name, answer.text)
    assert len(rows(server, "select name from accounts")) == 2


def test_a_guest_who_has_a_name_loses_it_to_an_account(server: Serving) -> None:
    guest, anna = server.browser("Anna"), server.browser()
    sign_up(anna, "Anna")
    assert guest.http.get("/api/me").json()["name"] == ""
    id = guest.create("me", "open")
    assert guest.http.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Guest 1"
    assert anna.put("/api/me", {"name": "ANNA"}).json()["name"] == "ANNA", "one's own name may be written otherwise"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("greedy", "bot-name"),
        ("Collector 3", "bot-name"),
        ("Guest", "guest-name"),
        ("Gast7", "guest-name"),
        ("ГОСТЬ", "guest-name"),
        ("Somebody", "guest-name"),
        ("Ben 2", "numbered-name"),
        ("\N{ZERO WIDTH SPACE}", "bad-name"),
        ("x" * 25, "bad-name"),
    ],
)
def test_an_account_looks_like_no_bot_and_no_guest(name: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        fit_for_account(name)
    assert refusal.value.code == code


def test_names_of_other_alphabets_stay_apart() -> None:
    for one, other in (("देवी", "दवा"), ("王小明", "王小月"), ("สมชาย", "สมหญิง"), ("!!!", "???"), ("Ben2", "Ben3")):
        assert set(skeletons(one)).isdisjoint(skeletons(other))


def test_two_who_want_one_name_at_once_get_it_once(server: Serving) -> None:
    answers: list[int] = []

    def claim(browser: Browser, name: str) -> None:
        answers.append(browser.post("/api/signup", {"name": name, "password": PASSWORD}).status_code)

    names = ["Anna", "ANNA", "Ann\N{CYRILLIC SMALL LETTER A}", "Änna"]
    threads = [threading.Thread(target=claim, args=(server.browser(), name)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201, 409, 409, 409]
