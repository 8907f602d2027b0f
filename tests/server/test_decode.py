"""Messages are bounded before they are understood."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.server.errors import Refusal
from cenote.server.protocol.decode import parsed
from cenote.server.protocol.fields import PLAN_STEPS
from cenote.server.protocol.game_messages import MESSAGE_BYTES, PlayRequest, ResyncRequest, UndoRequest
from tests.counts import count


def code(text: str) -> str:
    with pytest.raises(Refusal) as refused:
        parsed(text)
    return refused.value.code


def test_a_message_is_read_whatever_the_order_of_its_fields() -> None:
    assert parsed('{"at": 7, "type": "undo", "id": "a-Z_9"}') == UndoRequest("a-Z_9", 7)
    assert parsed('{"type":"resync"}') == ResyncRequest()
    assert parsed('{"actions":["end"],"id":"a","at":0,"type":"play"}') == PlayRequest("a", 0, ["end"])


def test_the_longest_plan_of_the_longest_actions_fits() -> None:
    plan = json.dumps({"type": "play", "id": "i" * 40, "at": 10**6, "actions": ["x" * 64] * PLAN_STEPS})
    assert isinstance(parsed(plan), PlayRequest)


def test_the_limit_is_in_bytes() -> None:
    frame = json.dumps({"type": "preview", "id": "a", "actions": []})
    assert parsed(frame + " " * (MESSAGE_BYTES - len(frame))) == parsed(frame)
    assert code(frame + " " * (MESSAGE_BYTES - len(frame) + 1)) == "too-large"
    assert code('"' + "字" * (MESSAGE_BYTES // 3 + 1) + '"') == "too-large"
    assert code('"' + "字" * (MESSAGE_BYTES // 3 - 1) + '"') == "malformed"


@settings(max_examples=count(200, 20_000), deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_refused_with_a_code(text: str) -> None:
    assert code(text) in ("malformed", "too-deep", "unknown-message")


@pytest.mark.parametrize(
    "text",
    [
        '"' + "\\" * (MESSAGE_BYTES - 1),
        '"' * MESSAGE_BYTES,
        '\\"' * (MESSAGE_BYTES // 2),
        "9" * MESSAGE_BYTES,
        "[" * MESSAGE_BYTES,
        '{"type":"play","actions":' + "[" * 8000,
    ],
)
def test_a_nasty_message_is_refused(text: str) -> None:
    assert code(text) == "malformed"


@pytest.mark.parametrize("text", ['{"a":' * 1300 + "1" + "}" * 1300, '{"type":' + "[" * 8000, '{"x":' + "[" * 8000])
def test_a_message_that_is_too_deep_for_the_decoder_is_refused(text: str) -> None:
    """Deep before the type is known; how much it takes depends on the version of Python."""
    assert code(text) in ("too-deep", "malformed")
