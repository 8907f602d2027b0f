import { expect, test, vi } from "vitest";
import over from "../../../../fixtures/basic-over.json";
import type { Scored, View } from "../types";
import { beatsOf, counted, lengthOf, sumOf } from "./beats";
import { Moment } from "./moment.svelte";

const scored: Scored = {
  fact: "scored",
  seat: 1,
  temples: [
    ["a2", 3],
    ["b4", 5],
  ],
  treasures: 4,
  gained: 12,
  total: 40,
  strengths: [
    [2, 1],
    [0, 3],
  ],
};
const plain: Scored = { ...scored, temples: [], treasures: 0, gained: 0, total: 28, strengths: [] };

test("temples come one after the other, then treasures, then the sum", () => {
  expect(beatsOf(scored).map(({ space, points }) => [space, points])).toEqual([
    ["a2", 3],
    ["b4", 5],
    ["", 4],
    ["", 0],
  ]);
  expect(sumOf(beatsOf(scored))).toBe(scored.gained);
  expect(beatsOf(plain)).toHaveLength(1);
});

test("only a scoring takes its time, and a rich one not for ever", () => {
  const rich = { ...scored, temples: Array.from({ length: 20 }, (): [string, number] => ["a2", 1]) };
  expect(lengthOf([{ fact: "turn-ended", seat: 0, lost: 0 }])).toBeUndefined();
  expect(lengthOf([scored])).toBeGreaterThan(lengthOf([plain])!);
  expect(lengthOf([rich])).toBeLessThan(2 * lengthOf([scored])!);
});

test("the score grows with what has been shown", () => {
  const view = over.view as unknown as View;
  const scores = [0, 1, 2, 3, 4].map((shown) => counted(view, scored, beatsOf(scored).slice(0, shown)).seats[1]?.score);
  expect(scores).toEqual([28, 31, 36, 40, 40]);
});

test("it is played within the time there is, and stopping it leaves nothing behind", () => {
  vi.useFakeTimers();
  const moment = new Moment();
  moment.play([scored], 1_000);
  expect(moment.scene?.beats).toHaveLength(1);
  vi.advanceTimersByTime(999);
  expect(moment.scene?.beats).toHaveLength(4);
  moment.play([scored], 1_000);
  moment.stop();
  vi.advanceTimersByTime(1_000);
  expect(moment.scene).toBeNull();
  moment.play([scored], 0);
  expect(moment.scene).toBeNull();
  vi.useRealTimers();
});
