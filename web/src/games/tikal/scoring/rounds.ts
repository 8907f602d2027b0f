// Scoring rounds as they are told.
import type { Fact, Scored } from "../types";

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
    if (fact.fact === "scoring-began") found.push({ number: fact.number, final: fact.final, scored: [] });
    if (fact.fact === "scored" && last) last.scored = [...others(last, fact), fact];
  }
  return found;
}

function others(round: Round, { seat }: Scored): Scored[] {
  return round.scored.filter((one) => one.seat !== seat);
}
