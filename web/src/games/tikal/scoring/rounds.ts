// Scoring rounds as they are told.
import type { Fact } from "../../../lib/types";
import { templesOf } from "../story/facts";

export interface Scored {
  seat: number;
  temples: [string, number][];
  treasures: number;
  gained: number;
  total: number;
}

export interface Round {
  number: number;
  final: boolean;
  scored: Scored[];
}

/** Every scoring round in these facts; an undo takes a scoring back, because its turn goes on. */
export function rounds(facts: readonly Fact[]): Round[] {
  const found: Round[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (fact.fact === "scoring-began") found.push(begun(fact));
    if (fact.fact === "scored" && last) last.scored = [...others(last, fact), scoredOf(fact)];
  }
  return found;
}

function begun(fact: Fact): Round {
  return { number: Number(fact.number), final: fact.final === true, scored: [] };
}

function others(round: Round, fact: Fact): Scored[] {
  return round.scored.filter(({ seat }) => seat !== fact.seat);
}

function scoredOf(fact: Fact): Scored {
  return {
    seat: Number(fact.seat),
    temples: templesOf(fact),
    treasures: Number(fact.treasures),
    gained: Number(fact.gained),
    total: Number(fact.total),
  };
}
