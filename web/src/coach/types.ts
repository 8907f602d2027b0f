// What the coach says, as the server sends it.
import type { Offer } from "../lib/types";

/** How the game stands: for every seat its chance to win, and the score to be expected. */
export interface Standing {
  chances: number[];
  scores: number[];
}

/** A turn that the coach thinks of, step by step, with a sentence for each. */
export interface Turn {
  actions: string[];
  said: string[];
  steps: Offer[];
}

/** A good turn, and how the game stands after it. */
export interface Advised extends Turn {
  standing: Standing;
}

export interface Hint {
  standing: Standing;
  turns: Advised[];
}

/** Everybody's chances at a moment of a finished game. */
export interface ChanceMoment {
  at: number;
  seat: number | null;
  chances: number[];
}

/** A turn that cost its seat much of its chance to win. */
export interface Costly {
  at: number;
  seat: number;
  played: Turn;
  better: Turn;
  cost: number;
}

export interface Reviewed {
  ready: true;
  moments: ChanceMoment[];
  costly: Costly[];
  luck: number[];
  skill: number[];
}

/** How far the coach has got. */
export interface Progress {
  ready: false;
  done: number;
  of: number;
}
