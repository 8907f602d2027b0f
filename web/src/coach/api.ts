// The coach over REST.
import { ask, at, change } from "../lib/api";
import type { Hint, Reviewed } from "./types";

/** What is left out of an answer because there is nothing of it. */
const NOTHING: Reviewed = { ready: false, done: 0, of: 0, moments: [], costly: [], luck: [], skill: [], gifts: [] };

export function askHint(id: string, signal: AbortSignal): Promise<Hint> {
  return change<Hint>("POST", at(id, "/coach/hint"), {}, signal);
}

export async function askReview(id: string, signal: AbortSignal): Promise<Reviewed> {
  return { ...NOTHING, ...(await ask<Partial<Reviewed>>("GET", at(id, "/coach/review"), undefined, signal)) };
}
