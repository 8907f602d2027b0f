"""A log that cannot be flooded: what is said again and again is said once, and then how often."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Final

from cenote.server.errors import Refusal
from cenote.server.limits import QUIET_SECONDS
from cenote.server.throttling.token_bucket import TimeSource

Kind = tuple[str, str, type[BaseException] | None]
"""What makes two lines the same: who says it, its first line without what is filled in, the kind of error."""

MOST_KINDS: Final = 1000


@dataclass
class Said:
    """A line that was written, and how often it has come again since."""

    name: str
    level: int
    text: str
    at: float
    again: int = 0


class DuplicateFilter(logging.Filter):
    """Lets a line through and holds the same back for a while; `sum_up` then tells how many there were."""

    def __init__(self, quiet: float = QUIET_SECONDS, clock: TimeSource = time.monotonic) -> None:
        super().__init__()
        self._quiet = quiet
        self._clock = clock
        self._said: dict[Kind, Said] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, "sums_up", False) or record.levelno < logging.WARNING:
            return True  # whoever asks for less than warnings wants all of it
        if (said := self._said.get(_kind(record))) is not None:
            said.again += 1
            return False
        if len(self._said) < MOST_KINDS:
            text = _first_line(record.getMessage())
            self._said[_kind(record)] = Said(record.name, record.levelno, text, self._clock())
        _shorten(record)
        return True

    def sum_up(self) -> None:
        """Tell what has come again, without its traceback; forget what has not."""
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
    """What was refused, by the database or by us, needs its reason and no traceback: it is no fault in the code."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, Refusal):
        record.msg, record.args = f"{record.getMessage()}: {getattr(error, 'reason', error)}", ()
        record.exc_info = None


def _kind(record: logging.LogRecord) -> Kind:
    return record.name, _first_line(str(record.msg)), record.exc_info[0] if record.exc_info else None


def _first_line(text: str) -> str:
    """What follows it is particular: asyncio names the task or the socket there."""
    return text.partition("\n")[0]
