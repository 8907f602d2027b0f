// Who came where: those who resigned or ran out of time are last, whatever they scored.
import type { Result } from "../lib/types";

/** The game's own winners, or the best of those who stayed; nobody wins a game that was abandoned. */
export function winnersOf({ winners, places = [] }: Result): number[] {
  if (winners.length === 0) return [];
  return places.length ? places.flatMap((place, seat) => (place === 1 ? [seat] : [])) : winners;
}

/** Who comes first of two, by place; 0 where the game itself decides. */
export function inPlace({ places = [] }: Partial<Result>, one: number, other: number): number {
  return (places[one] ?? 0) - (places[other] ?? 0);
}
