import { expect, test } from "vitest";
import { duration } from "./duration";

test.each([
  [0, "0s"],
  [0.2, "1s"],
  [59, "59s"],
  [59.5, "1 min"],
  [61, "2 min"],
  [3541, "1h 0 min"],
  [3600, "1h 0 min"],
  [3601, "1h 1 min"],
  [2 * 86_400, "2d 0h"],
  [86_401, "1d 1h"],
  [-5, "0s"],
])("%d seconds are %s", (seconds, shown) => expect(duration(seconds, "en")).toBe(shown));

test("every language has its own units", () => {
  expect(duration(2 * 86_400 + 4 * 3600, "de")).toMatch(/^2\sT\b/);
  expect(duration(45, "zh")).toContain("45");
});
