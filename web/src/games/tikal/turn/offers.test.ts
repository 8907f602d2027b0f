import { expect, test } from "vitest";
import late from "../../../../fixtures/basic-acting-late.json";
import early from "../../../../fixtures/basic-placing-early.json";
import type { Offer } from "../types";
import {
  ends,
  gainOf,
  movers,
  multiples,
  nextTurn,
  ofKind,
  onTheSpot,
  placements,
  rareSpots,
  spots,
  ways,
} from "./offers";

const acting = late.offers as Offer[];
const placing = early.offers as Offer[];

function walk(cost: number, member: string, ...spaces: string[]): Offer<"walk"> {
  return { action: "", intent: { kind: "walk", member, spaces }, cost };
}

test("a hex fits on some spaces in some rotations", () => {
  const fitting = placements(placing);
  expect([...fitting.keys()]).toEqual(["a2", "b2", "b3", "c4", "c5"]);
  expect(fitting.get("a2")).toEqual([0, 1, 2, 3, 4, 5]);
  expect(placements(acting).size).toBe(0);
});

test("rotating goes through the fitting rotations only, both ways round", () => {
  expect(nextTurn([0, 2, 5], 2, 1)).toBe(5);
  expect(nextTurn([0, 2, 5], 5, 1)).toBe(0);
  expect(nextTurn([0, 2, 5], 0, -1)).toBe(5);
});

test("of several ways to a hex the cheapest is shown", () => {
  const direct = walk(3, "worker", "a5", "b4");
  const around = walk(2, "worker", "a5", "a4", "b4");
  const found = ways([direct, around, walk(1, "leader", "a5", "b4")], { space: "a5", member: "worker" });
  expect(found.get("b4")).toBe(around);
  expect(ends(around.intent)).toEqual({ from: "a5", to: "b4" });
});

test("members that can go somewhere are named once", () => {
  const found = movers(acting).map(({ space, member }) => `${space} ${member}`);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain("b1 worker");
});

test("what can be done on a hex does not hide in the list of walks", () => {
  expect(onTheSpot(acting, "b1").map((one) => one.action)).toEqual(["uncover b1"]);
  expect([...spots(acting)].sort()).toEqual(["b1", "b3", "d5", "e2", "e5"]);
  expect([...rareSpots(acting)]).toEqual(["e2"]);
  expect(ofKind(acting, "end")).toHaveLength(1);
});

test("what may be done often is offered a few times at once; those who walk may also all go", () => {
  expect(multiples(1, true)).toEqual([]);
  expect(multiples(3, true)).toEqual([2, 3]);
  expect(multiples(9, true)).toEqual([2, 3, 9]);
  expect(multiples(9, false)).toEqual([2, 3, 4]);
  const offer = { ...walk(1, "worker", "a5", "b4"), gain: 1, again: [1, 3] };
  expect([1, 2, 3].map((times) => gainOf(offer, times))).toEqual([1, 1, 3]);
});
