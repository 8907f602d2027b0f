"""What browser and server tell each other about a game that is played or looked at, as types.

Whatever goes over a table's socket is tagged with `type`. docs/protocol.md shows an example of each.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, field

from cenote.core.game import Detail
from cenote.server.chat.messages import Chat, ChatLines, EarlierRequest, HeardRequest, ListenRequest, Said, SayRequest
from cenote.server.protocol.fields import PLAN_STEPS, ActionText, Number, Plan, RequestId, Strict
from cenote.server.protocol.messages import Clock, HandoverInfo, Question, SeatInfo, Status
from cenote.server.ratings.rules import Unrated

MESSAGE_BYTES = 8_192
"""The largest message that a socket takes; the largest useful one, a plan of 40 steps, has under 1,500 bytes."""


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
    actions: Plan = field(default_factory=list)
    about: Annotated[str, Meta(max_length=40)] = ""


class ReadRequest(Strict, tag="read"):
    """Everything in words, in this language, after these actions, and what happened since this frame."""

    id: RequestId
    language: Annotated[str, Meta(min_length=2, max_length=8)]
    actions: Plan = field(default_factory=list)
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

Each game has its own; `python -m cenote.server.ops.schema GAME` prints them as tagged unions.
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
    unrated: Unrated = ""
    """Why the game will not count, or did not, although the table is rated; known before the end or only at it."""
    question: Question | None = None
    """What somebody has asked the table last, in a running game."""
    wait: int = 0
    """In how many seconds you may ask for a bot in the place of somebody who is to act and not here ..."""
    patience: int = 0
    """... and the same from when anything happens again."""
    puzzle: str = ""
    """The puzzle that this table was opened for, by its id."""
    handovers: list[HandoverInfo] = []
    """When bots took over seats from their players, and when these came back."""


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
    """Of an abandoned game: how it stood, without winners."""
    view: Raw | None = None
    """The game's own view, in a full frame; else the changes of the events lead to it."""
    undone: list[OfferInfo] = []
    """What your last undo took back, as long as nothing has happened since: a plan that would play it again."""
    played: int = 0
    """How many entries of the record are yours, undos included: a plan was made after so many of them."""
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
