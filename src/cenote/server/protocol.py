"""Every message between browser and server, as types; docs/protocol.md shows an example of each.

The browser's own types are generated from these (`make types`). Requests over REST are plain structs; what goes over a
table's socket is tagged with `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from cenote.core.game import Detail
from cenote.server.chat.messages import Chat, ChatLines, EarlierRequest, HeardRequest, ListenRequest, Said, SayRequest
from cenote.server.fields import END as END
from cenote.server.fields import Number as Number
from cenote.server.fields import RequestId as RequestId
from cenote.server.puzzles.messages import DailyPuzzle

MESSAGE_BYTES = 8_192
"""The largest message that a socket takes; the largest useful one, a plan of 40 steps, has under 1,500 bytes."""

PLAN_STEPS = 40

Word = Annotated[str, Meta(min_length=1, max_length=40)]
AnyName = Annotated[str, Meta(max_length=200)]
Salt = Annotated[str, Meta(min_length=16, max_length=64, pattern=rf"^[0-9a-f]+{END}")]
ActionText = Annotated[str, Meta(min_length=1, max_length=64)]
Plan = Annotated[list[ActionText], Meta(max_length=PLAN_STEPS)]


class Strict(Struct, forbid_unknown_fields=True):
    """What comes from outside: a field that nobody knows is a mistake."""


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

Fate = Literal["", "resigned", "timeout"]
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
    """Why a person's seat was given to a bot for good."""
    hurried: bool = False
    """A bot here has had to answer by the clock before it was done."""


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
    options: Annotated[list[Word], Meta(max_length=8)] = []
    listed: bool = False
    shuffle: bool = False
    """Seat everybody at random instead of in the order given."""
    clock: Clock | None = None
    rated: bool = False
    """Without one everybody may think as long as they like."""


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


class PlayRequest(Strict, tag="play"):
    """Play these actions, all or none; `at` is the number of the last frame that was seen."""

    id: RequestId
    at: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=PLAN_STEPS)]


class UndoRequest(Strict, tag="undo"):
    """Take back what was played since the last checkpoint."""

    id: RequestId
    at: Number


class PreviewRequest(Strict, tag="preview"):
    """What would I see after these actions? Also out of turn."""

    id: RequestId
    actions: Plan


class ExplainRequest(Strict, tag="explain"):
    """Which of these actions are forbidden after the planned ones, and by which rule?

    `about` is a place: the server knows what one would think of doing there.
    """

    id: RequestId
    plan: Plan
    actions: Plan = []
    about: Annotated[str, Meta(max_length=40)] = ""


class ReadRequest(Strict, tag="read"):
    """Everything in words, in this language, after these actions, and what happened since this frame."""

    id: RequestId
    language: Annotated[str, Meta(min_length=2, max_length=8)]
    actions: Plan = []
    since: Number = 0


class StoryRequest(Strict, tag="story"):
    """What happened after this frame number? Without one: since my own last turn."""

    id: RequestId
    since: Number | None = None


class SeenRequest(Strict, tag="seen"):
    """Everything up to this frame has been shown to a person."""

    number: Number


class ResyncRequest(Strict, tag="resync"):
    """A frame is missing: send everything."""


class PingRequest(Strict, tag="ping"):
    """Is anybody there?"""


class LookRequest(Strict, tag="look"):
    """Whether somebody is at this page; one that has been out of sight for long says no."""

    here: bool


FromBrowser = (
    PlayRequest
    | UndoRequest
    | PreviewRequest
    | ExplainRequest
    | ReadRequest
    | StoryRequest
    | SeenRequest
    | ResyncRequest
    | PingRequest
    | LookRequest
    | ListenRequest
    | SayRequest
    | EarlierRequest
    | HeardRequest
)


Values = dict[str, Any]
"""A fact, an intent or a reason: its kind under `fact`, `kind` or `why`, and its values.

Each game has its own; `python -m cenote.server.schema GAME` prints them as tagged unions.
"""


class OfferInfo(Struct, omit_defaults=True):
    """Something that may be done now; `gain` is what it adds to what my position would score."""

    action: str
    intent: Values
    cost: int = 0
    gain: int = 0
    reveals: bool = False
    """It cannot be taken back."""
    steps: int = 1
    """How many entries of the record it makes: a walk over several hexes makes one for each."""
    again: list[int] = []
    """What it gains done twice in a row, three times and so on, as often as it may be: repeat the action."""


class Table(Struct, tag="table"):
    """The table itself: sent at once, and whenever somebody comes, goes or joins."""

    id: str
    game: str
    mode: str
    options: list[str]
    status: Status
    seats: list[SeatInfo]
    commitment: str
    salts: list[str]
    listed: bool
    host: bool
    """Whether you may start the game."""
    secrets: bool
    invite: str = ""
    """The key of the invitation link, for those who sit at the table."""
    rematch: str = ""
    """The table of the return match, once somebody has asked for one."""
    parent: str = ""
    """The table of the finished game that this one goes on from."""
    lesson: bool = False
    """The game is taught here: its deal is known beforehand, and nothing counts."""
    clock: Clock | None = None
    rated: bool = False
    question: Question | None = None
    """What somebody has asked the table last, in a running game."""
    wait: int = 0
    """In how many seconds you may ask for a bot in the place of somebody who is to act and not here ..."""
    patience: int = 0
    """... and the same from when anything happens again."""
    puzzle: str = ""
    """The puzzle that this table was opened for, by its id."""


class ResultInfo(Struct, omit_defaults=True):
    scores: list[int]
    winners: list[int]
    places: list[int] = []
    """Everybody's place, from 1, where somebody resigned or ran out of time: these come last, whatever they scored."""


class Event(Struct, omit_defaults=True):
    """One entry of the record as a viewer is told it, and how its view changed by it.

    A change is `[value]` where something is replaced; `{key: change}` where something inside differs, by field or by
    place in a list; `[at, removed, items]` where a list grew or shrank.
    """

    facts: list[Values]
    changes: dict[str, Any] | list[Any] | None = None
    """Nothing in a full frame: what lay between is not known any more."""
    action: str = ""
    """What you played, if it was you, here or in another window."""


class Frame(Struct, tag="frame", omit_defaults=True):
    """What one viewer sees now. `after` is the frame that it follows, or -1 for a full frame, which follows any."""

    number: int
    after: int
    seat: int | None
    """From whose chair this is seen; nothing for a spectator."""
    actors: list[int]
    events: list[Event]
    """What happened since."""
    offers: list[OfferInfo]
    undoable: int
    result: ResultInfo | None
    view: Raw | None = None
    """The game's own view, in a full frame; else the changes of the events lead to it."""
    undone: list[OfferInfo] = []
    """What your last undo took back, as long as nothing has happened since: a plan that would play it again."""
    outlook: Raw | None = None
    """What the view means to this viewer, in games that say so."""
    seen: int = -1
    """In a full frame: up to which one you have seen what happened, on whatever device, where that is known."""
    clocks: list[float | None] = []
    """Seconds left to each seat as this is sent, where there is a clock: those of `actors` run, a bot has none."""
    askable: bool = False
    """Your last decision can come back if everybody agrees: others have decided since."""
    unsolved: bool = False
    """A puzzle waits here for its answer: nobody helps."""


class Past(Struct, omit_defaults=True):
    """One entry of the record as a viewer was told it, how its view changed by it, and who was to act then."""

    facts: list[Values]
    changes: dict[str, Any] | list[Any]
    at: int
    """How much those who look on had been told: a moment has this number for everybody."""
    actors: list[int] = []


class History(Struct):
    """A game from its beginning as one viewer saw it: the view then, and everything told since, with its changes."""

    seat: int | None
    view: Raw
    events: list[Past]
    """The first leads to frame 1, and so on."""
    since: int
    """The frame with which your last turn was over: others have had theirs since."""


class Draws(Struct):
    """What could have come in each draw of a finished game, in the order of its record: every action and its weight."""

    odds: list[list[tuple[str, int]]]


class Accepted(Struct, tag="accepted"):
    """It is stored and will not be lost; `number` is the frame that will show it."""

    id: str
    number: int


class Previewed(Struct, tag="previewed", omit_defaults=True):
    """`stopped`: what comes next is chance, so nothing after this can be planned."""

    id: str
    view: Raw
    offers: list[OfferInfo]
    stopped: bool
    outlook: Raw | None = None


class Reason(Struct, omit_defaults=True):
    """The rule that forbids an action, and why: what its sentence is made of."""

    rule: str
    facts: Values
    seats: list[str] = []
    """Which of the facts are seats: there a sentence says names."""


class Denied(Struct):
    """An action that is forbidden."""

    action: str
    intent: Values
    reason: Reason


class Explained(Struct, tag="explained"):
    """What is forbidden of what was asked about."""

    id: str
    refusals: list[Denied]


class PlainOffer(Struct, omit_defaults=True):
    """Something that may be done now, in words."""

    action: str
    text: str
    cost: int = 0
    reveals: bool = False


class Group(Struct):
    """Offers of one kind under their heading."""

    title: str
    offers: list[PlainOffer]


class Reading(Struct, tag="reading"):
    """What lies on the table, what may be done and what happened, in words; for games without a picture."""

    id: str
    lines: list[str]
    groups: list[Group]
    story: list[str]
    stopped: bool


class Told(Struct, tag="told"):
    """What happened after the frame `since`."""

    id: str
    since: int
    facts: list[list[Values]]


class Refused(Struct, tag="refused", omit_defaults=True):
    """Nothing was changed. `id` is empty where the message could not be read.

    Codes: illegal, plan-ends, unknown-action, stale, not-seated, not-running, nothing-to-plan, nothing-to-undo,
    too-many-undos, out-of-time, open-choice, not-your-room, empty-text, long-text, chat-closed, blocked, too-often,
    malformed, unknown-message, too-large, too-deep, too-fast, trouble, unavailable.
    """

    id: str
    code: str
    detail: str
    facts: dict[str, Detail] = {}
    step: int = 0
    """Which of the actions is meant, from 0."""
    reason: Reason | None = None
    """Where a rule forbids it."""


class Pong(Struct, tag="pong"):
    """The line is open."""


ToBrowser = Table | Frame | Accepted | Previewed | Explained | Reading | Told | Refused | Pong | Chat | ChatLines | Said

# Codes with which a socket is closed, beside those of the WebSocket protocol itself.
CLOSE_NO_TABLE = 4404
CLOSE_TOO_FAST = 4429
CLOSE_MALFORMED = 4400
CLOSE_FORBIDDEN = 4403
CLOSE_SESSION = 4401
CLOSE_TROUBLE = 1011
CLOSE_RESTART = 1012
CLOSE_NEWER = 1013
