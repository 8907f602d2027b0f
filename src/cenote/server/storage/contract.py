"""Storage interface of the table service: the `Storage` protocol and the values it exchanges."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, Protocol

from cenote.core.game import Result
from cenote.core.record import Entry, Origin
from cenote.core.replay import Snapshot
from cenote.server.protocol.messages import Fate, HandoverKind, SeatKind, TableStatus, VoteKind, VoteOutcome

LISTED: Final = 50
"""How many tables a list shows."""


@dataclass(frozen=True)
class Sitting:
    """A seat at a table; `person` is empty for bots and free seats, `offered` says how a free one was offered."""

    kind: SeatKind
    person: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    standby: bool = False
    offered: SeatKind | Literal[""] = ""
    former_person: str = ""
    """The former player of a seat that a bot plays on for good ..."""
    fate: Fate = ""
    """... and why; or "away", if a bot kept the seat when a rated game ended."""
    hurried: bool = False
    """Whether a bot in this seat has ever run out of its time budget."""


class Times(NamedTuple):
    """The time that each seat had left at `since`, and the earliest deadline of the running clocks."""

    remaining: tuple[float, ...] = ()
    since: float = 0.0
    deadline: float = 0.0
    """0 if no clock runs."""


@dataclass(frozen=True)
class Vote:
    """The last vote at the table; `agreed` lists the seats that have said yes.

    A person is named by one of their seats.
    """

    number: int
    kind: VoteKind
    """Either "take-back", to undo the asker's last decision, or "keep", to let a bot keep an absent player's seat."""
    asker: int
    about: int
    version: int
    """The number of entries when the vote began."""
    until: float
    voters: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    outcome: VoteOutcome = ""
    """The stored outcome, empty while the vote is open; `votes.outcome` also knows ends that are not stored yet."""
    by: int = -1
    """The seat that refused."""
    fallen: tuple[int, ...] = ()
    """How many votes each seat has started without success."""


@dataclass(frozen=True)
class Handover:
    """A bot takes over a seat, or hands it back to its player."""

    seat: int
    why: HandoverKind
    """Either "away", "resigned" or "timeout" for a takeover, or "back" when the bot hands the seat back."""
    numbers: tuple[int, ...]
    """Each viewer's frame number at that moment: those of the seats, then that of spectators."""
    revision: int
    """The table's revision before this change, which all handovers of one change share."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored, without its log; `acting` lists the seats that owe a decision."""

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
    """The optimistic lock: every change raises it, and a write on an older revision is refused."""
    created: float
    updated: float
    seats: tuple[Sitting, ...] = ()
    parent: str = ""
    """The table of the finished game that this one continues."""
    origins: tuple[Origin, ...] = ()
    """Which entries come from other games, all of them over, and how those were dealt."""
    rated: bool = False
    """Whether the game counts for ratings."""
    unrated: str = ""
    """Why a rated table's game does not count, as far as known (`rating_rules.eligibility.Unrated`)."""
    clock: str = ""
    """The name of the clock; empty for none."""
    remaining: tuple[float, ...] = ()
    since: float = 0.0
    deadline: float = 0.0
    vote: Vote | None = None
    handovers: tuple[Handover, ...] = ()


@dataclass(frozen=True)
class StoredGame:
    """The log of a table, and its newest snapshot."""

    seed: bytes = field(repr=False)
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    numbers: tuple[int, ...]
    """Each viewer's frame number at the snapshot."""
    seen: Mapping[int, int] = field(default_factory=dict)
    """The last frame that the player of each seat has seen, where known."""


@dataclass(frozen=True)
class News:
    """What was stored since a given revision: the table as it is now, and the new entries."""

    table: StoredTable
    entries: tuple[Entry, ...]
    snapshot_at: int
    """The number of entries at the newest snapshot."""
    last: Entry | None = None
    """The entry before these; None if there is none, also because the log is shorter than the caller assumed."""


@dataclass(frozen=True)
class Answered:
    """A request that was carried out, with the frame number of its answer."""

    person: str
    id: str
    number: int


@dataclass(frozen=True)
class Change:
    """An atomic change of a game; the table keeps its status if `status` is empty."""

    version: int
    entries: tuple[Entry, ...]
    answered: Answered | None = None
    snapshot: Snapshot | None = None
    numbers: tuple[int, ...] = ()
    status: TableStatus | Literal[""] = ""
    acting: tuple[int, ...] = ()
    times: Times | None = None
    """None if they do not change."""
    result: Result | None = None
    """How the game ended, if this change ends it."""
    vote: Vote | None = None
    """The table's vote, if this change settles it."""
    bot: bool = False
    """Whether a bot chose the entries."""

    def applied(self, table: StoredTable) -> StoredTable:
        """The table after this change."""
        times, vote = self.times._asdict() if self.times else {}, self.vote or table.vote
        after = replace(table, status=self.status or table.status, acting=self.acting, vote=vote, **times)
        return replace(after, seats=tuple(map(_away, after.seats))) if after.rated and after.status == "over" else after


def _away(seat: Sitting) -> Sitting:
    """The seat at the end of a rated game: if a bot keeps it, its player counts as away."""
    return replace(seat, fate="away") if seat.person and seat.bot else seat


@dataclass(frozen=True)
class Limits:
    """Limits on the number of tables, checked in the transaction that adds one."""

    unfinished: int
    """Unfinished tables of one host."""
    listed: int
    """Of these, tables in the list of open tables."""
    listed_from: int
    """Tables in that list from one source."""
    source: str = ""
    """An opaque id of the address that the request came from; kept while the table is listed."""
    apart: tuple[str, ...] = ()
    """Commitments of tables that do not count: those of lessons, whose deals are public."""


class NotStored(Exception):
    """Nothing was stored, for a reason that concerns the caller alone."""


class Conflict(NotStored):
    """The table was changed since it was read (optimistic lock)."""


class TableRemoved(NotStored):
    """The table was removed."""


class TooMany(NotStored):
    """The limit for tables of this kind is reached."""

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(kind, most)
        self.kind = kind
        self.most = most


class Storage(Protocol):
    """Storage of tables; every method that writes is atomic and returns once the change is durable."""

    async def add_table(self, table: StoredTable, seed: bytes, limits: Limits | None = None) -> None:
        """Store a new table, with its seed apart from it; TooMany if that exceeds the limits."""

    async def table(self, id: str) -> StoredTable | None:
        """The table of this id."""

    async def revision(self, id: str) -> int | None:
        """The table's revision, which counts its changes; None if there is no such table."""

    async def change_table(self, before: StoredTable, after: StoredTable) -> StoredTable:
        """Write what differs and raise the revision; Conflict if the table has changed since it was read."""

    async def game(self, id: str) -> StoredGame:
        """The whole log of a table, with its newest snapshot."""

    async def news(self, id: str, revision: int, version: int) -> News | None:
        """What was stored since this revision and entry count; None, at little cost, if nothing was.

        TableRemoved if the table is gone. The table is read before its log: if an entry is added in between, the
        caller gets the older revision and conflicts with its next write, never the other way round.
        """

    async def append(self, before: StoredTable, change: Change) -> StoredTable:
        """Add to a table's log, with everything that belongs to it, and raise the revision.

        Conflict as for `change_table`, and if the log is not as long as the change assumes.
        """

    async def saw(self, id: str, seat: int, number: int) -> None:
        """Record the last frame that the player of a seat has seen."""

    async def answered(self, id: str, person: str, request: str) -> int | None:
        """The frame number that answered a request, if it was carried out already."""

    async def owed_by_bots(self) -> list[str]:
        """The running tables at which a bot must decide, newest first."""

    async def open_tables(self, attended: Collection[str] = ()) -> list[StoredTable]:
        """Listed tables that wait for players: attended first, then the newest of each source before its second."""

    async def tables_of(self, person: str) -> list[StoredTable]:
        """The tables at which a person has a seat, newest first, without abandoned ones."""
