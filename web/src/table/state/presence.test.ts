import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Presence } from "./presence";

let hidden = false;

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function turn(out: boolean): void {
  hidden = out;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a page is away only after it was out of sight for long, and back at once", () => {
  const heard: boolean[] = [];
  const gaze = new Presence(() => heard.push(gaze.away));
  turn(true);
  vi.advanceTimersByTime(119_000);
  turn(false);
  turn(true);
  vi.advanceTimersByTime(119_000);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1_000);
  turn(false);
  expect(heard).toEqual([true, false]);
  turn(true);
  gaze.close();
  vi.advanceTimersByTime(200_000);
  expect(heard).toEqual([true, false]);
});
