"""Requests that nobody would think of: they follow the schema or break it, and the answers must follow it.

They go to a real server, from a stranger and from a guest who sits at tables, so that some get past the door. What is
refused must be the `Problem` that the schema promises, whatever it was that refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import SchemathesisConfig

from cenote.core.registry import game_names
from cenote.server.accounts.csrf import CSRF_HEADER
from cenote.server.app import make_app
from cenote.server.ops.schema import document
from cenote.server.protocol.messages import Problem
from cenote.server.settings import Settings
from tests.counts import count
from tests.server.browsers import Serving, serving

load_all_checks()
CHECKED: Any = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
        "unsupported_method",
    ]
)
"""Left out: `positive_data_acceptance`, because a word can be well-formed and yet no game's name;
`allow_header_conformance`, because Litestar's answer to OPTIONS names only one of an address's methods; checks of
security schemes and of required headers, because the schema declares none; and those about things that are deleted."""


def without_tuples(schema: Any) -> Any:
    """The same for schemathesis, which writes tuples as older drafts did and then cannot read its own writing."""
    if isinstance(schema, list):
        return [without_tuples(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: without_tuples(part) for name, part in schema.items() if name != "prefixItems"}
    return {**plain, "items": {"anyOf": schema["prefixItems"]}} if "prefixItems" in schema else plain


DOCUMENT = without_tuples(document(make_app(Settings(data=Path(), secret=b"schema"))))
REFUSED = {"negative_data_rejection": {"expected-statuses": ["4xx"]}}
"""A body that is too large is refused as such (413), which schemathesis does not expect; the schema says it may be."""
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT, config=SchemathesisConfig.from_dict({"checks": REFUSED}))
for_every_operation: Callable[[Callable[..., None]], Callable[..., None]] = SCHEMA.parametrize()
TRIED = settings(
    max_examples=count(10, 300),
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@dataclass
class Someone:
    """Who asks, and the tables they know."""

    server: Serving
    headers: dict[str, str] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)

    def ask(self, case: Case[Any]) -> None:
        case.call_and_validate(base_url=self.server.url, headers=self.headers, checks=CHECKED)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def stranger(server: Serving) -> Someone:
    return Someone(server)


@pytest.fixture
def guest(server: Serving) -> Someone:
    """Anna, who knows a table that waits for her, one of her own, a game, one that was given up, and a dead link."""
    anna, ben = server.browser("Anna"), server.browser("Ben")
    open_to_all, own = ben.create("me", "open"), anna.create("me", "invited")
    running, past = anna.create("me", "hot Ben"), anna.create("me", "hot Ben")
    assert anna.post(f"/api/tables/{past}/leave").status_code == 200
    headers = {"Cookie": anna.cookie, CSRF_HEADER: anna.csrf}
    return Someone(server, headers, [open_to_all, own, running, past, "nosuchtable"])


@for_every_operation
@TRIED
def test_a_stranger_gets_what_the_schema_says(case: Case[Any], stranger: Someone) -> None:
    stranger.ask(case)


@for_every_operation
@TRIED
def test_a_guest_gets_what_the_schema_says(case: Case[Any], guest: Someone) -> None:
    """What fits the schema is made to fit the world too: a table that is there, a game that can be played."""
    if case.meta is not None and case.meta.generation.mode.is_positive:
        if "id" in case.path_parameters:
            case.path_parameters["id"] = chosen(guest.tables, case.path_parameters["id"])
        if isinstance(case.body, dict) and "seats" in case.body:
            case.body = playable(case.body)
    guest.ask(case)


def playable(request: dict[str, Any]) -> dict[str, Any]:
    """The same request for a game that there is; a person begins, so its bots have nothing to do."""
    seats = [{**seat, "bot": "random"} if seat["kind"] == "bot" else seat for seat in request["seats"]]
    named = {"game": chosen(game_names(), request["game"]), "mode": "", "options": []}
    return {**request, **named, "seats": [{"kind": "me"}, *seats][:4], "shuffle": False}


def chosen(among: Sequence[str], text: str) -> str:
    """One of them, always the same for the same text."""
    return among[crc32(text.encode()) % len(among)]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b'{"name": "\xff"}', 400, "malformed"),
        (b"[" * 10_000, 400, "too-deep"),
        (b" " * 20_000, 413, "too-large"),
    ],
)
def test_a_body_that_is_no_json_is_a_problem_too(server: Serving, body: bytes, status: int, code: str) -> None:
    anna = server.browser()
    answer = anna.http.put("/api/me", content=body, headers={CSRF_HEADER: anna.csrf})
    assert (answer.status_code, problem(answer).code) == (status, code)


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/a/b/c", "/nothing.js"])
def test_an_address_where_nothing_is_is_a_problem_too(server: Serving, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert (answer.status_code, problem(answer).code) == (404, "not-found")


def problem(answer: httpx.Response) -> Problem:
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=Problem)
