"""Storage interface of the table service: the `Storage` protocol, the values it exchanges and the errors it raises."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, Protocol

from cenote.core.game import Result
from cenote.core.record import Entry, Origin
from cenote.core.replay import Snapshot
from cenote.server.protocol.messages import Fate, HandoverKind, SeatKind, TableStatus, VoteKind, VoteOutcome

LISTED: Final = 50
"""The maximum number of tables in a list."""


@dataclass(frozen=True)
class Sitting:
    """A seat at a table, where `person` is "" for a bot or a free seat, and `offered` is the kind of seat on offer."""

    kind: SeatKind
    person: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    standby: bool = False
    offered: SeatKind | Literal[""] = ""
    former_person: str = ""
    """The former player of a seat that a bot has taken over for good, or ""."""
    fate: Fate = ""
    """Why the player lost the seat for good, or "away" if a bot kept the seat when a rated game ended."""
    hurried: bool = False
    """Whether a bot in this seat has ever run out of its time budget."""


class Times(NamedTuple):
    """The time that each seat had left at `since`, and the earliest deadline among the running clocks."""

    remaining: tuple[float, ...] = ()
    since: float = 0.0
    deadline: float = 0.0
    """The earliest deadline, or 0 if no clock runs."""


@dataclass(frozen=True)
class Vote:
    """The last vote at a table, in which each person is represented by one of their seats.

    `agreed` lists the seats that have agreed so far.
    """

    number: int
    kind: VoteKind
    """The kind: "take-back" to undo the asker's last decision, or "keep" to let a bot keep an absent player's seat."""
    asker: int
    about: int
    version: int
    """The number of log entries when the vote began."""
    until: float
    voters: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    outcome: VoteOutcome = ""
    """The stored outcome, or "" while none is stored. `votes.outcome` also computes ends that are not stored yet."""
    by: int = -1
    """The seat that refused, or -1."""
    fallen: tuple[int, ...] = ()
    """The number of unsuccessful votes that each seat has started."""


@dataclass(frozen=True)
class Handover:
    """The moment at which a bot takes over a seat, or hands it back to its player."""

    seat: int
    why: HandoverKind
    """The reason of a takeover, "away", "resigned" or "timeout", or "back" if the bot hands the seat back."""
    numbers: tuple[int, ...]
    """The frame number of each viewer at that moment: one for each seat, then one for spectators."""
    revision: int
    """The table's revision before the change, which is the same for all handovers of one change."""


@dataclass(frozen=True)
class StoredTable:
    """A table as stored, without its log. `acting` lists the seats that have to decide."""

    id: str
    game: str
    mode: str
    options: tuple[str, ...]
    rules: int
    status: TableStatus
    listed: bool
    host: str
    invite: str
    commitment: str
    rematch: str
    acting: tuple[int, ...]
    revision: int
    """The optimistic lock: every change raises it, and a write based on an older revision is refused."""
    created: float
    updated: float
    seats: tuple[Sitting, ...] = ()
    parent: str = ""
    """The table whose finished game this one continues from one of its positions, or ""."""
    origins: tuple[Origin, ...] = ()
    """The ranges of entries that come from other, finished games, with the seeds and salts of those games."""
    rated: bool = False
    """Whether the game counts for ratings."""
    unrated: str = ""
    """Why the game of a rated table does not count, as far as known: a `rating_rules.eligibility.Unrated`."""
    clock: str = ""
    """The name of the clock, or "" for none."""
    remaining: tuple[float, ...] = ()
    since: float = 0.0
    deadline: float = 0.0
    vote: Vote | None = None
    handovers: tuple[Handover, ...] = ()


@dataclass(frozen=True)
class StoredGame:
    """The seed and log of a table, with its newest snapshot."""

    seed: bytes = field(repr=False)
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    numbers: tuple[int, ...]
    """The frame number of each viewer at the snapshot."""
    seen: Mapping[int, int] = field(default_factory=dict)
    """The last frame that the player of each seat has seen, where known."""


@dataclass(frozen=True)
class News:
    """The changes of a table since a given revision: the table as it is now, and its new entries."""

    table: StoredTable
    entries: tuple[Entry, ...]
    snapshot_at: int
    """The number of entries at the newest snapshot, or 0."""
    last: Entry | None = None
    """The entry before the new ones, or None if there is none or the log is shorter than the caller assumed."""


@dataclass(frozen=True)
class Answered:
    """A request that was carried out, with the number of the frame that answered it."""

    person: str
    id: str
    number: int


@dataclass(frozen=True)
class Change:
    """An atomic change of a game. An empty `status` leaves the table's status as it is."""

    version: int
    entries: tuple[Entry, ...]
    answered: Answered | None = None
    snapshot: Snapshot | None = None
    numbers: tuple[int, ...] = ()
    status: TableStatus | Literal[""] = ""
    acting: tuple[int, ...] = ()
    times: Times | None = None
    """The new times, or None if they do not change."""
    result: Result | None = None
    """The result of the game, if this change ends it."""
    vote: Vote | None = None
    """The new state of the table's vote, if this change settles it."""
    bot: bool = False
    """Whether a bot chose the entries."""

    def applied(self, table: StoredTable) -> StoredTable:
        """Return the table after this change."""
        times, vote = self.times._asdict() if self.times else {}, self.vote or table.vote
        after = replace(table, status=self.status or table.status, acting=self.acting, vote=vote, **times)
        return replace(after, seats=tuple(map(_away, after.seats))) if after.rated and after.status == "over" else after


def _away(seat: Sitting) -> Sitting:
    """Mark the player of a seat as away if a bot keeps the seat at the end of a rated game."""
    return replace(seat, fate="away") if seat.person and seat.bot else seat


@dataclass(frozen=True)
class Limits:
    """Limits on the number of tables, checked in the transaction that adds one."""

    unfinished: int
    """The maximum number of unfinished tables of one host."""
    listed: int
    """The maximum number of tables that one host has in the list of open tables."""
    listed_from: int
    """The maximum number of tables in the list of open tables from one source."""
    source: str = ""
    """An opaque id of the request's address, stored while the table is listed."""
    apart: tuple[str, ...] = ()
    """The commitments of tables that do not count: those of lessons, because their deals are public."""


class NotStored(Exception):
    """Raised if nothing was stored, for a reason that concerns only the caller."""


class Conflict(NotStored):
    """Raised if the table was changed since it was read (optimistic lock)."""


class TableRemoved(NotStored):
    """Raised if the table was removed."""


class TooMany(NotStored):
    """Raised if the limit for objects of this kind is reached."""

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(kind, most)
        self.kind = kind
        self.most = most


class Storage(Protocol):
    """A storage of tables, in which every write is atomic and returns once the change is durable."""

    async def add_table(self, table: StoredTable, seed: bytes, limits: Limits | None = None) -> None:
        """Store a new table and, separately, its seed. Raise `TooMany` if that exceeds the limits."""

    async def table(self, id: str) -> StoredTable | None:
        """Return the table with this id, or None."""

    async def revision(self, id: str) -> int | None:
        """Return the table's revision, which counts its changes, or None if there is no such table."""

    async def change_table(self, before: StoredTable, after: StoredTable) -> StoredTable:
        """Write the differences and raise the revision. Raise `Conflict` if the table has changed since it was read."""

    async def game(self, id: str) -> StoredGame:
        """Return the complete log of a table, with its newest snapshot."""

    async def news(self, id: str, revision: int, version: int) -> News | None:
        """Return what was stored since this revision and entry count, or None, at little cost, if nothing was.

        Raise `TableRemoved` if the table is gone. The table is read before its log: if an entry is added in between,
        the caller gets the older revision and conflicts with its next write, never the other way round.
        """

    async def append(self, before: StoredTable, change: Change) -> StoredTable:
        """Append entries to a table's log, store all that belongs to them, and raise the revision.

        Raise `Conflict` if the table has changed since it was read, or if its log is not as long as the change assumes.
        """

    async def saw(self, id: str, seat: int, number: int) -> None:
        """Record the last frame that the player of a seat has seen."""

    async def answered(self, id: str, person: str, request: str) -> int | None:
        """Return the number of the frame that answered a request, or None if the request was not carried out yet."""

    async def owed_by_bots(self) -> list[str]:
        """Return the running tables at which a bot must decide, newest first."""

    async def open_tables(self, attended: Collection[str] = ()) -> list[StoredTable]:
        """Return listed tables that wait for players: attended ones first, then the newest of each source in turn."""

    async def tables_of(self, person: str) -> list[StoredTable]:
        """Return the tables at which a person has a seat, newest first, without abandoned ones."""
