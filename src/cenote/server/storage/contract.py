"""What the table service needs of a storage, whatever keeps it: a database, or the memory of one process."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Protocol

from cenote.core.game import Result
from cenote.core.record import Entry, Origin
from cenote.core.replay import Snapshot

HURRIED: Final = "hurried"

LISTED: Final = 50
"""How many tables a list shows."""


@dataclass(frozen=True)
class Sitting:
    """Who sits at a table; `person` is empty for bots and free seats, `offered` says how a free one was offered."""

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    standby: bool = False
    offered: str = ""
    was: str = ""
    """Who held a seat that a bot plays on for good ..."""
    fate: str = ""
    """... and why: "resigned" or "timeout"; or "away", if a bot kept the seat when a rated game ended; then "hurried",
    if a bot in this seat was ever stopped by the clock."""

    @property
    def lost(self) -> str:
        """Why a bot has a person's seat for good; empty if none has."""
        return " ".join(word for word in self.fate.split() if word != HURRIED)

    @property
    def hurried(self) -> bool:
        """Whether a bot in this seat has ever had to answer before it was done."""
        return HURRIED in self.fate.split()


class Times(NamedTuple):
    """How much time every seat had left, when that was, and when the first of those whose clocks run has none."""

    remaining: tuple[float, ...] = ()
    since: float = 0.0
    deadline: float = 0.0
    """0 where no clock runs."""


@dataclass(frozen=True)
class Vote:
    """The last question that somebody put to the table; `agreed` when all whom it was put to have said yes.

    People are named by a seat of theirs.
    """

    number: int
    kind: str
    """"take-back": the asker's last decision comes back; "keep": a bot keeps a seat until its person returns."""
    asker: int
    about: int
    version: int
    """How many entries the game had then."""
    until: float
    voters: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    outcome: str = ""
    """Empty while it is open, as far as was stored: `voting.outcome` knows."""
    by: int = -1
    """Who refused."""
    fallen: tuple[int, ...] = ()
    """How often each seat has asked in vain."""


@dataclass(frozen=True)
class Handover:
    """A bot takes a seat over from its player, or the player is back."""

    seat: int
    why: str
    """"away", "resigned" or "timeout" where a bot takes over, "back" where it hands the seat back."""
    numbers: tuple[int, ...]
    """The frame number of each viewer at that moment: every seat's, then the spectators'."""
    revision: int
    """The revision of the table before this change: handovers of one change share it."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored, without what happened at it; `acting` are the seats that owe a decision."""

    id: str
    game: str
    mode: str
    options: tuple[str, ...]
    rules: int
    status: str
    listed: bool
    host: str
    invite: str
    commitment: str
    rematch: str
    acting: tuple[int, ...]
    revision: int
    """Raised by every change: nothing is written on top of an older one."""
    created: float
    updated: float
    seats: tuple[Sitting, ...] = ()
    parent: str = ""
    """The table of the finished game that this one goes on from."""
    origins: tuple[Origin, ...] = ()
    """Which of its entries come from other games, and how those were dealt; all of them are over."""
    rated: bool = False
    """Whether the game counts for the ratings of those who play it."""
    unrated: str = ""
    """Why it does not although the table is rated, as far as that is known (`ratings.rules.Unrated`)."""
    clock: str = ""
    """Which clock the game is played with; nothing for none."""
    remaining: tuple[float, ...] = ()
    since: float = 0.0
    deadline: float = 0.0
    vote: Vote | None = None
    handovers: tuple[Handover, ...] = ()


@dataclass(frozen=True)
class StoredGame:
    """What happened at a table, and the newest snapshot to go on from."""

    seed: bytes = field(repr=False)
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    numbers: tuple[int, ...]
    """Each viewer's frame number at the snapshot."""
    seen: Mapping[int, int] = field(default_factory=dict)
    """Up to which frame a person at each seat has seen what happened, where that is known."""


@dataclass(frozen=True)
class News:
    """What was stored since somebody looked: the table as it stands, and what happened at it meanwhile."""

    table: StoredTable
    entries: tuple[Entry, ...]
    snapshot_at: int
    """After how many entries the newest snapshot was taken."""
    last: Entry | None = None
    """The entry before these; None if there is none, also because the log is shorter than was said."""


@dataclass(frozen=True)
class Answered:
    """A request that was carried out, and the frame number that was the answer."""

    person: str
    id: str
    number: int


@dataclass(frozen=True)
class Change:
    """What is added to a game at once, or not at all; without a new status the table keeps its own."""

    version: int
    entries: tuple[Entry, ...]
    answered: Answered | None = None
    snapshot: Snapshot | None = None
    numbers: tuple[int, ...] = ()
    status: str = ""
    acting: tuple[int, ...] = ()
    times: Times | None = None
    """Nothing where they stay as they are."""
    result: Result | None = None
    """How the game ended, if this ends it."""
    vote: Vote | None = None
    """The table's question, where this settles it."""
    bot: bool = False
    """Whether a bot chose the entries."""

    def applied(self, table: StoredTable) -> StoredTable:
        """The table as this change leaves it."""
        times, vote = self.times._asdict() if self.times else {}, self.vote or table.vote
        after = replace(table, status=self.status or table.status, acting=self.acting, vote=vote, **times)
        return replace(after, seats=tuple(map(_away, after.seats))) if after.rated and after.status == "over" else after


def _away(seat: Sitting) -> Sitting:
    """The seat at the end of a rated game: its player has left if a bot keeps it."""
    fate = f"away {HURRIED}" if seat.hurried else "away"
    return replace(seat, fate=fate) if seat.person and seat.bot else seat


@dataclass(frozen=True)
class Limits:
    """How many tables there may be, counted in the same transaction that adds one."""

    unfinished: int
    """That one person hosts."""
    listed: int
    """Of these, in the list of open tables."""
    listed_from: int
    """In that list from one source."""
    source: str = ""
    """Where the request came from, told from others and nothing more; it is kept as long as the table is listed."""
    apart: tuple[str, ...] = ()
    """The commitments of tables that do not count: of lessons, which everybody may know."""


class NotStored(Exception):
    """Nothing was stored, for a reason that concerns nobody but the one who asked."""


class Conflict(NotStored):
    """Somebody else has changed the table since it was read."""


class Gone(NotStored):
    """The table is not there any more."""


class TooMany(NotStored):
    """There are as many tables of this kind as there may be."""

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(kind, most)
        self.kind = kind
        self.most = most


class Storage(Protocol):
    """Where tables are kept. Every method that writes does all of it or nothing, and returns when it is safe."""

    async def add_table(self, table: StoredTable, seed: bytes, limits: Limits | None = None) -> None:
        """Keep a new table, and the secret of its draws apart from it; TooMany if that is one too many."""

    async def table(self, id: str) -> StoredTable | None:
        """The table of this id."""

    async def revision(self, id: str) -> int | None:
        """How often the table was changed; None if there is none."""

    async def change_table(self, before: StoredTable, after: StoredTable) -> StoredTable:
        """Write what differs and raise the revision; Conflict if the table is no longer the one that was read."""

    async def game(self, id: str) -> StoredGame:
        """The whole log of a table, with its newest snapshot."""

    async def news(self, id: str, revision: int, version: int) -> News | None:
        """What was stored since this revision and after so many entries; None, and cheaply so, if nothing was.

        Gone if the table is. It is read before its log: if somebody adds to that in between, the older revision is in
        conflict with everything that would be written on it, and not the other way round.
        """

    async def append(self, before: StoredTable, change: Change) -> StoredTable:
        """Add to a table's log, with all that belongs to it, and raise the revision.

        Conflict as for `change_table`, and if the log has another length than the change goes on from.
        """

    async def saw(self, id: str, seat: int, number: int) -> None:
        """Remember up to which frame somebody at a seat has seen what happened."""

    async def answered(self, id: str, person: str, request: str) -> int | None:
        """The frame number that answered a request which was carried out already."""

    async def owed_by_bots(self) -> list[str]:
        """The running tables at which a bot is to act, the newest first."""

    async def open_tables(self, attended: Collection[str] = ()) -> list[StoredTable]:
        """Listed tables that wait for players: these before others, and the newest of each source before the second."""

    async def tables_of(self, person: str) -> list[StoredTable]:
        """The tables at which somebody sits, the newest first; those given up are left out."""
