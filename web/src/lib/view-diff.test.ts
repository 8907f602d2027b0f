import { expect, test } from "vitest";
import games from "../../fixtures/changes.json";
import { changed, type Change, type Json } from "./view-diff";

const BEFORE = {
  turn: 0,
  spaces: [
    { name: "a1", workers: [1, 0] },
    { name: "b2", workers: [0, 2] },
  ],
  tiles: [3, 6],
};

test.each<[string, Change, Json]>([
  ["nothing", {}, BEFORE],
  ["everything", [null], null],
  ["a field", { turn: [1] }, { ...BEFORE, turn: 1 }],
  ["a field that was left out", { hand: ["A5"] }, { ...BEFORE, hand: "A5" }],
  ["an item", { tiles: { 1: [5] } }, { ...BEFORE, tiles: [3, 5] }],
  ["a longer list", { tiles: [2, 0, [9]] }, { ...BEFORE, tiles: [3, 6, 9] }],
  ["a shorter list", { tiles: [0, 1, []] }, { ...BEFORE, tiles: [6] }],
  ["a list instead of a list", { tiles: [[1, 2, 3]] }, { ...BEFORE, tiles: [1, 2, 3] }],
  [
    "something deep inside",
    { spaces: { 1: { workers: { 0: [1] } } } },
    { ...BEFORE, spaces: [BEFORE.spaces[0]!, { name: "b2", workers: [1, 2] }] },
  ],
])("%s changes", (_, change, after) => {
  expect(changed(BEFORE, change)).toEqual(after);
});

test("what did not change stays the same object, and nothing is changed in place", () => {
  const copy = structuredClone(BEFORE);
  const after = changed(BEFORE, { spaces: { 1: { name: ["c3"] } } }) as typeof BEFORE;
  expect(BEFORE).toEqual(copy);
  expect(after.spaces[0]).toBe(BEFORE.spaces[0]);
  expect(after.tiles).toBe(BEFORE.tiles);
  expect(changed(BEFORE, {})).toBe(BEFORE);
});

test.each(Object.entries(games as unknown as Record<string, { before: Json; changes: Change[]; after: Json }>))(
  "what the server tells of %s leads to the same end",
  (_, { before, changes, after }) => {
    expect(changes.length).toBeGreaterThan(50);
    expect(changes.reduce(changed, before)).toEqual(after);
  },
);
