// Scoring rounds as they are played.
import tikal from "../../../../../src/cenote/games/tikal/data/tikal.json";
import type { Fact, Scored, View } from "../types";

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

/** What everybody begins with. */
export function startScore({ mode }: Pick<View, "mode">): number {
  return mode === "auction" ? tikal.auction.start_score : 0;
}

/** What the temples gave in a scoring; the rest of it came from treasures. */
export function templePoints({ gained, treasures }: Scored): number {
  return gained - treasures;
}

/** What a seat paid for its bids: all that it got and no longer has. */
export function paid(played: readonly Round[], seat: number, start: number, total: number): number {
  const scored = played.flatMap((round) => round.scored).filter((row) => row.seat === seat);
  return scored.reduce((sum, row) => sum + row.gained, start) - total;
}

function others(round: Round, { seat }: Scored): Scored[] {
  return round.scored.filter((one) => one.seat !== seat);
}
