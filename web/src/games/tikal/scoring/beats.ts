// A scoring turn as a row of beats: temple by temple, then the treasures, then the sum.
import type { Fact, Scored, View } from "../types";

export interface Beat {
  /** The temple that scores; nothing where it is the treasures, or the sum at the end. */
  space: string;
  points: number;
}

/** How long one temple is looked at, and all of a turn at most. */
const TEMPLE = 620;
const LONGEST = 5_600;

/** The scoring among some facts. */
export function scoredIn(facts: readonly Fact[]): Scored | null {
  return facts.find((fact) => fact.fact === "scored") ?? null;
}

/** What is shown one after the other; the last beat adds nothing and lets the sum be read. */
export function beatsOf({ temples, treasures }: Scored): Beat[] {
  const found = temples.map(([space, points]) => ({ space, points }));
  if (treasures > 0) found.push({ space: "", points: treasures });
  return [...found, { space: "", points: 0 }];
}

/** How long it takes to show some facts, if they tell of a scoring. */
export function lengthOf(facts: readonly Fact[]): number | undefined {
  const scored = scoredIn(facts);
  return scored ? Math.min(LONGEST, (beatsOf(scored).length + 1) * TEMPLE) : undefined;
}

/** The points of the beats shown so far. */
export function sumOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { points }) => sum + points, 0);
}

/** A view after a scoring in which only the points of the beats shown so far have been counted. */
export function counted(view: View, { seat, total, gained }: Scored, beats: readonly Beat[]): View {
  const score = total - gained + sumOf(beats);
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, score } : one)) };
}
