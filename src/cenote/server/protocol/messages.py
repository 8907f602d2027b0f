"""Message types for people, games, tables and seats.

The browser's own types are generated from these (`make types`); docs/protocol.md shows an example of each.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cenote.core.game import Detail
from cenote.server.protocol.fields import AnyName, Number, Salt, Strict, Word
from cenote.server.protocol.puzzle_messages import DailyPuzzle


class Me(Struct, omit_defaults=True):
    """The person behind this browser; the name is empty until one is chosen."""

    name: str
    csrf: str
    account: bool = False
    """Whether the person is logged in; otherwise they are a guest."""


class NewName(Strict):
    """A requested name; one that cannot be shown is refused with an error code of its own."""

    name: AnyName


class GameInfo(Struct):
    """What can be chosen for a new table of a game."""

    name: str
    modes: list[str]
    options: list[str]
    least_seats: int
    most_seats: int
    secrets: bool
    """Whether seats hide something from each other, so that two people at one screen need a curtain."""
    bots: list[str]
    """All bots that can play it, the default one first."""
    offered: list[str]
    """The bots among them to offer to people: the levels from the weakest on, then the admin's own bots."""
    lesson: bool = False
    """Whether the game has a lesson."""


class Chapter(Struct):
    """A chapter of the rules; each rule is its number and its text."""

    number: str
    title: str
    rules: list[tuple[str, str]]


class Rules(Struct):
    """The numbered rules of a game in one language."""

    chapters: list[Chapter]


class GameWords(Struct):
    """A game's texts for its table in one language, as contents of Fluent files."""

    texts: list[str]


class Lobby(Struct):
    """Everything that the home page shows."""

    games: list[GameInfo]
    open: list[TableSummary]
    mine: list[TableSummary]
    hasty: bool = False
    """Whether the bot levels search less here than they could, because this server runs plain Python."""
    puzzle: DailyPuzzle | None = None


class TableSummary(Struct):
    """One table in a list."""

    id: str
    game: str
    mode: str
    status: TableStatus
    seats: list[SeatInfo]
    """The seats; presence (`here`) is only known for open tables, at others all players are shown as away."""
    updated: float
    """When the table last changed, in seconds since 1970."""
    your_turn: bool = False
    acting: list[int] = []
    """The seats to act, in games where that reveals nothing."""
    lesson: bool = False
    clock: Clock | None = None
    rated: bool = False


TableStatus = Literal["gathering", "running", "over", "abandoned", "frozen"]
"""`frozen`: the rules have changed since the game began; it can be exported, not played."""

VoteKind = Literal["take-back", "keep"]
VoteOutcome = Literal["", "agreed", "refused", "withdrawn", "played", "late", "changed"]

Fate = Literal["", "away", "resigned", "timeout"]
HandoverKind = Literal["away", "resigned", "timeout", "back"]
SeatKind = Literal["person", "program", "open", "invited", "bot"]
"""`program`: a bot account, which plays from another machine."""

ClockKind = Literal["move", "game", "days"]

SeatChoice = Literal["me", "invited", "open", "bot", "hot"]


class SeatInfo(Struct):
    """A seat and its player; `yours` is also true for the other seats of your shared screen.

    A person with a `bot` is away: the bot keeps the seat until they come back.
    """

    kind: SeatKind
    name: str
    bot: str = ""
    yours: bool = False
    here: bool = False
    """Whether the player of this seat is connected to the table."""
    standby: bool = False
    """Whether the bot is a standby, which plays because the one before it failed or a person left."""
    fate: Fate = ""
    """Why a bot has a person's seat for good; `away` if it kept the seat when a rated game ended."""
    hurried: bool = False
    """Whether a bot in this seat has ever been stopped by its time budget before it was done."""
    formerly: bool = False
    """Whether the seat was yours until a bot took it over for good."""


class HandoverInfo(Struct):
    """A bot took over a seat from its player, or the player came back."""

    seat: int
    why: HandoverKind
    """`back` if the bot handed the seat back, else why it took over."""
    number: int
    """Your newest frame at that time: later frames show what was played after the handover."""


class NewSeat(Strict):
    kind: SeatChoice
    name: AnyName = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class Clock(Strict):
    """The time control: seconds for each turn, minutes for the whole game, or days for each turn.

    A turn begins when a seat owes a decision, and ends when it owes none or can no longer undo.
    """

    kind: ClockKind
    time: Annotated[int, Meta(ge=1, le=3600)]
    more: Annotated[int, Meta(ge=0, le=120)] = 0
    """Seconds that each turn adds to the time for the whole game."""


class NewTable(Strict):
    """The settings of a new table."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    mode: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=list)
    listed: bool = False
    shuffle: bool = False
    """Seat the players at random instead of in the order given."""
    clock: Clock | None = None
    """Null for unlimited thinking time."""
    rated: bool = False
    """Whether the game counts for the ratings; requires a clock."""


class Join(Strict):
    """Take a seat; `invite` is the key from an invitation link, which an open seat does not need."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class SeatRequest(Strict):
    """The number of a seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class SeatBotRequest(SeatRequest):
    """The bot for a seat; the default one if none is named."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class SaltRequest(Strict):
    """This browser's share of the randomness for all its seats, made once it has seen the commitment."""

    salt: Salt


class VoteRequest(Strict):
    """Ask the table for its consent by a vote.

    "take-back": undo the last decision of `seat`, which is yours, with all decisions after it; `at` is the number of
    the last frame that the client has seen. "keep": let a bot play `seat`, yours or that of an absent player, until its
    person comes back.
    """

    kind: VoteKind
    seat: Annotated[int, Meta(ge=0, le=7)]
    at: Number = 0


class VoteAnswer(Strict):
    """Agree to a vote or refuse; a refusal by the player who asked for the vote withdraws it."""

    number: Number
    agree: bool


class VoteInfo(Struct):
    """A vote and its state; it passes when all players who are asked agree.

    A take-back lapses when anything is played, and every vote when its time is up.
    """

    number: int
    kind: VoteKind
    seat: int
    """The seat that asks."""
    about: int
    """The seat that a bot is to keep; in a take-back, the asker's."""
    waiting: list[int]
    """Seats of the players who have not answered yet; together with `agreed` they are all that are asked."""
    agreed: list[int]
    undoes: list[int]
    """The seats whose decisions would be undone."""
    left: int
    """Seconds until the vote closes."""
    outcome: VoteOutcome = ""
    """How the vote ended; empty while it is open."""
    by: int = -1
    """The seat that refused; -1 if none did."""


class ForkRequest(Strict):
    """Fork a finished game at the spectators' frame number `at`; `seat` is the one that you take."""

    at: Number
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class TableLink(Struct):
    """The id of a table; `invite` is the invitation key, if you may invite.

    `commitment` is the hash of its seed: every player answers it with a salt.
    """

    id: str
    invite: str = ""
    commitment: str = ""


class Problem(Struct):
    """Why a request was refused: a code, which clients translate, and its facts; `detail` is English."""

    code: str
    detail: str
    facts: dict[str, Detail] = {}
