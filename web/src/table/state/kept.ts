// What this browser remembers of a table, so that a reload in the middle of a turn loses nothing.
import { keep, kept } from "../../lib/kept";
import type { Offer } from "../../lib/types";

interface KeptPlan {
  steps: Offer[];
  /** The frame at which the plan was sent, or -1; if the game has gone on since, it was played. */
  sent: number;
}

function planKey(table: string, seat: number): string {
  return `plan-${table}-${seat}`;
}

/** The tab's own memory goes first: two tabs at one table do not write over each other's plans. */
function session(name: string): string | null {
  try {
    return sessionStorage.getItem(`cenote-${name}`);
  } catch {
    return null;
  }
}

function keepInSession(name: string, value: string): void {
  try {
    sessionStorage.setItem(`cenote-${name}`, value);
  } catch {
    // A browser that refuses: the plan then lasts as long as the page.
  }
}

export function keepPlan(table: string, seat: number, steps: readonly Offer[], sent = -1): void {
  const text = JSON.stringify({ steps, sent });
  keepInSession(planKey(table, seat), text);
  keep(planKey(table, seat), text);
}

/** The plan made earlier, if it was not played in the meantime. */
export function keptPlan(table: string, seat: number, number: number): Offer[] {
  const text = session(planKey(table, seat)) ?? kept(planKey(table, seat));
  const plan = text ? (JSON.parse(text) as KeptPlan) : { steps: [], sent: -1 };
  // What an older page kept may have another shape.
  const known = plan.steps.every((step) => typeof step.action === "string");
  return !known || (plan.sent >= 0 && number > plan.sent) ? [] : plan.steps;
}
