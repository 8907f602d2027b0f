// The islands of a game that are over: who took how much on each.
import type { Fact } from "../types";

export interface Played {
  number: number;
  island: string;
  name: string;
  /** Whether it only decided a tie. */
  extra: boolean;
  /** Coins by seat; who reached nothing is not among them. */
  gold: Map<number, number>;
}

export function islandsPlayed(facts: readonly Fact[]): Played[] {
  const played: Played[] = [];
  let gold = new Map<number, number>();
  let extra = false;
  for (const fact of facts) {
    if (fact.fact === "chest-reached") gold.set(fact.seat, gold.get(fact.seat) ?? 0);
    else if (fact.fact === "gold-taken") gold.set(fact.seat, fact.coins);
    else if (fact.fact === "extra-island") extra = true;
    else if (fact.fact === "island-left") {
      const { number, island, name } = fact;
      played.push({ number, island, name, extra, gold });
      gold = new Map();
    }
  }
  return played;
}
