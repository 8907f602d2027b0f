// Short names for the messages that the server defines; protocol.ts is generated from them (`make types`).
import type { Change, Json } from "./view-diff";
import type { components } from "./protocol";

type Schemas = components["schemas"];

/** A message in which some fields may be left out: those that have their usual value. */
type Brief<Message, Fields extends keyof Message> = Omit<Message, Fields> & Partial<Pick<Message, Fields>>;

/** What a game reports: its kind under `fact`, `kind` or `why`, and its values. Each game has its own types for it. */
export type Value = boolean | number | string | Value[];
export type Values = Record<string, Value>;

export type Me = Brief<Schemas["Me"], "account">;
export type LoggedIn = Brief<Omit<Schemas["LoggedIn"], "me">, "recovery"> & { me: Me };
export type AccountInfo = Schemas["AccountInfo"];
export type SessionInfo = Schemas["SessionInfo"];
export type Lobby = Schemas["Lobby"];
export type GameInfo = Schemas["GameInfo"];
export type TableSummary = Schemas["TableSummary"];
export type SeatInfo = Schemas["SeatInfo"];
export type NewTable = Brief<Schemas["NewTable"], "clock" | "rated">;
export type NewSeat = Schemas["NewSeat"];
export type TableLink = Schemas["TableLink"];
export type Problem = Schemas["Problem"];
export type Chapter = Schemas["Chapter"];
export type DrawOdds = Schemas["DrawOdds"];
export type Rules = Schemas["Rules"];
export type ChannelTest = Schemas["ChannelTest"];
export type ChannelInfo = Schemas["ChannelInfo"];
export type ChannelList = Schemas["ChannelList"];
export type Profile = Schemas["Profile"];
export type Rating = Schemas["Rating"];
export type FinishedGame = Schemas["FinishedGame"];
export type TableRatings = Schemas["TableRatings"];
export type BotAccount = Schemas["BotAccount"];

export type VoteInfo = Schemas["VoteInfo"];

export type Table = Schemas["Table"];
export type HandoverInfo = Schemas["HandoverInfo"];

/** One entry of the record: its facts, and how the view changed by it. */
export interface Event {
  facts: Values[];
  changes?: Change;
  /** What this seat played, if it was its own doing. */
  action?: string;
}

/** One entry of a replay. */
export interface Replays {
  facts: Values[];
  changes: Change;
  /** How much spectators had been shown then. */
  at: number;
  actors?: number[];
}

/** A game from its beginning, as one viewer saw it. */
export interface History extends Omit<Schemas["History"], "view" | "events"> {
  view: Json;
  events: Replays[];
}

export interface Offer<Intent = Values> extends Brief<
  Omit<Schemas["OfferInfo"], "intent">,
  "cost" | "gain" | "reveals" | "steps" | "again"
> {
  intent: Intent;
}

export type Result = Brief<Schemas["ResultInfo"], "places">;

export interface Frame extends Brief<
  Omit<Schemas["Frame"], "events" | "offers" | "view" | "undone" | "outlook" | "result">,
  "undoable" | "seen" | "clocks" | "askable" | "unsolved" | "played"
> {
  result?: Result | null;
  events: Event[];
  offers: Offer[];
  /** What this seat's last undo took back, as long as nothing has happened since. */
  undone?: Offer[];
  /** In a full frame; else the changes of the events lead to it. */
  view?: Json;
  outlook?: Json;
}

export interface Reason extends Brief<Omit<Schemas["Reason"], "facts">, "seats"> {
  facts: Values;
}

/** Something that is not allowed, and why. */
export interface Denied<Intent = Values> {
  action: string;
  intent: Intent;
  reason: Reason;
}

export type Accepted = Schemas["Accepted"];

export interface Previewed extends Omit<Schemas["Previewed"], "offers" | "view" | "outlook"> {
  offers: Offer[];
  view: Json;
  outlook?: Json;
}

export interface Explained extends Omit<Schemas["Explained"], "refusals"> {
  refusals: Denied[];
}

export interface Story extends Omit<Schemas["Story"], "facts"> {
  facts: Values[][];
}

export type PlainOffer = Brief<Schemas["PlainOffer"], "cost" | "reveals">;

export interface OfferGroup extends Omit<Schemas["OfferGroup"], "offers"> {
  offers: PlainOffer[];
}

export interface TextView extends Omit<Schemas["TextView"], "groups"> {
  groups: OfferGroup[];
}

export interface Refused extends Brief<Omit<Schemas["Refused"], "reason">, "facts" | "step"> {
  reason?: Reason;
}

export type Room = Schemas["ChatRoom"]["room"];
export type Phrase = NonNullable<Schemas["SayRequest"]["phrase"]>;
export type ChatLine = Brief<Schemas["ChatLine"], "seat" | "text" | "phrase" | "yours">;
export type MutedPerson = Schemas["MutedPerson"];
export type PersonReference = Partial<Schemas["PersonReference"]>;
export type ReportReason = Schemas["Report"]["reason"];
export type RemovedPerson = Schemas["RemovedPerson"];
export type LinePosted = Schemas["LinePosted"];

export interface ChatRoom extends Omit<Schemas["ChatRoom"], "lines"> {
  lines: ChatLine[];
}

export interface Chat extends Omit<Schemas["Chat"], "rooms"> {
  rooms: ChatRoom[];
}

export interface ChatLines extends Omit<Schemas["ChatLines"], "lines"> {
  lines: ChatLine[];
}

export type ServerMessage =
  | Table
  | Frame
  | Accepted
  | Previewed
  | Explained
  | Story
  | TextView
  | Refused
  | Chat
  | ChatLines
  | LinePosted
  | Schemas["Pong"];
export type ClientMessage =
  | Schemas["PlayRequest"]
  | Schemas["UndoRequest"]
  | Schemas["PreviewRequest"]
  | Brief<Schemas["ExplainRequest"], "actions" | "about">
  | Brief<Schemas["ReadRequest"], "actions" | "since">
  | Brief<Schemas["StoryRequest"], "since">
  | Schemas["SeenRequest"]
  | Schemas["ResyncRequest"]
  | Schemas["PingRequest"]
  | Schemas["ListenRequest"]
  | Brief<Schemas["SayRequest"], "text" | "phrase">
  | Schemas["EarlierLinesRequest"]
  | Schemas["HeardRequest"]
  | Schemas["PresenceRequest"];
