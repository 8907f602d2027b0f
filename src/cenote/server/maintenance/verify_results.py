"""Verification of stored results against the replayed game and the rules of what counts for ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Row

from cenote.core.game import Result
from cenote.server.maintenance.table_dump import TableDump
from cenote.server.protocol.messages import Fate
from cenote.server.rating_rules.eligibility import LogEntry, turns, unplayed
from cenote.server.storage.contract import Sitting
from cenote.server.storage.places import places

CLOCKS: Final = 3600.0
"""The maximum number of seconds by which the clocks of two servers may differ."""


def wrong_results(dump: TableDump, end: Result | None) -> list[int]:
    """Return the seats whose result is missing or wrong, or should not exist."""
    found = {row.seat: row for row in dump.results}
    if not found and not _has_results(dump, end):
        return []
    if end is None and dump.table.status != "abandoned":
        return sorted(found)
    fates = _fates(dump, found, left=end is None)
    end = end or Result((0,) * len(dump.seats), ())
    came = places(end, [Sitting("person", fate=fate) for fate in fates])
    due = {
        seat.seat: (dump.table.game, dump.table.mode, place, score, fate)
        for seat, place, score, fate in zip(dump.seats, came, end.scores, fates, strict=True)
    }
    wrong = {*_wrong(dump, dict(found), due), *_misdated(dump)}
    return sorted(wrong | set(_miscounted(dump, [bool(fate) for fate in fates], came)))


def _has_results(dump: TableDump, end: Result | None) -> bool:
    """Return whether results must be stored: for a game played to its end, and for a rated one that all players left.

    Results were introduced together with ratings. Unrated games that ended before have none, and are recognized by logs
    without answered requests.
    """
    if end is None:
        return bool(dump.table.rated) and _all_left(dump)
    return bool(dump.table.rated) or any(asked is not None for asked in dump.asked)


def _all_left(dump: TableDump) -> bool:
    """Return whether all players gave up the game. A game that retention abandoned has no results."""
    return dump.table.status == "abandoned" and all(seat.fate for seat in dump.seats)


def _misdated(dump: TableDump) -> Iterator[int]:
    """Yield seats whose result was not stored with the others, or is not dated within the table's lifetime."""
    row = dump.table
    for result in dump.results:
        between = row.created - CLOCKS <= result.at <= row.updated + CLOCKS
        if not between or result.at != dump.results[0].at:
            yield result.seat


def _miscounted(dump: TableDump, lost: Sequence[bool], came: Sequence[int]) -> Iterator[int]:
    """Yield the seats whose result counts although the game does not, or does not count although the game does."""
    counts = dump.table.rated and not dump.table.unrated
    against_the_rules = dump.table.rated and not _follows_the_rules(dump, lost, came)
    for result in dump.results:
        left_alone = result.rating is None and result.moved == result.games == 0
        if against_the_rules or (result.rating is None if counts else not left_alone):
            yield result.seat


def _follows_the_rules(dump: TableDump, lost: Sequence[bool], came: Sequence[int]) -> bool:
    """Return whether the number of turns agrees with the stored reason why the game does not count.

    Reasons other than too few turns leave no trace in the log and are accepted. Logs without answered requests predate
    these rules.
    """
    why = dump.table.unrated
    if why not in ("", "unplayed") or all(asked is None for asked in dump.asked):
        return True
    log = (LogEntry(*entry, bot) for entry, bot in zip(dump.entries, dump.bots, strict=True))
    made = turns(log, len(dump.seats), whole=dump.table.status == "over")
    return unplayed(made, lost, came) == bool(why)


def _wrong(dump: TableDump, found: dict[int, Row[Any]], due: Mapping[int, tuple[object, ...]]) -> Iterator[int]:
    for seat in dump.seats:
        row, person = found.pop(seat.seat, None), seat.person or seat.former_person
        if row is None:
            if person:
                yield seat.seat
        elif (row.game, row.mode, row.place, row.score, row.fate) != due[seat.seat] or row.person != person:
            yield seat.seat
    yield from found  # seats that the table does not have


def _fates(dump: TableDump, found: dict[int, Row[Any]], *, left: bool) -> list[Fate]:
    """Return why each seat was given up, or "" if it was not.

    At a table that all players left, the last one to leave counts as staying.
    """
    seats = [seat.fate for seat in dump.seats]
    if not left:
        return seats
    return [found[at].fate if at in found and not found[at].fate else lost for at, lost in enumerate(seats)]
