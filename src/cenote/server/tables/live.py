"""Live table: a stored table cached in memory with its game and each viewer's frames, reloadable at any time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cenote.core.game import CHANCE, Fact, Seat, State
from cenote.core.match import Mark, Match
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.core.replay import Step, beginning, replay
from cenote.server.storage.contract import News, StoredGame, StoredTable
from cenote.server.tables.view_cache import ViewCache

Viewer = int | None
"""A seat, or None for a spectator."""

REMEMBERED = 64
"""How many of a viewer's newest events keep their positions, so that frames can carry view changes.

One decision must cause far fewer: otherwise a viewer with the previous frame would get a full one, which does not show
what happened. The most in any game is 41: a reveal after which four seats are dealt 36 cards and four islands.
"""


class Undone(Fact):
    """A seat has undone what it played since the last checkpoint."""

    seat: Seat


@dataclass
class Event:
    """The facts of one entry for a viewer, and the position after it while that is kept."""

    facts: tuple[Fact, ...]
    after: State | None
    own: str
    """The text of the entry, if the viewer made it and it is no undo."""


@dataclass(frozen=True)
class LiveMark:
    """Savepoint of a live table: the game's own mark, each viewer's frame number and number of events."""

    match: Mark
    numbers: dict[Viewer, int]
    events: dict[Viewer, int]


class LiveTable:
    """A table in memory while a task uses it; hold `lock` to change it."""

    def __init__(self, stored: StoredTable, kept: StoredGame) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.here: Counter[str] = Counter()
        """Open sockets at this table, by person."""
        self.elsewhere: frozenset[str] = frozenset()
        """People who are connected to this table through other servers."""
        self.match: Match | None = None
        self.lost = False
        """Whether reloading failed or the table was evicted: holders must drop this object and get the table again."""
        self.corrections = 0
        """How often memory was found to be wrong; since then a frame number may show something else than before."""
        self._numbers: dict[Viewer, int] = {}
        self._events: dict[Viewer, list[Event]] = {}
        """Each viewer's events since the table was loaded; the last one led to the viewer's newest frame."""
        self._began: State | None = None
        """The position when the table was loaded, while that is kept."""
        self.views = ViewCache(game(stored.game))
        self.last_scores: tuple[int, ...] | None = None
        """The scores of an abandoned game, once computed."""
        self.snapshot_at = 0
        """The number of entries when the newest snapshot was taken."""
        self.seen: dict[int, int] = {}
        """The newest frame that the person at each seat has seen."""
        self.seen_stored: dict[int, int] = {}
        """The same, as stored in the database."""
        self.load(stored, kept)

    def load(self, stored: StoredTable, kept: StoredGame) -> None:
        """Load a stored game in place of the one in memory."""
        self.stored = stored
        self.match = None
        self.views = ViewCache(game(stored.game))
        self.last_scores = None
        self.snapshot_at = 0
        viewers = self.viewers()
        numbers = kept.numbers or (0,) * len(viewers)
        self._numbers = dict(zip(viewers, numbers, strict=True))
        self._events = {viewer: [] for viewer in viewers}
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
        self.match = Match(record, kept.seed, kept.snapshot, lambda step: self.add_events([step]))

    def is_ahead_of(self, news: News) -> bool:
        """Whether the stored log does not continue the one in memory, because the database has lost changes."""
        last = self.match.entries_since(self.match.length - 1) if self.match and self.match.length else ()
        return news.table.revision < self.stored.revision or last != (() if news.last is None else (news.last,))

    def follow(self, news: News) -> bool:
        """Apply changes that other servers stored; False if the table must be reloaded instead."""
        running = news.table.status in ("running", "over")
        if (self.match is None) == running or (self.match is None and news.entries):
            return False
        self.stored, self.snapshot_at = news.table, news.snapshot_at
        if self.match is None:
            return True
        self.add_events(self.match.follow(news.entries))
        return self.match.actors() == self.stored.acting  # else memory was wrong before

    def mark(self) -> LiveMark:
        """A savepoint of the game and of each viewer's events."""
        assert self.match is not None, "there is no game yet"
        lengths = {viewer: len(events) for viewer, events in self._events.items()}
        return LiveMark(self.match.mark(), dict(self._numbers), lengths)

    def restore(self, mark: LiveMark) -> None:
        """Roll back to a savepoint, because what followed was not stored."""
        assert self.match is not None, "there is no game yet"
        self.match.restore(mark.match)
        self._numbers = dict(mark.numbers)
        for viewer, length in mark.events.items():
            del self._events[viewer][length:]

    def record(self, kept: StoredGame) -> Record:
        """The record of a stored game, with this table's players and settings."""
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
        """All viewers: each seat, then the spectators as one."""
        return (*range(len(self.stored.seats)), None)

    def begin(self, position: State, steps: Iterable[Step]) -> None:
        """Start remembering at a position, and turn the steps after it into events."""
        self._began = position.copy()
        self.add_events(steps)

    def add_events(self, steps: Iterable[Step]) -> None:
        """Add events for new steps; a viewer for whom a step has no facts does not learn that it happened."""
        for step in steps:
            for viewer in self.viewers():
                if facts := self.facts(step, viewer):
                    self._numbers[viewer] += 1
                    own = step.entry.text if step.entry.seat == viewer and step.codes else ""
                    self._remember(self._events[viewer], Event(facts, step.after, own))

    def _remember(self, events: list[Event], event: Event) -> None:
        events.append(event)
        if len(events) > REMEMBERED:
            events[-REMEMBERED - 1].after = self._began = None

    def events_since(self, viewer: Viewer, since: int) -> list[Event] | None:
        """The viewer's events after a frame; None if they are no longer known or the frame does not exist yet."""
        number, events = self._numbers[viewer], self._events[viewer]
        known = number - len(events) <= since <= number
        return events[len(events) - (number - since) :] if known else None

    def position(self, viewer: Viewer, number: int) -> State | None:
        """The position shown by a frame of the viewer, if it is still kept."""
        at = number - (self._numbers[viewer] - len(self._events[viewer]))
        if at == 0:
            return self._began
        return self._events[viewer][at - 1].after if 0 < at <= len(self._events[viewer]) else None

    def owes_since(self, seat: int, number: int) -> bool:
        """Whether a seat has owed the same choice ever since a frame, whatever others have chosen meanwhile."""
        events = self.events_since(seat, number)
        if events is None or any(event.own or _is_undo(event) for event in events):
            return False
        positions = [self.position(seat, since) for since in range(number, self._numbers[seat] + 1)]
        return all(position is not None and seat in position.actors() for position in positions)

    def story(self, viewer: Viewer, since: int) -> list[tuple[Fact, ...]]:
        """The viewer's facts after a frame, replayed from the log so that the frame may be of any age."""
        return [facts for _, facts in self._history(viewer)][since:]

    def last_turn(self, viewer: Viewer) -> int:
        """The frame that ended the viewer's last turn: their last entry before the newest of another seat."""
        return last_turn([seat for seat, _ in self._history(viewer)], viewer)

    def _history(self, viewer: Viewer) -> list[tuple[int, tuple[Fact, ...]]]:
        """The viewer's facts since the game began, each with the seat that caused them."""
        assert self.match is not None, "there is no game yet"
        steps = replay(self.match.record(), trusted=True)
        entries = ((step.entry.seat, self.facts(step, viewer)) for step in steps)
        return [(seat, facts) for seat, facts in entries if facts]

    def facts(self, step: Step, viewer: Viewer) -> tuple[Fact, ...]:
        """The facts of a step for a viewer; none if they may not even learn that something happened."""
        if step.code < 0:
            return (Undone(Seat(step.entry.seat)),)
        return game(self.stored.game).narrate(step.before, step.entry.seat, step.code, step.after, viewer)

    def number(self, viewer: Viewer) -> int:
        """The number of the newest frame for a viewer."""
        return self._numbers[viewer]

    def numbers(self) -> tuple[int, ...]:
        """The newest frame numbers of all viewers, in their order."""
        return tuple(self._numbers[viewer] for viewer in self.viewers())

    def saw(self, viewer: Viewer, number: int) -> None:
        """Record the newest frame that the person at a seat has seen; numbers of future frames are ignored."""
        if viewer is not None and number <= self._numbers[viewer]:
            self.seen[viewer] = max(number, self.seen.get(viewer, 0))

    def came(self, person: str) -> bool:
        """Count a new connection; True if it makes a player present, never for spectators."""
        self.here[person] += 1
        return self.here[person] == 1 and bool(self.seats_of(person))

    def went(self, person: str) -> bool:
        """Count a closed connection; True if it leaves a player without any on this server."""
        self.here[person] -= 1
        self.here += Counter()
        return not self.here[person] and bool(self.seats_of(person))

    def is_here(self, person: str) -> bool:
        """Whether a person is connected to this table, through this server or another."""
        return self.here[person] > 0 or person in self.elsewhere

    def is_attended(self) -> bool:
        """Whether the table is listed as open while one of its players is connected to this server."""
        waits = self.stored.status == "gathering" and self.stored.listed
        return waits and any(self.here[seat.person] > 0 for seat in self.stored.seats if seat.person)

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds; several at a shared screen."""
        return [seat for seat, sitting in enumerate(self.stored.seats) if person and sitting.person == person]

    def viewer_of(self, person: str, before: Viewer = None) -> Viewer:
        """The seat from which a person sees the game: one that owes a decision, else `before`, else their first."""
        own = self.seats_of(person)
        owing = [seat for seat in own if self.match is not None and seat in self.match.actors()]
        if owing:
            return owing[0]
        return before if before in own else own[0] if own else None


def _is_undo(event: Event) -> bool:
    """Whether an event is an undo, by any seat: a choice offered before it is no longer the same."""
    return any(isinstance(fact, Undone) for fact in event.facts)


def last_turn(seats: Sequence[int], viewer: Viewer) -> int:
    """The number of entries up to the viewer's last one before the newest of another seat; 0 if there is none."""
    theirs = max((at for at, seat in enumerate(seats) if seat not in (viewer, CHANCE)), default=0)
    return max((at + 1 for at in range(theirs) if seats[at] == viewer), default=0)
