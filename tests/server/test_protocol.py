"""docs/protocol.md tells the truth: it shows every message, examples parse, it lists every code, its client plays."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import httpx
import msgspec
import pytest

from cenote.core.registry import game_names
from cenote.core.replay import verify
from cenote.server import app, limits
from cenote.server.ops import schema
from cenote.server.protocol import fields, game_messages
from cenote.server.protocol.display_names import LENGTH
from cenote.server.protocol.game_messages import ClientMessage, ServerMessage
from cenote.server.protocol.messages import Problem
from cenote.server.settings import Settings
from cenote.server.storage import chat, contract
from cenote.server.storage.unavailable import DatabaseUnavailable
from cenote.server.tables import lobby, moves
from cenote.server.web import pages, problems
from tests.server.browsers import serving

ROOT = Path(__file__).parent.parent.parent
DOCS = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOURCES = sorted((ROOT / "src" / "cenote" / "server").rglob("*.py"))
WORDS = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "src/cenote").glob("**/locales/en/*.ftl")))

EVERYTHING = "\n".join(page.read_text("utf-8") for page in sorted((ROOT / "docs").glob("*.md")))
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", EVERYTHING, re.M | re.S)
CLIENT = re.findall(r"^```python\n(.*?)^```$", DOCS, re.M | re.S)[0]
TYPES = {kind.__name__: kind for kind in schema.messages()}
CODE_AT = {"Refusal": 0, "Problem": 0, "Refused": 1}
"""Where what is refused gets its code: the place of the argument in each call."""

RULES_SPEAK = {"illegal"}
"""Codes that need no words of their own, because the rule that comes with them has some."""


def names(union: UnionType) -> set[str]:
    return {kind.__name__ for kind in get_args(union)}


def rest_bodies() -> set[str]:
    """Everything that a request carries or is answered with."""
    app_of_nothing = app.make_app(Settings(data=Path(), secret=b"schema"))
    paths = msgspec.json.encode(schema.document(app_of_nothing)["paths"]).decode()
    return {*re.findall(r"#/components/schemas/(\w+)", paths), Problem.__name__}


ANYTHING = {"Frame": ("view", "outlook"), "Previewed": ("outlook",)}
"""What msgspec does not read: it may be missing and is anything else."""


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_a_message_of_the_type_it_names(name: str, text: str) -> None:
    message = msgspec.json.decode(text)
    for field in ANYTHING.get(name, ()):
        message.pop(field, None)
    read = msgspec.json.decode(msgspec.json.encode(message), type=TYPES[name], strict=True)
    assert holds(msgspec.json.decode(msgspec.json.encode(read)), message), "a field that nobody knows"


def holds(whole: object, part: object) -> bool:
    """Whether everything in the part is in the whole too, which may have more: defaults."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(name in whole and holds(whole[name], value) for name, value in part.items())
    if isinstance(whole, list) and isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return whole == part


@pytest.mark.parametrize("text", [text for _, text in EXAMPLES if '"view": {' in text])
def test_every_view_in_an_example_is_a_view_of_one_game(text: str) -> None:
    view = msgspec.json.decode(text)["view"]
    assert len([game for game in game_names() if is_view(view, schema.view_type(game))]) == 1


def is_view(shown: object, kind: type) -> bool:
    try:
        view: object = msgspec.convert(shown, type=kind)
    except msgspec.ValidationError:
        return False
    same: bool = msgspec.json.decode(msgspec.json.encode(view)) == shown
    return same


def test_every_message_and_every_body_has_an_example() -> None:
    assert names(ClientMessage) | names(ServerMessage) | rest_bodies() <= {name for name, _ in EXAMPLES}


@pytest.mark.parametrize("name", sorted({name for name, _ in EXAMPLES}))
def test_every_field_is_shown_in_an_example(name: str) -> None:
    shown = {field for kind, text in EXAMPLES if kind == name for field in msgspec.json.decode(text)}
    assert {field.encode_name for field in msgspec.structs.fields(TYPES[name])} <= shown


def test_every_code_of_a_refusal_is_in_the_table_and_no_other() -> None:
    assert documented() == set(codes())


def documented() -> set[str]:
    table = DOCS.partition("| code | where | meaning |")[2].partition("\n\n")[0]
    return {code for row in table.splitlines()[2:] for code in re.findall(r"`([a-z-]+)`", row.split("|")[1])}


def codes() -> Iterator[str]:
    """Every code that the server can give, from its source."""
    for file in SOURCES:
        tree = ast.parse(file.read_text("utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from codes_in(function)
    yield from problems.CODES.values()
    yield DatabaseUnavailable("").code


def codes_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT:
            yield from values(node.args[CODE_AT[node.func.id]], function)


def values(code: ast.expr, function: ast.AST) -> Iterator[str]:
    """What an expression for a code can be; one that hands on what another call was given has no values of its own."""
    match code:
        case ast.Constant(value=str(word)):
            yield word
        case ast.IfExp(body=one, orelse=other):
            yield from (*values(one, function), *values(other, function))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="CODES"), attr="get"), args=[_, default]):
            yield from values(default, function)
        case ast.Name(id=name):
            found = list(assigned(name, function))
            assert found, f"line {code.lineno}: nobody can tell what {name} is"
            for value in found:
                yield from values(value, function)
        case ast.Attribute(attr="code"):
            pass
        case _:
            raise AssertionError(f"line {code.lineno}: nobody can tell what {ast.unparse(code)} is")


def assigned(name: str, function: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.arg(arg=target) if target == name:
                yield ast.Attribute(ast.Name(name), "code")


def test_the_browser_has_words_for_every_code() -> None:
    said = set(re.findall(r"^(?:web-problem|table-trouble)-([a-z-]+) =", WORDS, re.M))
    assert sorted(set(codes()) - RULES_SPEAK - said) == []


def test_the_codes_with_which_a_socket_is_closed_are_told() -> None:
    told = set(re.findall(r"^\| ([\d, ]+) \|", DOCS.partition("## When the socket closes")[2], re.M))
    numbers = {int(number) for row in told for number in row.split(", ")}
    closing = {name: value for name, value in vars(game_messages).items() if name.startswith("CLOSE_")}
    del closing["CLOSE_FORBIDDEN"]  # before the handshake: a client sees the status 403 instead
    assert set(closing.values()) <= numbers


def test_the_limits_are_those_of_the_server() -> None:
    page = DOCS.partition("## Limits")[2].partition("## Safety")[0] + DOCS.partition("## When the")[2]
    told: dict[str, float] = {
        "{:,} bytes": limits.TRAFFIC.body_bytes,
        "socket | {:,} bytes": game_messages.MESSAGE_BYTES,
        "{}, of at most 64 characters": fields.PLAN_STEPS,
        "{} frames at once": limits.TRAFFIC.burst_frames,
        "{} a second": limits.TRAFFIC.frames_per_second,
        "{:,} bytes at once": limits.TRAFFIC.burst_bytes,
        "{:,} a second": limits.TRAFFIC.bytes_per_second,
        "{:.0%} of the server's time": limits.CPU.person_share,
        "{:.0%} for all people": limits.CPU.address_share,
        "{} seconds' worth": limits.COSTS.burst_seconds,
        "{} in the life of a socket": limits.TRAFFIC.errors_per_socket,
        "{} messages could not be taken": limits.TRAFFIC.errors_per_socket,
        "more than {:,} bytes": limits.TRAFFIC.message_bytes,
        "host | {} |": lobby.MOST_TABLES,
        "list of open tables | {};": lobby.MOST_LISTED,
        "{} of all hosts at one address": lobby.MOST_LISTED_FROM,
        "between two draws | {} |": moves.MOST_UNDOS,
        "{} characters": LENGTH,
        "{} lines in a minute": limits.CHAT.lines_per_minute,
        "{:,} in a day for one person": limits.CHAT.lines_per_day,
        "{} in a minute for one address": limits.CHAT.lines_per_minute_and_address,
        "{:,} lines of a room are kept": chat.KEPT,
        "{} in a day for one person, ": limits.MODERATION.reports_per_day,
        "person, {} for one address": limits.MODERATION.reports_per_day_and_address,
    }
    assert not [words for words, value in told.items() if words.format(value) not in page]
    assert f"at most {contract.LISTED} each" in DOCS


def test_the_client_of_the_docs_plays_a_whole_game(tmp_path: Path) -> None:
    assert len(CLIENT.splitlines()) < 30
    with serving(tmp_path) as server:
        done = subprocess.run([sys.executable, "-c", CLIENT, server.url], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    result, _, record = done.stdout.partition("\n")
    assert result.startswith("{'scores': [")
    assert all(check.holds for check in verify(record.removesuffix("\n")))


def test_requests_are_served_where_the_pages_were_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    with serving(tmp_path / "data") as server, httpx.Client(base_url=server.url) as web:
        assert web.get("/api/me").status_code == 200
        assert web.get("/api/lobby").json()["open"] == []
        assert web.get("/readyz").text == "ready\n"


def test_the_schema_is_always_the_same_and_touches_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "cenote.server.ops.schema"]
    printed = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    monkeypatch.chdir(tmp_path)
    schema.main([])
    assert capsys.readouterr().out == printed
    assert not list(tmp_path.iterdir())


def test_the_schema_holds_every_message_and_every_view_and_names_no_game() -> None:
    assert TYPES.keys() <= schema.schemas().keys()
    for name in game_names():
        own = schema.game_document(name)["components"]["schemas"]
        assert {"View", "Fact", "Intent", "Why", schema.view_type(name).__name__} <= own.keys()
    assert not re.findall("|".join(game_names()), Path(schema.__file__).read_text("utf-8"), re.I)


def test_one_name_for_two_types_is_refused() -> None:
    ours: dict[str, dict[str, Any]] = {"Me": {"properties": {"name": {}, "csrf": {}}, "required": ["name"]}}
    assert schema.merged({"Me": {"properties": {"csrf": {}, "name": {}}, "required": ["name"]}}, ours) == ours
    with pytest.raises(ValueError, match="'Me' means two things"):
        schema.merged({"Me": {"properties": {"name": {}}, "required": ["name"]}}, ours)
    with pytest.raises(ValueError, match="'Other', which is no type of the protocol"):
        schema.merged({"Other": {}}, ours)
