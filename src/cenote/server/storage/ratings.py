"""How games ended for the people who played them, and what is thought of their strength since."""

from __future__ import annotations

import time
from collections import defaultdict
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, insert, select

from cenote.core.game import Result
from cenote.server.places import places
from cenote.server.ratings.messages import Outcome, Rating
from cenote.server.ratings.skill import SETTLED, Skill, rated
from cenote.server.storage.contract import StoredTable
from cenote.server.storage.database import Database
from cenote.server.storage.schema import RATINGS, RESULTS, SEATS
from cenote.server.storage.together import alone, keep

OUTCOMES: Final = 50
"""How many finished games a profile lists."""

CURVE: Final = 100
"""And how many points the curve of a rating has."""


def settle(connection: Connection, table: StoredTable, end: Result) -> None:
    """Keep how a game ended, within the change that ends it; at a rated table everybody's rating moves."""
    came = places(end, table.seats)
    people = [seat.person or seat.was for seat in table.seats]
    skills = _rate(connection, table, people, came) if table.rated else {}
    now = time.time()
    rows = [
        {
            "table_id": table.id,
            "seat": seat,
            "person": person,
            "game": table.game,
            "mode": table.mode,
            "place": came[seat],
            "score": end.scores[seat],
            "fate": table.seats[seat].lost,
            "rating": skills[person][1].shown if person in skills else None,
            "moved": skills[person][1].shown - skills[person][0].shown if person in skills else 0,
            "at": now,
        }
        for seat, person in enumerate(people)
        if person
    ]
    if rows:
        connection.execute(insert(RESULTS), rows)


def _rate(
    connection: Connection, table: StoredTable, people: list[str], came: list[int]
) -> dict[str, tuple[Skill, Skill]]:
    """Everybody's rating before and after; two games of one person that end at once are counted one after the other.

    Somebody who has deleted their account meanwhile was an average player, of whom nothing is kept.
    """
    alone(connection, *(f"rating {person}" for person in sorted(people)))
    of = and_(RATINGS.c.game == table.game, RATINGS.c.mode == table.mode, RATINGS.c.person.in_(people))
    known = {row.person: row for row in connection.execute(select(RATINGS).where(of))}
    before = [Skill(known[person].mu, known[person].sigma) if person in known else Skill() for person in people]
    after = rated(before, came)
    for person, skill in filter(itemgetter(0), zip(people, after, strict=True)):
        played = known[person].games if person in known else 0
        key = {"person": person, "game": table.game, "mode": table.mode}
        keep(connection, RATINGS, key, {"mu": skill.mu, "sigma": skill.sigma, "games": played + 1})
    return {person: (old, new) for person, old, new in zip(people, before, after, strict=True)}


class Ratings:
    """What profiles show."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def of(self, person: str) -> list[Rating]:
        """Somebody's ratings, those with most games first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(RATINGS).where(RATINGS.c.person == person))
            known = sorted(rows, key=lambda row: -row.games)
            points = select(RESULTS.c.game, RESULTS.c.mode, RESULTS.c.rating).where(
                RESULTS.c.person == person, RESULTS.c.rating.is_not(None)
            )
            curves: dict[tuple[str, str], list[int]] = defaultdict(list)
            for row in await connection.execute(points.order_by(RESULTS.c.at)):
                curves[row.game, row.mode].append(row.rating)
        return [_rating(row, curves[row.game, row.mode][-CURVE:]) for row in known]

    async def outcomes(self, person: str) -> list[Outcome]:
        """How somebody's latest games ended."""
        latest = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.at.desc()).limit(OUTCOMES)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(latest)).all()
            sat = select(SEATS.c.table_id, SEATS.c.name).where(SEATS.c.table_id.in_([row.table_id for row in rows]))
            names: dict[str, list[str]] = defaultdict(list)
            for id, name in await connection.execute(sat.order_by(SEATS.c.table_id, SEATS.c.seat)):
                names[id].append(name)
        return [_outcome(row, names[row.table_id]) for row in rows]


def _rating(row: Row[Any], curve: list[int]) -> Rating:
    shown = Skill(row.mu, row.sigma).shown
    return Rating(row.game, row.mode, shown, row.games, row.games >= SETTLED, curve)


def _outcome(row: Row[Any], names: list[str]) -> Outcome:
    return Outcome(
        table=row.table_id,
        game=row.game,
        mode=row.mode,
        at=row.at,
        place=row.place,
        seats=len(names),
        score=row.score,
        names=names,
        fate=row.fate,
        rating=row.rating,
        change=row.moved,
    )
