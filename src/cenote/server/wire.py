"""The engine's values and what is stored, as messages: the only place where one is turned into the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from msgspec import Raw, json

from cenote.bots.contract import bot_names
from cenote.core.game import Fact, IllegalAction, Offer, Result, View
from cenote.core.match import Match
from cenote.core.match import Preview as Rehearsal
from cenote.core.registry import game, game_names
from cenote.server.live import Facts, LiveTable, Viewer
from cenote.server.protocol import (
    Explained,
    FactInfo,
    Frame,
    GameInfo,
    Lobby,
    OfferInfo,
    Previewed,
    Problem,
    Reason,
    Refused,
    ResultInfo,
    SeatInfo,
    Table,
    TableLine,
    Told,
)
from cenote.server.refusal import Refusal
from cenote.server.storage.contract import StoredTable
from cenote.words import kebab


def lobby(open_tables: Iterable[StoredTable], mine: Iterable[StoredTable], person: str) -> Lobby:
    """What the home page shows somebody."""
    return Lobby(
        games=[game_info(name) for name in game_names()],
        bots=list(bot_names()),
        open=[table_line(table, person) for table in open_tables],
        mine=[table_line(table, person) for table in mine],
    )


def game_info(name: str) -> GameInfo:
    """What can be chosen for a game."""
    played = game(name)
    return GameInfo(
        name=name,
        modes=list(played.modes),
        options=list(played.options),
        least_seats=played.seats[0],
        most_seats=played.seats[-1],
        secrets=played.secrets,
    )


def table_line(stored: StoredTable, person: str) -> TableLine:
    """A table in a list, where everybody is shown as away: who is there can be seen at the table."""
    mine = [seat for seat in stored.acting if person and stored.seats[seat].person == person]
    return TableLine(
        id=stored.id,
        game=stored.game,
        mode=stored.mode,
        status=stored.status,  # type: ignore[arg-type]  # nothing else is ever stored
        seats=seat_infos(stored, person, Counter()),
        updated=stored.updated,
        your_turn=bool(mine) and stored.status == "running",
    )


def table_info(table: LiveTable, person: str) -> Table:
    """The table as somebody may see it; the key of the invitation only for those who sit at it."""
    stored = table.stored
    host = bool(person) and stored.host == person
    return Table(
        id=stored.id,
        game=stored.game,
        mode=stored.mode,
        options=list(stored.options),
        status=stored.status,  # type: ignore[arg-type]  # nothing else is ever stored
        seats=seat_infos(stored, person, table.here),
        commitment=stored.commitment,
        salts=[seat.salt for seat in stored.seats],
        listed=stored.listed,
        host=host,
        secrets=game(stored.game).secrets,
        invite=stored.invite if host or table.seats_of(person) else "",
        rematch=stored.rematch,
    )


def seat_infos(stored: StoredTable, person: str, here: Counter[str]) -> list[SeatInfo]:
    """Who sits where, as somebody may see it: nobody learns another person's id."""
    return [
        SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]  # nothing else is ever stored
            name=seat.name,
            bot=seat.bot,
            yours=bool(person) and seat.person == person,
            here=bool(seat.person) and here[seat.person] > 0,
            standby=seat.standby,
        )
        for seat in stored.seats
    ]


def frame(table: LiveTable, viewer: Viewer, since: int = -1) -> Frame:
    """What the viewer sees now, and what happened since a frame that we still know; else everything anew."""
    match = table.match
    assert match is not None, "there is no game yet"
    told = table.told(viewer, since)
    end = match.result()
    return Frame(
        number=table.number(viewer),
        after=-1 if told is None else since,
        seat=viewer,
        actors=list(match.actors()),
        facts=fact_infos(told or ()),
        view=view_info(match.view(viewer)),
        offers=_offers(match, viewer),
        undoable=0 if viewer is None or end else match.undoable(viewer),
        result=result_info(end),
    )


def _offers(match: Match, viewer: Viewer) -> list[OfferInfo]:
    if viewer is None or viewer not in match.actors():
        return []
    return offer_infos(match.preview(viewer).offers)


def previewed(id: str, seen: Rehearsal) -> Previewed:
    return Previewed(id, view_info(seen.view), offer_infos(seen.offers), seen.stopped)


def explained(id: str, refusals: Iterable[IllegalAction | None]) -> Explained:
    return Explained(id, [None if why is None else Reason(why.rule, why.facts) for why in refusals])


def told(id: str, since: int, story: Iterable[Facts]) -> Told:
    return Told(id, since, fact_infos(story))


def refused(id: str, why: Refusal | IllegalAction) -> Refused:
    """The answer to a message that was not carried out."""
    if isinstance(why, IllegalAction):
        return Refused(id, "illegal", str(why), why.rule, why.facts, why.step)
    return Refused(id, why.code, why.detail, "", why.facts, why.step)


def problem(why: Refusal) -> Problem:
    """The answer to a request that was not carried out."""
    return Problem(why.code, why.detail, why.facts)


def fact_infos(story: Iterable[Sequence[Fact]]) -> list[list[FactInfo]]:
    """What happened, one list for each entry of the record."""
    return [[fact_info(fact) for fact in facts] for facts in story]


def fact_info(fact: Fact) -> FactInfo:
    values: dict[str, Any] = {field.name: getattr(fact, field.name) for field in fields(fact)}
    return {"fact": kebab(type(fact).__name__), **values}


def offer_infos(offers: Iterable[Offer]) -> list[OfferInfo]:
    return [OfferInfo(list(offer.actions), offer.cost, offer.gain, offer.reveals) for offer in offers]


def view_info(view: View) -> Raw:
    return Raw(json.encode(view))


def result_info(end: Result | None) -> ResultInfo | None:
    return None if end is None else ResultInfo(list(end.scores), list(end.winners))
