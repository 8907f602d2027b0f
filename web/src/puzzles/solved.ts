// Which puzzles were solved, and on which days that of the day: this browser remembers, nobody else does.
import { getItem, setItem } from "../lib/local-storage";
import type { Puzzle } from "./api";

interface Solved {
  /** Games and ids. */
  puzzles: string[];
  /** Dates in UTC, the newest last. */
  days: string[];
}

const DAY_MS = 86_400_000;
/** More days than this are not counted, and need not be stored. */
const MOST_DAYS = 400;

function known(): Solved {
  try {
    const { puzzles = [], days = [] } = JSON.parse(getItem("puzzles") ?? "{}") as Partial<Solved>;
    return { puzzles, days };
  } catch {
    return { puzzles: [], days: [] };
  }
}

function nameOf({ game, id }: Pick<Puzzle, "game" | "id">): string {
  return `${game}/${id}`;
}

export function isSolved(puzzle: Pick<Puzzle, "game" | "id">): boolean {
  return known().puzzles.includes(nameOf(puzzle));
}

/** Note that a puzzle was solved; `day` if it was the puzzle of that day. */
export function noteSolved(puzzle: Pick<Puzzle, "game" | "id">, day = ""): void {
  const { puzzles, days } = known();
  const all = [...new Set([...puzzles, nameOf(puzzle)])];
  const every = [...new Set([...days, ...(day ? [day] : [])])].sort().slice(-MOST_DAYS);
  setItem("puzzles", JSON.stringify({ puzzles: all, days: every }));
}

/** On how many days in a row, up to this one or the one before it, the puzzle of the day was solved. */
export function streak(day: string): number {
  const days = new Set(known().days);
  let at = Date.parse(day);
  if (!days.has(day)) at -= DAY_MS;
  let count = 0;
  for (; days.has(dateOf(at)); at -= DAY_MS) count += 1;
  return count;
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
