// What is shown on an island beside what is printed on it.
import type { Way } from "../types";

/** The fewest steps to a cell. */
export interface Badge {
  cell: string;
  steps: number;
  chest: boolean;
}

/** The chests that some cards can reach. */
export function badgesOf(ways: readonly Way[]): Badge[] {
  return ways.map(({ cell, steps }) => ({ cell, steps, chest: true }));
}

/** A walk over the island, from its flag on. */
export interface Route {
  seat: number;
  cells: string[];
  /** What each cell counts; nothing to leave out the numbers. */
  steps?: number[];
  /** Not walked yet: only what could be. */
  planned?: boolean;
  /** One of several that could be, and not the one that is looked at. */
  faint?: boolean;
}

export interface Standing {
  seat: number;
  cell: string;
}
