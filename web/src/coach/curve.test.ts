// @vitest-environment node
import { expect, test } from "vitest";
import { chancesAt, dearest, lineOf, placed, reachOf } from "./curve";
import type { Costly, Reviewed } from "./types";

const MOMENTS = [
  { at: 0, seat: null, chances: [0.5, 0.5] },
  { at: 4, seat: 0, chances: [0.75, 0.25] },
  { at: 9, seat: 1, chances: [0, 1] },
];

test("moments stand where somebody who was told more counts them", () => {
  const review = { moments: MOMENTS, costly: [{ at: 4 }] } as unknown as Reviewed;
  const { moments, costly } = placed(review, (at) => at * 2);
  expect([moments.map(({ at }) => at), costly.map(({ at }) => at)]).toEqual([[0, 8, 18], [8]]);
});

test("between two judged moments the earlier one holds", () => {
  expect([0, 3, 4, 8, 9, 12].map((at) => chancesAt(MOMENTS, at)[0])).toEqual([0.5, 0.5, 0.75, 0.75, 0, 0]);
});

test("a line rises with the chance and goes on to the end of the game", () => {
  expect(lineOf(MOMENTS, 0, 12)).toBe("0,0.5 4,0.25 9,1 12,1");
  expect(lineOf(MOMENTS, 1, 9)).toBe("0,0.5 4,0.75 9,0");
  expect(lineOf([], 0, 9)).toBe("");
});

test("a seat's turns come with the dearest first", () => {
  const turns = [
    [0, 0.1],
    [1, 0.5],
    [0, 0.3],
  ].map(([seat, cost], at) => ({ at, seat, cost }) as Costly);
  expect(dearest(turns, 0).map(({ at }) => at)).toEqual([2, 0]);
});

test("small things stay small: a bar is measured against a fifth at least", () => {
  expect([reachOf([0.01], [-0.02]), reachOf([0.1], [-0.4])]).toEqual([0.2, 0.4]);
});
