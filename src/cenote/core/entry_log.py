"""Log of a game's entries as action codes, which are converted to text only when a record is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cenote.core.record import STEP, UNDO, Entry

PlayedCodes = int | tuple[int, ...]
"""The code of one action, the codes of a choice of several actions, or () for an undo."""


def flat(entries: Iterable[PlayedCodes]) -> list[int]:
    """Return the actions of several entries in one list."""
    return [code for played in entries for code in ((played,) if isinstance(played, int) else played)]


class EntryLog:
    """Log that stores each entry as a seat and codes, except those loaded as text, which stay text."""

    def __init__(self, texts: Sequence[str], known: Sequence[Entry] = ()) -> None:
        self._texts = texts
        self._entries: list[Entry] = list(known)
        self.seats: list[int] = [entry.seat for entry in known]
        self.played: list[PlayedCodes] = [()] * len(known)

    def append(self, seat: int, played: PlayedCodes) -> None:
        self.seats.append(seat)
        self.played.append(played)

    def cut(self, length: int) -> None:
        """Remove all entries after the first `length`."""
        del self._entries[length:], self.seats[length:], self.played[length:]

    def entries(self, since: int = 0) -> tuple[Entry, ...]:
        """Return the entries from `since` on as text, converting each only once."""
        for number in range(len(self._entries), len(self.seats)):
            self._entries.append(Entry(self.seats[number], self._text(self.played[number])))
        return tuple(self._entries[since:])

    def after_last(self, seat: int) -> int:
        """Return the number of entries up to and including the seat's last one, or 0 if the seat has none."""
        return next((number + 1 for number in range(len(self.seats) - 1, -1, -1) if self.seats[number] == seat), 0)

    def _text(self, played: PlayedCodes) -> str:
        if isinstance(played, int):
            return self._texts[played]
        return STEP.join([self._texts[code] for code in played]) if played else UNDO
