// The pictures that are islands: what lies on them, the cards of a route, and where they lead.
import type { Route } from "../island/types";

export interface Walk {
  /** The letters of the game's own island cards. */
  rows: string[];
  /** The cards of the route, as letters in a row. */
  cards: string;
  route: Route | null;
}

function walk(rows: string[], cards: string, cells: string, steps: number[]): Walk {
  return { rows, cards, route: { seat: 0, cells: cells.split(" "), steps } };
}

export const WALKS: Readonly<Record<string, Walk>> = {
  goal: { rows: ["~~.W.", "~C...", "3..L2", "~.JC.", "~..B~"], cards: "", route: null },
  route: walk(["W...", "~..J", "B.3~"], "HVHV", "a1 b1 b2 c2 c3", [0, 1, 1, 1, 1]),
  labyrinth: walk(["WL2", "..~"], "HH", "a1 b1 c1", [0, 2, 1]),
  cave: walk(["WC~~.", "..~C2"], "HH", "a1 b1 d2 e2", [0, 1, 0, 1]),
  buried: walk(["W.c", "~.J"], "HPH", "a1 b1 c1", [0, 1, 1]),
};
