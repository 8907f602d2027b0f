"""Votes at a table: pure functions that decide who must agree and how a vote ends.

A vote is part of the table's row. Whether it has lapsed, because time has passed or something was played, is computed
from that row and the game, so that no timer is needed.
"""

from __future__ import annotations

import time
from dataclasses import replace
from math import ceil

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.protocol.messages import VoteOutcome, VoteRequest
from cenote.server.storage.contract import StoredTable, Vote
from cenote.server.tables import clock
from cenote.server.tables.lessons import has_known_deal
from cenote.server.tables.live import LiveTable
from cenote.server.tables.rights import must_sit, require_running

TAKE_BACK, KEEP = "take-back", "keep"


def undo_sequence(table: LiveTable, seat: int) -> tuple[int, ...]:
    """Return the seats whose decisions an undo across others' decisions would reverse, the last decision first.

    The result is empty where no vote is allowed: an undo that needs no consent needs no vote, and lessons and puzzles
    allow none. A rated game allows none either while a bot keeps one of those seats, because players must not retry
    against a bot whose moves count for an absent player.
    """
    way = () if table.match is None or has_known_deal(table.stored) else table.match.undo_sequence(seat)
    kept = table.stored.rated and any(table.stored.seats[at].person and table.stored.seats[at].bot for at in way)
    return way if len(way) > 1 and not kept else ()


def voters(stored: StoredTable, asker: int, about: int) -> tuple[int, ...]:
    """Return one seat of each person who must agree. Bots, bot accounts and bots that keep a seat always agree."""
    spared = {stored.seats[asker].person, stored.seats[about].person}
    first = dict[str, int]()
    for at, seat in enumerate(stored.seats):
        if playing(stored, at) and seat.person not in spared:
            first.setdefault(seat.person, at)
    return tuple(first.values())


def outcome(table: LiveTable) -> VoteOutcome:
    """Return how the last vote ended, or "" while it is open or if there was none."""
    vote, match = table.stored.vote, table.match
    if vote is None or vote.outcome:
        return vote.outcome if vote else ""
    if match is None or voters(table.stored, vote.asker, vote.about) != vote.voters:
        return "changed"
    if vote.kind == TAKE_BACK and match.length != vote.version:
        return "played"
    if vote.kind == KEEP and not _still_away(table, vote):
        return "changed"
    # A wall clock that was set back must not keep a vote open beyond the limit.
    return "" if 0 < vote.until - time.time() <= limits.VOTES.open_seconds else "late"


def _still_away(table: LiveTable, vote: Vote) -> bool:
    """Return whether the seat still needs a bot.

    A vote about another player holds only while the table waits for them.
    """
    seats, match = table.stored.seats, table.match
    own = seats[vote.about].person == seats[vote.asker].person
    return playing(table.stored, vote.about) and (own or (match is not None and vote.about in match.actors()))


def open_vote(table: LiveTable) -> Vote | None:
    """Return the vote that is open at the table, or None."""
    return None if outcome(table) or table.stored.status != "running" else table.stored.vote


def holds_bots(table: LiveTable) -> bool:
    """Return whether bots must wait, because any move of theirs would end an open vote on an undo."""
    vote = open_vote(table)
    return vote is not None and vote.kind == TAKE_BACK


def ended_unstored(table: LiveTable) -> Vote | None:
    """Return the last vote with its outcome if it has ended and the outcome is not stored yet, else None."""
    vote, end = table.stored.vote, outcome(table)
    return replace(vote, outcome=end) if vote and end != vote.outcome else None


def playing(stored: StoredTable, seat: int) -> bool:
    """Return whether a person plays a seat, and no bot keeps it."""
    return stored.seats[seat].kind == "person" and not stored.seats[seat].bot


def people(stored: StoredTable) -> set[str]:
    """Return the people who play here, without bot accounts and players whose seat a bot keeps."""
    return {seat.person for at, seat in enumerate(stored.seats) if playing(stored, at)}


def asked(table: LiveTable, person: str, wish: VoteRequest) -> Vote:
    """Return the vote that a person asks for. Raise `Refusal` if it is not allowed now."""
    asker = _asker(table, person, wish)
    _check(table, asker, wish)
    before = table.stored.vote
    fallen = before.fallen if before else (0,) * len(table.stored.seats)
    if fallen[asker] >= limits.VOTES.failed_per_game:
        detail = f"{limits.VOTES.failed_per_game} questions in vain are as many as anybody may ask in one game"
        raise Refusal("asked-enough", detail, 409, most=limits.VOTES.failed_per_game)
    return Vote(
        number=before.number + 1 if before else 1,
        kind=wish.kind,
        asker=asker,
        about=wish.seat,
        version=require_running(table).length,
        until=time.time() + limits.VOTES.open_seconds,
        voters=voters(table.stored, asker, wish.seat),
        fallen=(*fallen[:asker], fallen[asker] + 1, *fallen[asker + 1 :]),
    )


def patience(stored: StoredTable) -> int:
    """Return the seconds without any change at the table before others may ask for a bot in an absent player's place.

    The wait is longer where only the asker could object, where a clock says how long a player may take, and in rated
    games, in which all others gain if the player comes last.
    """
    if given := clock.read(stored.clock):
        return max(limits.VOTES.absent_alone_seconds, ceil(clock.allowance(given)))
    return (
        limits.VOTES.absent_seconds
        if len(people(stored)) > 2 and not stored.rated
        else limits.VOTES.absent_alone_seconds
    )


def wait(stored: StoredTable) -> float:
    """Return the seconds until others may ask for a bot in an absent player's place."""
    return max(0.0, patience(stored) - (time.time() - stored.updated))


def agreed(vote: Vote) -> Vote:
    """Return the vote marked as agreed, no longer counted among the asker's failed votes."""
    fallen = (*vote.fallen[: vote.asker], vote.fallen[vote.asker] - 1, *vote.fallen[vote.asker + 1 :])
    return replace(vote, outcome="agreed", fallen=fallen)


def _asker(table: LiveTable, person: str, wish: VoteRequest) -> int:
    """Return the seat that asks: the requested seat if it is the person's own, else the person's first.

    Raise `Refusal` if a bot keeps all the person's seats, or the seat of a take-back is not the person's.
    """
    must_sit(table, person)
    require_running(table)
    own = [seat for seat in table.seats_of(person) if playing(table.stored, seat)]
    if not own:
        raise Refusal("seat-kept", "a bot keeps your seat; say first that you are back", 409)
    if wish.seat >= len(table.stored.seats) or (wish.kind == TAKE_BACK and wish.seat not in own):
        raise Refusal("not-seated", "that seat is not yours", 403)
    return wish.seat if wish.seat in own else own[0]


def _check(table: LiveTable, asker: int, wish: VoteRequest) -> None:
    if open_vote(table) is not None:
        raise Refusal("question-open", "the table has a question before it already", 409)
    if wish.kind == KEEP:
        _check_keeping(table, asker, wish.seat)
    elif wish.at != table.number(asker):
        raise Refusal("stale", f"frame {wish.at} is not the newest: something happened since", 409)
    elif not undo_sequence(table, asker):
        raise Refusal("nothing-to-undo", "there is nothing to take back", 409)


def _check_keeping(table: LiveTable, asker: int, about: int) -> None:
    stored, match = table.stored, require_running(table)
    person = stored.seats[about].person
    asks_for_self = person == stored.seats[asker].person
    if not people(stored) - {person}:
        raise Refusal("somebody-must-stay", "bots would play on among themselves", 409)
    if asks_for_self:
        return
    gone = playing(stored, about) and not table.is_here(person) and about in match.actors()
    if not gone or wait(stored) > 0:
        raise Refusal("not-away", "nobody who is to act there has been gone for long enough", 409)
