// A lesson is data in a game's folder: steps that say something, point at something, and know when they are reached.
import type { Json } from "../../lib/view-diff";
import type { Offer, Value } from "../../lib/types";

/** What a lesson sees of a table: what is shown there and nothing else, so that it holds no rules. */
export interface Sight<View = Json, Replay = Json> {
  view: View;
  outlook: Replay;
  /** The learner's seat. */
  seat: number;
  /** It is up to the learner, and no playback runs. */
  mine: boolean;
  offers: readonly Offer[];
}

export interface Step<Sees = Sight> {
  /** Its message is GAME-lesson-NAME. */
  name: string;
  /** What the message is filled with. */
  facts?: (sight: Sees) => Record<string, Value>;
  /** Selectors of what it points at: the first that is on the screen. */
  at?: (sight: Sees) => string[];
  /** Selectors of what else the learner must see meanwhile. */
  free?: (sight: Sees) => string[];
  /** Whether it is reached; a step without this is read, and a button goes on. */
  done?: (sight: Sees) => boolean;
  /** Whether one can go on from what is read; before that, others have their say. */
  ready?: (sight: Sees) => boolean;
  /** Whether its time is over, reached or not. */
  late?: (sight: Sees) => boolean;
  /** Whether what it asks for can be done now. */
  can?: (sight: Sees) => boolean;
}

/** Nothing outside a game's folder looks into its views. */
export type Lesson = readonly Step<Sight<never, never>>[];
