"""Messages are bounded before they are understood."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.server.messages import Pace, depth, parsed
from cenote.server.protocol import MESSAGE_BYTES, PLAN_STEPS, Play, Resync, Undo
from cenote.server.refusal import Refusal
from tests.counts import count

TEXTS = st.text(max_size=5)


def code(text: str) -> str:
    with pytest.raises(Refusal) as refused:
        parsed(text)
    return refused.value.code


def test_a_message_is_read_whatever_the_order_of_its_fields() -> None:
    assert parsed('{"at": 7, "type": "undo", "id": "a-Z_9"}') == Undo("a-Z_9", 7)
    assert parsed('{"type":"resync"}') == Resync()
    assert parsed('{"actions":["end"],"id":"a","at":0,"type":"play"}') == Play("a", 0, ["end"])


def test_the_longest_plan_of_the_longest_actions_fits() -> None:
    plan = json.dumps({"type": "play", "id": "i" * 40, "at": 10**6, "actions": ["x" * 64] * PLAN_STEPS})
    assert isinstance(parsed(plan), Play)


def test_the_limit_is_in_bytes() -> None:
    frame = json.dumps({"type": "preview", "id": "a", "actions": []})
    assert parsed(frame + " " * (MESSAGE_BYTES - len(frame))) == parsed(frame)
    assert code(frame + " " * (MESSAGE_BYTES - len(frame) + 1)) == "too-large"
    assert code('"' + "字" * (MESSAGE_BYTES // 3 + 1) + '"') == "too-large"
    assert code('"' + "字" * (MESSAGE_BYTES // 3 - 1) + '"') == "malformed"


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("", 0),
        ("1", 0),
        ("[]", 1),
        ("[{}, {}]", 2),
        ('["[[[["]', 1),
        (r'["\"[[[["]', 1),
        (r'["\\", [[]]]', 3),
        ('["[[[', 1),
        ("]]]][[", 0),
        ("[" * 100, 100),
    ],
)
def test_depth_is_counted_outside_strings(text: str, deep: int) -> None:
    assert depth(text) == deep


@settings(max_examples=count(80, 5000), deadline=None)
@given(st.recursive(TEXTS, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner), max_leaves=8))
def test_depth_is_what_a_reader_of_the_message_would_find(value: object) -> None:
    def found(part: object) -> int:
        inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else None
        return 0 if inside is None else 1 + max(map(found, inside), default=0)

    assert depth(json.dumps(value)) == depth(json.dumps(value, ensure_ascii=False)) == found(value)


@settings(max_examples=count(200, 20_000), deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_refused_with_a_code(text: str) -> None:
    assert code(text) in ("malformed", "too-deep", "unknown-message")


def test_a_nasty_message_is_refused_in_no_time() -> None:
    began = time.monotonic()
    for text in (
        '"' + "\\" * (MESSAGE_BYTES - 1),
        '"' * MESSAGE_BYTES,
        '\\"' * (MESSAGE_BYTES // 2),
        "9" * MESSAGE_BYTES,
    ):
        assert code(text) == "malformed"
    assert time.monotonic() - began < 0.5


def test_pace_allows_a_burst_and_then_a_rate() -> None:
    pace = Pace(5, 1000)
    assert [pace.take() for _ in range(5)] == [True] * 5
    slow = Pace(3, 0)
    assert [slow.take() for _ in range(5)] == [True, True, True, False, False]
    time.sleep(0.02)
    assert [pace.take() for _ in range(5)] == [True] * 5
    assert not slow.take()
