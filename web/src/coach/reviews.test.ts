import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Review } from "./reviews.svelte";
import type { Reviewed } from "./types";

const HALF: Reviewed = { ready: false, done: 5, of: 10, moments: [], costly: [], luck: [], skill: [], gifts: [] };
const READY: Reviewed = { ...HALF, ready: true };

let answers: Reviewed[];
let asked: number;
let review: Review;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers] = [0, []];
  review = new Review(() => {
    asked += 1;
    return Promise.resolve(answers.shift() ?? HALF);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is asked for until it is there, and then no more", async () => {
  answers = [HALF, HALF, READY];
  const stop = review.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect([review.done, review.result]).toEqual([0.5, null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, review.result]).toEqual([3, READY]);
  stop();
  review.follow();
  expect(asked).toBe(3);
});

test("whoever has gone asks no more", async () => {
  const stop = review.follow();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

test("a page that nobody looks at waits until somebody does", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  review.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
});
