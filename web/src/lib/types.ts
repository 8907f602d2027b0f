// Short names for the messages that the server defines; protocol.ts is generated from them (`make types`).
import type { components } from "./protocol";
import type { Reading, ReadRequest } from "./wire";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type Lobby = Schemas["Lobby"];
export type GameInfo = Schemas["GameInfo"];
export type TableLine = Schemas["TableLine"];
export type SeatInfo = Schemas["SeatInfo"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type TableAt = Schemas["TableAt"];
export type Problem = Schemas["Problem"];
export type Table = Schemas["Table"];
export type Frame = Schemas["Frame"];
export type Offer = Schemas["OfferInfo"];
export type Accepted = Schemas["Accepted"];
export type Previewed = Schemas["Previewed"];
export type Explained = Schemas["Explained"];
export type Reason = Schemas["Reason"];
export type Told = Schemas["Told"];
export type Refused = Schemas["Refused"];
export type ToBrowser = Table | Frame | Accepted | Previewed | Explained | Told | Reading | Refused;
export type FromBrowser =
  | Schemas["PlayRequest"]
  | Schemas["UndoRequest"]
  | Schemas["PreviewRequest"]
  | Schemas["ExplainRequest"]
  | Schemas["ReadRequest"]
  | Schemas["StoryRequest"]
  | Schemas["ResyncRequest"];
export type Fact = Frame["facts"][number][number];

