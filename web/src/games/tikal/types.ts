// Short names for what the server says of this game; wire.ts is generated from its own types (`make types`).
import type { Denied as AnyDenied, Offer as AnyOffer } from "../../lib/types";
import type { components } from "./wire";

type Schemas = components["schemas"];

export type View = Schemas["View"];
export type SpaceView = Schemas["SpaceView"];
export type SeatView = Schemas["SeatView"];
/** What happened; an undo is a fact of any game. */
export type Fact = Schemas["Fact"] | { fact: "undone"; seat: number };
export type Scored = Schemas["ScoredFact"];
export type Found = Schemas["FoundFact"];
export type Kind = Schemas["Intent"]["kind"];
export type Intent<Of extends Kind = Kind> = Extract<Schemas["Intent"], { kind: Of }>;
export type Offer<Of extends Kind = Kind> = AnyOffer<Intent<Of>>;
export type Denied = AnyDenied<Schemas["Intent"]>;
