"""Bots from the keeper's own files: offered, seated, played; and nothing of the kind from a request."""

from __future__ import annotations

import shlex
from pathlib import Path
from socket import socket

import pytest

import cenote.cli.play
import cenote.cli.serve
from cenote.cli import main
from cenote.server.settings import Settings
from tests.server.browsers import offer, serving

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"


def test_it_is_offered_by_its_class_name_and_plays(tmp_path: Path) -> None:
    with serving(tmp_path, bots={"MyBot": f"{EXAMPLE}:MyBot"}) as server:
        anna = server.browser("Anna")
        games = anna.http.get("/api/lobby").json()["games"]
        assert [game["offered"][-2:] for game in games] == [["expert", "MyBot"]] * 2
        id = anna.create("bot MyBot", "me")
        with anna.at(id) as line:
            frame = line.until(lambda message: message["type"] == "frame" and bool(message["offers"]))
            assert line.play(frame, *offer(frame))["type"] == "accepted"
        seat = anna.http.get(f"/api/tables/{id}").json()["seats"][0]
        assert (seat["name"], seat["standby"]) == ("MyBot 1", False)


def test_no_request_can_name_a_file(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.browser("Anna")
        for bot in ("MyBot", f"{EXAMPLE.name}:MyBot"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            answer = anna.post("/api/tables", {"game": "tikal", "seats": seats})
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")


@pytest.mark.parametrize("command", ["play tikal --bots {bot}", "serve --port 0 --bot {bot}"])
def test_the_commands_bring_it(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Settings] = []

    def serve(listener: socket, settings: Settings) -> int:
        listener.close()
        served.append(settings)
        return 0

    for module in (cenote.cli.play, cenote.cli.serve):
        monkeypatch.setattr(module, "serve", serve)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(EXAMPLE.parent)
    typed = shlex.split(command.format(bot="my_bot.py:MyBot"))
    assert main([*typed, "--lang", "en"]) == 0
    assert served[0].bots == {"MyBot": f"{EXAMPLE}:MyBot"}
    said = capsys.readouterr().out
    assert ("bots=MyBot" in said) == (typed[0] == "play")
    assert ("plain Python" in said) == (served[0].time_budget.share < 1)


def test_what_is_no_file_and_what_shares_a_name_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    twin = tmp_path / "twin.py"
    twin.write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    for bots, sentence in (
        (["greedy"], "greedy is no bot of your own: write path/to/file.py:Class."),
        (["gone.py:Bot"], "There is no file"),
        ([f"{EXAMPLE}:MyBot", "twin.py:MyBot"], "Two bots would be called MyBot."),
    ):
        options = [word for bot in bots for word in ("--bot", bot)]
        assert main(["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path), *options]) == 2
        assert sentence in capsys.readouterr().err
