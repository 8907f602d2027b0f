// A turn in few words.
import type { Offer } from "../lib/types";
import type { Speech } from "../parts/game-words";
import type { Turn } from "./types";

/** A step that remembers how the server put it, for games whose table has no words of its own. */
export type Worded = Offer & { text?: string };

/** The steps of a turn as the plan takes them. */
export function stepsOf({ steps, said }: Turn): Worded[] {
  return steps.map((step, at) => ({ ...step, ...(said[at] ? { text: said[at] } : {}) }));
}

/** Steps without the one that ends the turn. */
export function withoutEnd(steps: Worded[], ends: (step: Offer) => boolean): Worded[] {
  const last = steps.at(-1);
  return last && ends(last) ? steps.slice(0, -1) : steps;
}

/** What is done, one after the other; the same several times in a row is named once. */
function phrases(steps: readonly Offer[], speech: Pick<Speech, "step">): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const text of steps.map((step) => speech.step(step))) {
    const run = runs.at(-1);
    if (run?.text === text) run.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text));
}

/** A turn in one line; how it ends goes without saying, unless that is all there is to it. */
export function lineOf(turn: Turn, speech: Pick<Speech, "step">, ends: (step: Offer) => boolean): string {
  const steps = stepsOf(turn);
  const before = withoutEnd(steps, ends);
  return phrases(before.length > 0 ? before : steps, speech).join(" · ");
}

/** The first of turns with the same words. */
export function distinct<Told>(turns: readonly Told[], tell: (turn: Told) => string): Told[] {
  const texts = turns.map(tell);
  return turns.filter((_, at) => texts.indexOf(texts[at]!) === at);
}
