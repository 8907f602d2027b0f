"""Vote service: starts, answers and settles votes on undos across others' decisions and on bots that keep a seat."""

from __future__ import annotations

from dataclasses import replace

from cenote.server.errors import Refusal
from cenote.server.protocol.messages import VoteAnswer, VoteRequest
from cenote.server.storage.contract import Vote
from cenote.server.tables import moves, seating, votes
from cenote.server.tables.live import LiveTable
from cenote.server.tables.lobby import retry_conflicts
from cenote.server.tables.rights import must_sit, require_running
from cenote.server.tables.tables import Tables


@retry_conflicts
async def ask(tables: Tables, table: LiveTable, person: str, wish: VoteRequest) -> None:
    """Start a vote. If no other player has to agree, carry it out at once."""
    async with table.lock:
        vote = votes.asked(table, person, wish)
        if vote.kind == votes.TAKE_BACK:
            moves.limit_undos(require_running(table), vote.asker)
        await _settle(tables, table, vote)
    tables.publish_move(table)


@retry_conflicts
async def answer(tables: Tables, table: LiveTable, person: str, said: VoteAnswer) -> None:
    """Agree to a vote or refuse it for a person, and carry it out once all voters have agreed.

    A refusal by the asker withdraws the vote, and the absent player whom it is about may refuse too.
    """
    async with table.lock:
        must_sit(table, person)
        vote = votes.open_vote(table)
        if vote is None or vote.number != said.number:
            raise Refusal("no-question", "that question is not open any more", 409)
        await _settle(tables, table, _answered(table, vote, person, agree=said.agree))
    tables.publish_move(table)


@retry_conflicts
async def resume_seats(tables: Tables, table: LiveTable, person: str) -> None:
    """Return a person's seats from the bot that kept them. A choice that the bot is still computing is not played."""
    async with table.lock:
        must_sit(table, person)
        await moves.resume_seats(tables, table, person)


def _answered(table: LiveTable, vote: Vote, person: str, *, agree: bool) -> Vote:
    """Return the vote with a person's answer. Raise `Refusal` if the person is not asked or has already agreed."""
    own = table.seats_of(person)
    if not agree and vote.asker in own:
        return replace(vote, outcome="withdrawn")
    if not agree and vote.about in own:
        return replace(vote, outcome="refused", by=vote.about)
    seat = next((seat for seat in vote.voters if seat in own), None)
    if seat is None:
        raise Refusal("not-asked", "that question is for others to answer", 403)
    if seat in vote.agreed:
        raise Refusal("answered-already", "you have agreed already", 409)
    if not agree:
        return replace(vote, outcome="refused", by=seat)
    return replace(vote, agreed=(*vote.agreed, seat))


async def _settle(tables: Tables, table: LiveTable, vote: Vote) -> None:
    """Store a vote. If all voters have agreed, carry it out in the same transaction."""
    if vote.outcome or set(vote.voters) - set(vote.agreed):
        await tables.change(table, replace(table.stored, vote=vote))
    elif vote.kind == votes.KEEP:
        kept = seating.kept(table.stored, vote.about)
        await tables.change(table, replace(kept, vote=votes.agreed(vote)))
    else:
        await moves.undo_by_vote(tables, table, votes.agreed(vote))
