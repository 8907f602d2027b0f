"""Nothing secret is ever in a log, however much it is asked to tell: canaries everywhere."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from contextlib import closing

import httpx
import pytest
from websockets.sync.client import connect

from cenote.cli import main
from cenote.server.ops.log_format import JsonFormatter, PlainFormatter, without_secrets
from tests.counts import count
from tests.server.files import BREAK, rows, script
from tests.server.process import Server

SECRET = "canary-secret-" + "s" * 32
TOKEN = "canary-metrics-token-0123456789"
SALT = "ca4a4a4a" * 4
LOUD = {"CENOTE_SECRET": SECRET, "CENOTE_METRICS_TOKEN": TOKEN, "CENOTE_LOG": "json", "CENOTE_LOG_LEVEL": "debug"}


def guest(server: Server) -> httpx.Client:
    web = httpx.Client(base_url=f"http://{server.address}", timeout=60)
    web.headers["x-csrftoken"] = web.get("/api/me").json()["csrf"]
    return web


def played_and_broken(server: Server) -> list[str]:
    """A game with everything that can go wrong in it; what must never be read anywhere."""
    with closing(guest(server)) as anna, closing(guest(server)) as ben:
        made = anna.post("/api/tables", json={"game": "tikal", "seats": [{"kind": "me"}, {"kind": "invited"}]}).json()
        id, invite = made["id"], made["invite"]
        assert ben.post(f"/api/tables/{id}/join", json={"invite": invite}).status_code == 200
        assert anna.get(f"/table/{id}?invite={invite}&password=canary-password").status_code == 200
        for web in (anna, ben):
            assert web.post(f"/api/tables/{id}/salt", json={"salt": SALT}).status_code == 200
        assert anna.post(f"/api/tables/{id}/start").status_code == 200
        cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
        address = f"ws://{server.address}/api/tables/{id}/socket"
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as line:
            frame = json.loads(line.recv())
            while frame["type"] != "frame":
                frame = json.loads(line.recv())
            script(server.database, BREAK)
            line.send(json.dumps({"type": "play", "id": "r1", "at": frame["number"], "actions": ["place a3 0"]}))
            while json.loads(line.recv()).get("code") not in ("trouble", "unavailable"):
                pass
        script(server.database, "drop trigger broken; alter table seeds rename to lost")
        assert anna.post("/api/tables", json={"game": "tikal", "seats": [{"kind": "me"}]}).status_code >= 400
        assert anna.post("/api/lessons/tikal").status_code == 500
        script(server.database, "alter table lost rename to seeds")
        assert anna.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).status_code == 200
        ((seed,),) = rows(server.database, "select seed from seeds where table_id = ?", id)
        secrets = [SECRET, TOKEN, SALT, invite, "canary-password", seed.hex(), repr(seed)[2:-1], str(seed)]
        for web in (anna, ben):
            secrets += [web.headers["x-csrftoken"], *web.cookies.values()]
            secrets += [value.partition(".")[0] for value in web.cookies.values()]
        return secrets


@pytest.mark.parametrize("kind", ["json", "text"][: count(1, 2)])
def test_whatever_happens_no_secret_is_told(tmp_path_factory: pytest.TempPathFactory, kind: str) -> None:
    with Server(tmp_path_factory.mktemp("loud"), **{**LOUD, "CENOTE_LOG": kind}) as server:
        server.start()
        asyncio.run(server.ready())
        secrets = played_and_broken(server)
        server.hears("failed")
        server.kill()
        server.gone()
        said = server.stderr
    assert "/api/tables/{id}/start" in said, "so much is told at this level"
    assert [secret for secret in secrets if secret in said] == []
    if kind == "json":
        lines = [json.loads(line) for line in said.splitlines()]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
        assert [line for line in lines if line.get("code") == "trouble" and "Traceback" in line.get("error", "")]
        assert [line for line in lines if line.get("route") == "/api/tables/{id}/start" and line["status"] == 200]


def test_a_password_of_the_database_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://keeper:canary-password@127.0.0.1:1/cenote"
    for command in ("serve --port 0", "admin check", "admin tidy"):
        assert main([*command.split(), "--lang", "en", "--database", url]) == 2
    printed = capsys.readouterr()
    assert "canary-password" not in printed.out + printed.err


@pytest.mark.parametrize(
    "text",
    [
        "cannot reach postgresql://keeper:canary@db.example.org/x",
        "cannot reach postgresql://:canary@db/x",
        "Cookie: cenote-0123abcd=canary.sig; a=b",
        "{'cookie': 'canary'}",
        "Authorization: Bearer canary",
        "/table/abc?invite=canary&x=1",
        'sent {"password": "canary"}',
        "password=canary",
        "seed=b'canary'",
        "the token: canary",
    ],
)
def test_should_a_message_hold_a_secret_it_is_hidden(text: str) -> None:
    assert "canary" not in without_secrets(text)
    assert "***" in without_secrets(text)


def line_of(formatter: logging.Formatter, message: str, *values: object, **facts: object) -> str:
    record = logging.getLogger("cenote.tests").makeRecord(
        "cenote.tests", logging.ERROR, __file__, 1, message, values, None, extra=facts
    )
    return formatter.format(record)


def test_nobody_writes_lines_of_their_own_into_the_log() -> None:
    forged = "/x\n2026-01-01 00:00:00,000 ERROR cenote.server: all is lost\x1b[2J\u009b"
    for formatter in (PlainFormatter(), JsonFormatter()):
        line = line_of(formatter, "%s failed", forged, table="abc")
        assert len(line.splitlines()) == 1
        assert "\x1b" not in line
    assert json.loads(line_of(JsonFormatter(), "%s failed", "ключ", table="abc")) | {"time": ""} == {
        "time": "",
        "level": "error",
        "logger": "cenote.tests",
        "message": "ключ failed",
        "table": "abc",
    }


def test_a_traceback_is_one_field() -> None:
    try:
        raise ValueError("postgresql://keeper:canary@db/x")
    except ValueError:
        record = logging.getLogger("x").makeRecord("x", logging.ERROR, __file__, 1, "no", (), sys.exc_info())
    said = json.loads(JsonFormatter().format(record))
    assert said["error"].endswith("ValueError: postgresql://keeper:***@db/x")
    assert "canary" not in PlainFormatter().format(record)
