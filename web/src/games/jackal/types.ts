// Short names for what the server says of this game; wire.ts is generated from its own types (`make types`).
import type { Offer as AnyOffer } from "../../lib/types";
import type { components } from "./wire";

type Schemas = components["schemas"];

export type View = Schemas["View"];
export type PirateView = Schemas["PirateView"];
export type Outlook = Schemas["Outlook"];
export type Reach = Schemas["Reach"];
export type Way = Schemas["Way"];
export type Place = Schemas["Place"];
/** What happened; an undo is a fact of any game. */
export type Fact = Schemas["Fact"] | { fact: "undone"; seat: number };
export type FactOf<Of extends Fact["fact"]> = Extract<Fact, { fact: Of }>;
export type Kind = Schemas["Intent"]["kind"];
export type Intent<Of extends Kind = Kind> = Extract<Schemas["Intent"], { kind: Of }>;
export type Offer<Of extends Kind = Kind> = AnyOffer<Intent<Of>>;

/** A chest that a choice on the open route can still reach, and what it would pay now. */
export interface Lead {
  cell: string;
  coins: number;
  steps: number;
  pays: number;
  walk: string[];
}

export function leadsOf({ leads }: Intent<"go" | "exit">): Lead[] {
  return leads.map(([cell, coins, steps, pays, walk]) => ({ cell, coins, steps, pays, walk }));
}

/** The seven kinds of cards, in the order in which the server counts them. */
export const CARDS = ["H", "V", "X", "K", "F", "P", "M"] as const;
export type Card = (typeof CARDS)[number];

/** Whether a card moves the pirate. */
export function isMove(card: Card): boolean {
  return "HVXK".includes(card);
}

/** Cards from their counts by kind. */
export function cardsOf(counts: readonly number[]): Card[] {
  return CARDS.flatMap((card, kind) => Array.from({ length: counts[kind] ?? 0 }, () => card));
}

/** Cards from a row of letters, like "PVVHH". */
export function cardsIn(letters: string): Card[] {
  return [...letters] as Card[];
}

/** Cards from their kinds. */
export function cardsBy(kinds: readonly number[]): Card[] {
  return kinds.map((kind) => CARDS[kind]!);
}
