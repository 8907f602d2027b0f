"""What browser and server tell each other about people, games, tables and seats, as types.

The browser's own types are generated from these (`make types`); docs/protocol.md shows an example of each.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cenote.core.game import Detail
from cenote.server.protocol.fields import AnyName, Number, Salt, Strict, Word
from cenote.server.puzzles.messages import DailyPuzzle


class Me(Struct, omit_defaults=True):
    """Who this browser is; a name is empty until one was chosen."""

    name: str
    csrf: str
    account: bool = False
    """Whether somebody is logged in; else this is a guest."""


class NewName(Strict):
    """The name that somebody wishes for; whether it can be shown is another question, with an answer of its own."""

    name: AnyName


class GameInfo(Struct):
    """What can be chosen when a table is made."""

    name: str
    modes: list[str]
    options: list[str]
    least_seats: int
    most_seats: int
    secrets: bool
    """Whether seats hide something from each other, so that two people at one screen need a curtain."""
    bots: list[str]
    """Those that can play it, the usual one first."""
    offered: list[str]
    """Those among them that people are shown: the levels from the weakest on, then bots of whoever keeps the server."""
    lesson: bool = False
    """Whether it can be learned at a table."""


class Chapter(Struct):
    """A chapter of the rules; each rule is its number and its text."""

    number: str
    title: str
    rules: list[tuple[str, str]]


class Rules(Struct):
    """The numbered rules of a game in one language."""

    chapters: list[Chapter]


class GameWords(Struct):
    """What a game says at its table in one language, as the texts of Fluent files."""

    texts: list[str]


class Lobby(Struct):
    """Everything that the home page offers."""

    games: list[GameInfo]
    open: list[TableLine]
    mine: list[TableLine]
    hasty: bool = False
    """Whether the levels think less here than they could, because this server runs plain Python."""
    puzzle: DailyPuzzle | None = None


class TableLine(Struct):
    """One table in a list."""

    id: str
    game: str
    mode: str
    status: Status
    seats: list[SeatInfo]
    """Who is there is only known of open tables; elsewhere everybody is shown as away."""
    updated: float
    """Seconds since 1970."""
    your_turn: bool = False
    acting: list[int] = []
    """Whose turn it is, in games where that gives nothing away."""
    lesson: bool = False
    clock: Clock | None = None
    rated: bool = False


Status = Literal["gathering", "running", "over", "abandoned", "frozen"]
"""`frozen`: the rules have changed under it; it can be exported, not played."""

QuestionKind = Literal["take-back", "keep"]
QuestionEnd = Literal["", "agreed", "refused", "withdrawn", "played", "late", "changed"]

Fate = Literal["", "away", "resigned", "timeout"]
HandoverKind = Literal["away", "resigned", "timeout", "back"]
SeatKind = Literal["person", "program", "open", "invited", "bot"]
"""`program`: somebody's program plays there from another machine."""

Chosen = Literal["me", "invited", "open", "bot", "hot"]


class SeatInfo(Struct):
    """Who sits there; `yours` also for the other seats of a shared screen.

    A person with a `bot` is away: the bot keeps the seat until they come back.
    """

    kind: SeatKind
    name: str
    bot: str = ""
    yours: bool = False
    here: bool = False
    """Whether somebody's browser is connected for this seat."""
    standby: bool = False
    """A bot that plays because the one before it failed or a person left."""
    fate: Fate = ""
    """Why a bot has a person's seat for good; `away`: it kept the seat when a rated game ended."""
    hurried: bool = False
    """A bot here has had to answer by the clock before it was done."""
    formerly: bool = False
    """It was yours until a bot took it over for good."""


class HandoverInfo(Struct):
    """A bot takes a seat over from its player, or the player is back."""

    seat: int
    why: HandoverKind
    """`back` where the bot hands the seat back, else why it takes over."""
    number: int
    """Your newest frame at that moment: what led to later ones was played after it."""


class NewSeat(Strict):
    kind: Chosen
    name: AnyName = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class Clock(Strict):
    """How much time there is: seconds for each turn, minutes for the whole game, or days for each turn.

    A turn lasts from owing a decision to owing none, or to where there is no way back.
    """

    kind: Literal["move", "game", "days"]
    time: Annotated[int, Meta(ge=1, le=3600)]
    more: Annotated[int, Meta(ge=0, le=120)] = 0
    """Seconds that each turn adds to the time for the whole game."""


class NewTable(Strict):
    """How a table shall be."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    mode: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=list)
    listed: bool = False
    shuffle: bool = False
    """Seat everybody at random instead of in the order given."""
    clock: Clock | None = None
    """Without one everybody may think as long as they like."""
    rated: bool = False
    """Only with a clock."""


class Join(Strict):
    """`invite` is the key in the link that a friend was sent; an open seat needs none."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class AtSeat(Strict):
    """Which seat is meant."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class BotAtSeat(AtSeat):
    """Which bot shall sit there; the usual one if none is named."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Salted(Strict):
    """This browser's share of the randomness, for all seats that it holds, once it has seen the commitment."""

    salt: Salt


class Ask(Strict):
    """Ask the table for its consent.

    "take-back": to take back the last decision of `seat`, which is yours, with all decisions after it; `at` is the
    number of the last frame that was seen. "keep": to let a bot play `seat`, yours or that of somebody who is away,
    until its person comes back.
    """

    kind: QuestionKind
    seat: Annotated[int, Meta(ge=0, le=7)]
    at: Number = 0


class Answer(Strict):
    """Agree to a question, or refuse; who has asked it withdraws it by refusing."""

    number: Number
    agree: bool


class Question(Struct):
    """What somebody has asked the table, and how that stands: it is done when all who are asked agree.

    Anything that is played lets a take-back fall, and so does time.
    """

    number: int
    kind: QuestionKind
    seat: int
    """Who asks."""
    about: int
    """The seat that a bot shall keep."""
    waiting: list[int]
    """Seats of those who have not answered yet; they and those who have agreed are all who are asked."""
    agreed: list[int]
    undoes: list[int]
    """Whose decisions would come back."""
    left: int
    """For how many seconds it is open."""
    outcome: QuestionEnd = ""
    """How it ended; empty while it is open."""
    by: int = -1
    """Who refused."""


class Branch(Strict):
    """Play on from a moment of a finished game, counted as those count who looked on; `seat` is the one you take."""

    at: Number
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class TableAt(Struct):
    """Where a table is; `invite` only for those who may invite.

    `commitment` is the hash of its seed: whoever sits there answers it with a salt.
    """

    id: str
    invite: str = ""
    commitment: str = ""


class Problem(Struct):
    """Why a request was refused: a code that the browser has words for, and facts; `detail` is English."""

    code: str
    detail: str
    facts: dict[str, Detail] = {}
