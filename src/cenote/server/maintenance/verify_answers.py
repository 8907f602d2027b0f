"""Verification of answered requests against the log: their frame numbers, and whether each is still stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cenote.core.game import CHANCE
from cenote.server.maintenance.table_dump import TableDump

ENDED = ("over", "abandoned", "frozen")


class Answers:
    """Follows a replay, and collects in `wrong` the answers whose number no frame of their request had."""

    def __init__(self, dump: TableDump) -> None:
        self._dump = dump
        self._seat = 0
        self._number: int | None = None
        """The frame number of the current request's answer, until one of the request's frames has it."""
        self.wrong: list[int] = []

    def step(self, at: int, numbers: Mapping[int | None, int]) -> None:
        """Process the log's entry `at`. A request ends where another one begins or another seat decides."""
        seat, asked = self._dump.entries[at].seat, self._dump.asked[at]
        if asked is not None or seat not in (self._seat, CHANCE):
            self.end()
        if asked is not None:
            self._seat, self._number = seat, asked
        if numbers[self._seat] == self._number:
            self._number = None

    def end(self) -> None:
        """End the current request, whose answer is wrong if none of its frames had its number."""
        if self._number is not None:
            self.wrong.append(self._number)
        self._number = None


def missing(dump: TableDump) -> list[int]:
    """Return the frame numbers of answers that are missing from storage, or differ there.

    Requests at tables whose game has ended are removed after some time, and those of a deleted account at once.
    """
    if not dump.answers and dump.table.status in ENDED:
        return []
    known = {seat.seat for seat in dump.seats if seat.person or seat.former_person}
    log = zip(dump.entries, dump.asked, strict=True)
    due = Counter(number for entry, number in log if number is not None and entry.seat in known)
    return sorted((due - Counter(dump.answers)).elements())


def marked_as_a_bots(dump: TableDump) -> int | None:
    """Return the index of the first entry that answered a person's request but is marked as a bot's, or None."""
    both = zip(dump.asked, dump.bots, strict=True)
    return next((at for at, (asked, bot) in enumerate(both) if asked is not None and bot), None)
