"""`cenote admin`: reports are read, people kept out and chats closed, beside a server that runs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cenote.cli import main
from cenote.words import LANGUAGES
from tests.server.browsers import Serving, serving, two_browsers

Admin = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def admin(server: Serving, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Does one task with the database of the server; the exit code, and everything that was said."""

    def do(*arguments: str, language: str = "en") -> tuple[int, str]:
        done = main(["admin", *arguments, "--lang", language, "--data", str(server.settings.data)])
        said = capsys.readouterr()
        return done, said.out + said.err

    return do


def test_a_report_is_read_its_person_is_blocked_and_let_in_again(server: Serving, admin: Admin) -> None:
    anna, ben, id = two_browsers(server)
    assert admin("reports") == (0, "There are no reports to read.\n")
    with ben.at(id) as line:
        line.ask(type="say", room="players", text="you fool\nreally")
        line.ask(type="say", room="players", phrase="game")
    told = {"whom": {"seat": 1}, "reason": "insult", "text": "Please look."}
    assert anna.post(f"/api/tables/{id}/report", told).status_code == 204
    for language in LANGUAGES:
        done, said = admin("reports", language=language)
        assert (done, id in said, "you fool / really" in said, "Please look." in said) == (0, True, True, True)
    [report] = json.loads(admin("reports", "--format", "json")[1])
    assert admin("reports", "--json") == admin("reports", "--format", "json"), "as it was spelled before"
    assert (report["name"], report["person"], len(report["evidence"])) == ("Ben", ben.person, 2)

    assert admin("block", "--report", "1", "--address", "--days", "2")[0] == 0
    assert [block["kind"] for block in json.loads(admin("blocks", "--format", "json")[1])] == ["person", "source"]
    stranger = server.browser()  # another guest at the same address
    for browser in (ben, stranger):
        answer = browser.post("/api/lessons/tikal")
        assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
        assert answer.json()["facts"]["until"].endswith(" UTC")
    for number in ("1", "2"):
        assert admin("unblock", number) == (0, f"Block {number} is lifted.\n")
    assert stranger.post("/api/lessons/tikal").status_code == 201
    assert admin("blocks") == (0, "Nobody is blocked.\n")
    assert admin("reports", "--done", "1") == (0, "Report 1 is dealt with.\n")
    assert admin("reports")[1] == "There are no reports to read.\n"
    assert "Dealt with." in admin("reports", "--all")[1]


def test_names_people_and_networks_are_told_apart(admin: Admin) -> None:
    assert admin("block", "Mallory", "--reason", "an impostor") == (0, "Blocked: Mallory.\n")
    assert admin("block", "203.0.113.9/24", "--until", "2999-12-31") == (0, "Blocked: 203.0.113.0/24.\n")
    assert admin("block", "--person", "some-id")[0] == 0
    assert admin("block", "Mallory")[0] == 0  # once more, for another reason
    assert [line.split(": ", 1)[1] for line in admin("blocks")[1].splitlines()] == [
        "the name Mallory, for good.",
        "the network 203.0.113.0/24, until 3000-01-01 00:00 UTC.",
        "the person some-id, for good.",
    ]


def test_the_keeper_closes_a_chat_over_the_head_of_its_host(server: Serving, admin: Admin) -> None:
    anna, _, id = two_browsers(server)
    assert admin("chat", id) == (0, f"The chat of table {id} is closed.\n")
    with anna.at(id) as line:
        assert line.ask(type="say", room="players", text="hello")["code"] == "chat-closed"
        assert line.ask(type="listen")["closed"] == "keeper"
    assert anna.post(f"/api/tables/{id}/chat", {"open": True}).json()["code"] == "chat-closed"
    assert admin("chat", id, "--open") == (0, f"The chat of table {id} is open.\n")
    with anna.at(id) as line:
        assert line.ask(type="say", room="players", text="hello")["type"] == "said"


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("block",), "Say whom"),
        (("block", "\u200b"), "Say whom"),
        (("block", "Ben", "--person", "x"), "Say whom"),
        (("block", "--report", "99"), "There is no report 99."),
        (("block", "Ben", "--until", "tomorrow"), "tomorrow is not a day"),
        (("block", "Ben", "--until", "2001-01-01"), "2001-01-01 is not a day"),
        (("block", "Ben", "--days", "0"), "--days must be at least 1"),
        (("unblock", "99"), "There is no block 99."),
        (("reports", "--done", "99"), "There is no report 99."),
        (("chat", "nowhere"), "There is no table nowhere."),
        (("blocks", "--database", "mysql://somebody:secret@host/x"), "The address of the database"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(admin: Admin, arguments: tuple[str, ...], fault: str) -> None:
    done, said = admin(*arguments)
    assert (done, said.startswith(f"cenote: {fault}"), said.count("\n")) == (2, True, 1)


def test_a_folder_without_tables_stays_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "blocks", "--lang", "en", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"cenote: There are no tables in {tmp_path}.\n"
    assert not list(tmp_path.iterdir())
