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
"""The number of a viewer's newest events that keep their positions, so that frames can carry view changes.

One decision must cause far fewer events. Otherwise a viewer with the previous frame would get a full one, which does
not show what happened. The most in any game is 41: a reveal after which four seats are dealt 36 cards and four islands.
"""


class Undone(Fact):
    """The fact that a seat has undone what it played since the last checkpoint."""

    seat: Seat


@dataclass
class Event:
    """The facts of one entry for a viewer, and the position after the entry as long as it is remembered."""

    facts: tuple[Fact, ...]
    after: State | None
    own: str
    """The text of the entry, or "" unless the viewer made it and it is no undo."""


@dataclass(frozen=True)
class LiveMark:
    """Savepoint of a live table: the game's own mark, and each viewer's frame number and number of events."""

    match: Mark
    numbers: dict[Viewer, int]
    events: dict[Viewer, int]


class LiveTable:
    """A table in memory, which exists while a task uses it. Hold `lock` to change it."""

    def __init__(self, stored: StoredTable, kept: StoredGame) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.here: Counter[str] = Counter()
        """The number of open sockets at this table on this server, by person."""
        self.elsewhere: frozenset[str] = frozenset()
        """The people who are connected to this table through other servers."""
        self.match: Match | None = None
        self.lost = False
        """Whether reloading failed or the table was evicted.

        Holders must then drop this object and get the table again.
        """
        self.corrections = 0
        """How often memory was found to be wrong.

        After each time, a frame number may show something else than before.
        """
        self._numbers: dict[Viewer, int] = {}
        self._events: dict[Viewer, list[Event]] = {}
        """Each viewer's events since the table was loaded. The last one led to the viewer's newest frame."""
        self._began: State | None = None
        """The position when the table was loaded, as long as it is remembered."""
        self.views = ViewCache(game(stored.game))
        self.last_scores: tuple[int, ...] | None = None
        """The scores of an abandoned game, once they are computed."""
        self.snapshot_at = 0
        """The number of entries when the newest snapshot was taken."""
        self.seen: dict[int, int] = {}
        """The newest frame that the person at each seat has seen."""
        self.seen_stored: dict[int, int] = {}
        """The same numbers as they are stored in the database."""
        self.load(stored, kept)

    def load(self, stored: StoredTable, kept: StoredGame) -> None:
        """Replace the game in memory by a stored one."""
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
        """Return whether the stored log does not continue the one in memory, because the database has lost changes."""
        last = self.match.entries_since(self.match.length - 1) if self.match and self.match.length else ()
        return news.table.revision < self.stored.revision or last != (() if news.last is None else (news.last,))

    def follow(self, news: News) -> bool:
        """Apply changes that other servers stored. Return False if the table must be reloaded instead."""
        running = news.table.status in ("running", "over")
        if (self.match is None) == running or (self.match is None and news.entries):
            return False
        self.stored, self.snapshot_at = news.table, news.snapshot_at
        if self.match is None:
            return True
        self.add_events(self.match.follow(news.entries))
        return self.match.actors() == self.stored.acting  # else memory was wrong before

    def mark(self) -> LiveMark:
        """Return a savepoint of the game and of each viewer's events."""
        assert self.match is not None, "there is no game yet"
        lengths = {viewer: len(events) for viewer, events in self._events.items()}
        return LiveMark(self.match.mark(), dict(self._numbers), lengths)

    def restore(self, mark: LiveMark) -> None:
        """Roll back to a savepoint, after a change that could not be stored."""
        assert self.match is not None, "there is no game yet"
        self.match.restore(mark.match)
        self._numbers = dict(mark.numbers)
        for viewer, length in mark.events.items():
            del self._events[viewer][length:]

    def record(self, kept: StoredGame) -> Record:
        """Return the record of a stored game, with this table's players and settings."""
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
        """Return all viewers: each seat, then None for the spectators."""
        return (*range(len(self.stored.seats)), None)

    def begin(self, position: State, steps: Iterable[Step]) -> None:
        """Remember events from this position on, and add events for the steps after it."""
        self._began = position.copy()
        self.add_events(steps)

    def add_events(self, steps: Iterable[Step]) -> None:
        """Add events for new steps.

        A viewer for whom a step has no facts gets no event, and so learns nothing of the step.
        """
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
        """Return the viewer's events after a frame, or None if they are forgotten or the frame does not exist yet."""
        number, events = self._numbers[viewer], self._events[viewer]
        known = number - len(events) <= since <= number
        return events[len(events) - (number - since) :] if known else None

    def position(self, viewer: Viewer, number: int) -> State | None:
        """Return the position that a frame of the viewer shows, or None if it is no longer remembered."""
        at = number - (self._numbers[viewer] - len(self._events[viewer]))
        if at == 0:
            return self._began
        return self._events[viewer][at - 1].after if 0 < at <= len(self._events[viewer]) else None

    def owes_since(self, seat: int, number: int) -> bool:
        """Return whether a seat has owed the same choice ever since a frame, whatever others have chosen meanwhile."""
        events = self.events_since(seat, number)
        if events is None or any(event.own or _is_undo(event) for event in events):
            return False
        positions = [self.position(seat, since) for since in range(number, self._numbers[seat] + 1)]
        return all(position is not None and seat in position.actors() for position in positions)

    def story(self, viewer: Viewer, since: int) -> list[tuple[Fact, ...]]:
        """Return the viewer's facts after a frame of any age, replayed from the log."""
        return [facts for _, facts in self._history(viewer)][since:]

    def last_turn(self, viewer: Viewer) -> int:
        """Return the frame that ended the viewer's last turn: their last entry before the newest of another seat."""
        return last_turn([seat for seat, _ in self._history(viewer)], viewer)

    def _history(self, viewer: Viewer) -> list[tuple[int, tuple[Fact, ...]]]:
        """Return the viewer's facts since the game began, each with the seat that caused them."""
        assert self.match is not None, "there is no game yet"
        steps = replay(self.match.record(), trusted=True)
        entries = ((step.entry.seat, self.facts(step, viewer)) for step in steps)
        return [(seat, facts) for seat, facts in entries if facts]

    def facts(self, step: Step, viewer: Viewer) -> tuple[Fact, ...]:
        """Return the facts of a step for a viewer, or none if the viewer must not even learn that it happened."""
        if step.code < 0:
            return (Undone(Seat(step.entry.seat)),)
        return game(self.stored.game).narrate(step.before, step.entry.seat, step.code, step.after, viewer)

    def number(self, viewer: Viewer) -> int:
        """Return the number of a viewer's newest frame."""
        return self._numbers[viewer]

    def numbers(self) -> tuple[int, ...]:
        """Return the newest frame numbers of all viewers, in the order of `viewers`."""
        return tuple(self._numbers[viewer] for viewer in self.viewers())

    def saw(self, viewer: Viewer, number: int) -> None:
        """Note in memory the newest frame that the person at a seat has seen. Numbers of future frames are ignored."""
        if viewer is not None and number <= self._numbers[viewer]:
            self.seen[viewer] = max(number, self.seen.get(viewer, 0))

    def came(self, person: str) -> bool:
        """Count a new connection. Return whether it makes a player present, which is never true for spectators."""
        self.here[person] += 1
        return self.here[person] == 1 and bool(self.seats_of(person))

    def went(self, person: str) -> bool:
        """Count a closed connection. Return whether it was a player's last one on this server."""
        self.here[person] -= 1
        self.here += Counter()
        return not self.here[person] and bool(self.seats_of(person))

    def is_here(self, person: str) -> bool:
        """Return whether a person is connected to this table, through this server or another."""
        return self.here[person] > 0 or person in self.elsewhere

    def is_attended(self) -> bool:
        """Return whether the table is listed as open while one of its players is connected to this server."""
        waits = self.stored.status == "gathering" and self.stored.listed
        return waits and any(self.here[seat.person] > 0 for seat in self.stored.seats if seat.person)

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds, which are several at a shared screen."""
        return [seat for seat, sitting in enumerate(self.stored.seats) if person and sitting.person == person]

    def viewer_of(self, person: str, before: Viewer = None) -> Viewer:
        """Return the seat from which a person sees the game: one that owes a decision, else `before`, else the first.

        Return None for a spectator.
        """
        own = self.seats_of(person)
        owing = [seat for seat in own if self.match is not None and seat in self.match.actors()]
        if owing:
            return owing[0]
        return before if before in own else own[0] if own else None


def _is_undo(event: Event) -> bool:
    """Return whether an event is an undo by any seat, after which a choice offered before is no longer the same."""
    return any(isinstance(fact, Undone) for fact in event.facts)


def last_turn(seats: Sequence[int], viewer: Viewer) -> int:
    """Return the number of entries up to the viewer's last before the newest of another seat, or 0 if there is none."""
    theirs = max((at for at, seat in enumerate(seats) if seat not in (viewer, CHANCE)), default=0)
    return max((at + 1 for at in range(theirs) if seats[at] == viewer), default=0)
