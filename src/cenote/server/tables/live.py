"""A table in memory: its game, and what each viewer of it has been told. It can be dropped and loaded at any time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cenote.core.game import CHANCE, Fact, Seat, State
from cenote.core.match import Mark, Match
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.core.replay import Step, beginning, replay
from cenote.server.storage.contract import News, StoredGame, StoredTable

Viewer = int | None
"""A seat, or None for somebody who looks on."""

REMEMBERED = 64
"""How many of the newest entries are kept with their positions, so that frames can tell how the view changed.

One decision must cause far fewer: a viewer who has the frame before it would get a full one, and not see what happened.
The most in any game is 41: a reveal after which four seats are dealt 36 cards and four islands.
"""


@dataclass(frozen=True)
class Undone(Fact):
    """A seat has taken back what it played since the last checkpoint."""

    seat: Seat


@dataclass
class Event:
    """What one entry of the record tells a viewer, and the position after it as long as it is remembered."""

    facts: tuple[Fact, ...]
    after: State | None
    own: str
    """The text of the entry, if it is the viewer's own and no undo."""


@dataclass(frozen=True)
class LiveMark:
    """Where a game stood, each viewer's frame number then, and how much each was told."""

    match: Mark
    numbers: dict[Viewer, int]
    told: dict[Viewer, int]


class LiveTable:
    """One table as long as somebody is at it. `lock` is held by everybody who changes it."""

    def __init__(self, stored: StoredTable, kept: StoredGame) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.here: Counter[str] = Counter()
        """How many sockets each person has open here."""
        self.elsewhere: frozenset[str] = frozenset()
        """Who is at this table over other servers."""
        self.match: Match | None = None
        self.lost = False
        """What is stored could not be read again: everybody who holds this table must let go of it and get it anew."""
        self.corrected = 0
        """How often memory was found to be wrong: a frame may now show something else than one of its number before."""
        self._numbers: dict[Viewer, int] = {}
        self._told: dict[Viewer, list[Event]] = {}
        """What each viewer was told since the table was loaded; its last frame has the number of the viewer."""
        self._began: State | None = None
        """The position when the table was loaded, as long as it is remembered."""
        self._shown: dict[Viewer, tuple[int, object]] = {}
        self.last_scores: tuple[int, ...] | None = None
        """The scores of an abandoned game, once they were computed."""
        self.snapshot_at = 0
        """After how many entries the newest snapshot was taken."""
        self.seen: dict[int, int] = {}
        """Up to which frame a person at each seat has seen what happened."""
        self.seen_stored: dict[int, int] = {}
        """The same as it is stored."""
        self.load(stored, kept)

    def load(self, stored: StoredTable, kept: StoredGame) -> None:
        """Take up what is stored; everything that was in memory is forgotten."""
        self.stored = stored
        self.match = None
        self._shown = {}
        self.last_scores = None
        self.snapshot_at = 0
        viewers = self.viewers()
        numbers = kept.numbers or (0,) * len(viewers)
        self._numbers = dict(zip(viewers, numbers, strict=True))
        self._told = {viewer: [] for viewer in viewers}
        if kept.entries:
            self._replay(kept)
        seen = {**kept.seen, **self.seen}
        self.seen = {seat: min(number, self._numbers[seat]) for seat, number in seen.items()}
        self.seen_stored = dict(kept.seen)

    def _replay(self, kept: StoredGame) -> None:
        record, viewers = self.record(kept), self.viewers()
        self.snapshot_at, self._began = beginning(record, kept.snapshot)
        if not self.snapshot_at:
            self._numbers = dict.fromkeys(viewers, 0)
        self.match = Match(record, kept.seed, kept.snapshot, lambda step: self.tell([step]))

    def is_ahead_of(self, news: News) -> bool:
        """Whether what is stored does not go on from memory: the database has lost changes."""
        last = self.match.entries[-1] if self.match and self.match.length else None
        return news.table.revision < self.stored.revision or news.last != last

    def follow(self, news: News) -> bool:
        """Take up what other servers stored; False if that needs everything that is stored."""
        running = news.table.status in ("running", "over")
        if (self.match is None) == running or (self.match is None and news.entries):
            return False
        self.stored, self.snapshot_at = news.table, news.snapshot_at
        if self.match is None:
            return True
        self.tell(self.match.follow(news.entries))
        return self.match.actors() == self.stored.acting  # else memory was wrong before

    def mark(self) -> LiveMark:
        """Where the game stands, and what was told of it."""
        assert self.match is not None, "there is no game yet"
        told = {viewer: len(events) for viewer, events in self._told.items()}
        return LiveMark(self.match.mark(), dict(self._numbers), told)

    def restore(self, mark: LiveMark) -> None:
        """Forget what was played and told since a mark, because it was not stored."""
        assert self.match is not None, "there is no game yet"
        self.match.restore(mark.match)
        self._numbers = dict(mark.numbers)
        for viewer, told in mark.told.items():
            del self._told[viewer][told:]

    def record(self, kept: StoredGame) -> Record:
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
            origins=stored.origins,
            entries=kept.entries,
        )

    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who is told something of their own: the seats, then those who look on."""
        return (*range(len(self.stored.seats)), None)

    def begin(self, position: State, steps: Iterable[Step]) -> None:
        """Tell what followed a position from which on everything is remembered."""
        self._began = position.copy()
        self.tell(steps)

    def tell(self, steps: Iterable[Step]) -> None:
        """Note what new entries tell each viewer; one who is told nothing does not learn that something happened."""
        for step in steps:
            for viewer in self.viewers():
                if facts := self.facts(step, viewer):
                    self._numbers[viewer] += 1
                    own = step.entry.text if step.entry.seat == viewer and step.codes else ""
                    self._remember(self._told[viewer], Event(facts, step.after, own))

    def _remember(self, told: list[Event], event: Event) -> None:
        told.append(event)
        if len(told) > REMEMBERED:
            told[-REMEMBERED - 1].after = self._began = None

    def told(self, viewer: Viewer, since: int) -> list[Event] | None:
        """What the viewer was told after a frame; None if that is not known any more, or the frame is still to come."""
        number, told = self._numbers[viewer], self._told[viewer]
        known = number - len(told) <= since <= number
        return told[len(told) - (number - since) :] if known else None

    def position(self, viewer: Viewer, number: int) -> State | None:
        """The position that a frame of the viewer showed, if it is remembered."""
        at = number - (self._numbers[viewer] - len(self._told[viewer]))
        if at == 0:
            return self._began
        return self._told[viewer][at - 1].after if 0 < at <= len(self._told[viewer]) else None

    def shown(self, viewer: Viewer, number: int, look: Callable[[], object]) -> object:
        """How a frame of the viewer looks; the newest is kept, because the next is compared with it."""
        at, kept = self._shown.get(viewer, (-1, None))
        if at == number:
            return kept
        seen = look()
        if number == self._numbers[viewer]:
            self._shown[viewer] = number, seen
        return seen

    def owes_since(self, seat: int, number: int) -> bool:
        """Whether a seat owes the same choice ever since a frame, whatever others have chosen meanwhile."""
        events = self.told(seat, number)
        if events is None or any(event.own or _is_undo(event) for event in events):
            return False
        positions = [self.position(seat, since) for since in range(number, self._numbers[seat] + 1)]
        return all(position is not None and seat in position.actors() for position in positions)

    def story(self, viewer: Viewer, since: int) -> list[tuple[Fact, ...]]:
        """What the viewer was told after a frame, from the log itself, however long ago it was."""
        return [facts for _, facts in self._tale(viewer)][since:]

    def last_turn(self, viewer: Viewer) -> int:
        """The frame after which others had their say: that of the viewer's last entry before theirs."""
        return last_turn([seat for seat, _ in self._tale(viewer)], viewer)

    def _tale(self, viewer: Viewer) -> list[tuple[int, tuple[Fact, ...]]]:
        """Everything that the viewer was told since the game began, with the seat whose doing it was."""
        assert self.match is not None, "there is no game yet"
        steps = replay(self.match.record(), trusted=True)
        told = ((step.entry.seat, self.facts(step, viewer)) for step in steps)
        return [(seat, facts) for seat, facts in told if facts]

    def facts(self, step: Step, viewer: Viewer) -> tuple[Fact, ...]:
        """What a step tells a viewer; nothing if it may not even learn that something happened."""
        if step.code < 0:
            return (Undone(Seat(step.entry.seat)),)
        return game(self.stored.game).narrate(step.before, step.entry.seat, step.code, step.after, viewer)

    def number(self, viewer: Viewer) -> int:
        """The number of the newest frame for a viewer."""
        return self._numbers[viewer]

    def numbers(self) -> tuple[int, ...]:
        """The same for all viewers, in their order."""
        return tuple(self._numbers[viewer] for viewer in self.viewers())

    def saw(self, viewer: Viewer, number: int) -> None:
        """Somebody at a seat has seen everything up to a frame; nobody has seen what is still to come."""
        if viewer is not None and number <= self._numbers[viewer]:
            self.seen[viewer] = max(number, self.seen.get(viewer, 0))

    def came(self, person: str) -> bool:
        """Somebody's browser has connected; whether that changes who is here. Onlookers are not even counted."""
        self.here[person] += 1
        return self.here[person] == 1 and bool(self.seats_of(person))

    def went(self, person: str) -> bool:
        """Somebody's browser has gone; whether that changes who is here."""
        self.here[person] -= 1
        self.here += Counter()
        return not self.here[person] and bool(self.seats_of(person))

    def is_here(self, person: str) -> bool:
        """Whether somebody's browser is connected, to this server or to another."""
        return self.here[person] > 0 or person in self.elsewhere

    def is_attended(self) -> bool:
        """Whether it waits in the list while one of its players is connected to this server."""
        waits = self.stored.status == "gathering" and self.stored.listed
        return waits and any(self.here[seat.person] > 0 for seat in self.stored.seats if seat.person)

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


def _is_undo(event: Event) -> bool:
    """What was taken back is not what it was, whoever did it."""
    return any(isinstance(fact, Undone) for fact in event.facts)


def last_turn(seats: Sequence[int], viewer: Viewer) -> int:
    """After which of the entries that these seats made the viewer's last turn was over: others came after it."""
    theirs = max((at for at, seat in enumerate(seats) if seat not in (viewer, CHANCE)), default=0)
    return max((at + 1 for at in range(theirs) if seats[at] == viewer), default=0)
