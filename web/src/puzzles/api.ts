// Puzzles over REST, and the words that every place of theirs needs.
import { ask, at, change } from "../lib/api";
import type { components } from "../lib/protocol";
import type { History, TableLink } from "../lib/types";
import { words } from "../lib/words.svelte";

type Schemas = components["schemas"];

export type Puzzle = Schemas["PuzzleInfo"];
export type DailyPuzzle = Schemas["DailyPuzzle"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleResult = Pick<Schemas["PuzzleResult"], "puzzle"> & Partial<Schemas["PuzzleResult"]>;

export const puzzles = {
  all: () => ask<PuzzleList>("GET", "/api/puzzles"),
  today: () => ask<DailyPuzzle>("GET", "/api/puzzles/today"),
  open: (game: string, id: string) =>
    change<TableLink>("POST", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  result: (table: string) => ask<PuzzleResult>("GET", at(table, `/puzzle?language=${words.language()}`)),
  best: (table: string) => ask<History>("GET", at(table, "/puzzle/best")),
};

/** Where a puzzle is opened. */
export function pathTo({ game, id }: Pick<Puzzle, "game" | "id">): string {
  return `/puzzles/${game}/${id}`;
}

/** What is known of a puzzle before it is tried, in a few words. */
export function about({ game, mode, seats }: Puzzle): string {
  return [words.mode(game, mode), words("puzzle-seats", { seats })].join(" · ");
}
