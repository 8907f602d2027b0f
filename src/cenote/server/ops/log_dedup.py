"""Log deduplication, which writes a repeated line once, and later logs how often it was repeated."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Final

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.throttling.token_bucket import TimeSource

Key = tuple[str, str, type[BaseException] | None]
"""The parts by which lines are compared: logger, first line of the unformatted message, and type of error."""

MAX_KEYS: Final = 1000


@dataclass
class LoggedLine:
    """A line that was written, with the number of its repetitions since then."""

    name: str
    level: int
    text: str
    at: float
    repetitions: int = 0


class DuplicateFilter(logging.Filter):
    """A logging filter that drops repeated warnings and errors, whose number `log_counts` logs."""

    def __init__(self, seconds: float = limits.SERVER.log_repeat_seconds, clock: TimeSource = time.monotonic) -> None:
        super().__init__()
        self._seconds = seconds
        self._clock = clock
        self._lines: dict[Key, LoggedLine] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, "is_count", False) or record.levelno < logging.WARNING:
            return True  # levels below warning are logged on request, and then in full
        if (line := self._lines.get(_key(record))) is not None:
            line.repetitions += 1
            return False
        if len(self._lines) < MAX_KEYS:
            text = _first_line(record.getMessage())
            self._lines[_key(record)] = LoggedLine(record.name, record.levelno, text, self._clock())
        _shorten(record)
        return True

    def log_counts(self) -> None:
        """Log the number of repetitions of each line, without tracebacks, and forget lines that were not repeated."""
        for key, line in list(self._lines.items()):
            if self._clock() - line.at < self._seconds:
                continue
            if not line.repetitions:
                del self._lines[key]
                continue
            text = "%s (and %d more like this)"
            logging.getLogger(line.name).log(line.level, text, line.text, line.repetitions, extra={"is_count": True})
            line.at, line.repetitions = self._clock(), 0


def _shorten(record: logging.LogRecord) -> None:
    """Log a `Refusal` with its reason but without a traceback, because it is no fault in the code."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, Refusal):
        record.msg, record.args = f"{record.getMessage()}: {getattr(error, 'reason', error)}", ()
        record.exc_info = None


def _key(record: logging.LogRecord) -> Key:
    return record.name, _first_line(str(record.msg)), record.exc_info[0] if record.exc_info else None


def _first_line(text: str) -> str:
    """Return the first line of a message, because the rest varies: asyncio names the task or the socket there."""
    return text.partition("\n")[0]
