"""Messages about people, games, tables and seats.

The browser's types are generated from these (`make types`). `docs/protocol.md` shows an example of each.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cenote.core.game import Detail
from cenote.server.protocol.fields import AnyName, Number, Salt, Strict, Word
from cenote.server.protocol.puzzle_messages import DailyPuzzle


class Me(Struct, omit_defaults=True):
    """The person behind this browser. The name is empty until the person chooses one."""

    name: str
    csrf: str
    account: bool = False
    """Whether the person is logged in. Otherwise they are a guest."""


class NewName(Strict):
    """A requested name. Names that cannot be shown are refused with an error code of their own."""

    name: AnyName


class GameInfo(Struct):
    """The choices for a new table of a game."""

    name: str
    modes: list[str]
    options: list[str]
    least_seats: int
    most_seats: int
    secrets: bool
    """Whether seats hide something from each other, so that two people at one screen need a curtain."""
    bots: list[str]
    """All bots that can play the game, the default one first."""
    offered: list[str]
    """The bots to offer to people: the levels from the weakest on, then the admin's own bots."""
    lesson: bool = False
    """Whether the game has a lesson."""


class Chapter(Struct):
    """A chapter of the rules, with the number and the text of each rule."""

    number: str
    title: str
    rules: list[tuple[str, str]]


class Rules(Struct):
    """The numbered rules of a game in one language."""

    chapters: list[Chapter]


class GameWords(Struct):
    """A game's texts for its table in one language, as the contents of Fluent files."""

    texts: list[str]


class Lobby(Struct):
    """All data of the home page."""

    games: list[GameInfo]
    open: list[TableSummary]
    mine: list[TableSummary]
    hasty: bool = False
    """Whether the bot levels search less than they could, because this server runs plain Python."""
    puzzle: DailyPuzzle | None = None


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    mode: str
    status: TableStatus
    seats: list[SeatInfo]
    """The seats. Presence (`here`) is known only for open tables: at others all players are shown as away."""
    updated: float
    """When the table last changed, in seconds since 1970."""
    your_turn: bool = False
    acting: list[int] = []
    """The seats to act, in games in which they reveal nothing."""
    lesson: bool = False
    clock: Clock | None = None
    rated: bool = False


TableStatus = Literal["gathering", "running", "over", "abandoned", "frozen"]
"""The status of a table. The game of a `frozen` one can be exported but not played, because the rules have changed."""

VoteKind = Literal["take-back", "keep"]
VoteOutcome = Literal["", "agreed", "refused", "withdrawn", "played", "late", "changed"]

Fate = Literal["", "away", "resigned", "timeout"]
HandoverKind = Literal["away", "resigned", "timeout", "back"]
SeatKind = Literal["person", "program", "open", "invited", "bot"]
"""The kind of a seat. A `program` is a bot account, which plays from another machine."""

ClockKind = Literal["move", "game", "days"]

SeatChoice = Literal["me", "invited", "open", "bot", "hot"]


class SeatInfo(Struct):
    """A seat and its player. `yours` is also true for the other seats of your shared screen.

    A person with a `bot` is away: the bot keeps the seat until the person comes back.
    """

    kind: SeatKind
    name: str
    bot: str = ""
    yours: bool = False
    here: bool = False
    """Whether the player of this seat is connected to the table."""
    standby: bool = False
    """Whether the bot is a standby, which plays because the bot before it failed or a person left."""
    fate: Fate = ""
    """Why a bot has a person's seat for good, or `away` if the bot kept the seat when a rated game ended."""
    hurried: bool = False
    """Whether a bot in this seat has ever been stopped early by its time budget."""
    formerly: bool = False
    """Whether the seat was yours until a bot took it over for good."""


class HandoverInfo(Struct):
    """The takeover of a seat by a bot, or the return of its player."""

    seat: int
    why: HandoverKind
    """The reason of the takeover, or `back` if the bot handed the seat back."""
    number: int
    """The number of your newest frame at that time, so that later frames show what was played after the handover."""


class NewSeat(Strict):
    kind: SeatChoice
    name: AnyName = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class Clock(Strict):
    """The time control: seconds for each turn, minutes for the whole game, or days for each turn.

    A turn begins when a seat owes a decision, and ends when the seat owes none or can no longer undo.
    """

    kind: ClockKind
    time: Annotated[int, Meta(ge=1, le=3600)]
    more: Annotated[int, Meta(ge=0, le=120)] = 0
    """Seconds that each turn adds to a clock for the whole game."""


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
    """The time control, or null for unlimited thinking time."""
    rated: bool = False
    """Whether the game counts for the ratings, which requires a clock."""


class Join(Strict):
    """A request to take a seat. `invite` is the key from an invitation link, which an open seat does not need."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class SeatRequest(Strict):
    """The number of a seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class SeatBotRequest(SeatRequest):
    """The bot to put into a seat, or the default bot if `bot` is empty."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class SaltRequest(Strict):
    """A browser's share of the randomness for all its seats, created after it has seen the commitment."""

    salt: Salt


class VoteRequest(Strict):
    """A request for a vote of the players at the table.

    "take-back": undo the last decision of `seat`, which is yours, with all decisions after it; `at` is the number of
    the last frame that the client has seen. "keep": let a bot play `seat`, yours or that of an absent player, until the
    seat's player comes back.
    """

    kind: VoteKind
    seat: Annotated[int, Meta(ge=0, le=7)]
    at: Number = 0


class VoteAnswer(Strict):
    """An answer to a vote. A refusal by the player who asked for the vote withdraws it."""

    number: Number
    agree: bool


class VoteInfo(Struct):
    """A vote and its state. It passes when all players who are asked agree.

    A take-back lapses when anything is played, and every vote when its time is up.
    """

    number: int
    kind: VoteKind
    seat: int
    """The seat that asked for the vote."""
    about: int
    """The seat that a bot is to keep or, in a take-back, the seat that asked."""
    waiting: list[int]
    """The seats of the players who have not answered yet. Together with `agreed`, they are all that are asked."""
    agreed: list[int]
    undoes: list[int]
    """The seats whose decisions would be undone."""
    left: int
    """Seconds until the vote closes."""
    outcome: VoteOutcome = ""
    """How the vote ended, or "" while it is open."""
    by: int = -1
    """The seat that refused, or -1 if none did."""


class ForkRequest(Strict):
    """A request to fork a finished game at the spectators' frame number `at`. `seat` is the one that you take."""

    at: Number
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class TableLink(Struct):
    """A link to a table. `invite` is the invitation key, or "" unless you may invite.

    `commitment` is the hash of the table's seed, which every player answers with a salt.
    """

    id: str
    invite: str = ""
    commitment: str = ""


class Problem(Struct):
    """The reason why a request was refused: a code, which clients translate, its facts, and a `detail` in English."""

    code: str
    detail: str
    facts: dict[str, Detail] = {}
