"""Ratings and results of finished games, stored in the transaction that ends a game."""

from __future__ import annotations

import time
from collections import defaultdict
from itertools import permutations
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection, Row, and_, insert, or_, select, union, update

from cenote.core.game import Result
from cenote.server.protocol.rating_messages import FinishedGame, Rating, SeatRating
from cenote.server.rating_rules.eligibility import (
    LEAST_RATED,
    PAIR_GAMES,
    PAIR_SECONDS,
    LogEntry,
    Unrated,
    never_began,
    shown_reason,
    turns,
    unplayed,
)
from cenote.server.rating_rules.skill import SETTLED, Skill, rated
from cenote.server.storage.contract import Sitting, StoredTable
from cenote.server.storage.database import Repository
from cenote.server.storage.locking import advisory_lock, upsert
from cenote.server.storage.places import places
from cenote.server.storage.rated_addresses import forget_sources
from cenote.server.storage.schema import ENTRIES, LAST_SOURCE, RATINGS, RESULTS, SEATS, SESSIONS, TABLE_SOURCES, TABLES

OUTCOMES: Final = 50
"""How many finished games a profile lists."""

CURVE: Final = 100
"""The maximum number of points in a rating's curve."""

TOUCH_SECONDS: Final = 600.0
"""The precision, in seconds, of the time at which a session was last used."""

Seen = dict[str, set[str]]
"""The address hashes of each player."""


def foreseen(connection: Connection, before: StoredTable, after: StoredTable) -> str:
    """Return why the game of a rated table will not count, as far as known before its end, or "" if it will count."""
    if not after.rated:
        return ""
    if after.status == "gathering":
        return _unfit(connection, after)
    if before.status == "gathering" and after.status == "running":
        _one_by_one(connection, _people(after))
        return _unfit(connection, after)
    lost = [bool(seat.fate) for seat in after.seats]
    if before.unrated or lost == [bool(seat.fate) for seat in before.seats]:
        return before.unrated
    return "unplayed" if never_began(_turns(connection, after), lost) else ""


def settle(connection: Connection, table: StoredTable, end: Result) -> Unrated:
    """Store a game's results and, if the game counts, the new ratings. Return why it does not count, or "".

    Run this in the transaction that ends the game.
    """
    came = places(end, table.seats)
    people = [seat.person or seat.former_person for seat in table.seats]
    why = _unrated(connection, table, came)
    moves = _rate(connection, table, people, came) if table.rated and not why else {}
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
            "fate": table.seats[seat].fate,
            "rating": moves[person].after.shown if person in moves else None,
            "moved": moves[person].change if person in moves else 0,
            "games": moves[person].games if person in moves else 0,
            "at": now,
        }
        for seat, person in enumerate(people)
        if person
    ]
    if rows:
        connection.execute(insert(RESULTS), rows)
    forget_sources(connection, table.id, but=moves)
    if why != table.unrated:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(unrated=why))
    return why


def _unrated(connection: Connection, table: StoredTable, came: list[int]) -> Unrated:
    """Return why a game that ends does not count, or "".

    How often two players have met is checked at the start, so that players cannot choose at the end which games count.
    """
    if not table.rated or table.unrated:
        return cast(Unrated, table.unrated)
    people = _people(table)
    if len(people) < LEAST_RATED:
        return "deleted"
    _one_by_one(connection, people)
    if unplayed(_turns(connection, table), [bool(seat.fate) for seat in table.seats], came):
        return "unplayed"
    return "address" if _share_an_address(connection, people, table) else ""


def _one_by_one(connection: Connection, people: list[str]) -> None:
    """Lock these people, so that their rated games that begin or end at the same time are judged one after another."""
    advisory_lock(connection, *(f"rating {person}" for person in sorted(people)))


def _turns(connection: Connection, table: StoredTable) -> list[int]:
    """Count the turns that the person at each seat has made."""
    log = select(ENTRIES.c.seat, ENTRIES.c.text, ENTRIES.c.bot).where(ENTRIES.c.table_id == table.id)
    entries = connection.execute(log.order_by(ENTRIES.c.version))
    return turns((LogEntry(*entry) for entry in entries), len(table.seats), whole=table.status == "over")


def _unfit(connection: Connection, table: StoredTable) -> Unrated:
    """Return the reason why a game between the table's players will not be rated, or "" if it will."""
    people = _people(table)
    if _share_an_address(connection, people, table):
        return "address"
    return "pair" if _met_too_often(connection, table, people) else ""


def _people(table: StoredTable) -> list[str]:
    """Return the players, including those who have left, but not deleted accounts."""
    return [person for seat in table.seats if (person := seat.person or seat.former_person)]


def _share_an_address(connection: Connection, people: list[str], table: StoredTable) -> bool:
    """Return whether two players share an address."""
    seen = _seen(connection, people, table).values()
    return len(set().union(*seen)) < sum(map(len, seen))


def _seen(connection: Connection, people: list[str], table: StoredTable) -> Seen:
    """Return the address hashes at which each player was seen.

    These are all addresses used for this table or by a session since the table was opened, and the last one from which
    the player sat down anywhere.
    """
    here = select(TABLE_SOURCES.c.source, TABLE_SOURCES.c.person).where(
        TABLE_SOURCES.c.table_id == table.id, TABLE_SOURCES.c.person.in_(people)
    )
    sat = select(LAST_SOURCE.c.source, LAST_SOURCE.c.person).where(LAST_SOURCE.c.person.in_(people))
    came = select(SESSIONS.c.source, SESSIONS.c.person).where(
        SESSIONS.c.person.in_(people), SESSIONS.c.seen >= table.created - TOUCH_SECONDS
    )
    seen: Seen = {person: set() for person in people}
    for source, person in connection.execute(union(here, sat, came)):
        seen[person] |= {source} - {""}
    return seen


def _met_too_often(connection: Connection, table: StoredTable, people: list[str]) -> bool:
    """Return whether two players already have as many rated games with each other as may count in a day."""
    seen, lately = _seen(connection, people, table), _played_lately(connection, table, people)
    return any(
        sum(one in game and _played_against(game, one, other, seen[other]) for game in lately) >= PAIR_GAMES
        for one, other in permutations(people, 2)
    )


def _played_against(game: Seen, one: str, other: str, addresses: set[str]) -> bool:
    """Return whether a player met another one, or an account that may belong to the same person.

    Such an account was seen at one of the other player's addresses, or is deleted together with its addresses. Without
    this rule, new accounts would bypass the limit.
    """
    return any(person in ("", other) or seen & addresses for person, seen in game.items() if person != one)


def _played_lately(connection: Connection, table: StoredTable, people: list[str]) -> list[Seen]:
    """Return the players of each rated game that one of these people has played in the last `PAIR_SECONDS`.

    These are the finished games with a rating, and the other tables' running games that began in that time.
    """
    since = time.time() - PAIR_SECONDS
    ended = select(RESULTS.c.table_id).where(
        RESULTS.c.person.in_(people),
        RESULTS.c.game == table.game,
        RESULTS.c.mode == table.mode,
        RESULTS.c.rating.is_not(None),
        RESULTS.c.at > since,
    )
    running = (
        select(TABLES.c.id)
        .join(SEATS)
        .where(
            or_(SEATS.c.person.in_(people), SEATS.c.former_person.in_(people)),
            TABLES.c.game == table.game,
            TABLES.c.mode == table.mode,
            TABLES.c.rated,
            TABLES.c.unrated == "",
            TABLES.c.status == "running",
            TABLES.c.begun > since,
            TABLES.c.id != table.id,
        )
    )
    lately: dict[str, Seen] = defaultdict(dict)
    # A seat of a rated table is empty only if the account was deleted, which may happen before the end.
    seats = select(SEATS).where(or_(SEATS.c.table_id.in_(ended), SEATS.c.table_id.in_(running)))
    for seat in connection.execute(seats):
        lately[seat.table_id][seat.person or seat.former_person] = set()
    sources = select(TABLE_SOURCES).where(TABLE_SOURCES.c.table_id.in_(lately))
    for id, person, source in connection.execute(sources):
        if person in lately[id]:
            lately[id][person].add(source)
    return list(lately.values())


class Moved(NamedTuple):
    """The change of a player's rating by a game, where `games` counts the player's rated games up to this one."""

    before: Skill
    after: Skill
    games: int

    @property
    def change(self) -> int:
        return self.after.shown - self.before.shown


def _rate(connection: Connection, table: StoredTable, people: list[str], came: list[int]) -> dict[str, Moved]:
    """Rate the players whose accounts still exist against each other, and store the new ratings.

    The caller holds the locks on the players.
    """
    ends = {person: place for person, place in zip(people, came, strict=True) if person}
    of = and_(RATINGS.c.game == table.game, RATINGS.c.mode == table.mode, RATINGS.c.person.in_(ends))
    known = {row.person: row for row in connection.execute(select(RATINGS).where(of))}
    before = [Skill(known[person].mu, known[person].sigma) if person in known else Skill() for person in ends]
    moves: dict[str, Moved] = {}
    for person, old, new in zip(ends, before, rated(before, list(ends.values())), strict=True):
        games = (known[person].games if person in known else 0) + 1
        moves[person] = Moved(old, new, games)
        key = {"person": person, "game": table.game, "mode": table.mode}
        upsert(connection, RATINGS, key, {"mu": new.mu, "sigma": new.sigma, "games": games})
    return moves


class Ratings(Repository):
    """Ratings for profiles and tables, where a provisional rating is shown to its owner only."""

    async def of(self, person: str, *, own: bool) -> list[Rating]:
        """Return a person's ratings, those with most games first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(RATINGS).where(RATINGS.c.person == person))
            known = sorted(rows, key=lambda row: -row.games)
            points = select(RESULTS.c.game, RESULTS.c.mode, RESULTS.c.rating).where(
                RESULTS.c.person == person,
                RESULTS.c.rating.is_not(None),
                RESULTS.c.games >= (0 if own else SETTLED),
            )
            curves: dict[tuple[str, str], list[int]] = defaultdict(list)
            for row in await connection.execute(points.order_by(RESULTS.c.at)):
                curves[row.game, row.mode].append(row.rating)
        return [_rating(row, curves[row.game, row.mode][-CURVE:], own=own) for row in known]

    async def outcomes(self, person: str, *, own: bool) -> list[FinishedGame]:
        """Return the results of a person's latest games, newest first."""
        latest = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.at.desc()).limit(OUTCOMES)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(latest)).all()
            ids = [row.table_id for row in rows]
            sat = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
            seats: dict[str, list[Sitting]] = defaultdict(list)
            for seat in await connection.execute(sat):
                seats[seat.table_id].append(Sitting(*seat[2:]))
            whys = await connection.execute(select(TABLES.c.id, TABLES.c.unrated).where(TABLES.c.id.in_(ids)))
            unrated = {row.id: row.unrated for row in whys}
        return [_outcome(row, seats[row.table_id], unrated[row.table_id], own=own) for row in rows]

    async def at(self, table: str, viewer: str) -> list[SeatRating]:
        """Return how a finished rated game changed its players' ratings."""
        rows = select(RESULTS).where(RESULTS.c.table_id == table).order_by(RESULTS.c.seat)
        return [_seat(row, own=bool(viewer) and row.person == viewer) for row in await self._rows(rows)]


def _shown(row: Row[Any], *, own: bool) -> bool:
    """Return whether the rating after a game may be shown, which for a provisional one only its owner may see."""
    return row.rating is not None and (own or row.games >= SETTLED)


def _rating(row: Row[Any], curve: list[int], *, own: bool) -> Rating:
    settled = row.games >= SETTLED
    shown = Skill(row.mu, row.sigma).shown if own or settled else None
    return Rating(row.game, row.mode, shown, row.games, settled, curve)


def _seat(row: Row[Any], *, own: bool) -> SeatRating:
    rating, change = (row.rating, row.moved) if _shown(row, own=own) else (None, None)
    return SeatRating(row.seat, row.place, row.games, rating, change)


def _outcome(row: Row[Any], seats: list[Sitting], unrated: str, *, own: bool) -> FinishedGame:
    rating, change = (row.rating, row.moved) if _shown(row, own=own) else (None, 0)
    return FinishedGame(
        table=row.table_id,
        game=row.game,
        mode=row.mode,
        at=row.at,
        place=row.place,
        seats=len(seats),
        score=row.score,
        names=[seat.name for seat in seats],
        # The last player to leave has none in their result, because they are placed before the others.
        fate=seats[row.seat].fate,
        rating=rating,
        change=change,
        unrated=shown_reason(unrated, player=own),
    )
