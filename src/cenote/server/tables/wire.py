"""Conversion to protocol messages: the only module that turns engine values and stored data into them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import zip_longest
from math import ceil
from typing import cast

from msgspec import Raw, json

from cenote.bots.contract import usual_bot
from cenote.core.game import Fact, IllegalAction, Intent, Offer, Result, Seat, View, tag, values
from cenote.core.match import Match, Preview
from cenote.core.registry import Reachability, game, game_names, has_part, part
from cenote.server.errors import Refusal
from cenote.server.protocol.game_messages import (
    Explained,
    Frame,
    FrameEvent,
    OfferInfo,
    Previewed,
    Reason,
    Refused,
    RefusedAction,
    ResultInfo,
    Story,
    Table,
    Values,
)
from cenote.server.protocol.messages import Chapter, GameInfo, Lobby, Problem, Rules, SeatInfo, TableSummary, VoteInfo
from cenote.server.protocol.view_diff import Change
from cenote.server.rating_rules.eligibility import shown_reason
from cenote.server.storage.contract import Sitting, StoredTable
from cenote.server.storage.places import places
from cenote.server.tables import abandonment, clock, handovers, votes
from cenote.server.tables.bot_offers import Offers
from cenote.server.tables.lessons import is_lesson
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.tables.puzzle_tables import is_unsolved, puzzle_at
from cenote.server.tables.rights import has_sat
from cenote.words import Words


def lobby(
    open_tables: Iterable[StoredTable],
    mine: Iterable[StoredTable],
    person: str,
    offers: Offers | None = None,
    is_here: Callable[[str, str], bool] = lambda _table, _person: False,
) -> Lobby:
    """Return the lobby as a person sees it, with presence at open tables."""
    return Lobby(
        games=[game_info(name, offers or Offers()) for name in game_names()],
        open=[
            table_line(table, person, partial(is_here, table.id))
            for table in open_tables
            if _may_be_joined(table, person)
        ],
        mine=[table_line(table, person) for table in mine if not _is_puzzle(table)],
        hasty=bool(offers and offers.hasty),
    )


def _is_puzzle(stored: StoredTable) -> bool:
    """Return whether a table is a puzzle in play, which the home page lists separately."""
    return stored.status == "running" and puzzle_at(stored) is not None


def _may_be_joined(stored: StoredTable, person: str) -> bool:
    """Return whether a person without an invitation could take a seat at the table."""
    seated = bool(person) and any(seat.person == person for seat in stored.seats)
    return not seated and any(seat.kind == "open" for seat in stored.seats)


def game_info(name: str, offers: Offers) -> GameInfo:
    """Return the settings that can be chosen for a game."""
    played = game(name)
    return GameInfo(
        name=name,
        modes=list(played.modes),
        options=list(played.options),
        least_seats=played.seats[0],
        most_seats=played.seats[-1],
        secrets=played.secrets,
        bots=sorted(offers.names(name), key=lambda bot: bot != usual_bot(name)),
        offered=offers.for_people(name),
        lesson=has_part(name, "lesson"),
    )


@cache
def rules(name: str, language: str) -> Rules:
    """Return the rules of a game in a supported language, by chapter."""
    words, chapters = Words(language), dict[str, Chapter]()
    for number in game(name).rules:
        chapter = number.split(".")[0]
        found = chapters.setdefault(chapter, Chapter(chapter, words.rule(name, chapter), []))
        found.rules.append((number, words.rule(name, number)))
    return Rules(list(chapters.values()))


def table_line(stored: StoredTable, person: str, is_here: Callable[[str], bool] = lambda _: False) -> TableSummary:
    """Return a table as a list entry. Without `is_here`, all players are shown as away."""
    mine = [at for at in stored.acting if person and stored.seats[at].person == person and not stored.seats[at].bot]
    return TableSummary(
        id=stored.id,
        game=stored.game,
        mode=stored.mode,
        status=stored.status,
        seats=seat_infos(stored, person, is_here),
        updated=stored.updated,
        your_turn=bool(mine) and stored.status == "running",
        acting=[] if stored.status != "running" or game(stored.game).secrets else list(stored.acting),
        lesson=is_lesson(stored),
        clock=clock.read(stored.clock),
        rated=stored.rated,
    )


def table_info(table: LiveTable, person: str) -> Table:
    """Return the table as a person may see it. Only its host and players get the invitation key."""
    stored = table.stored
    host = bool(person) and stored.host == person
    return Table(
        id=stored.id,
        game=stored.game,
        mode=stored.mode,
        options=list(stored.options),
        status=stored.status,
        seats=seat_infos(stored, person, table.is_here),
        commitment=stored.commitment,
        salts=[seat.salt for seat in stored.seats],
        listed=stored.listed,
        host=host,
        secrets=game(stored.game).secrets,
        invite=stored.invite if host or table.seats_of(person) else "",
        rematch=stored.rematch,
        parent=stored.parent,
        lesson=is_lesson(stored),
        clock=clock.read(stored.clock),
        rated=stored.rated,
        unrated=shown_reason(stored.unrated, player=has_sat(stored, person)),
        question=_question(table),
        wait=ceil(votes.wait(stored)),
        patience=votes.patience(stored),
        puzzle=puzzle.id if (puzzle := puzzle_at(stored)) else "",
        handovers=handovers.infos(table, table.viewer_of(person)),
    )


def _question(table: LiveTable) -> VoteInfo | None:
    """Return the last vote, open or ended, or None unless the game is running."""
    vote, end = table.stored.vote, votes.outcome(table)
    if vote is None or table.stored.status != "running":
        return None
    return VoteInfo(
        number=vote.number,
        kind=vote.kind,
        seat=vote.asker,
        about=vote.about,
        waiting=[seat for seat in vote.voters if seat not in vote.agreed],
        agreed=list(vote.agreed),
        undoes=[] if end or vote.kind != votes.TAKE_BACK else sorted(set(votes.undo_sequence(table, vote.asker))),
        left=0 if end else ceil(vote.until - time.time()),
        outcome=end,
        by=vote.by,
    )


def seat_infos(stored: StoredTable, person: str, is_here: Callable[[str], bool]) -> list[SeatInfo]:
    """Return the seats as a person may see them, without the person ids of others."""
    return [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            yours=bool(person) and seat.person == person,
            here=bool(seat.person) and is_here(seat.person),
            standby=seat.standby,
            hurried=seat.hurried,
            formerly=bool(person) and seat.former_person == person,
            fate=seat.fate,
        )
        for seat in stored.seats
    ]


def frame(table: LiveTable, viewer: Viewer, since: int = -1, *, whole: bool = False) -> Frame:
    """Return the viewer's current frame, with the events since an earlier one. `whole` forces a full frame."""
    match = table.match
    assert match is not None, "there is no game yet"
    happened, end = table.events_since(viewer, since) or [], match.result()
    abandoned = end is None and table.stored.status == "abandoned"
    changes = None if whole else _changes(table, viewer, since)
    follows, unsolved = changes is not None, not end and is_unsolved(table)
    return Frame(
        number=table.number(viewer),
        after=since if follows else -1,
        seat=viewer,
        actors=list(match.actors()),
        events=[FrameEvent(facts(event.facts), how, event.own) for event, how in zip_longest(happened, changes or ())],
        offers=_offers(match, viewer),
        undoable=0 if viewer is None or end else match.undoable(viewer),
        view=None if follows else view_info(match.view(viewer)),
        undone=[] if viewer is None or end else offer_infos(match.undone(viewer)),
        played=0 if viewer is None else match.entries_of(viewer),
        result=abandonment.result(table) if abandoned else result_info(end, table.stored.seats),
        outlook=outlook_info(table.stored.game, lambda: match.view(viewer), helped=not unsolved),
        seen=-1 if follows or viewer is None else table.seen.get(viewer, -1),
        clocks=clock.shown(table.stored, clock.now()),
        askable=viewer is not None and not end and bool(votes.undo_sequence(table, viewer)),
        unsolved=unsolved,
    )


def _changes(table: LiveTable, viewer: Viewer, since: int) -> list[Change] | None:
    """Return the change of the viewer's view by each event since a frame, or None if that is no longer known."""
    events = table.events_since(viewer, since)
    if events is None:
        return None
    positions = [table.position(viewer, since), *(event.after for event in events)]
    known = [position for position in positions if position is not None]
    return table.views.changes(viewer, known) if len(known) == len(positions) else None


def _offers(match: Match, viewer: Viewer) -> list[OfferInfo]:
    return [] if viewer is None or viewer not in match.actors() else offer_infos(match.offers(viewer))


def previewed(id: str, table: LiveTable, seen: Preview) -> Previewed:
    outlook = outlook_info(table.stored.game, lambda: seen.view, helped=not is_unsolved(table))
    return Previewed(id, view_info(seen.view), offer_infos(seen.offers), seen.stopped, outlook)


def explained(id: str, match: Match, seat: int, refusals: Iterable[tuple[int, IllegalAction]]) -> Explained:
    denied = [
        RefusedAction(match.game.actions.texts[code], intent_info(match.intent(seat, code)), reason(why))
        for code, why in refusals
    ]
    return Explained(id, denied)


def story(id: str, since: int, story: Iterable[Iterable[Fact]]) -> Story:
    return Story(id, since, [facts(entry) for entry in story])


def refused(id: str, why: Refusal | IllegalAction) -> Refused:
    """Return the answer to a message that was not carried out."""
    if isinstance(why, IllegalAction):
        return Refused(id, "illegal", str(why), step=why.step, reason=reason(why))
    return Refused(id, why.code, why.detail, why.facts, why.step)


def reason(why: IllegalAction) -> Reason:
    seats = [name for name, value in why.facts.items() if isinstance(value, Seat)]
    return Reason(why.rule, _plain(why.facts), seats)


def problem(why: Refusal) -> Problem:
    """Return the answer to a request that was not carried out."""
    return Problem(why.code, why.detail, why.facts)


def facts(told: Iterable[Fact]) -> list[Values]:
    """Return the facts of one entry of the record as plain values."""
    return [{"fact": tag(type(fact)), **_plain(values(fact))} for fact in told]


def intent_info(intent: Intent) -> Values:
    return {"kind": tag(type(intent)), **_plain(values(intent))}


def _plain(told: dict[str, object]) -> Values:
    """Return the values with seats as plain integers. The message types say which fields hold seats."""
    return {name: int(value) if isinstance(value, Seat) else _row(value) for name, value in told.items()}


def _row(value: object) -> object:
    return [int(part) if isinstance(part, Seat) else part for part in value] if isinstance(value, tuple) else value


def offer_infos(offers: Iterable[Offer]) -> list[OfferInfo]:
    return [
        OfferInfo(action, intent_info(intent), cost, gain, reveals, steps, list(again))
        for action, intent, cost, gain, reveals, steps, again in offers
    ]


def view_info(view: View) -> Raw:
    return Raw(json.encode(view))


def outlook_info(name: str, view: Callable[[], View], *, helped: bool = True) -> Raw | None:
    """Return what a view means to its viewer, or None in games that do not provide it.

    Pass `helped=False` at an unsolved puzzle, to leave out what the viewer could work out.
    """
    if not has_part(name, "reachability"):
        return None
    look = cast(Reachability, part(name, "reachability"))
    return Raw(json.encode(look(view(), helped=helped)))


def result_info(end: Result | None, seats: Sequence[Sitting] = ()) -> ResultInfo | None:
    if end is None:
        return None
    given_up = any(seat.fate for seat in seats)
    return ResultInfo(list(end.scores), list(end.winners), places(end, seats) if given_up else [])
