// How a game's table puts into words what the parts that any table has show of it.
import { createContext } from "svelte";
import type { Offer, Reason } from "../lib/types";

export interface Speech {
  /** A planned step, short enough for a chip. */
  step(offer: Offer): string;
  cost(points: number): string;
  /** Why something is not allowed; the number of the rule stands beside it. */
  refusal(reason: Reason): string;
}

export const [getSpeech, setSpeech] = createContext<Speech>();
