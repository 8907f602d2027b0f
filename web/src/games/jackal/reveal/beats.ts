// The reveal in time: what is shown one after the other, and for how long.
import type { Fact, PirateView } from "../types";
import { ladders, pictureOf } from "./picture";

/** What is shown on the island, and how long where there is time enough. */
const TIMES: Partial<Record<Fact["fact"], number>> = {
  "mark-thrown": 900,
  "route-opened": 1_000,
  went: 420,
  "chest-reached": 800,
  "gold-taken": 800,
  "island-left": 1_300,
};
/** A whole island takes so long, in milliseconds, whoever lands there; a busy machine takes up to a tenth longer. */
const SHORTEST = 6_000;
const LONGEST = 9_200;
/** A single pirate's way is not drawn out for ever. */
const SLOWEST = 1.6;
/** How many cards a route has that nobody has counted yet. */
const CARDS = 4;
/** Cards that come and go between two islands. */
const DEALT = 60;

export function isReveal(facts: readonly Fact[]): boolean {
  return facts.some(({ fact }) => ["mark-thrown", "route-opened", "went", "gold-taken"].includes(fact));
}

/** The facts that are shown, in order; gold chest by chest. */
export function beatsOf(earlier: readonly Fact[], facts: readonly Fact[]): Fact[] {
  const shown = facts.filter(({ fact }) => fact in TIMES);
  const order = ladders(pictureOf([...earlier, ...facts], () => "").walks)
    .flat()
    .map(({ seat }) => seat);
  const gold = shown
    .filter((fact) => fact.fact === "gold-taken")
    .sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
  return shown.map((fact) => (fact.fact === "gold-taken" ? gold.shift()! : fact));
}

/** How long each is shown, so that the whole island, with those who are still to come, keeps within its time. */
export function timesOf(earlier: readonly Fact[], beats: readonly Fact[], pirates: readonly PirateView[]): number[] {
  const whole = [...earlier, ...beats];
  const length = lengthOf(whole) + lengthToCome(whole, pirates);
  const scale = Math.min(Math.min(Math.max(length, SHORTEST), LONGEST) / length, SLOWEST);
  return beats.map((beat) => timeOf(beat) * scale);
}

function timeOf({ fact }: Fact): number {
  return TIMES[fact] ?? 0;
}

function lengthOf(facts: readonly Fact[]): number {
  return facts.reduce((sum, fact) => sum + timeOf(fact), 0);
}

/** What the routes that are still face down will take at most, and the sharing of the gold. */
function lengthToCome(facts: readonly Fact[], pirates: readonly PirateView[]): number {
  if (facts.some(({ fact }) => fact === "island-left")) return 0;
  const opened = new Set(facts.flatMap((fact) => (fact.fact === "route-opened" ? fact.seat : [])));
  const landed = pirates.filter(({ announced }) => announced === "landed");
  const hidden = pirates.filter(({ announced }, seat) => announced === "landed" && !opened.has(seat));
  const routes = hidden.map(
    ({ route }) => TIMES["route-opened"]! + (route < 0 ? CARDS : route) * TIMES.went! + TIMES["chest-reached"]!,
  );
  return routes.reduce((sum, time) => sum + time, 0) + landed.length * TIMES["gold-taken"]! + TIMES["island-left"]!;
}

/** Cards for the next island are no news that anybody waits for; anything else takes its usual time. */
export function timeBetween(facts: readonly Fact[]): number | undefined {
  return facts.every(({ fact }) => fact === "card-dealt" || fact === "market-filled") ? DEALT : undefined;
}
