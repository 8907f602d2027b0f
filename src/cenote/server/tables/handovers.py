"""Handovers: when a bot took over a seat from its player, and when the player came back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cenote.server.protocol.messages import Fate, HandoverInfo, HandoverKind
from cenote.server.storage.contract import Handover, Sitting, StoredTable
from cenote.server.tables.live import LiveTable, Viewer


def noted(table: LiveTable, after: StoredTable) -> StoredTable:
    """Return the changed table with a handover for every seat that changed hands in a running game.

    A takeover after which the bot played nothing is removed when the player comes back.
    """
    before = table.stored
    if table.match is None or before.status != "running":
        return after
    kept = list(before.handovers)
    for seat, why in _changes(before, after):
        new = Handover(seat, why, table.numbers(), before.revision)
        if why == "back" and kept and _is_undone_by(kept[-1], new):
            kept.pop()  # the bot played nothing
        else:
            kept.append(new)
    return replace(after, handovers=tuple(kept))


def _is_undone_by(last: Handover, new: Handover) -> bool:
    return (last.seat, last.why, last.numbers) == (new.seat, "away", new.numbers)


def _changes(before: StoredTable, after: StoredTable) -> Iterator[tuple[int, HandoverKind]]:
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if _state(was) != _state(now):
            yield seat, _state(now) or "back"


def _state(seat: Sitting) -> Fate:
    """Return why a bot plays for a seat's player, or "" if none does."""
    return seat.fate or ("away" if seat.person and seat.bot else "")


def infos(table: LiveTable, viewer: Viewer) -> list[HandoverInfo]:
    """Return the handovers of a table, with the frame numbers of one viewer."""
    at = table.viewers().index(viewer)
    return [HandoverInfo(known.seat, known.why, known.numbers[at]) for known in table.stored.handovers]
