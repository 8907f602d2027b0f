"""Stored ratings compared with the results of all rated games, replayed in the order in which they ended.

A deleted account leaves its results without a name, and finished games can be removed. Whoever has met such an account,
or has fewer results than counted games, is not computed any more; what is stored of them must still fit together.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, func, select

from cenote.server.ratings.skill import MIDDLE, Skill, rated
from cenote.server.storage.schema import RATINGS, RESULTS, SEATS

Place = tuple[str, int]
"""A table and a seat."""

CLOSE: Final = 1e-6
"""As near as numbers of two machines must be."""


def wrong_ratings(connection: Connection) -> dict[str, list[int]]:
    """The seats of each table whose rating does not follow from the results, or is not the one kept now."""
    counted = select(RESULTS.c.game, RESULTS.c.mode).where(RESULTS.c.rating.is_not(None)).distinct()
    found: defaultdict[str, list[int]] = defaultdict(list)
    for game, mode in connection.execute(counted).all():
        for table, seat in _Replay(connection, game, mode).wrong():
            found[table].append(seat)
    return {table: sorted(seats) for table, seats in found.items()}


class _Replay:
    """The rated games of one mode of a game."""

    def __init__(self, connection: Connection, game: str, mode: str) -> None:
        same = and_(RESULTS.c.game == game, RESULTS.c.mode == mode, RESULTS.c.rating.is_not(None))
        in_order = select(RESULTS).where(same).order_by(RESULTS.c.at, RESULTS.c.table_id, RESULTS.c.seat)
        self._rows: Sequence[Row[Any]] = connection.execute(in_order).all()
        tables = select(RESULTS.c.table_id).where(same)
        seats = select(SEATS.c.table_id, func.count()).where(SEATS.c.table_id.in_(tables)).group_by(SEATS.c.table_id)
        self._seats: dict[str, int] = {row[0]: row[1] for row in connection.execute(seats)}
        now = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.mode == mode)
        self._now: Mapping[str, Row[Any]] = {row.person: row for row in connection.execute(now)}
        self._of: defaultdict[str, list[Row[Any]]] = defaultdict(list)
        for row in self._rows:
            if row.person:
                self._of[row.person].append(row)
        self._unknown = {""}
        """People who cannot be computed: deleted, met somebody deleted, found wrong, or of an uncertain order."""

    def wrong(self) -> Iterator[Place]:
        found = set(self._broken())
        yield from sorted(found | set(self._miscounted()))

    def _broken(self) -> Iterator[Place]:
        """Whose ratings do not follow one another: each game begins with what the one before left."""
        for person, rows in self._of.items():
            now = self._now.get(person)
            if now is not None and now.games > len(rows):  # games were removed
                self._unknown.add(person)
                continue
            kept = Skill(now.mu, now.sigma).shown if now is not None else None
            before, after = [row.rating - row.moved for row in rows], [MIDDLE, *(row.rating for row in rows)]
            if now is None or now.games < len(rows) or Counter([*before, kept]) != Counter(after):
                self._unknown.add(person)
                breaks = (row for row, had, begins in zip(rows, after[:-1], before, strict=True) if had != begins)
                first = next(breaks, rows[-1])
                yield first.table_id, first.seat
            elif before != after[:-1]:  # clocks of several servers were apart
                self._unknown.add(person)

    def _miscounted(self) -> Iterator[Place]:
        """Where the library computes something else."""
        skills: dict[str, Skill] = {}
        for table, played in groupby(self._rows, lambda row: row.table_id):
            rows = list(played)
            people = [row.person for row in rows]
            if len(rows) != self._seats.get(table) or self._unknown & set(people):
                self._unknown.update(people)
                continue
            before = [skills.get(person, Skill()) for person in people]
            after = rated(before, [row.place for row in rows])
            for row, old, new in zip(rows, before, after, strict=True):
                skills[row.person] = new
                if (row.rating, row.moved) != (new.shown, new.shown - old.shown):
                    self._unknown.update(people)
                    yield table, row.seat
        for person in skills.keys() - self._unknown:
            now, last = self._now[person], self._of[person][-1]
            if abs(now.mu - skills[person].mu) > CLOSE or abs(now.sigma - skills[person].sigma) > CLOSE:
                yield last.table_id, last.seat
