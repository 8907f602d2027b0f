import { expect, test } from "vitest";
import { duration } from "./duration";

test.each([
  [0, "0s"],
  [0.2, "1s"],
  [59, "59s"],
  [59.5, "1 min"],
  [61, "2 min"],
  [3541, "1h"],
  [3600, "1h"],
  [3601, "1h\u00a01 min"],
  [2 * 86_400, "2d"],
  [86_401, "1d\u00a01h"],
  [-5, "0s"],
])("%d seconds are %s", (seconds, shown) => expect(duration(seconds, "en")).toBe(shown));

test("every language has its own units", () => {
  expect(duration(2 * 86_400 + 4 * 3600, "de")).toMatch(/^2\sT\b/);
  expect(duration(45, "zh")).toContain("45");
});
