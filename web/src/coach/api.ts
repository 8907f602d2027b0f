// The coach over REST.
import { ask, at, change } from "../lib/api";
import type { Hint, Progress, Reviewed } from "./types";

export function askHint(id: string, signal: AbortSignal): Promise<Hint> {
  return change<Hint>("POST", at(id, "/coach/hint"), {}, signal);
}

export function askReview(id: string, signal: AbortSignal): Promise<Reviewed | Progress> {
  return ask<Reviewed | Progress>("GET", at(id, "/coach/review"), undefined, signal);
}
