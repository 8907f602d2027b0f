"""Decoder of socket messages, which checks the size of each message before parsing it."""

from __future__ import annotations

from typing import Final

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from cenote.server.errors import Refusal
from cenote.server.protocol.game_messages import MESSAGE_BYTES, ClientMessage

_DECODER: Final = Decoder(ClientMessage)


def parsed(text: str) -> ClientMessage:
    """Decode a client's message. Raise `Refusal` if it is too large, too deep, malformed or of an unknown type."""
    if len(text) > MESSAGE_BYTES or len(text.encode()) > MESSAGE_BYTES:
        raise Refusal("too-large", f"a message has at most {MESSAGE_BYTES} bytes")
    try:
        message: ClientMessage = _DECODER.decode(text)
    except ValidationError as error:
        code = "unknown-message" if str(error).startswith("Invalid value") and "`$.type`" in str(error) else "malformed"
        raise Refusal(code, str(error)) from None
    except DecodeError as error:
        raise Refusal("malformed", str(error)) from None
    except RecursionError:
        raise Refusal("too-deep", "the message is nested too deep") from None
    return message
