// A turn in few words.
import type { Offer } from "../lib/types";
import type { Speech } from "../table/speech";
import type { Turn } from "./types";

/** A step that remembers how the server put it, for games whose table has no words of its own. */
export type Worded = Offer & { text?: string };

/** The steps of a turn as the plan takes them. */
export function stepsOf({ steps, said }: Turn): Worded[] {
  return steps.map((step, at) => ({ ...step, ...(said[at] ? { text: said[at] } : {}) }));
}

/** What is done, one after the other; the same several times in a row is told once. */
export function phrases(steps: readonly Offer[], speech: Pick<Speech, "step">): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const text of steps.map((step) => speech.step(step))) {
    const run = runs.at(-1);
    if (run?.text === text) run.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text));
}

/** Of turns that are told alike the first. */
export function distinct<Told>(turns: readonly Told[], tell: (turn: Told) => string): Told[] {
  const texts = turns.map(tell);
  return turns.filter((_, at) => texts.indexOf(texts[at]!) === at);
}
