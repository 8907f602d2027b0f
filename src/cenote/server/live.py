"""A table in memory: its game, and what each viewer of it has been told. It can be dropped and loaded at any time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from msgspec import Raw, json

from cenote.core.game import Fact, Offer
from cenote.core.match import Match
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.core.replay import Step, beginning, replay
from cenote.server.protocol import FactInfo, Frame, OfferInfo, ResultInfo, SeatInfo, Table
from cenote.server.storage.store import Kept, Stored
from cenote.words import kebab

Viewer = int | None
"""A seat, or None for somebody who looks on."""


class LiveTable:
    """One table as long as somebody is at it. `lock` is held by whoever changes it."""

    def __init__(self, stored: Stored, kept: Kept) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.here: Counter[str] = Counter()
        """How many sockets each person has open here."""
        self.match: Match | None = None
        self.lost = False
        """What is stored could not be read again: whoever holds this table must let go of it and get it anew."""
        self._numbers: dict[Viewer, int] = {}
        self._told: dict[Viewer, list[list[FactInfo]]] = {}
        """What each viewer was told since the table was loaded; its last frame has the number of the viewer."""
        self.load(stored, kept)

    def load(self, stored: Stored, kept: Kept) -> None:
        """Take up what is stored; whatever was in memory is forgotten."""
        self.stored = stored
        self.match = None
        viewers = self.viewers()
        numbers = kept.numbers or (0,) * len(viewers)
        self._numbers = dict(zip(viewers, numbers, strict=True))
        self._told = {viewer: [] for viewer in viewers}
        if not kept.entries:
            return
        record = self.record(kept)
        self.match = Match(record, kept.seed, kept.snapshot)
        since, position = beginning(record, kept.snapshot)
        if not since:
            self._numbers = dict.fromkeys(viewers, 0)
        self.tell(replay(record, (since, position)))

    def record(self, kept: Kept) -> Record:
        """The record of what is stored."""
        stored = self.stored
        return Record(
            game=stored.game,
            mode=stored.mode,
            names=tuple(seat.name for seat in stored.seats),
            options=stored.options,
            rules=stored.rules,
            commitment=stored.commitment,
            salts=tuple(seat.salt for seat in stored.seats),
            entries=kept.entries,
        )

    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who is told something of their own: the seats, then those who look on."""
        return (*range(len(self.stored.seats)), None)

    def tell(self, steps: Iterable[Step]) -> None:
        """Note what new entries tell each viewer; who is told nothing does not learn that something happened."""
        for step in steps:
            for viewer in self.viewers():
                if facts := self._facts(step, viewer):
                    self._numbers[viewer] += 1
                    self._told[viewer].append(facts)

    def _facts(self, step: Step, viewer: Viewer) -> list[FactInfo]:
        if step.code < 0:
            return [{"fact": "undone", "seat": step.entry.seat}]
        told = game(self.stored.game).narrate(step.before, step.entry.seat, step.code, step.after, viewer)
        return [plain(fact) for fact in told]

    def number(self, viewer: Viewer) -> int:
        """The number of the newest frame for a viewer."""
        return self._numbers[viewer]

    def numbers(self) -> tuple[int, ...]:
        """The same for all viewers, in their order."""
        return tuple(self._numbers[viewer] for viewer in self.viewers())

    def came(self, person: str) -> bool:
        """Somebody's browser has connected; whether that changes who is here. Onlookers are not even counted."""
        self.here[person] += 1
        return self.here[person] == 1 and bool(self.seats_of(person))

    def went(self, person: str) -> bool:
        """Somebody's browser has gone; whether that changes who is here."""
        self.here[person] -= 1
        self.here += Counter()
        return not self.here[person] and bool(self.seats_of(person))

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds; several at a shared screen."""
        return [seat for seat, sitting in enumerate(self.stored.seats) if person and sitting.person == person]

    def chair(self, person: str, before: Viewer = None) -> Viewer:
        """From which of their seats somebody looks: the one that owes a decision, else the one they had."""
        own = self.seats_of(person)
        owing = [seat for seat in own if self.match is not None and seat in self.match.actors()]
        if owing:
            return owing[0]
        return before if before in own else own[0] if own else None

    def frame(self, viewer: Viewer, since: int = -1) -> Frame:
        """What the viewer sees now, and what happened since a frame that we still know; else everything anew."""
        match = self._match()
        number, told = self._numbers[viewer], self._told[viewer]
        known = number - len(told) <= since <= number
        end = match.result()
        mine = viewer is not None and viewer in match.actors()
        return Frame(
            number=number,
            after=since if known else -1,
            seat=viewer,
            actors=list(match.actors()),
            facts=told[len(told) - (number - since) :] if known and since < number else [],
            view=encoded(match.view(viewer)),
            offers=offer_infos(match.preview(viewer).offers) if mine and viewer is not None else [],
            undoable=0 if viewer is None or end else match.undoable(viewer),
            result=None if end is None else ResultInfo(list(end.scores), list(end.winners)),
        )

    def story(self, viewer: Viewer, since: int) -> list[list[FactInfo]]:
        """What the viewer was told after a frame number, from the log itself."""
        told: Iterator[list[FactInfo]] = (self._facts(step, viewer) for step in replay(self._match().record()))
        return [facts for facts in told if facts][since:]

    def _match(self) -> Match:
        assert self.match is not None, "there is no game yet"
        return self.match

    def info(self, person: str) -> Table:
        """The table as somebody may see it; the key of the invitation only for those who sit at it."""
        stored = self.stored
        own = self.seats_of(person)
        return Table(
            id=stored.id,
            game=stored.game,
            mode=stored.mode,
            options=list(stored.options),
            status=stored.status,  # type: ignore[arg-type]  # the database holds no other word
            seats=seat_infos(stored, person, self.here),
            commitment=stored.commitment,
            salts=[seat.salt for seat in stored.seats],
            listed=stored.listed,
            host=bool(person) and stored.host == person,
            secrets=game(stored.game).secrets,
            invite=stored.invite if own or stored.host == person else "",
            rematch=stored.rematch,
        )


def seat_infos(stored: Stored, person: str, here: Counter[str]) -> list[SeatInfo]:
    """Who sits where, as somebody may see it: nobody learns another person's id."""
    return [
        SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            bot=seat.bot,
            yours=bool(person) and seat.person == person,
            here=bool(seat.person) and here[seat.person] > 0,
            standby=seat.standby,
        )
        for seat in stored.seats
    ]


def plain(fact: Fact) -> FactInfo:
    """A fact as the wire carries it."""
    values: dict[str, Any] = {field.name: getattr(fact, field.name) for field in fields(fact)}
    return {"fact": kebab(type(fact).__name__), **values}


def encoded(view: object) -> Raw:
    return Raw(json.encode(view))


def offer_infos(offers: Iterable[Offer]) -> list[OfferInfo]:
    return [OfferInfo(list(offer.actions), offer.cost, offer.gain, offer.reveals) for offer in offers]
