// Short names for the messages that the server defines; protocol.ts is generated from them (`make types`).
import type { Change, Json } from "./changes";
import type { components } from "./protocol";

type Schemas = components["schemas"];

/** A message in which some fields may be left out: those that have their usual value. */
type Brief<Message, Fields extends keyof Message> = Omit<Message, Fields> & Partial<Pick<Message, Fields>>;

/** What is told of a game: its kind under `fact`, `kind` or `why`, and its values. Each game has its own types for it. */
export type Value = boolean | number | string | Value[];
export type Values = Record<string, Value>;

export type Me = Brief<Schemas["Me"], "account">;
export type Entered = Brief<Omit<Schemas["Entered"], "me">, "recovery"> & { me: Me };
export type AccountInfo = Schemas["AccountInfo"];
export type SessionInfo = Schemas["SessionInfo"];
export type Lobby = Schemas["Lobby"];
export type GameInfo = Schemas["GameInfo"];
export type TableLine = Schemas["TableLine"];
export type SeatInfo = Schemas["SeatInfo"];
export type NewTable = Brief<Schemas["NewTable"], "clock" | "rated">;
export type NewSeat = Schemas["NewSeat"];
export type TableAt = Schemas["TableAt"];
export type Problem = Schemas["Problem"];
export type Chapter = Schemas["Chapter"];
export type Draws = Schemas["Draws"];
export type Rules = Schemas["Rules"];
export type Tried = Schemas["Tried"];
export type Way = Schemas["Way"];
export type Ways = Schemas["Ways"];
export type Profile = Schemas["Profile"];
export type Rating = Schemas["Rating"];
export type Outcome = Schemas["Outcome"];
export type TableRatings = Schemas["TableRatings"];
export type Program = Schemas["Program"];

export type Question = Schemas["Question"];

export type Table = Schemas["Table"];
export type HandoverInfo = Schemas["HandoverInfo"];

/** One entry of the record: what it tells, and how the view changed by it. */
export interface Event {
  facts: Values[];
  changes?: Change;
  /** What this seat played, if it was its own doing. */
  action?: string;
}

/** One entry of a game that is looked back on. */
export interface Past {
  facts: Values[];
  changes: Change;
  /** How much those who look on had been told then. */
  at: number;
  actors?: number[];
}

/** A game from its beginning, as one viewer was told it. */
export interface History extends Omit<Schemas["History"], "view" | "events"> {
  view: Json;
  events: Past[];
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

export interface Told extends Omit<Schemas["Told"], "facts"> {
  facts: Values[][];
}

export type PlainOffer = Brief<Schemas["PlainOffer"], "cost" | "reveals">;

export interface Group extends Omit<Schemas["Group"], "offers"> {
  offers: PlainOffer[];
}

export interface Reading extends Omit<Schemas["Reading"], "groups"> {
  groups: Group[];
}

export interface Refused extends Brief<Omit<Schemas["Refused"], "reason">, "facts" | "step"> {
  reason?: Reason;
}

export type Room = Schemas["ChatRoom"]["room"];
export type Phrase = NonNullable<Schemas["SayRequest"]["phrase"]>;
export type ChatLine = Brief<Schemas["ChatLine"], "seat" | "text" | "phrase" | "yours">;
export type Muted = Schemas["Muted"];
export type Whom = Partial<Schemas["Whom"]>;
export type ReportReason = Schemas["Report"]["reason"];
export type Removed = Schemas["Removed"];
export type Said = Schemas["Said"];

export interface ChatRoom extends Omit<Schemas["ChatRoom"], "lines"> {
  lines: ChatLine[];
}

export interface Chat extends Omit<Schemas["Chat"], "rooms"> {
  rooms: ChatRoom[];
}

export interface ChatLines extends Omit<Schemas["ChatLines"], "lines"> {
  lines: ChatLine[];
}

export type ToBrowser =
  | Table
  | Frame
  | Accepted
  | Previewed
  | Explained
  | Told
  | Reading
  | Refused
  | Chat
  | ChatLines
  | Said
  | Schemas["Pong"];
export type FromBrowser =
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
  | Schemas["EarlierRequest"]
  | Schemas["HeardRequest"]
  | Schemas["LookRequest"];
