"""Verification of stored ratings by replaying the results of all rated games in the order in which they ended.

Deleted accounts leave results without a name, and finished games can be removed. Players who have met such an account,
or have fewer results than counted games, are not recomputed, but their numbered results must still be consistent. An
account that was deleted before the end of a game has no result there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, select

from cenote.server.maintenance.verify_results import CLOCKS
from cenote.server.rating_rules.eligibility import LEAST_RATED
from cenote.server.rating_rules.skill import MIDDLE, Skill, rated
from cenote.server.storage.schema import RATINGS, RESULTS, SEATS

Place = tuple[str, int]
"""A table and a seat."""

CLOSE: Final = 1e-6
"""Tolerance for floating-point differences between machines."""


def wrong_ratings(connection: Connection) -> dict[str, list[int]]:
    """Return by table the seats whose rating does not follow from the results, or differs from the one stored now."""
    counted = select(RESULTS.c.game, RESULTS.c.mode).where(RESULTS.c.rating.is_not(None)).distinct()
    found: defaultdict[str, list[int]] = defaultdict(list)
    for game, mode in connection.execute(counted).all():
        for table, seat in _Replay(connection, game, mode).wrong():
            found[table].append(seat)
    return {table: sorted(seats) for table, seats in found.items()}


class _Replay:
    """The replayed rated games of one mode of a game."""

    def __init__(self, connection: Connection, game: str, mode: str) -> None:
        same = and_(RESULTS.c.game == game, RESULTS.c.mode == mode, RESULTS.c.rating.is_not(None))
        in_order = select(RESULTS).where(same).order_by(RESULTS.c.at, RESULTS.c.table_id, RESULTS.c.seat)
        self._rows: Sequence[Row[Any]] = connection.execute(in_order).all()
        tables = select(RESULTS.c.table_id).where(same)
        self._seats: defaultdict[str, list[int]] = defaultdict(list)
        """The seats of each table."""
        self._named: defaultdict[str, set[int]] = defaultdict(set)
        """The seats of each table whose accounts are not deleted."""
        for seat in connection.execute(select(SEATS).where(SEATS.c.table_id.in_(tables))):
            self._seats[seat.table_id].append(seat.seat)
            if seat.person or seat.former_person:
                self._named[seat.table_id].add(seat.seat)
        now = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.mode == mode)
        self._now: Mapping[str, Row[Any]] = {row.person: row for row in connection.execute(now)}
        self._of: defaultdict[str, list[Row[Any]]] = defaultdict(list)
        for row in self._rows:
            if row.person:
                self._of[row.person].append(row)
        self._unknown = {""}
        """People whose ratings cannot be recomputed.

        They are deleted or have met a deleted account, were found wrong, or have results in uncertain order.
        """

    def wrong(self) -> Iterator[Place]:
        found = set(self._broken())
        yield from sorted(found | set(self._miscounted()))

    def _broken(self) -> Iterator[Place]:
        """Yield results that do not fit the player's other results, or end in another rating than the stored one."""
        for person, rows in self._of.items():
            now, numbers = self._now.get(person), [row.games for row in rows]
            broken = next(_breaks(sorted(rows, key=lambda row: row.games), now), None)
            if broken is not None:
                yield broken.table_id, broken.seat
            if broken is not None or now is None or now.games != len(rows) or numbers != sorted(numbers):
                self._unknown.add(person)  # games were removed, or the servers' clocks differed

    def _miscounted(self) -> Iterator[Place]:
        """Yield results for which the rating library computes another value."""
        skills: dict[str, Skill] = {}
        for table, played in groupby(self._rows, lambda row: row.table_id):
            rows = list(played)
            people = [row.person for row in rows]
            missing = self._named[table] - {row.seat for row in rows}
            if missing or len(rows) < LEAST_RATED or self._unknown & set(people):
                self._unknown.update(people)
                continue
            before = [skills.get(person, Skill()) for person in people]
            after = rated(before, [row.place for row in rows])
            for row, old, new in zip(rows, before, after, strict=True):
                skills[row.person] = new
                if (row.rating, row.moved) != (new.shown, new.shown - old.shown):
                    self._unknown.update(people)
                    # Earlier versions rated an account deleted before the end as an average player.
                    if len(rows) == len(self._seats[table]):
                        yield table, row.seat
        for person in skills.keys() - self._unknown:
            now, last = self._now[person], self._of[person][-1]
            if abs(now.mu - skills[person].mu) > CLOSE or abs(now.sigma - skills[person].sigma) > CLOSE:
                yield last.table_id, last.seat


def _breaks(rows: Sequence[Row[Any]], now: Row[Any] | None) -> Iterator[Row[Any]]:
    """Yield a player's results that do not follow from the one before, and the last if the rating differs now.

    A game whose predecessor was removed may begin with any rating.
    """
    number, shown, at = 0, MIDDLE, 0.0
    for row in rows:
        begins = row.rating - row.moved
        if row.games <= number or (row.games == number + 1 and begins != shown) or row.at < at - CLOCKS:
            yield row
        number, shown, at = row.games, row.rating, max(at, row.at)
    if now is None or (number, shown) != (now.games, Skill(now.mu, now.sigma).shown):
        yield rows[-1]
