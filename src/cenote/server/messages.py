"""Reading what a browser sends over a socket: every message is bounded before it is understood."""

from __future__ import annotations

import time
from typing import Final

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from cenote.server.protocol import MESSAGE_BYTES, FromBrowser
from cenote.server.refusal import Refusal

PER_SECOND: Final = 20
"""Messages that a socket takes, unless a server is set up otherwise."""

AT_ONCE: Final = 3
"""How many seconds' worth of them it takes at once."""

BURST: Final = AT_ONCE * PER_SECOND

_DECODER: Final = Decoder(FromBrowser)


def parsed(text: str) -> FromBrowser:
    """The message, or a Refusal that says what is wrong with it."""
    if len(text) > MESSAGE_BYTES or len(text.encode()) > MESSAGE_BYTES:
        raise Refusal("too-large", f"a message has at most {MESSAGE_BYTES} bytes")
    try:
        message: FromBrowser = _DECODER.decode(text)
    except ValidationError as error:
        code = "unknown-message" if str(error).startswith("Invalid value") and "`$.type`" in str(error) else "malformed"
        raise Refusal(code, str(error)) from None
    except DecodeError as error:
        raise Refusal("malformed", str(error)) from None
    except RecursionError:
        raise Refusal("too-deep", "the message is nested too deep") from None
    return message


class Pace:
    """How fast somebody may send: a bucket that fills again with time."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._rate = per_second
        self._left = burst
        self._at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether so many more are allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True
