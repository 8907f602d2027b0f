"""Questions to the table: who must agree, and how a question ends. Pure functions; nothing here changes a table.

A question is part of the table's row. That it has fallen, because time has passed or something was played, is told
from that row and the game, so that nobody needs to be awake for it to fall.
"""

from __future__ import annotations

import time
from dataclasses import replace
from math import ceil

from cenote.server.errors import Refusal
from cenote.server.limits import ASKED_SECONDS, AWAY_ALONE_SECONDS, AWAY_SECONDS, MOST_FALLEN
from cenote.server.protocol.messages import Ask
from cenote.server.storage.contract import StoredTable, Vote
from cenote.server.tables import clock
from cenote.server.tables.lessons import has_known_deal
from cenote.server.tables.live import LiveTable
from cenote.server.tables.rights import must_sit, running

TAKE_BACK, KEEP = "take-back", "keep"


def way_back(table: LiveTable, seat: int) -> tuple[int, ...]:
    """Whose decisions come back, the last first, if a seat takes back across others'; nobody's where it may not ask.

    What can be taken back without asking is nothing to ask for; a lesson and a puzzle go one way. In a rated game
    nobody tries again and again against a bot whose moves count for somebody away.
    """
    way = () if table.match is None or has_known_deal(table.stored) else table.match.way_back(seat)
    kept = table.stored.rated and any(table.stored.seats[at].person and table.stored.seats[at].bot for at in way)
    return way if len(way) > 1 and not kept else ()


def voters(stored: StoredTable, asker: int, about: int) -> tuple[int, ...]:
    """A seat of each person who must agree; bots and programs always do, also those that keep a seat."""
    spared = {stored.seats[asker].person, stored.seats[about].person}
    first = dict[str, int]()
    for at, seat in enumerate(stored.seats):
        if playing(stored, at) and seat.person not in spared:
            first.setdefault(seat.person, at)
    return tuple(first.values())


def outcome(table: LiveTable) -> str:
    """How the last question ended; empty while it is open, and where nobody has asked anything."""
    vote, match = table.stored.vote, table.match
    if vote is None or vote.outcome:
        return vote.outcome if vote else ""
    if match is None or voters(table.stored, vote.asker, vote.about) != vote.voters:
        return "changed"
    if vote.kind == TAKE_BACK and match.length != vote.version:
        return "played"
    if vote.kind == KEEP and not _still_away(table, vote):
        return "changed"
    # A clock that was set back must not keep a question open for longer than any may be.
    return "" if 0 < vote.until - time.time() <= ASKED_SECONDS else "late"


def _still_away(table: LiveTable, vote: Vote) -> bool:
    """Whether the seat is still to be kept: whoever asks for somebody else asks because the table waits for them."""
    seats, match = table.stored.seats, table.match
    own = seats[vote.about].person == seats[vote.asker].person
    return playing(table.stored, vote.about) and (own or (match is not None and vote.about in match.actors()))


def open_vote(table: LiveTable) -> Vote | None:
    """The question that the table has before it."""
    return None if outcome(table) or table.stored.status != "running" else table.stored.vote


def holds_bots(table: LiveTable) -> bool:
    """Whether bots wait: what they play would decide a question about taking back, and they are not asked."""
    vote = open_vote(table)
    return vote is not None and vote.kind == TAKE_BACK


def felled(table: LiveTable) -> Vote | None:
    """The last question with its end, if that has come and is not stored yet."""
    vote, end = table.stored.vote, outcome(table)
    return replace(vote, outcome=end) if vote and end != vote.outcome else None


def playing(stored: StoredTable, seat: int) -> bool:
    """Whether a person plays a seat, and no bot keeps it."""
    return stored.seats[seat].kind == "person" and not stored.seats[seat].bot


def people(stored: StoredTable) -> set[str]:
    """Everybody who plays here and is no machine."""
    return {seat.person for at, seat in enumerate(stored.seats) if playing(stored, at)}


def asked(table: LiveTable, person: str, wish: Ask) -> Vote:
    """The question that somebody puts to the table, or a Refusal."""
    asker = _asker(table, person, wish)
    _check(table, asker, wish)
    before = table.stored.vote
    fallen = before.fallen if before else (0,) * len(table.stored.seats)
    if fallen[asker] >= MOST_FALLEN:
        detail = f"{MOST_FALLEN} questions in vain are as many as anybody may ask in one game"
        raise Refusal("asked-enough", detail, 409, most=MOST_FALLEN)
    return Vote(
        number=before.number + 1 if before else 1,
        kind=wish.kind,
        asker=asker,
        about=wish.seat,
        version=running(table).length,
        until=time.time() + ASKED_SECONDS,
        voters=voters(table.stored, asker, wish.seat),
        fallen=(*fallen[:asker], fallen[asker] + 1, *fallen[asker + 1 :]),
    )


def patience(stored: StoredTable) -> int:
    """For how long nothing must have happened before others may ask for a bot in somebody's place.

    Longer where nobody could object but the one who asks, where a clock says how long a player may take, and in rated
    games: there all the others gain if the player comes last.
    """
    if given := clock.read(stored.clock):
        return max(AWAY_ALONE_SECONDS, ceil(clock.allowance(given)))
    return AWAY_SECONDS if len(people(stored)) > 2 and not stored.rated else AWAY_ALONE_SECONDS


def wait(stored: StoredTable) -> float:
    """In how many seconds that will be."""
    return max(0.0, patience(stored) - (time.time() - stored.updated))


def agreed(vote: Vote) -> Vote:
    """The question that nobody refused: it was not asked in vain."""
    fallen = (*vote.fallen[: vote.asker], vote.fallen[vote.asker] - 1, *vote.fallen[vote.asker + 1 :])
    return replace(vote, outcome="agreed", fallen=fallen)


def _asker(table: LiveTable, person: str, wish: Ask) -> int:
    """The seat that asks: the one meant, where it is theirs."""
    must_sit(table, person)
    running(table)
    own = [seat for seat in table.seats_of(person) if playing(table.stored, seat)]
    if not own:
        raise Refusal("seat-kept", "a bot keeps your seat; say first that you are back", 409)
    if wish.seat >= len(table.stored.seats) or (wish.kind == TAKE_BACK and wish.seat not in own):
        raise Refusal("not-seated", "that seat is not yours", 403)
    return wish.seat if wish.seat in own else own[0]


def _check(table: LiveTable, asker: int, wish: Ask) -> None:
    if open_vote(table) is not None:
        raise Refusal("question-open", "the table has a question before it already", 409)
    if wish.kind == KEEP:
        _check_keeping(table, asker, wish.seat)
    elif wish.at != table.number(asker):
        raise Refusal("stale", f"frame {wish.at} is not the newest: something happened since", 409)
    elif not way_back(table, asker):
        raise Refusal("nothing-to-undo", "there is nothing to take back", 409)


def _check_keeping(table: LiveTable, asker: int, about: int) -> None:
    stored, match = table.stored, running(table)
    person = stored.seats[about].person
    asks_for_self = person == stored.seats[asker].person
    if not people(stored) - {person}:
        raise Refusal("somebody-must-stay", "bots would play on among themselves", 409)
    if asks_for_self:
        return
    gone = playing(stored, about) and not table.is_here(person) and about in match.actors()
    if not gone or wait(stored) > 0:
        raise Refusal("not-away", "nobody who is to act there has been gone for long enough", 409)
