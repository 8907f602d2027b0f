// What a table's store hands out, and what a game tells it about itself.
import type { Json } from "../../lib/view-diff";
import type { Offer, Reason } from "../../lib/types";

/** Why a request led to nothing. */
export interface Problem {
  code: string;
  reason: Reason | null;
}

/** What a frame said of the clocks. */
export interface Times {
  left: (number | null)[];
  actors: number[];
  at: number;
}

/** What a game knows of its own table; it holds no rules either, only how things are shown. */
export interface GameHooks {
  /** A view with steps in it that the server has not answered yet, as far as they can be drawn; the viewer's own, or those of a seat. */
  imagine(view: Json, steps: Offer[], seat?: number): Json;
  /** Whether a reason only means that something else comes first. */
  waits(reason: Reason): boolean;
  /** Whether a step ends the turn: taken back, it does not go into the plan again. */
  ends(step: Offer): boolean;
}

/** What holds at a table of words. */
export const PLAIN: GameHooks = { imagine: (view) => view, waits: () => false, ends: () => false };
