// What the coach says, as the server sends it.
import type { components } from "../lib/protocol";
import type { Offer } from "../lib/types";

type Schemas = components["schemas"];

/** A turn step by step, with a sentence for each. */
export interface Turn {
  said: string[];
  steps: Offer[];
}

/** A good turn, and how the game stands after it. */
export interface Advised extends Turn {
  standing: Schemas["Standing"];
}

export interface Hint {
  standing: Schemas["Standing"];
  turns: Advised[];
}

/** Everybody's chances at a moment of a finished game. */
export type ChanceMoment = Schemas["ReviewMoment"];

/** A turn that cost its seat much of its chance to win, and what would have been better; `at` is the moment before it. */
export interface Costly extends Pick<Schemas["CostlyTurn"], "at" | "seat" | "played_said" | "said" | "cost"> {
  played_steps: Offer[];
  better_steps: Offer[];
}

/** What the coach makes of a finished game; as long as it is not ready, how far it has got. */
export interface Reviewed extends Omit<Schemas["Review"], "costly"> {
  costly: Costly[];
}
