import { beforeEach, expect, test } from "vitest";
import { isSolved, noteSolved, streak } from "./solved";

const one = { game: "chess", id: "a1b2c3" };

beforeEach(() => localStorage.clear());

test("what was solved is known afterwards, and nothing else", () => {
  noteSolved(one);
  expect([isSolved(one), isSolved({ ...one, id: "ffffff" })]).toEqual([true, false]);
});

test("days count as long as none is left out, also before today's puzzle is solved", () => {
  for (const day of ["2026-10-28", "2026-10-30", "2026-10-31", "2026-11-01"]) noteSolved(one, day);
  expect(["2026-11-01", "2026-11-02", "2026-11-03"].map(streak)).toEqual([3, 3, 0]);
});

test("what cannot be read is as good as nothing", () => {
  localStorage.setItem("cenote-puzzles", "{");
  expect([isSolved(one), streak("2026-11-01")]).toEqual([false, 0]);
});
