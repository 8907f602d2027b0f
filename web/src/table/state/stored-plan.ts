// What this browser remembers of a table, so that a reload in the middle of a turn loses nothing.
import { getItem, setItem } from "../../lib/local-storage";
import type { Offer } from "../../lib/types";

interface KeptPlan {
  steps: Offer[];
  /** How many entries this seat had made; with more of them the plan was played, or something else. */
  played: number;
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

export function keepPlan(table: string, seat: number, steps: readonly Offer[], played: number): void {
  const text = JSON.stringify({ steps, played });
  keepInSession(planKey(table, seat), text);
  setItem(planKey(table, seat), text);
}

/** The plan made earlier, if nothing was played for this seat in the meantime. */
export function keptPlan(table: string, seat: number, played: number): Offer[] {
  const text = session(planKey(table, seat)) ?? getItem(planKey(table, seat));
  const plan = text ? (JSON.parse(text) as KeptPlan) : { steps: [], played };
  // What an older page stored may have another shape.
  const known = plan.steps.every((step) => typeof step.action === "string");
  return known && plan.played === played ? plan.steps : [];
}
