"""Messages for playing, watching and replaying a game.

Messages over a table's socket are tagged with `type`. `docs/protocol.md` shows an example of each.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, field

from cenote.core.game import Detail
from cenote.server.protocol.chat_messages import (
    Chat,
    ChatLines,
    EarlierLinesRequest,
    HeardRequest,
    LinePosted,
    ListenRequest,
    SayRequest,
)
from cenote.server.protocol.fields import PLAN_STEPS, ActionText, Number, Plan, RequestId, Strict
from cenote.server.protocol.messages import Clock, HandoverInfo, SeatInfo, TableStatus, VoteInfo
from cenote.server.rating_rules.eligibility import Unrated

MESSAGE_BYTES = 8_192
"""The maximum size of a message from a client. The largest useful one, a plan of 40 steps, has under 1,500 bytes."""


class PlayRequest(Strict, tag="play"):
    """A request to play all of these actions or none. `at` is the number of the last frame that the client has seen."""

    id: RequestId
    at: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=PLAN_STEPS)]


class UndoRequest(Strict, tag="undo"):
    """A request to undo what you played since the last checkpoint. `at` is the last frame that the client has seen."""

    id: RequestId
    at: Number


class PreviewRequest(Strict, tag="preview"):
    """A request for the view and offers after these actions, in turn or out of turn."""

    id: RequestId
    actions: Plan


class ExplainRequest(Strict, tag="explain"):
    """A request to name those of these actions that are illegal after the planned ones, and the rules against them.

    If `about` names a hex or another location, the server also checks the actions that a player might consider there.
    """

    id: RequestId
    plan: Plan
    actions: Plan = field(default_factory=list)
    about: Annotated[str, Meta(max_length=40)] = ""


class ReadRequest(Strict, tag="read"):
    """A request for a text view in this language: position and offers after these actions, and events since a frame."""

    id: RequestId
    language: Annotated[str, Meta(min_length=2, max_length=8)]
    actions: Plan = field(default_factory=list)
    since: Number = 0


class StoryRequest(Strict, tag="story"):
    """A request for what happened after frame `since` or, if it is omitted, since your last turn."""

    id: RequestId
    since: Number | None = None


class SeenRequest(Strict, tag="seen"):
    """A report that a person has been shown everything up to this frame."""

    number: Number


class ResyncRequest(Strict, tag="resync"):
    """A request for a full frame, sent when a frame is missing."""


class PingRequest(Strict, tag="ping"):
    """A check that the connection is open, answered by a `pong`."""


class PresenceRequest(Strict, tag="look"):
    """A report on whether a person is at this page. Send false once it has been hidden for long."""

    here: bool


ClientMessage = (
    PlayRequest
    | UndoRequest
    | PreviewRequest
    | ExplainRequest
    | ReadRequest
    | StoryRequest
    | SeenRequest
    | ResyncRequest
    | PingRequest
    | PresenceRequest
    | ListenRequest
    | SayRequest
    | EarlierLinesRequest
    | HeardRequest
)


Values = dict[str, Any]
"""A fact, an intent or a reason: its kind under `fact`, `kind` or `why`, and its values.

The types differ from game to game. `python -m cenote.server.ops.schema GAME` prints them as tagged unions.
"""


class OfferInfo(Struct, omit_defaults=True):
    """A legal action. `gain` is what it adds to the score of your position."""

    action: str
    intent: Values
    cost: int = 0
    gain: int = 0
    reveals: bool = False
    """Whether the action reveals something, so that it cannot be undone."""
    steps: int = 1
    """The number of record entries that the action adds: a walk over several hexes adds one for each."""
    again: list[int] = []
    """The gains of repeating the action twice in a row, three times and so on, as often as is legal."""


class Table(Struct, tag="table"):
    """The table as you may see it, sent on connecting and whenever its players or their presence change."""

    id: str
    game: str
    mode: str
    options: list[str]
    status: TableStatus
    seats: list[SeatInfo]
    commitment: str
    salts: list[str]
    listed: bool
    host: bool
    """Whether you are the host, who may start the game."""
    secrets: bool
    invite: str = ""
    """The key of the invitation link, or "" unless you are the host or have a seat."""
    rematch: str = ""
    """The id of the rematch's table, or "" until a player has asked for a rematch."""
    parent: str = ""
    """The id of the table whose finished game was forked here, or "" if this is no fork."""
    lesson: bool = False
    """Whether this is a lesson, whose deal is public and whose result does not count."""
    clock: Clock | None = None
    rated: bool = False
    unrated: Unrated = ""
    """Why the game does not count although the table is rated. This may be known only after the end."""
    question: VoteInfo | None = None
    """The last vote, open or ended, or null unless the game is running."""
    wait: int = 0
    """Seconds until you may ask for a bot in place of a player who must act and is not connected."""
    patience: int = 0
    """Seconds without any change at the table after which you may ask for such a bot."""
    puzzle: str = ""
    """The id of the puzzle for which this table was opened, or "" at other tables."""
    handovers: list[HandoverInfo] = []
    """When bots took over seats from their players, and when the players came back."""


class ResultInfo(Struct, omit_defaults=True):
    scores: list[int]
    winners: list[int]
    places: list[int] = []
    """Each seat's place, from 1, if players lost their seats. Those players come last, whatever they scored."""


class FrameEvent(Struct, omit_defaults=True):
    """One entry of the record as a viewer sees it, and how it changed the viewer's view.

    A change is `[value]` where a value is replaced; `{key: change}` where something inside differs, by field or by
    index in a list; `[at, removed, items]` where a list grew or shrank.
    """

    facts: list[Values]
    changes: dict[str, Any] | list[Any] | None = None
    """How the entry changed the view, or null in a full frame, which replaces the view."""
    action: str = ""
    """Your action, if you made this entry in this or another window, or "" for undos and entries of others."""


class Frame(Struct, tag="frame", omit_defaults=True):
    """The game as one viewer sees it now. `after` is the frame that it follows, or -1 for a full frame."""

    number: int
    after: int
    seat: int | None
    """The seat from which the game is seen, or null for a spectator."""
    actors: list[int]
    events: list[FrameEvent]
    """The events since the frame that was sent before, oldest first."""
    offers: list[OfferInfo]
    undoable: int
    result: ResultInfo | None
    """The result, or null until the game ends. For an abandoned game it has the scores so far and no winners."""
    view: Raw | None = None
    """The game's own view, in a full frame only. Otherwise, apply the changes of the events to the last view."""
    undone: list[OfferInfo] = []
    """What your last undo took back, as a plan to play again, or empty once anything has happened since."""
    played: int = 0
    """The number of your record entries, undos included. Store it with a plan to see if you have played since."""
    outlook: Raw | None = None
    """What the view means to this viewer, such as what the seat can reach, in games that provide it."""
    seen: int = -1
    """In a full frame, the last frame that you have seen on any device, or -1 if unknown."""
    clocks: list[float | None] = []
    """Seconds left to each seat when this was sent, if there is a clock. Those of `actors` run, and a bot's is null."""
    askable: bool = False
    """Whether you may ask for a vote to undo your last decision although others have decided since."""
    unsolved: bool = False
    """Whether the table's puzzle is still unanswered, so that the server gives no help."""


class HistoryEvent(Struct, omit_defaults=True):
    """One entry of the record as a viewer saw it, how it changed the viewer's view, and the seats to act after it."""

    facts: list[Values]
    changes: dict[str, Any] | list[Any]
    at: int
    """The spectators' frame number at this point, which identifies a position for all viewers, as in `ForkRequest`."""
    actors: list[int] = []


class History(Struct):
    """A game as one viewer saw it: the view at the beginning, and all events since then with their changes."""

    seat: int | None
    view: Raw
    events: list[HistoryEvent]
    """The events in order, so that the first one leads to frame 1."""
    since: int
    """The frame that ended your last turn before other seats played."""


class DrawOdds(Struct):
    """The odds of each draw of a finished game, in the order of its record: every possible action with its weight."""

    odds: list[list[tuple[str, int]]]


class Accepted(Struct, tag="accepted"):
    """Confirmation that the request is stored and cannot be lost. `number` is the frame that will show it."""

    id: str
    number: int


class Previewed(Struct, tag="previewed", omit_defaults=True):
    """The view and offers after the planned actions. `stopped` is true if chance decides next, which ends the plan."""

    id: str
    view: Raw
    offers: list[OfferInfo]
    stopped: bool
    outlook: Raw | None = None


class Reason(Struct, omit_defaults=True):
    """The rule that forbids an action, and the facts for a sentence that explains it."""

    rule: str
    facts: Values
    seats: list[str] = []
    """The names of those facts that are seats, for which a sentence uses player names."""


class RefusedAction(Struct):
    """An illegal action with the reason."""

    action: str
    intent: Values
    reason: Reason


class Explained(Struct, tag="explained"):
    """The illegal actions among those of an `ExplainRequest`, with the reasons."""

    id: str
    refusals: list[RefusedAction]


class PlainOffer(Struct, omit_defaults=True):
    """A legal action in words."""

    action: str
    text: str
    cost: int = 0
    reveals: bool = False


class OfferGroup(Struct):
    """The offers of one kind, with a heading."""

    title: str
    offers: list[PlainOffer]


class TextView(Struct, tag="reading"):
    """The position, the offers and the latest events in words, for games without a board in the browser."""

    id: str
    lines: list[str]
    groups: list[OfferGroup]
    story: list[str]
    stopped: bool


class Story(Struct, tag="told"):
    """The facts of all events after the frame `since`, one list for each event."""

    id: str
    since: int
    facts: list[list[Values]]


class Refused(Struct, tag="refused", omit_defaults=True):
    """A refusal: the message changed nothing. `id` is "" if the message has no id or could not be read.

    Codes: illegal, plan-ends, unknown-action, stale, not-seated, not-running, nothing-to-plan, nothing-to-undo,
    too-many-undos, out-of-time, open-choice, not-your-room, empty-text, long-text, chat-closed, blocked, too-often,
    malformed, unknown-message, too-large, too-deep, too-fast, trouble, unavailable.
    """

    id: str
    code: str
    detail: str
    facts: dict[str, Detail] = {}
    step: int = 0
    """The index of the refused action, from 0."""
    reason: Reason | None = None
    """With the code `illegal`, the rule that forbids the action and the facts that explain it."""


class Pong(Struct, tag="pong"):
    """The answer to a `ping`, which shows that the connection is open."""


ServerMessage = (
    Table | Frame | Accepted | Previewed | Explained | TextView | Story | Refused | Pong | Chat | ChatLines | LinePosted
)

# Codes with which the server closes a socket: 44xx are our own, 10xx are registered WebSocket codes.
CLOSE_NO_TABLE = 4404
CLOSE_TOO_FAST = 4429
CLOSE_MALFORMED = 4400
CLOSE_FORBIDDEN = 4403
CLOSE_SESSION = 4401
CLOSE_TROUBLE = 1011
CLOSE_RESTART = 1012
CLOSE_NEWER = 1013
