"""Log deduplication: a repeated line is written once, and its repetitions are summed up later."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Final

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.throttling.token_bucket import TimeSource

Kind = tuple[str, str, type[BaseException] | None]
"""What makes two lines equal: logger, first line of the unformatted message, and type of error."""

MOST_KINDS: Final = 1000


@dataclass
class Said:
    """A written line, and how often it has been repeated since."""

    name: str
    level: int
    text: str
    at: float
    again: int = 0


class DuplicateFilter(logging.Filter):
    """Lets a line through and holds back its repetitions; `sum_up` logs how many there were."""

    def __init__(self, quiet: float = limits.SERVER.log_repeat_seconds, clock: TimeSource = time.monotonic) -> None:
        super().__init__()
        self._quiet = quiet
        self._clock = clock
        self._said: dict[Kind, Said] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, "sums_up", False) or record.levelno < logging.WARNING:
            return True  # levels below warning are logged on request, and then in full
        if (said := self._said.get(_kind(record))) is not None:
            said.again += 1
            return False
        if len(self._said) < MOST_KINDS:
            text = _first_line(record.getMessage())
            self._said[_kind(record)] = Said(record.name, record.levelno, text, self._clock())
        _shorten(record)
        return True

    def sum_up(self) -> None:
        """Log the repetitions without tracebacks; forget lines that were not repeated."""
        for kind, said in list(self._said.items()):
            if self._clock() - said.at < self._quiet:
                continue
            if not said.again:
                del self._said[kind]
                continue
            text = "%s (and %d more like this)"
            logging.getLogger(said.name).log(said.level, text, said.text, said.again, extra={"sums_up": True})
            said.at, said.again = self._clock(), 0


def _shorten(record: logging.LogRecord) -> None:
    """Log a refusal, by the database or by us, with its reason and no traceback: it is no fault in the code."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, Refusal):
        record.msg, record.args = f"{record.getMessage()}: {getattr(error, 'reason', error)}", ()
        record.exc_info = None


def _kind(record: logging.LogRecord) -> Kind:
    return record.name, _first_line(str(record.msg)), record.exc_info[0] if record.exc_info else None


def _first_line(text: str) -> str:
    """The first line, because the rest varies: asyncio names the task or the socket there."""
    return text.partition("\n")[0]
