"""Stored results compared with how the replayed game ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Row

from cenote.core.game import Result
from cenote.server.keeping.ledger import Ledger
from cenote.server.places import places
from cenote.server.storage.contract import Sitting


def wrong_results(ledger: Ledger, end: Result | None) -> list[int]:
    """The seats whose result is missing, is not the one of the game, or should not be there.

    Games that ended before results were kept have none.
    """
    found = {row.seat: row for row in ledger.results}
    if not found and not (ledger.table.rated and end is not None):
        return []
    if end is None and ledger.table.status != "abandoned":
        return sorted(found)
    fates = _fates(ledger, found, left=end is None)
    end = end or Result((0,) * len(ledger.seats), ())
    came = places(end, [Sitting("person", fate=fate) for fate in fates])
    due = {
        seat.seat: (ledger.table.game, ledger.table.mode, place, score, fate)
        for seat, place, score, fate in zip(ledger.seats, came, end.scores, fates, strict=True)
    }
    return sorted(_wrong(ledger, found, due))


def _wrong(ledger: Ledger, found: dict[int, Row[Any]], due: Mapping[int, tuple[object, ...]]) -> Iterator[int]:
    for seat in ledger.seats:
        row, person = found.pop(seat.seat, None), seat.person or seat.was
        if row is None:
            if person:
                yield seat.seat
        elif (row.game, row.mode, row.place, row.score, row.fate) != due[seat.seat] or row.person != person:
            yield seat.seat
    yield from found  # seats that the table does not have


def _fates(ledger: Ledger, found: dict[int, Row[Any]], *, left: bool) -> list[str]:
    """Why each seat was given up; at a table that everybody left, whoever left last outstayed the others."""
    seats = [Sitting(seat.kind, fate=seat.fate).lost for seat in ledger.seats]
    if not left:
        return seats
    return [found[at].fate if at in found and not found[at].fate else lost for at, lost in enumerate(seats)]
