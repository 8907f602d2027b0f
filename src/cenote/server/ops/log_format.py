"""Log formatters, as text for people or as JSON for programs, both without secrets."""

from __future__ import annotations

import json
import logging
import re
import time
from typing import Final

TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

FACTS: Final = ("table", "code", "method", "route", "status", "seconds")
"""The extra fields of a record that a JSON line contains besides the message."""

HIDDEN: Final = "***"
SECRETS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?i)([a-z][a-z0-9+.-]*://[^\s:/@]*:)[^\s@]+(?=@)",
        r"(cenote-[0-9a-f]{8}=)[^\s;,\"']+",
        r"(?i)(\bbearer\s+)[^\s\"',]+",
        r"(?i)(\b(?:password|passwd|secret|token|csrf|x-csrftoken|cookie|invite|salt|seed|recovery)"
        r"[\"']?\s*[=:]\s*b?[\"']?)[^\s;,&\"']+",
    )
)
"""Patterns of secrets: passwords in URLs, cookies, tokens and named values. Matches in messages are masked, although no
secret should ever be passed to a logger in the first place.
"""

CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160)) if code not in (9,)}
"""Characters that could end a line or control a terminal, with their escapes."""


def without_secrets(text: str) -> str:
    """Mask all parts of a text that look secret."""
    for pattern in SECRETS:
        text = pattern.sub(rf"\1{HIDDEN}", text)
    return text


class PlainFormatter(logging.Formatter):
    """A formatter that writes a line of text, followed by the traceback if there is one."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def formatMessage(self, record: logging.LogRecord) -> str:  # the name that logging uses
        record.message = record.message.translate(CONTROLS)
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """A formatter that writes each line as a JSON object, including its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        line |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)
