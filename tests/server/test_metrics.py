"""What a keeper watches: read as Prometheus reads it, by those who may, and of bounded size whatever people ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cenote.server import metrics
from cenote.server.settings import read_settings
from tests.server.browsers import Serving, offer, serving, two_browsers
from tests.server.files import BREAK, script

TOKEN = "a token that nobody guesses"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server"), metrics_token=TOKEN) as running:
        yield running


def samples(server: Serving) -> dict[tuple[str, ...], float]:
    """Every line, by its name and the values of its labels."""
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    return {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}


def grown(before: dict[tuple[str, ...], float], after: dict[tuple[str, ...], float]) -> dict[tuple[str, ...], float]:
    return {key: value - before.get(key, 0) for key, value in after.items() if value != before.get(key, 0)}


def test_what_happens_is_counted(server: Serving) -> None:
    before = samples(server)
    anna, _, id = two_browsers(server)
    with anna.at(id) as line:
        frame = line.next("frame")
        assert line.play(frame, *offer(frame))["type"] == "accepted"
        assert line.play(frame, *offer(frame))["code"] == "stale"
        assert line.ask(type="preview", actions=["fly"])["code"] == "unknown-action"
        during = samples(server)
    assert during["cenote_sockets",] == before["cenote_sockets",] + 1
    assert during["cenote_tables_live",] >= 1
    more = grown(before, during)
    assert more["cenote_requests_total", "POST", "/api/tables", "201"] == 1
    assert more["cenote_requests_total", "POST", "/api/tables/{id}/join", "200"] == 1
    assert (more["cenote_moves_total", "person"], more["cenote_moves_total", "deal"]) == (1, 1)
    assert more["cenote_move_seconds_count",] == 1
    assert more["cenote_refusals_total", "stale"] == more["cenote_refusals_total", "unknown-action"] == 1
    assert more["cenote_commit_seconds_count",] >= 5
    assert more["cenote_changes_total",] >= more["cenote_commit_seconds_count",]
    assert during["process_resident_memory_bytes",] > 0
    assert during["process_open_fds",] > 0


def test_a_database_that_takes_nothing_is_counted(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    before = samples(server)
    with anna.at(id) as line:
        frame = line.next("frame")
        script(server.path, BREAK)
        assert line.play(frame, *offer(frame))["type"] == "refused"
        script(server.path, "drop trigger broken")
    assert grown(before, samples(server))["cenote_database_errors_total",] == 1


def test_whatever_somebody_asks_for_there_are_no_more_lines(server: Serving) -> None:
    """No label is of a table or a person, and none is made of what somebody made up."""
    anna, _, id = two_browsers(server)

    def ask(number: int) -> None:
        for path in (f"/api/tables/{id}", f"/api/tables/made-up-{number}", f"/made/up/{number}", f"/api/{number}"):
            anna.http.get(path)
            anna.http.request(f"MADEUP{number}", path)
        anna.put("/api/me", {"name": f"Anna {number}"})

    ask(0)
    before = set(samples(server))
    for number in range(1, 6):
        ask(number)
    assert set(samples(server)) == before
    assert not [key for key in before for secret in (id, anna.person, "Anna") if secret in "".join(key)]


def test_codes_have_an_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "MAX_CODES", 0)
    monkeypatch.setattr(metrics, "_codes", {"known"})
    counted = metrics.REFUSALS.labels("other")._value.get()
    for number in range(3):
        metrics.count_refusal(f"made-up-{number}")
    metrics.count_refusal("known")
    assert metrics.REFUSALS.labels("other")._value.get() == counted + 3


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost"}, 200),
        ({"Host": "play.example.org"}, 404),
        ({"X-Forwarded-For": "127.0.0.1"}, 404),
        ({"X-Forwarded-For": "192.0.2.7"}, 404),
        ({"X-Real-IP": "127.0.0.1"}, 404),
        ({"Forwarded": "for=127.0.0.1"}, 404),
        ({"Via": "1.1 proxy"}, 404),
        ({"Host": "play.example.org", "Authorization": "Bearer wrong"}, 404),
        ({"Host": "play.example.org", "Authorization": "Bearer"}, 404),
        ({"Host": "play.example.org", "Authorization": "Bearer é"}, 404),
        ({"Host": "play.example.org", "X-Forwarded-For": "192.0.2.7", "Authorization": f"Bearer {TOKEN}"}, 200),
    ],
)
def test_only_this_machine_and_who_has_the_token_may_look(
    server: Serving, headers: dict[str, str], status: int
) -> None:
    sent = {name.encode(): value.encode() for name, value in headers.items()}
    assert httpx.get(f"{server.url}/metrics", headers=sent).status_code == status


def test_without_a_token_none_fits(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for given in ("Bearer", "Bearer x", ""):
            headers = {"Host": "play.example.org", "Authorization": given}
            assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404


def test_a_token_that_could_be_guessed_is_refused_and_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CENOTE_METRICS_TOKEN", "hunter2")
    with pytest.raises(ValueError, match="at least 20") as refused:
        read_settings(tmp_path, "127.0.0.1", 0)
    assert "hunter2" not in str(refused.value)
    monkeypatch.setenv("CENOTE_METRICS_TOKEN", TOKEN)
    assert TOKEN not in repr(read_settings(tmp_path, "127.0.0.1", 0))


def test_the_docs_name_every_metric_of_ours() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "operations.md").read_text("utf-8")
    named = {
        name.removesuffix("_total") for name in re.findall(r"`(cenote_[a-z_]+)", page.partition("## Monitoring")[2])
    }
    ours = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("cenote_")}
    assert named == ours - {"cenote_build"}
