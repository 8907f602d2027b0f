// The pictures that are pieces of the board: which hexes lie there, who stands on them, and what is pointed out.
import type { GhostHex, Walk } from "../board/types";
import type { SpaceView } from "../types";
import { hex } from "./hexes";

/** A sign on a hex, or on the border between two: a number, or points. */
export interface Tag {
  at: readonly string[];
  text: string;
  /** Who gets it. */
  seat?: number;
}

export interface Scrap {
  lying: readonly SpaceView[];
  /** Spaces where nothing lies yet. */
  empty?: readonly string[];
  lit?: readonly string[];
  ghost?: GhostHex;
  walk?: Walk;
  tags?: readonly Tag[];
  /** From one hex to another: before and after. */
  becomes?: { from: string; to: string; cost: number };
}

const CAMP = hex("a5", "a5");
const CLEARING = hex("b4", "b4");

export const SCRAPS: Readonly<Record<string, Scrap>> = {
  goal: {
    lying: [
      hex("b3", "B4", 3, { camp: 2 }),
      hex("c3", "D1", 4, { value: 7, workers: [3, 2, 0], holder: 0 }),
      hex("d2", "C3", 3, { wafers: 2, workers: [0, 1, 0] }),
      hex("b4", "b4", 0, { workers: [1, 0, 1] }),
      hex("c4", "A3", 1, { value: 4, guard: 1 }),
      hex("d3", "B2", 2, { value: 5, workers: [0, 1, 1], leaders: [2], holder: 2 }),
      hex("e3", "A6", 0),
      hex("e4", "B6"),
      hex("d4", "A5", 5, { wafers: 3, workers: [1, 0, 0], leaders: [0] }),
    ],
    tags: [
      { at: ["c3"], text: "+7", seat: 0 },
      { at: ["c4"], text: "+4", seat: 1 },
      { at: ["d3"], text: "+5", seat: 2 },
    ],
  },
  placing: {
    lying: [CLEARING, hex("b5", "b5"), CAMP],
    empty: ["b3", "c5"],
    lit: ["b3", "c5"],
    ghost: { space: "c4", hexagon: "A2", turns: 1 },
    tags: [{ at: ["b4", "c4"], text: "✓" }],
  },
  walking: {
    lying: [hex("a5", "a5", 0, { workers: [1, 0, 0] }), CLEARING, hex("c4", "A2", 1)],
    walk: { member: "worker", spaces: ["a5", "b4", "c4"], cost: 3 },
    tags: [
      { at: ["a5", "b4"], text: "1" },
      { at: ["b4", "c4"], text: "2" },
    ],
  },
  uncovering: {
    lying: [
      hex("a3", "B2", 2, { workers: [2, 0, 0], value: 3 }),
      hex("c3", "B2", 2, { workers: [2, 0, 0], value: 5, holder: 0 }),
    ],
    becomes: { from: "a3", to: "c3", cost: 4 },
  },
  camp: {
    lying: [CAMP, CLEARING, hex("c4", "A2", 1), hex("d3", "B4", 4, { camp: 0, workers: [1, 0, 0] })],
    walk: { member: "worker", spaces: ["a5", "d3"], cost: 1 },
  },
  guard: {
    lying: [
      hex("a3", "D2", 2, { value: 6, workers: [3, 2, 0], holder: 0 }),
      hex("c3", "D2", 2, { value: 6, workers: [0, 2, 0], guard: 0 }),
    ],
    becomes: { from: "a3", to: "c3", cost: 5 },
    tags: [{ at: ["c3"], text: "+6", seat: 0 }],
  },
  majority: {
    lying: [
      hex("a3", "D1", 2, { value: 6, workers: [0, 2, 0], leaders: [0], holder: 0 }),
      hex("b3", "C1", 3, { value: 5, workers: [2, 2, 0] }),
      hex("c3", "F1", 4, { value: 4, workers: [1, 0, 2], holder: 2 }),
    ],
    tags: [
      { at: ["a3"], text: "3 : 2", seat: 0 },
      { at: ["b3"], text: "2 = 2" },
      { at: ["c3"], text: "2 : 1", seat: 2 },
    ],
  },
};
